import type { View } from '../../play/view.ts';
import type { Deal } from '../../play/deal.ts';
import type { Random } from '../../shuffle.ts';
import { worldsOf } from '../../solver/worlds.ts';

const TRIES = 60;

/**
 * Worlds a seat cannot tell from the real one, as `worldsOf` gives them, but with the called card in the hand of another
 * than the caller as long as it may be there: who calls a card of his own does so seldom.
 */
export function callWorldsOf(view: View): (random: Random) => Deal {
  const next = worldsOf(view);
  const { auction, seat } = view;
  const secret = auction?.called !== undefined && auction.partner === 'unknown' && auction.caller !== seat;
  if (!secret) return next;
  return (random) => {
    let world = next(random);
    for (let tries = 1; tries < TRIES && world.auction?.partner === undefined; tries += 1) world = next(random);
    return world;
  };
}

/** A whole number made of everything a seat knows that changes from move to move, to start its chance with. */
export function seedOf({ hand, tricks, trick, seat }: View): number {
  let hash = 0x811c9dc5;
  const text = `${seat} ${hand.join(' ')} ${tricks.length} ${trick.map(({ card }) => card).join(' ')}`;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

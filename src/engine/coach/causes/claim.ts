import type { Card } from '../../cards.ts';
import type { Strength } from '../reason.ts';
import type { Analysis, TrickTest } from '../tree/analysis.ts';
import type { Node } from '../tree/game.ts';
import { seatOfPlay } from '../tree/game.ts';

/** Which side: `ours` is the learner's. */
export type Side = 'ours' | 'theirs';

/**
 * Something a sentence says of one line, to be proved for every best line: what happens to a card, or that one card
 * falls before another.
 */
export type Claim = { readonly after: 'best' | 'other' } & (
  | {
      readonly says: 'taken';
      readonly card: Card;
      readonly to: Side;
      readonly by?: Card;
      /** The side that plays the card. */
      readonly from?: Side;
      readonly trick?: number;
      readonly ledBy?: Side;
      /** The card that leads its trick. */
      readonly lead?: Card;
    }
  | { readonly says: 'falls-before'; readonly first: Card; readonly then: Card }
);

/** The tree with the two moves compared, to prove claims in. */
export interface Proof {
  readonly analysis: Analysis;
  readonly numberOf: (card: Card) => number;
  readonly afterBest: Node;
  readonly afterOther: Node;
  /** The trick that the move itself ended, if it did: it is the same in every line. */
  readonly endedBest: Parameters<TrickTest>[0] | undefined;
  readonly endedOther: Parameters<TrickTest>[0] | undefined;
}

function testOf({ analysis: { game }, numberOf }: Proof, claim: Claim): TrickTest {
  if (claim.says === 'falls-before') {
    const first = numberOf(claim.first);
    const then = numberOf(claim.then);
    return ({ cards }) => (cards.includes(then) ? false : cards.includes(first) ? true : undefined);
  }
  const card = numberOf(claim.card);
  const by = claim.by === undefined ? undefined : numberOf(claim.by);
  const lead = claim.lead === undefined ? undefined : numberOf(claim.lead);
  const isSide = (seat: number, side: Side): boolean => (game.sideOf[seat] === 0) === (side === 'ours');
  return (trick) => {
    const place = trick.cards.indexOf(card);
    if (place < 0) return undefined;
    const winner = trick.cards[(trick.winner - trick.leader + game.seats) % game.seats];
    return (
      isSide(trick.winner, claim.to) &&
      (by === undefined || winner === by) &&
      (lead === undefined || trick.cards[0] === lead) &&
      (claim.from === undefined || isSide(seatOfPlay(game, trick, place), claim.from)) &&
      (claim.ledBy === undefined || isSide(trick.leader, claim.ledBy)) &&
      (claim.trick === undefined || trick.index === claim.trick)
    );
  };
}

/** Whether the claim holds in every best line after the move it speaks of. */
export function holdsAlways(proof: Proof, claim: Claim): boolean {
  const test = testOf(proof, claim);
  const ended = claim.after === 'best' ? proof.endedBest : proof.endedOther;
  const ruling = ended && test(ended);
  return ruling ?? proof.analysis.always(claim.after === 'best' ? proof.afterBest : proof.afterOther, test);
}

/** Whether the side that gains from the claim can make it hold against every play of the other side. */
function isForced(proof: Proof, claim: Claim): boolean {
  const test = testOf(proof, claim);
  const ended = claim.after === 'best' ? proof.endedBest : proof.endedOther;
  const ruling = ended && test(ended);
  if (ruling !== undefined) return ruling;
  return claim.after === 'best'
    ? proof.analysis.forces(proof.afterBest, 0, test)
    : proof.analysis.forces(proof.afterOther, 1, test);
}

/** How far claims carry together. Without a proof they hold in the lines shown, and that is all that is said. */
export function strengthOf(proof: Proof | undefined, claims: readonly Claim[]): Strength {
  if (!proof || claims.length === 0 || !claims.every((claim) => holdsAlways(proof, claim))) return 'best-line';
  // Two claims forced one by one need not be forced together, so only a single one may be said of every reply.
  const [claim] = claims;
  return claims.length === 1 && claim && isForced(proof, claim) ? 'every-reply' : 'all-best-lines';
}

import { suitOf } from '../cards.ts';
import type { Card, Seat } from '../cards.ts';
import { layoutOf, packOf, pointsOf } from '../rules/deck.ts';
import type { PositionError } from '../rules/refusal.ts';
import type { TrumpSource } from '../rules/ruleSet.ts';
import { sidesOf } from '../rules/sides.ts';
import type { Deal } from './deal.ts';

/** What a position must say of trump, by where a rule set's trump comes from. */
const TRUMP_IN_POSITION: Record<TrumpSource, 'needed' | 'unused' | 'either'> = {
  'turn-up': 'needed',
  none: 'unused',
  'suit-of-called-card': 'needed',
  'declared-by-caller': 'needed',
  'last-card-dealt': 'needed',
  'last-card-dealt-hidden': 'needed',
  'dealer-shows-a-card': 'needed',
  'none-until-declared': 'either',
  rotates: 'needed',
};

const cardsInPlay = ({ hands, trick, stock, kitty = [] }: Deal): readonly Card[] => [
  ...hands.flat(),
  ...trick.map((play) => play.card),
  ...stock,
  ...kitty,
];

function cardError(deal: Deal): PositionError | undefined {
  const { rules } = deal;
  const pack = packOf(rules);
  const mayLack = [rules.removed, ...rules.removedChoices];
  const seen = new Set<Card>();
  for (const card of cardsInPlay(deal)) {
    if (!pack.includes(card) || mayLack.every((removed) => removed.includes(card)))
      return { kind: 'not-in-pack', card };
    if (seen.has(card)) return { kind: 'card-twice', card };
    seen.add(card);
  }
  return undefined;
}

const playedBy = ({ trick }: Deal, seat: Seat): number => trick.filter((play) => play.seat === seat).length;

/** Hands that could lie there at this moment: full while there is stock, and equal once cards on the table count. */
function handError(deal: Deal): PositionError | undefined {
  const { rules, hands, stock, phase } = deal;
  if (phase === 'discarding') return undefined;
  const before = hands.map((hand, seat) => hand.length + playedBy(deal, seat));
  const full = stock.length > 0 ? rules.handSize : Math.max(...before);
  const seat = before.findIndex((held) => held !== full);
  if (seat >= 0) {
    return { kind: 'wrong-hand-size', seat, expected: full - playedBy(deal, seat), found: hands[seat]?.length ?? 0 };
  }
  return full > rules.handSize
    ? { kind: 'wrong-hand-size', seat: 0, expected: rules.handSize, found: full }
    : undefined;
}

function stockError({ rules, stock }: Deal): PositionError | undefined {
  const { stockSize } = layoutOf(rules);
  const fits = stock.length <= stockSize && stock.length % rules.seats === 0;
  return fits ? undefined : { kind: 'wrong-stock', found: stock.length };
}

function trickError({ rules, trick, phase }: Deal): PositionError | undefined {
  const atMost = rules.seats * rules.cardsPerTrick - (phase === 'calling' ? 0 : 1);
  return trick.length > atMost ? { kind: 'wrong-trick', found: trick.length, atMost } : undefined;
}

/** Whether trump is still open: before the call, and in a first trick played blind. */
const trumpIsOpen = ({ auction, phase }: Deal): boolean =>
  phase === 'bidding' || phase === 'calling' || (auction !== undefined && auction.called === undefined);

function trumpError(deal: Deal): PositionError | undefined {
  const { rules, trump, stock } = deal;
  const need = TRUMP_IN_POSITION[rules.trump];
  if (need === 'unused' && trump) return { kind: 'trump-not-used' };
  if (need === 'needed' && !trump) return trumpIsOpen(deal) ? undefined : { kind: 'trump-missing' };
  const turnUp = stock[stock.length - 1];
  return rules.trump === 'turn-up' && trump && turnUp && suitOf(turnUp) !== trump
    ? { kind: 'turn-up-not-trump', turnUp, trump }
    : undefined;
}

function pointsError(deal: Deal): PositionError | undefined {
  const { rules, taken, takenSince, phase } = deal;
  // Once the last trick is taken, what was laid aside is among the points taken.
  const inPlay = cardsInPlay(phase === 'finished' ? { ...deal, kitty: [] } : deal);
  const found = taken.reduce((sum, points) => sum + points, 0) + pointsOf(rules, inPlay);
  return takenSince === 'start' && found !== rules.pointsTotal
    ? { kind: 'points-do-not-add-up', expected: rules.pointsTotal, found }
    : undefined;
}

function sidesError({ rules, sides }: Deal): PositionError | undefined {
  const seats = sides.flat();
  const partition = seats.length === rules.seats && new Set(seats).size === rules.seats;
  const inOrder = sides.map((side) => [...side].sort((a, b) => a - b).join(' ')).sort();
  const fixed = sidesOf(rules)
    .map((side) => side.join(' '))
    .sort();
  const asFixed = inOrder.length === fixed.length && inOrder.every((side, i) => side === fixed[i]);
  const asCalled = rules.sides === 'caller-and-secret-partner' && sides.length === 2;
  return partition && (asFixed || asCalled) ? undefined : { kind: 'wrong-sides' };
}

const CHECKS = [cardError, trickError, stockError, handError, trumpError, pointsError, sidesError];

/** The first thing that keeps `deal` from being a position of its rule set; undefined when it is one. */
export function positionError(deal: Deal): PositionError | undefined {
  for (const check of CHECKS) {
    const error = check(deal);
    if (error) return error;
  }
  return undefined;
}

import type { Card, Points } from '../../cards.ts';
import { suitOf } from '../../cards.ts';
import type { Deal, Move } from '../../play/deal.ts';
import { pointsOf } from '../../rules/deck.ts';
import { winningPlay } from '../../rules/trick.ts';
import type { Equality } from '../reason.ts';
import type { Fault } from './lineFacts.ts';
import { after } from './oracle.ts';
import type { Oracle } from './oracle.ts';

const liveCards = ({ hands, stock, trick }: Deal): readonly Card[] => [
  ...hands.flat(),
  ...stock,
  ...trick.map(({ card }) => card),
];

/** Which of two cards of one suit is the stronger, asked of the rules by playing them. */
const isStronger = ({ rules, trump }: Deal, card: Card, than: Card): boolean =>
  winningPlay(rules, trump, [
    { seat: 0, card: than },
    { seat: 1, card },
  ]).seat === 1;

function touchingFault(deal: Deal, move: Move, other: Card): Fault {
  const card = move as Card; // an exchange is never said to touch
  if (suitOf(card) !== suitOf(other) || pointsOf(deal.rules, [card]) !== pointsOf(deal.rules, [other]))
    return 'not alike';
  const hand = deal.hands[deal.turn] ?? [];
  const between = liveCards(deal).filter(
    (one) =>
      !hand.includes(one) &&
      suitOf(one) === suitOf(card) &&
      one !== card &&
      one !== other &&
      isStronger(deal, one, card) !== isStronger(deal, one, other),
  );
  return between.length === 0 ? undefined : `${between.join(' ')} lies between`;
}

/** The cards taken on the way to an outcome after a move, the rest of the trick it ends included. */
function outcomesAfter(deal: Deal, move: Move, oracle: Oracle): ReadonlySet<string> {
  const next = after(deal, move);
  const trick = next.tricks.length > deal.tricks.length ? next.tricks[next.tricks.length - 1] : undefined;
  const ours = deal.sides.find((side) => side.includes(deal.turn)) ?? [];
  const taken = trick && ours.includes(trick.winner) ? trick.plays.map(({ card }) => card) : [];
  const scoring = taken.filter((card) => pointsOf(deal.rules, [card]) > 0);
  return new Set(
    [...oracle.outcomes(next)].map((rest) =>
      [...scoring, ...rest.split(' ').filter((card) => card !== '')].sort().join(' '),
    ),
  );
}

/** What is wrong with the reason why `move` is as good as another best move. */
export function equalityFault(reason: Equality, deal: Deal, move: Move, oracle: Oracle): Fault {
  const moves = oracle.legalMoves(deal);
  const values = moves.map((legal) => oracle.valueAfter(deal, legal));
  const own = oracle.valueAfter(deal, move);
  const left: Points = pointsOf(deal.rules, liveCards(deal));
  if (own !== Math.max(...values)) return 'the move is not best';
  switch (reason.kind) {
    case 'only-move':
      return moves.length === 1 ? undefined : 'there are other moves';
    case 'no-points-left':
      return left === 0 ? undefined : 'points are left';
    case 'all-yours':
      return values.every((value) => value === left) ? undefined : 'some points can be lost';
    case 'all-theirs':
      return values.every((value) => value === 0) ? undefined : 'some points can be won';
    case 'all-equal':
      return values.every((value) => value === own) ? undefined : 'the values differ';
    case 'touching':
      return touchingFault(deal, move, reason.other);
    case 'same-outcome': {
      const mine = outcomesAfter(deal, move, oracle);
      const others = moves.filter((other, i) => other !== move && values[i] === own);
      const meets = others.some((other) => [...outcomesAfter(deal, other, oracle)].some((one) => mine.has(one)));
      return meets ? undefined : 'the outcomes never meet';
    }
    case 'swap':
      return pointsOf(deal.rules, reason.lose) === pointsOf(deal.rules, reason.get) ? undefined : 'the swap is uneven';
    case 'same-value':
      return values.filter((value) => value === own).length > 1 ? undefined : 'no other move is as good';
  }
}

import type { Card } from '../cards.ts';
import { suitOf } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import { scoreOf, sideOf } from '../play/outcome.ts';
import { pointsOf, strengthOf } from '../rules/deck.ts';
import { treeMoveOf } from './bestLine.ts';
import { compare } from './compare.ts';
import { pointsLeft } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { ledgerOf } from './ledger.ts';
import type { Equality } from './reason.ts';

/**
 * Whether two cards of the hand do the same: one suit, the same points, and every card between them that is still to be
 * played is in the same hand. A card on the table or in the stock between them parts them.
 */
function areTouching(deal: Deal, x: Card, y: Card): boolean {
  const { rules, hands, stock, trick, turn } = deal;
  if (suitOf(x) !== suitOf(y) || pointsOf(rules, [x]) !== pointsOf(rules, [y])) return false;
  const low = Math.min(strengthOf(rules, x), strengthOf(rules, y));
  const high = Math.max(strengthOf(rules, x), strengthOf(rules, y));
  const elsewhere = [
    ...hands.flatMap((hand, seat) => (seat === turn ? [] : hand)),
    ...stock,
    ...trick.map((p) => p.card),
  ];
  return !elsewhere.some((card) => {
    const strength = strengthOf(rules, card);
    return suitOf(card) === suitOf(x) && strength > low && strength < high;
  });
}

const isCard = (move: Move): move is Card => !move.startsWith('exchange ');

/** Why `move`, which has the top value, is worth as much as the other best moves of `best`. */
export function equalityOf({ deal, values, analysis }: Knowledge, best: readonly Move[], move: Move): Equality {
  const left = pointsLeft(deal);
  const future = (values.get(move) ?? 0) - scoreOf(deal, sideOf(deal, deal.turn));
  if (values.size === 1) return { kind: 'only-move' };
  if (left === 0) return { kind: 'no-points-left' };
  if (best.length === values.size && future === left) return { kind: 'all-yours' };
  if (best.length === values.size && future === 0) return { kind: 'all-theirs' };

  const others = best.filter((other) => other !== move);
  if (isCard(move)) {
    const twin = others.filter(isCard).find((other) => areTouching(deal, move, other));
    if (twin) return { kind: 'touching', other: twin };
  }
  if (best.length === values.size) return { kind: 'all-equal' };
  if (!analysis) return { kind: 'same-value' };
  const { game } = analysis;
  const { bestLine, otherLine } = compare(
    deal,
    analysis,
    others.map((other) => treeMoveOf(game, other)),
    treeMoveOf(game, move),
  );
  const { lose, miss, get } = ledgerOf(bestLine, otherLine);
  const cards = (entries: typeof lose): readonly Card[] => entries.map(({ card }) => card);
  if (get.length === 0) return { kind: 'same-outcome' };
  return { kind: 'swap', lose: cards([...lose, ...miss]), get: cards(get) };
}

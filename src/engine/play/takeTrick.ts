import type { Points } from '../cards.ts';
import { pointsOf } from '../rules/deck.ts';
import type { FinishedTrick } from '../rules/play.ts';
import { winningPlay } from '../rules/trick.ts';
import type { Deal } from './deal.ts';
import { afterDraw } from './draw.ts';
import { added } from './lists.ts';

/** The points for most tricks, once all are taken. Source: RULES.md part 5.21 (Trévoux 1771). */
function bonusAtEnd({ rules, tricksWon, bonus }: Deal): readonly Points[] | undefined {
  return rules.bonuses.reduce((earned, rule) => {
    if (rule.kind !== 'most-tricks' || !earned) return earned;
    const most = Math.max(...tricksWon);
    const winners = tricksWon.filter((won) => won === most);
    return winners.length === 1 ? added(earned, tricksWon.indexOf(most), rule.points) : earned;
  }, bonus);
}

/** The end of a deal: bonuses, and the kitty for whoever took the last trick. */
const finished = (deal: Deal): Deal => {
  const { rules, kitty, taken, turn } = deal;
  const bonus = bonusAtEnd(deal);
  return {
    ...deal,
    phase: 'finished',
    ...(bonus && { bonus }),
    ...(kitty && { taken: added(taken, turn, pointsOf(rules, kitty)) }),
  };
};

/** The deal once the full trick on the table has been taken, and cards have been drawn. The winner leads. */
export function takeTrick(deal: Deal): Deal {
  const { rules, trump, trick, tricks, taken, tricksWon } = deal;
  const winner = winningPlay(rules, trump, trick).seat;
  const points = pointsOf(
    rules,
    trick.map((play) => play.card),
  );
  const finishedTrick: FinishedTrick = { plays: trick, winner, points };
  const { hands, stock, turnUpTo } = afterDraw(rules, deal.hands, deal.stock, winner);
  const next: Deal = {
    ...deal,
    hands,
    stock,
    turn: winner,
    trick: [],
    taken: added(taken, winner, points),
    tricksWon: added(tricksWon, winner, 1),
    tricks: [...tricks, finishedTrick],
    exchanged: false,
    shown: turnUpTo ? [...deal.shown, { ...turnUpTo, to: 'everybody' }] : deal.shown,
  };
  return hands[winner]?.length === 0 ? finished(next) : next;
}

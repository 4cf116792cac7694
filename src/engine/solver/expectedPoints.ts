import { pairIndex, pairsBelow } from './dealKernel.ts';
import { drawPlanOf, membersOf } from './drawPlan.ts';
import { fillPlainly } from './expectedBlocks.ts';
import { CARDS, fillByKernel } from './expectedKernel.ts';
import type { ExpectedKernel } from './expectedKernel.ts';
import { threeOf } from './hiddenGame.ts';
import type { HiddenGame, Place, Three } from './hiddenGame.ts';

/** By the place of a card: what the seat to move gains over the other in the end, on average, by playing it. */
export type Margins = ReadonlyMap<Place, number>;

/** What follows a trick: the margin of the winner, for the pair he keeps and the other's. */
type After = (a: Place, b: Place, c: Place, d: Place) => number;

/**
 * The exact expectation of every card in true Scoperta: points of the seat to move less the other's, from this trick on.
 *
 * After each trick the winner draws the top of the stock; which hidden card goes to the loser and which is turned up
 * next, all ordered pairs are equally likely. Both sides see the same, so the value is that of the larger over leads
 * of the smaller over replies of the mean over those pairs. Sums are double-precision without a kernel and
 * single-precision with one; the two differ by less than a ten-thousandth of a point.
 *
 * Source: SCOPERTA.md part A, "Dense": bottom-up over the sets of hidden cards, here with the hands that each set leaves.
 */
export function expectedMargins(game: HiddenGame, kernel?: ExpectedKernel): Margins {
  const { hidden, turnUp, size, lastTwo } = game;
  const plan = drawPlanOf(game);
  const byKernel = kernel && hidden > 0 && size <= CARDS;
  const margins = byKernel ? fillByKernel(game, plan, kernel) : fillPlainly(game, plan);
  const all = (1 << hidden) - 1;
  const atEnd: After = (a, b, c, d) => lastTwo[pairIndex(a, b) * pairsBelow(size) + pairIndex(c, d)]!;

  /** The winner holds `mine`, the other `his`, both after the draw; the winner leads. */
  function atTrick(mine: Three, his: Three, next: After): number {
    let most = -Infinity;
    for (const lead of mine) {
      let least = Infinity;
      for (const reply of his) least = Math.min(least, afterReply(mine, his, lead, reply, next));
      most = Math.max(most, least);
    }
    return most;
  }

  function afterReply(mine: Three, his: Three, lead: Place, reply: Place, next: After): number {
    const [a, b] = mine.filter((card) => card !== lead) as [Place, Place];
    const [c, d] = his.filter((card) => card !== reply) as [Place, Place];
    const gain = game.gain(lead, reply);
    return game.takes(lead, reply) ? gain + next(a, b, c, d) : gain - next(c, d, a, b);
  }

  /** The winner keeps a pair, draws the top; the mean over what the other draws and what is turned up. */
  function afterTrick(mine: readonly Place[], his: readonly Place[]): number {
    const winner = threeOf([...mine, game.top]);
    if (hidden === 0) return atTrick(winner, threeOf([...his, turnUp]), atEnd);
    let sum = 0;
    for (const drawn of membersOf(all)) {
      for (const next of membersOf(all & ~(1 << drawn))) {
        const index = plan.indexOf(all & ~(1 << drawn) & ~(1 << next), next);
        sum += atTrick(winner, threeOf([...his, drawn]), (a, b, c, d) => margins(index, a, b, c, d));
      }
    }
    return sum / (hidden * (hidden - 1));
  }

  const replyMargin = (lead: Place, reply: Place): number => {
    const mine = game.leaderHand.filter((card) => card !== lead);
    const his = game.otherHand.filter((card) => card !== reply);
    const gain = game.gain(lead, reply);
    return game.takes(lead, reply) ? gain + afterTrick(mine, his) : gain - afterTrick(his, mine);
  };
  const { led } = game;
  if (led !== undefined) return new Map(game.otherHand.map((card) => [card, -replyMargin(led, card)]));
  return new Map(
    game.leaderHand.map((lead) => [lead, Math.min(...game.otherHand.map((reply) => replyMargin(lead, reply)))]),
  );
}

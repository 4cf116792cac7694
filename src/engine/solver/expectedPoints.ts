import { pairsBelow } from './dealKernel.ts';
import { pairWithout, threeOf } from './hiddenGame.ts';
import type { HiddenGame, Place, Three } from './hiddenGame.ts';

/** By the place of a card: what the seat to move gains over the other in the end, on average, by playing it. */
export type Margins = ReadonlyMap<Place, number>;

/**
 * The exact expectation of every card in true Scoperta: points of the seat to move less the other's, from this trick on.
 *
 * After each trick the winner draws the top of the stock; which hidden card goes to the loser and which is turned up
 * next, all ordered pairs are equally likely. Both sides see the same, so the value is that of the larger over leads
 * of the smaller over replies of the mean over those pairs.
 *
 * Source: SCOPERTA.md part A, "Memo": values after a trick are kept under a perfect index.
 */
export function expectedMargins(game: HiddenGame): Margins {
  const { size, hidden, turnUp } = game;
  const pairs = pairsBelow(size);
  const blocks: Float32Array[] = [];
  const pairOf = pairsOf(size);

  /** The winner of a trick, who holds a pair, draws `top`; the other holds a pair and draws a card of `set`. */
  function afterTrick(winner: number, loser: number, top: Place, set: number): number {
    const block = (blocks[set * (hidden + 1) + top] ??= new Float32Array(pairs * pairs).fill(NaN));
    const at = winner * pairs + loser;
    const known = block[at]!;
    if (known === known) return known;
    const [a, b] = pairOf[winner]!;
    const [c, d] = pairOf[loser]!;
    const value = set === 0 ? atEnd([a, b, top], [c, d, turnUp]) : meanOfDraws([a, b, top], c, d, set);
    block[at] = value;
    return value;
  }

  function meanOfDraws(mine: Three, c: Place, d: Place, set: number): number {
    let sum = 0;
    let count = 0;
    for (let drawn = set; drawn !== 0; drawn &= drawn - 1) {
      const card = 31 - Math.clz32(drawn & -drawn);
      const rest = set & ~(1 << card);
      for (let turned = rest; turned !== 0; turned &= turned - 1) {
        const next = 31 - Math.clz32(turned & -turned);
        sum += atTrick(mine, [c, d, card], next, rest & ~(1 << next));
        count++;
      }
    }
    return sum / count;
  }

  /** A trick of which the value after it is given by `after`: the leader's best, without trying what cannot matter. */
  function bestLead(mine: Three, his: Three, after: (winner: number, loser: number) => number): number {
    let most = -Infinity;
    for (let x = 0; x < 3; x++) {
      const keeps = pairWithout(mine, x);
      let least = Infinity;
      for (let y = 0; y < 3 && least > most; y++) {
        const left = pairWithout(his, y);
        const gain = game.gain(mine[x]!, his[y]!);
        const value = game.takes(mine[x]!, his[y]!) ? gain + after(keeps, left) : gain - after(left, keeps);
        if (value < least) least = value;
      }
      if (least > most) most = least;
    }
    return most;
  }

  const atEnd = (mine: Three, his: Three): number => bestLead(mine, his, game.lastTwo);

  const atTrick = (mine: Three, his: Three, top: Place, set: number): number =>
    bestLead(mine, his, (winner, loser) => afterTrick(winner, loser, top, set));

  const all = (1 << hidden) - 1;
  const mine = threeOf(game.leaderHand);
  const his = threeOf(game.otherHand);
  const replyMargin = (x: number, y: number): number => {
    const gain = game.gain(mine[x]!, his[y]!);
    const [keeps, left] = [pairWithout(mine, x), pairWithout(his, y)];
    return game.takes(mine[x]!, his[y]!)
      ? gain + afterTrick(keeps, left, game.top, all)
      : gain - afterTrick(left, keeps, game.top, all);
  };
  if (game.led !== undefined) {
    const x = mine.indexOf(game.led);
    return new Map(his.map((place, y) => [place, -replyMargin(x, y)]));
  }
  return new Map(mine.map((place, x) => [place, Math.min(...his.map((_, y) => replyMargin(x, y)))]));
}

/** The two places of each pair, by its number. */
export function pairsOf(size: number): readonly (readonly [Place, Place])[] {
  const pairs: (readonly [Place, Place])[] = [];
  for (let j = 1; j < size; j++) for (let i = 0; i < j; i++) pairs.push([i, j]);
  return pairs;
}

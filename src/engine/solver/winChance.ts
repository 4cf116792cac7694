import type { Points } from '../cards.ts';
import { pairsBelow } from './dealKernel.ts';
import { pairWithout, threeOf } from './hiddenGame.ts';
import type { HiddenGame, Place, Three } from './hiddenGame.ts';

const ahead = (margin: number): number => (margin > 0 ? 1 : margin === 0 ? 0.5 : 0);

/** The two places of each pair, by its number. */
function pairsOf(size: number): readonly (readonly [Place, Place])[] {
  const pairs: (readonly [Place, Place])[] = [];
  for (let j = 1; j < size; j++) for (let i = 0; i < j; i++) pairs.push([i, j]);
  return pairs;
}

/**
 * The exact chance of every card in true Scoperta that the seat to move ends ahead, a tie counting half, when both sides
 * play for that and for nothing else. `lead`: points by which who leads the trick is ahead before it.
 *
 * Source: SCOPERTA.md part A, "Win probability": top-down, with the score in the key, cut where all is decided.
 */
export function winChances(game: HiddenGame, lead: Points): ReadonlyMap<Place, number> {
  const { size, hidden, turnUp } = game;
  const pairs = pairsBelow(size);
  const pairOf = pairsOf(size);
  const known = new Map<number, number>();

  /** `margin`: by how much the winner, who leads next, is ahead. `left`: points still to be won. */
  function afterTrick(winner: number, loser: number, top: Place, set: number, margin: number, left: Points): number {
    if (margin > left) return 1;
    if (-margin > left) return 0;
    const key = (((set * (hidden + 1) + top) * pairs + winner) * pairs + loser) * 512 + margin + 256;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [a, b] = pairOf[winner]!;
    const [c, d] = pairOf[loser]!;
    const chance =
      set === 0
        ? bestLead([a, b, top], [c, d, turnUp], margin, left, atEnd)
        : meanOfDraws([a, b, top], c, d, set, margin, left);
    known.set(key, chance);
    return chance;
  }

  function meanOfDraws(mine: Three, c: Place, d: Place, set: number, margin: number, left: Points): number {
    let sum = 0;
    let count = 0;
    for (let drawn = set; drawn !== 0; drawn &= drawn - 1) {
      const card = 31 - Math.clz32(drawn & -drawn);
      const rest = set & ~(1 << card);
      for (let turned = rest; turned !== 0; turned &= turned - 1) {
        const next = 31 - Math.clz32(turned & -turned);
        const under = rest & ~(1 << next);
        sum += bestLead([...mine], [c, d, card], margin, left, (winner, loser, after, still) =>
          afterTrick(winner, loser, next, under, after, still),
        );
        count++;
      }
    }
    return sum / count;
  }

  type After = (winner: number, loser: number, margin: number, left: Points) => number;

  // With two cards each the play that wins most points also wins whatever can be won.
  const atEnd: After = (winner, loser, margin) => ahead(margin + game.lastTwo[winner * pairs + loser]!);

  function replyChance(
    mine: Three,
    his: Three,
    x: number,
    y: number,
    margin: number,
    left: Points,
    after: After,
  ): number {
    const gain = game.gain(mine[x]!, his[y]!);
    const [keeps, rest] = [pairWithout(mine, x), pairWithout(his, y)];
    const still = left - Math.abs(gain);
    return game.takes(mine[x]!, his[y]!)
      ? after(keeps, rest, margin + gain, still)
      : 1 - after(rest, keeps, -margin - gain, still);
  }

  function bestLead(mine: Three, his: Three, margin: number, left: Points, after: After): number {
    let most = 0;
    for (let x = 0; x < 3 && most < 1; x++) {
      let least = 1;
      for (let y = 0; y < 3 && least > most; y++) {
        least = Math.min(least, replyChance(mine, his, x, y, margin, left, after));
      }
      most = Math.max(most, least);
    }
    return most;
  }

  const mine = threeOf(game.leaderHand);
  const his = threeOf(game.otherHand);
  const all = (1 << hidden) - 1;
  const chance = (x: number, y: number): number =>
    replyChance(mine, his, x, y, lead, game.pointsLeft, (winner, loser, margin, left) =>
      afterTrick(winner, loser, game.top, all, margin, left),
    );
  if (game.led !== undefined) {
    const x = mine.indexOf(game.led);
    return new Map(his.map((place, y) => [place, 1 - chance(x, y)]));
  }
  return new Map(mine.map((place, x) => [place, Math.min(...his.map((_, y) => chance(x, y)))]));
}

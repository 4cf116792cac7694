import { blockOf, createAddDraw, marginOf } from './expectedBlocks.ts';
import type { Block } from './expectedBlocks.ts';
import { threeOf } from './hiddenGame.ts';
import type { HiddenGame, Place, Three } from './hiddenGame.ts';

/** By the place of a card: what the seat to move gains over the other in the end, on average, by playing it. */
export type Margins = ReadonlyMap<Place, number>;

/** The members of a set of hidden cards. */
function membersOf(set: number): readonly Place[] {
  const members: Place[] = [];
  for (let left = set; left !== 0; left &= left - 1) members.push(31 - Math.clz32(left & -left));
  return members;
}

/** Every block that can follow, by the set still hidden and the top; built from the smallest sets up. */
function fillBlocks(game: HiddenGame): (set: number, top: Place) => Block {
  const { size, hidden, turnUp } = game;
  const all = (1 << hidden) - 1;
  const blocks: Block[] = [];
  const at = (set: number, top: Place): number => set * (hidden + 1) + top;
  const addDraw = createAddDraw(game);
  const everything = blockOf(
    size,
    Array.from({ length: size }, (_, place) => place),
    game.lastTwo,
  );

  const fill = (set: number, top: Place): void => {
    const members = membersOf(set);
    const hands = everything.cards.filter((card) => card !== top && card !== turnUp && !members.includes(card));
    const block = blockOf(size, hands);
    if (set === 0) addDraw(block, top, turnUp, everything);
    for (const drawn of members) {
      for (const next of members) {
        const rest = set & ~(1 << drawn) & ~(1 << next);
        if (next !== drawn) addDraw(block, top, drawn, blocks[at(rest, next)]!);
      }
    }
    const draws = Math.max(1, members.length * (members.length - 1));
    const { margins } = block;
    for (let i = 0; i < margins.length; i++) margins[i]! /= draws;
    blocks[at(set, top)] = block;
  };

  for (let count = 0; count < hidden; count += 2) {
    for (let set = 0; set <= all; set++) {
      if (membersOf(set).length !== count) continue;
      for (const top of membersOf(all & ~set)) fill(set, top);
    }
  }
  return (set, top) => blocks[at(set, top)]!;
}

/**
 * The exact expectation of every card in true Scoperta: points of the seat to move less the other's, from this trick on.
 *
 * After each trick the winner draws the top of the stock; which hidden card goes to the loser and which is turned up
 * next, all ordered pairs are equally likely. Both sides see the same, so the value is that of the larger over leads
 * of the smaller over replies of the mean over those pairs. Values are single-precision: errors are below a
 * ten-thousandth of a point.
 *
 * Source: SCOPERTA.md part A, "Dense": bottom-up over the sets of hidden cards, here with the hands that each set leaves.
 */
export function expectedMargins(game: HiddenGame): Margins {
  const { hidden, turnUp, size } = game;
  const blocks = fillBlocks(game);
  const all = (1 << hidden) - 1;
  const ends = blockOf(
    size,
    Array.from({ length: size }, (_, place) => place),
    game.lastTwo,
  );

  /** The winner holds `mine`, the other `his`, both after the draw; the winner leads. */
  function atTrick(mine: Three, his: Three, next: Block): number {
    let most = -Infinity;
    for (const lead of mine) {
      let least = Infinity;
      for (const reply of his) least = Math.min(least, afterReply(mine, his, lead, reply, next));
      most = Math.max(most, least);
    }
    return most;
  }

  function afterReply(mine: Three, his: Three, lead: Place, reply: Place, next: Block): number {
    const [a, b] = mine.filter((card) => card !== lead) as [Place, Place];
    const [c, d] = his.filter((card) => card !== reply) as [Place, Place];
    const gain = game.gain(lead, reply);
    return game.takes(lead, reply) ? gain + marginOf(next, a, b, c, d) : gain - marginOf(next, c, d, a, b);
  }

  /** The winner keeps a pair, draws the top; the mean over what the other draws and what is turned up. */
  function afterTrick(mine: readonly Place[], his: readonly Place[]): number {
    const winner = threeOf([...mine, game.top]);
    if (hidden === 0) return atTrick(winner, threeOf([...his, turnUp]), ends);
    let sum = 0;
    for (const drawn of membersOf(all)) {
      for (const next of membersOf(all & ~(1 << drawn))) {
        sum += atTrick(winner, threeOf([...his, drawn]), blocks(all & ~(1 << drawn) & ~(1 << next), next));
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

import { pairIndex, pairsBelow } from './dealKernel.ts';
import { EVERYTHING } from './drawPlan.ts';
import type { DrawPlan } from './drawPlan.ts';
import type { MarginsOf } from './expectedBlocks.ts';
import type { HiddenGame, Place } from './hiddenGame.ts';

/**
 * The inner loops of the expectation in WebAssembly: what `expectedBlocks.ts` does in TypeScript, in single precision.
 *
 * Cards have positions, so that those surely in a hand come first: the hands, the top at the root, the hidden cards, the
 * turn-up. From `GAIN` on lie two tables of `CARDS` by `CARDS` words, by lead and reply: points gained by the leader, and
 * all ones where he takes. A block has a head of words: the addresses of its margins, of their negated transpose, and of
 * its row numbers in bytes by pair of positions; how many cards can be in a hand; and these, ascending. Its margins have
 * a row for each pair of these and a column for each pair of positions.
 */
export interface ExpectedKernel {
  /** Where blocks may begin. */
  readonly base: number;
  /** The memory, at least so many bytes. */
  reserve(bytes: number): ArrayBuffer;
  /** Fills a block of a game with `width` cards. A draw is two words: the position drawn, and the block that follows. */
  fillBlock(block: number, width: number, top: number, draws: number, count: number): void;
  /** Writes minus the transpose of a block's margins. */
  turn(block: number, width: number): void;
}

/** The most cards that a kernel takes: eight hidden ones, two hands, the top and the turn-up. */
export const CARDS = 16;

const GAIN = 0;
const TAKES = CARDS * CARDS;
const HEAD_WORDS = 4 + CARDS;
const WORD = 4;

/** By place the position, as the kernel orders the cards. */
function positionsOf({ size, hidden, top, turnUp }: HiddenGame): readonly number[] {
  const hands = size - hidden - 2;
  return Array.from({ length: size }, (_, place) => {
    if (place === top) return hands;
    if (place === turnUp) return size - 1;
    return place < hidden ? hands + 1 + place : place - hidden - 2;
  });
}

/** Fills every block of a plan with a kernel. */
export function fillByKernel(game: HiddenGame, { blocks }: DrawPlan, kernel: ExpectedKernel): MarginsOf {
  const { size } = game;
  const places = Array.from({ length: size }, (_, place) => place);
  const position = positionsOf(game);
  const placeAt = places.slice().sort((a, b) => position[a]! - position[b]!);
  const columns = pairsBelow(size);
  const ascending = (hands: readonly Place[]): readonly number[] =>
    hands.map((place) => position[place]!).sort((a, b) => a - b);

  let bytes = kernel.base;
  const take = (words: number): number => {
    const at = bytes;
    bytes += words * WORD;
    return at;
  };
  const mostDraws = Math.max(...blocks.map(({ draws }) => draws.length));
  const drawsAt = take(2 * mostDraws);
  // The last in the list is the block of everything.
  const placed = [...blocks.map(({ hands }) => hands), places].map((hands) => {
    const cells = pairsBelow(hands.length) * columns;
    return {
      members: ascending(hands),
      head: take(HEAD_WORDS),
      rows: take(columns),
      margins: take(cells),
      turned: take(cells),
    };
  });
  take(CARDS * CARDS); // wide loads and stores may run over
  const memory = kernel.reserve(bytes);
  const words = new Int32Array(memory);
  const numbers = new Float32Array(memory);

  for (const lead of places) {
    for (const reply of places) {
      const cell = position[lead]! * CARDS + position[reply]!;
      numbers[GAIN + cell] = game.gain(lead, reply);
      words[TAKES + cell] = game.takes(lead, reply) ? -1 : 0;
    }
  }
  for (const { members, head, rows, margins, turned } of placed) {
    words.set([margins, turned, rows, members.length, ...members], head / WORD);
    for (let j = 1, row = 0; j < members.length; j++) {
      for (let i = 0; i < j; i++, row++)
        words[rows / WORD + pairIndex(members[i]!, members[j]!)] = row * columns * WORD;
    }
  }
  const everything = placed.at(-1)!;
  for (let d = 1; d < size; d++) {
    for (let c = 0; c < d; c++) {
      for (let b = 1; b < size; b++) {
        for (let a = 0; a < b; a++) {
          const [row, column] = [pairIndex(placeAt[a]!, placeAt[b]!), pairIndex(placeAt[c]!, placeAt[d]!)];
          numbers[everything.margins / WORD + pairIndex(a, b) * columns + pairIndex(c, d)] =
            game.lastTwo[row * columns + column]!;
        }
      }
    }
  }
  kernel.turn(everything.head, size);

  blocks.forEach(({ top, draws }, i) => {
    draws.forEach(({ drawn, next }, k) => {
      words[drawsAt / WORD + 2 * k] = position[drawn]!;
      words[drawsAt / WORD + 2 * k + 1] = (next === EVERYTHING ? everything : placed[next]!).head;
    });
    kernel.fillBlock(placed[i]!.head, size, position[top]!, drawsAt, draws.length);
  });

  return (index, a, b, c, d) => {
    const { rows, margins } = placed[index]!;
    const row = words[rows / WORD + pairIndex(position[a]!, position[b]!)]!;
    return numbers[(margins + row) / WORD + pairIndex(position[c]!, position[d]!)]!;
  };
}

import { pairIndex, pairsBelow } from './dealKernel.ts';
import { EVERYTHING } from './drawPlan.ts';
import type { DrawPlan } from './drawPlan.ts';
import type { HiddenGame, Place } from './hiddenGame.ts';

/**
 * Margins after a trick, for one set of cards still hidden and one known top of the stock: by the pair the winner keeps
 * and the pair the other keeps, points of the winner less the other's from the draw on, averaged over that draw.
 */
interface Block {
  /** The cards that can be in a hand; pairs are numbered by their places in this list. */
  readonly cards: readonly Place[];
  readonly positions: Int8Array;
  readonly pairs: number;
  readonly margins: Float32Array | Int8Array;
}

const NOT_HERE = -1;

function blockOf(size: number, cards: readonly Place[], margins?: Int8Array): Block {
  const positions = new Int8Array(size).fill(NOT_HERE);
  cards.forEach((card, position) => (positions[card] = position));
  const pairs = pairsBelow(cards.length);
  return { cards, positions, pairs, margins: margins ?? new Float32Array(pairs * pairs) };
}

/** The margin of a block for pairs given by their cards. */
function marginOf({ positions, pairs, margins }: Block, a: Place, b: Place, c: Place, d: Place): number {
  const pair = pairIndex(positions[a]!, positions[b]!);
  return margins[pair * pairs + pairIndex(positions[c]!, positions[d]!)]!;
}

/** What a lead leaves, by the other's reply. */
interface Lead {
  /** Margin after replying with the card drawn, by the pair kept. */
  readonly byPair: Float64Array;
  /** Margins of what follows when the leader takes, and when not, by the one card kept of the pair. */
  readonly kept: Float64Array;
  readonly lost: Float64Array;
  /** By the reply: points of the trick, and 1 where the leader takes it. */
  readonly gain: Float64Array;
  readonly takes: Float64Array;
}

const MOST_CARDS = 20;

const createLead = (): Lead => ({
  byPair: new Float64Array(pairsBelow(MOST_CARDS)),
  kept: new Float64Array(MOST_CARDS),
  lost: new Float64Array(MOST_CARDS),
  gain: new Float64Array(MOST_CARDS),
  takes: new Float64Array(MOST_CARDS),
});

/** The margin in the block with an index in the plan, for the winner's pair and the other's. */
export type MarginsOf = (index: number, a: Place, b: Place, c: Place, d: Place) => number;

/** Fills every block of a plan in plain TypeScript. */
export function fillPlainly(game: HiddenGame, { blocks }: DrawPlan): MarginsOf {
  const { size } = game;
  const places = Array.from({ length: size }, (_, place) => place);
  const everything = blockOf(size, places, game.lastTwo);
  const addDraw = createAddDraw(game);
  const filled: Block[] = [];
  for (const { top, hands, draws } of blocks) {
    const block = blockOf(size, hands);
    for (const { drawn, next } of draws) addDraw(block, top, drawn, next === EVERYTHING ? everything : filled[next]!);
    const { margins } = block;
    for (let i = 0; i < margins.length; i++) margins[i]! /= draws.length;
    filled.push(block);
  }
  return (index, a, b, c, d) => marginOf(filled[index]!, a, b, c, d);
}

/** Adds to a block what each pair comes to when the winner draws `top`, the other `drawn`, and `next` is what follows. */
type AddDraw = (into: Block, top: Place, drawn: Place, next: Block) => void;

/** The inner loop of the expectation, with the space it works in. */
function createAddDraw(game: HiddenGame): AddDraw {
  const leads = [createLead(), createLead(), createLead()] as const;
  const columns = new Int32Array(pairsBelow(MOST_CARDS));
  const tails = new Int32Array(MOST_CARDS);

  /** Gathers, in the numbering of the block to fill, what follows after one lead that keeps one pair. */
  function aim(lead: Lead, card: Place, keeps: number, into: Block, drawn: Place, { pairs, margins }: Block): void {
    const row = keeps * pairs;
    const gain = game.gain(card, drawn);
    if (game.takes(card, drawn))
      for (let q = 0; q < into.pairs; q++) lead.byPair[q] = gain + margins[row + columns[q]!]!;
    else for (let q = 0; q < into.pairs; q++) lead.byPair[q] = gain - margins[columns[q]! * pairs + keeps]!;
    for (let i = 0; i < into.cards.length; i++) {
      const tail = tails[i]!;
      lead.kept[i] = margins[row + tail]!;
      lead.lost[i] = -margins[tail * pairs + keeps]!;
      lead.gain[i] = game.gain(card, into.cards[i]!);
      lead.takes[i] = game.takes(card, into.cards[i]!) ? 1 : 0;
    }
  }

  /** The least over the three replies, in each column of a row; the most over the leads so far is kept. */
  function raise({ byPair, kept, lost, gain, takes }: Lead, count: number, most: Float64Array): void {
    for (let j = 1, q = 0; j < count; j++) {
      const stays = takes[j] !== 0 ? kept : lost;
      const gainJ = gain[j]!;
      const lostJ = lost[j]!;
      const more = kept[j]! - lostJ;
      for (let i = 0; i < j; i++, q++) {
        let least = byPair[q]!;
        const second = gainJ + stays[i]!;
        if (second < least) least = second;
        const third = gain[i]! + lostJ + takes[i]! * more;
        if (third < least) least = third;
        if (least > most[q]!) most[q] = least;
      }
    }
  }

  const most = new Float64Array(pairsBelow(MOST_CARDS));

  return (into, top, drawn, next) => {
    const { cards, pairs, margins } = into;
    const at = (a: Place, b: Place): number => pairIndex(next.positions[a]!, next.positions[b]!);
    for (let j = 1, q = 0; j < cards.length; j++) for (let i = 0; i < j; i++) columns[q++] = at(cards[i]!, cards[j]!);
    cards.forEach((card, i) => (tails[i] = at(card, drawn)));
    for (let b = 1, row = 0; b < cards.length; b++) {
      for (let a = 0; a < b; a++, row += pairs) {
        const [low, high] = [cards[a]!, cards[b]!];
        aim(leads[0], top, at(low, high), into, drawn, next);
        aim(leads[1], high, at(low, top), into, drawn, next);
        aim(leads[2], low, at(high, top), into, drawn, next);
        most.fill(-Infinity, 0, pairs);
        raise(leads[0], cards.length, most);
        raise(leads[1], cards.length, most);
        raise(leads[2], cards.length, most);
        for (let q = 0; q < pairs; q++) margins[row + q]! += most[q]!;
      }
    }
  };
}

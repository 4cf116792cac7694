import { describe, expect, test } from 'vitest';
import type { Card, Suit } from '../../../src/engine/cards.ts';
import { cardOf, rankOf, SUITS, suitOf } from '../../../src/engine/cards.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../../src/engine/play/moves.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { must } from '../../../src/engine/result.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { randomFrom, shuffled } from '../../../src/engine/shuffle.ts';
import type { Random } from '../../../src/engine/shuffle.ts';
import { boardOf } from '../../../src/engine/solver/board.ts';
import { createDealTable } from '../../../src/engine/solver/dealTable.ts';
import type { DealTable } from '../../../src/engine/solver/dealTable.ts';
import { clearHashTable, createHashTable } from '../../../src/engine/solver/hashTable.ts';
import { moveAt } from '../../../src/engine/solver/moveNumber.ts';
import { createPlainKernel } from '../../../src/engine/solver/plainKernel.ts';
import { createSearch } from '../../../src/engine/solver/search.ts';
import { solve } from '../../../src/engine/solver/solve.ts';
import { createWasmKernel } from '../../../src/workers/kernel.ts';
import { times } from './counts.ts';
import { randomEnding } from './endings.ts';

const NOT_COVERED = ['briskula-dupla-2', 'cinquecento'];

const TABLED = RULE_SETS.filter(
  ({ id, seats, handSize }) => seats === 2 && handSize === 3 && !NOT_COVERED.includes(id),
);

const hash = createHashTable(16);
const NO_END = 1e12;

/** The values of a position by search, whatever its size: nothing of the table is used. */
function searched(deal: Deal): Readonly<Record<string, number>> {
  const board = must(boardOf(deal));
  clearHashTable(hash);
  const search = createSearch(board, hash, NO_END);
  const side = board.sideOf[deal.turn] === 0 ? 0 : 1;
  const all = search.pointsLeft();
  return Object.fromEntries(
    search.moves().map((move) => {
      const first = search.valueOf(move, Math.round(all / 2));
      return [moveAt(deal.rules, move), board.taken[side] + (side === 0 ? first : all - first)];
    }),
  );
}

const play = (deal: Deal, move: Move): Deal => must(applyAction(deal, moveAction(deal, move)));

/** Exchanges are made whenever they may be, half of the time: at random they would be rare. */
function randomMove(deal: Deal, random: Random): Move {
  const moves = legalMoves(deal);
  const exchanges = moves.filter((move) => move.startsWith('exchange'));
  const from = exchanges.length > 0 && random(2) === 0 ? exchanges : moves;
  return from[random(from.length)]!;
}

const read = (table: DealTable, deal: Deal): Readonly<Record<string, number>> =>
  Object.fromEntries(table.read(deal) ?? []);

describe.each(TABLED.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  test('a read equals a fresh search all the way down a random deal', () => {
    const plain = createPlainKernel();
    for (let seed = 0; seed < times(2, 40); seed++) {
      const random = randomFrom(seed);
      let deal = randomEnding(rules, seed, times(18, 24));
      const table = must(createDealTable(deal, plain));
      while (deal.phase === 'playing') {
        expect(read(table, deal), `seed ${seed}`).toEqual(searched(deal));
        expect([...(table.read(deal) ?? new Map()).keys()]).toEqual(legalMoves(deal));
        deal = play(deal, randomMove(deal, random));
      }
    }
  });

  test('WebAssembly gives what plain TypeScript gives, in whole deals', () => {
    const plain = createPlainKernel();
    const wasm = createWasmKernel();
    if (!wasm) throw new Error('No WebAssembly with SIMD to test');
    for (let seed = 0; seed < times(2, 250); seed++) {
      const random = randomFrom(seed);
      let deal = dealFrom(rules, 10_000 + seed);
      const tables = [must(createDealTable(deal, plain)), must(createDealTable(deal, wasm))] as const;
      expect(tables[0].bytes).toBe(tables[1].bytes);
      while (deal.phase === 'playing') {
        expect(read(tables[1], deal), `seed ${seed}`).toEqual(read(tables[0], deal));
        deal = play(deal, randomMove(deal, random));
      }
    }
  });
});

test('the two kernels agree on a thousand endings and every card of them', () => {
  const plain = createPlainKernel();
  const wasm = createWasmKernel();
  if (!wasm) throw new Error('No WebAssembly with SIMD to test');
  for (let seed = 0; seed < times(1000, 5000); seed++) {
    const rules = TABLED[seed % TABLED.length]!;
    const deal = randomEnding(rules, seed, 14);
    expect(read(must(createDealTable(deal, wasm)), deal)).toEqual(read(must(createDealTable(deal, plain)), deal));
  }
});

test('a whole plain table stays under nine million bytes', () => {
  expect(must(createDealTable(dealFrom(TABLED[0]!, 1))).bytes).toBeLessThan(9_000_000);
});

test('a position of another deal, or one that cannot arise, is not read', () => {
  const deal = dealFrom(TABLED[0]!, 1);
  const table = must(createDealTable(deal));
  expect(table.read(dealFrom(TABLED[0]!, 2))).toBeUndefined();
  const [first = [], second = []] = deal.hands;
  expect(table.read({ ...deal, hands: [second, first] })).toBeDefined(); // the other leads: that may arise
  expect(table.read({ ...deal, stock: deal.stock.slice(2) })).toBeUndefined();
  expect(table.read({ ...deal, hands: [first.slice(1), second] })).toBeUndefined();
  const mixed = [
    [first[0]!, first[1]!, second[2]!],
    [second[0]!, second[1]!, first[2]!],
  ];
  expect(table.read({ ...deal, hands: mixed })).toBeUndefined(); // a card has changed hands
});

const renamed = (rename: ReadonlyMap<Suit, Suit>) => (card: Card) => cardOf(rankOf(card), rename.get(suitOf(card))!);

test.each<readonly [id: string, cards: number]>([
  ['briscola-2', 40],
  ['brisca-2', 20],
  ['brisca-valenciana', 18],
  ['briscola-4', 16],
  ['briscola-pizzico', 16],
  ['briscolone-5', 14],
  ['sueca', 16],
])('%s: values do not change when suits are renamed', (id, cards) => {
  const rules = RULE_SETS.find((candidate): candidate is RuleSet => candidate.id === id)!;
  for (let seed = 0; seed < times(8, 100); seed++) {
    const deal = randomEnding(rules, seed, cards);
    const names = shuffled(SUITS, randomFrom(seed + 1));
    const rename = renamed(new Map(SUITS.map((suit, i) => [suit, names[i]!])));
    const other: Deal = {
      ...deal,
      trump: deal.trump && names[SUITS.indexOf(deal.trump)],
      hands: deal.hands.map((hand) => hand.map(rename)),
      stock: deal.stock.map(rename),
      trick: deal.trick.map((one) => ({ ...one, card: rename(one.card) })),
      exchanges: [],
      shown: [],
    };
    const [a, b] = [must(solve(deal)), must(solve(other))];
    if (a.status !== 'exact' || b.status !== 'exact') throw new Error('Not solved');
    expect([...b.values.values()]).toEqual([...a.values.values()]);
  }
});

import { clearHashTable, tableFor } from '../../src/engine/solver/hashTable.ts';
import { boardOf } from '../../src/engine/solver/board.ts';
import type { DealKernel } from '../../src/engine/solver/dealKernel.ts';
import { createDealTable } from '../../src/engine/solver/dealTable.ts';
import { createPlainKernel } from '../../src/engine/solver/plainKernel.ts';
import { createSearch } from '../../src/engine/solver/search.ts';
import { estimate } from '../../src/engine/solver/sample.ts';
import { expectedMargins } from '../../src/engine/solver/expectedPoints.ts';
import { hiddenGameOf } from '../../src/engine/solver/hiddenGame.ts';
import type { HiddenGame } from '../../src/engine/solver/hiddenGame.ts';
import { createDealSearch, isPlainDeal } from '../../src/engine/solver/dealSearch.ts';
import type { Search } from '../../src/engine/solver/searchTypes.ts';
import { startSolving } from '../../src/engine/solver/solve.ts';
import { winChances } from '../../src/engine/solver/winChance.ts';
import type { Deal } from '../../src/engine/play/deal.ts';
import { viewFrom } from '../../src/engine/play/view.ts';
import { must } from '../../src/engine/result.ts';
import { createWasmKernel } from '../../src/workers/kernel.ts';
import { positionWith, ruleSet } from './positions.ts';
import { quantiles, timed } from './section.ts';
import type { Section } from './section.ts';

/** The solver: whole deals by table, endings by search, sampled worlds, and true Scoperta. The same seeded deals each time. */

const wasm = createWasmKernel();
const plain = createPlainKernel();

const TABLE_ROWS: readonly (readonly [
  name: string,
  id: string,
  options: Readonly<Record<string, string>>,
  tricks: number,
  deals: number,
])[] = [
  ['two hands, whole deal', 'briscola-2', {}, 20, 20],
  ['two hands, 10 tricks', 'briscola-2', {}, 10, 200],
  ['two hands, 6 tricks', 'briscola-2', {}, 6, 400],
  ['two hands, 3 tricks', 'briscola-2', {}, 3, 400],
  ['Rápida, 20 cards, whole deal', 'brisca-rapida-2', {}, 10, 100],
  ['following in the last three (no exchange), whole deal', 'briscola-2', { FOLLOW_LAST3: 'follow' }, 20, 20],
  ['Brisca with exchanges, whole deal', 'brisca-2', {}, 20, 20],
  ['Valenciana with exchanges, whole deal', 'brisca-valenciana', {}, 20, 20],
  ['Argentina, following and exchanges, whole deal', 'brisca-argentina-servir', {}, 20, 20],
  ['Catalana, 48 cards, whole deal', 'brisca-catalana-2', {}, 24, 20],
];

function tableSection(): Section {
  const rows = TABLE_ROWS.map(([name, id, options, tricks, deals]) => {
    const rules = ruleSet(id, options);
    let bytes = 0;
    const run = (kernel: DealKernel): readonly number[] =>
      Array.from({ length: deals + 5 }, (_, seed) => {
        const deal = positionWith(rules, tricks, seed);
        return timed(() => {
          const table = must(createDealTable(deal, kernel));
          bytes = Math.max(bytes, table.bytes);
          table.read(deal);
        });
      }).slice(5);
    const slow = quantiles(run(plain));
    const fast = wasm ? quantiles(run(wasm)) : ([NaN, NaN, NaN, NaN] as const);
    return [name, ...slow.slice(0, 3), ...fast.slice(0, 3), slow[0] / fast[0], bytes];
  });
  return {
    title: 'Deal table: every position of the deal kept (ms)',
    columns: ['task', 'plain median', 'p90', 'p99', 'WASM median', 'p90', 'p99', 'plain / WASM', 'bytes'],
    rows,
  };
}

const SEARCH_ROWS: readonly (readonly [
  name: string,
  id: string,
  options: Readonly<Record<string, string>>,
  tricks: number,
  deals: number,
])[] = [
  ['two hands, 6 tricks', 'briscola-2', {}, 6, 400],
  ['two hands, 10 tricks', 'briscola-2', {}, 10, 100],
  ['two hands, whole deal', 'briscola-2', {}, 20, 20],
  ['Brisca with exchanges, 6 tricks', 'brisca-2', {}, 6, 200],
  ['four in pairs, 3 tricks', 'briscola-4', {}, 3, 200],
  ['four in pairs, 5 tricks', 'briscola-4', {}, 5, 100],
  ['four in pairs, 6 tricks', 'briscola-4', {}, 6, 40],
  ['four in pairs, 7 tricks', 'briscola-4', {}, 7, 20],
  ['four in pairs, 8 tricks', 'briscola-4', {}, 8, 5],
  ['three against three, whole deal', 'briscola-6', {}, 6, 5],
  ['two against three, 3 cards each', 'briscola-chiamata', {}, 3, 100],
  ['two against three, 4 cards each', 'briscola-chiamata', {}, 4, 60],
  ['two against three, 5 cards each', 'briscola-chiamata', {}, 5, 20],
  ['a pizzico, 8 tricks', 'briscola-pizzico', {}, 8, 60],
  ['a pizzico, 10 tricks', 'briscola-pizzico', {}, 10, 30],
  ['a pizzico, 12 tricks', 'briscola-pizzico', {}, 12, 8],
  ['no stock, must follow, 12 each', 'briscolone-20', { BRISCOLONE20_FOLLOW: 'follow' }, 12, 30],
  ['no stock, free, 10 each', 'briscolone-20', {}, 10, 20],
];

const NO_END = 1e12;

function searchOf(deal: Deal): Search {
  const board = must(boardOf(deal));
  if (isPlainDeal(board)) return createDealSearch(board, NO_END);
  const table = tableFor(deal.hands.flat().length + deal.stock.length);
  clearHashTable(table);
  return createSearch(board, table, NO_END);
}

/** Values of all moves. Gives the tricks started. */
function searchAll(deal: Deal): number {
  const search = searchOf(deal);
  let guess = Math.round(search.pointsLeft() / 2);
  for (const move of search.moves()) guess = search.valueOf(move, guess);
  return search.nodes();
}

function searchSection(): Section {
  const rows = SEARCH_ROWS.map(([name, id, options, tricks, deals]) => {
    const rules = ruleSet(id, options);
    const nodes: number[] = [];
    const times: number[] = [];
    for (let seed = 0; seed < deals + 5; seed++) {
      const deal = positionWith(rules, tricks, seed);
      let count = 0;
      const time = timed(() => (count = searchAll(deal)));
      if (seed < 5) continue;
      nodes.push(count);
      times.push(time);
    }
    return [name, ...quantiles(times), quantiles(nodes)[0]];
  });
  return {
    title: 'Search: the value of every move, plain TypeScript (ms)',
    columns: ['task', 'median', 'p90', 'p99', 'slowest', 'nodes, median'],
    rows,
  };
}

const WHOLE_PAIRS = 8;

/** Four in pairs from trick one, in the steps the worker takes. */
function wholePairsSection(): Section {
  const STEP = 50_000;
  const rows: (readonly (string | number)[])[] = (
    [
      ['which leads force 61', 61],
      ['every value and the best line', undefined],
    ] as const
  ).map(([name, target]) => {
    const times: number[] = [];
    const steps: number[] = [];
    for (let seed = 0; seed < WHOLE_PAIRS; seed++) {
      const deal = positionWith(ruleSet('briscola-4'), 10, seed);
      const solving = must(startSolving(deal, { nodes: NO_END, ...(target !== undefined && { target }) }));
      let whole = 0;
      for (let status = 'solving'; status === 'solving';) {
        const time = timed(() => (status = solving.step(STEP).status));
        steps.push(time);
        whole += time;
      }
      times.push(whole);
    }
    const [median, , , most] = quantiles(times);
    return [name, median, most, ...quantiles(steps).slice(1)];
  });
  const sides = Array.from({ length: WHOLE_PAIRS }, (_, seed) => {
    const search = searchOf(positionWith(ruleSet('briscola-4'), 10, seed));
    return timed(() => search.moves().some((move) => search.reaches(move, 61)));
  });
  const [median, , , most] = quantiles(sides);
  rows.unshift(['whether the side that leads forces 61', median, most, NaN, NaN, NaN]);
  return {
    title: `Four in pairs from trick one, ${WHOLE_PAIRS} deals, in steps of ${STEP.toLocaleString('en-GB')} nodes (ms)`,
    columns: ['task', 'median', 'slowest', 'a step: p90', 'p99', 'longest'],
    rows,
  };
}

function sampleSection(): Section {
  const rows = [1, 10, 14].map((trick) => {
    const speed = (kernel: DealKernel | undefined, samples: number): number => {
      const deal = positionWith(ruleSet('briscola-2'), 21 - trick, 3);
      const view = viewFrom(deal, deal.turn);
      const options = kernel ? { kernel } : {};
      estimate(view, Math.ceil(samples / 10), 1, options);
      return (1000 * samples) / timed(() => estimate(view, samples, 1, options));
    };
    const scale = trick === 1 ? 1 : 10;
    return [`closed hands, trick ${trick}`, speed(undefined, 20 * scale), wasm ? speed(wasm, 400 * scale) : NaN];
  });
  return { title: 'Sampled worlds, all moves, a second', columns: ['task', 'plain', 'WASM'], rows };
}

function scopertaSection(): Section {
  const kernel = wasm?.expected;
  const rows = (
    [
      [16, 40],
      [15, 40],
      [14, 16],
      [13, 4],
    ] as const
  ).map(([trick, deals]) => {
    const games = Array.from({ length: deals }, (_, seed) => {
      const deal = positionWith(ruleSet('briscola-scoperta'), 21 - trick, seed);
      const game = hiddenGameOf(viewFrom(deal, deal.turn), 8);
      if (!game) throw new Error('Not true Scoperta');
      return game;
    });
    const run = (work: (game: HiddenGame) => void): readonly [number, number] => {
      const [median, p90] = quantiles(games.map((game) => timed(() => work(game))));
      return [median, p90];
    };
    const plainly = run((game) => expectedMargins(game));
    const fast = kernel ? run((game) => expectedMargins(game, kernel())) : ([NaN, NaN] as const);
    const win = trick >= 14 ? run((game) => winChances(game, 0)) : ([NaN, NaN] as const);
    return [`from trick ${trick}`, ...plainly, ...fast, plainly[0] / fast[0], ...win];
  });
  return {
    title: 'True Scoperta, exact (ms)',
    columns: [
      'task',
      'points, plain: median',
      'p90',
      'points, WASM: median',
      'p90',
      'plain / WASM',
      'chance of 61: median',
      'p90',
    ],
    rows,
  };
}

export function* sections(): Iterable<Section> {
  yield tableSection();
  yield searchSection();
  yield wholePairsSection();
  yield sampleSection();
  yield scopertaSection();
}

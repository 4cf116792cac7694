import { performance } from 'node:perf_hooks';
import { explainAll } from '../../src/engine/coach/explain.ts';
import { isCause } from '../../src/engine/coach/reasonKinds.ts';
import { must } from '../../src/engine/result.ts';
import { explanationText } from '../../src/i18n/coachText.ts';
import { messagesFor, plainText, SOURCE_LOCALE } from '../../src/i18n/index.ts';
import { randomPosition, SORTS } from '../engine/coach/positions.ts';
import type { Sort } from '../engine/coach/positions.ts';
import type { Section } from './section.ts';

/**
 * What the coach finds to say in random positions, and how long it takes: every legal card of a position explained, by
 * sort of position. Run by `npm run bench`, or alone with Node; an argument sets the positions of each sort.
 */
export interface ExplainRow {
  readonly sort: Sort;
  readonly mistakes: number;
  /** Shares of all mistakes, 0 to 1. */
  readonly withCause: number;
  readonly named: number;
  readonly withinAim: number;
  readonly withinLimit: number;
  /** Share of mistakes by the kind said first, the commonest first. */
  readonly kinds: readonly (readonly [kind: string, share: number])[];
  /** For all the moves of one position, in ms. */
  readonly median: number;
  readonly slowest: number;
}

const m = messagesFor(SOURCE_LOCALE).coach;

function measureSort(sort: Sort, positions: number): ExplainRow {
  const kinds = new Map<string, number>();
  const times: number[] = [];
  let mistakes = 0;
  let withCause = 0;
  let named = 0;
  let withinAim = 0;
  let withinLimit = 0;
  for (let seed = 0; seed < positions; seed += 1) {
    const deal = randomPosition(sort, 1_000_000 + seed);
    const start = performance.now();
    const all = must(explainAll(deal, 'most-points'));
    times.push(performance.now() - start);
    for (const explanation of all.values()) {
      if (explanation.verdict.kind !== 'costs') continue;
      mistakes += 1;
      const cause = explanation.reasons.find(isCause);
      const { length } = plainText(explanationText(m, explanation));
      withCause += cause ? 1 : 0;
      named += cause && cause.strength !== 'best-line' ? 1 : 0;
      withinAim += length <= 200 ? 1 : 0;
      withinLimit += length <= 260 ? 1 : 0;
      kinds.set(cause?.kind ?? 'none', (kinds.get(cause?.kind ?? 'none') ?? 0) + 1);
    }
  }
  times.sort((x, y) => x - y);
  const share = (count: number): number => (mistakes === 0 ? 1 : count / mistakes);
  return {
    sort,
    mistakes,
    withCause: share(withCause),
    named: share(named),
    withinAim: share(withinAim),
    withinLimit: share(withinLimit),
    kinds: [...kinds].sort(([, x], [, y]) => y - x).map(([kind, count]) => [kind, share(count)] as const),
    median: times[times.length >> 1] ?? 0,
    slowest: times[times.length - 1] ?? 0,
  };
}

/** One row for each sort of position. */
export const measureExplain = (positions = 60): readonly ExplainRow[] =>
  SORTS.map((sort) => measureSort(sort, positions));

const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

/** Prints the rows as they come, a line of figures and a line of kinds each. */
export function printExplain(positions = 60): void {
  console.log('The coach: every card of random positions explained');
  console.log('position                            mistakes  cause    named    <= 200   <= 260   median ms  slowest');
  for (const sort of SORTS) {
    const row = measureSort(sort, positions);
    const name = `${sort.ruleSet}, ${sort.tricks} tricks, ${sort.onTable} on table`;
    const shares = [row.withCause, row.named, row.withinAim, row.withinLimit].map(percent).join('  ');
    console.log(
      `${name.padEnd(36)}${String(row.mistakes).padStart(7)}  ${shares}${row.median.toFixed(1).padStart(11)}${row.slowest.toFixed(0).padStart(9)}`,
    );
    console.log(`    ${row.kinds.map(([kind, share]) => `${kind} ${(100 * share).toFixed(1)}`).join(', ')}`);
  }
}

/** The same as a table for `npm run bench`. */
export const sections = (): readonly Section[] => [
  {
    title: 'The coach: every card of random positions explained',
    columns: ['position', 'mistakes', 'with a cause', 'named', '<= 200 signs', '<= 260', 'median ms', 'slowest ms'],
    rows: measureExplain().map((row) => [
      `${row.sort.ruleSet}, ${row.sort.tricks} tricks, ${row.sort.onTable} on the table`,
      row.mistakes,
      ...[row.withCause, row.named, row.withinAim, row.withinLimit].map(percent),
      row.median,
      row.slowest,
    ]),
  },
];

if (import.meta.main) printExplain(Number(process.argv[2] ?? 60));

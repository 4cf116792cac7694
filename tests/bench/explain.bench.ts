import { explainAll } from '../../src/engine/coach/explain.ts';
import { isCause } from '../../src/engine/coach/reasonKinds.ts';
import { must } from '../../src/engine/result.ts';
import { explanationText } from '../../src/i18n/coachText.ts';
import { messagesFor, plainText, SOURCE_LOCALE } from '../../src/i18n/index.ts';
import { randomPosition, SORTS } from '../engine/coach/positions.ts';
import type { Sort } from '../engine/coach/positions.ts';
import { createWasmKernel } from '../../src/workers/kernel.ts';
import { positionWith, ruleSet } from './positions.ts';
import { quantiles, timed } from './section.ts';
import type { Section } from './section.ts';

/**
 * What the coach finds to say in random positions, and how long it takes: every legal card of a position explained, by
 * sort of position. Run by `npm run bench`; COACH_POSITIONS sets the positions of each sort.
 */
interface ExplainRow {
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
  readonly times: readonly number[];
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
    times.push(timed(() => explainAll(deal, 'most-points')));
    const all = must(explainAll(deal, 'most-points'));
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
  const share = (count: number): number => (mistakes === 0 ? 1 : count / mistakes);
  return {
    sort,
    mistakes,
    withCause: share(withCause),
    named: share(named),
    withinAim: share(withinAim),
    withinLimit: share(withinLimit),
    kinds: [...kinds].sort(([, x], [, y]) => y - x).map(([kind, count]) => [kind, share(count)] as const),
    times,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const nameOf = ({ ruleSet, tricks, onTable }: Sort): string => `${ruleSet}, ${tricks} tricks, ${onTable} on the table`;

/** Positions of each sort; more on request. */
const POSITIONS = Number(process.env['COACH_POSITIONS'] ?? 60);

const TIMED: readonly (readonly [name: string, id: string, tricks: number, positions: number])[] = [
  ['two hands, last 8 tricks', 'briscola-2', 8, 40],
  ['Brisca with exchanges, last 8 tricks', 'brisca-2', 8, 40],
  ['a pizzico, last 8 tricks', 'briscola-pizzico', 8, 20],
  ['two hands, whole deal', 'briscola-2', 20, 20],
  ['Brisca with exchanges, whole deal', 'brisca-2', 20, 20],
  ['Valenciana with exchanges, whole deal', 'brisca-valenciana', 20, 20],
];

/** As the worker does it: with the kernel in WebAssembly, if there is one. */
function timeSection(): Section {
  const kernel = createWasmKernel();
  const rows = TIMED.map(([name, id, tricks, positions]) => {
    const times = Array.from({ length: positions + 3 }, (_, seed) => {
      const deal = positionWith(ruleSet(id), tricks, 100 + seed);
      return timed(() => explainAll(deal, 'most-points', kernel ? { kernel } : {}));
    });
    return [name, ...quantiles(times.slice(3))];
  });
  return {
    title: 'The coach in the worker: every card of a position explained (ms)',
    columns: ['position', 'median', 'p90', 'p99', 'most'],
    rows,
  };
}

/** The coach: coverage and times by sort of position, and the shares of the kinds said first over all of them. */
export function sections(): readonly Section[] {
  const measured = SORTS.map((sort) => measureSort(sort, POSITIONS));
  const total = measured.reduce((sum, { mistakes }) => sum + mistakes, 0);
  const kinds = new Map<string, number>();
  for (const { kinds: shares, mistakes } of measured) {
    for (const [kind, share] of shares) kinds.set(kind, (kinds.get(kind) ?? 0) + share * mistakes);
  }
  return [
    timeSection(),
    {
      title: 'The coach: every card of random positions explained',
      columns: [
        'position',
        'mistakes',
        'with a cause',
        'named outright',
        '≤ 200 characters',
        '≤ 260',
        'ms: median',
        'p90',
        'p99',
        'most',
      ],
      rows: measured.map(({ sort, mistakes, withCause, named, withinAim, withinLimit, times }) => [
        nameOf(sort),
        mistakes,
        ...[withCause, named, withinAim, withinLimit].map(percent),
        ...quantiles(times),
      ]),
    },
    {
      title: `The coach: which cause is said first (${total} mistakes)`,
      columns: ['kind', 'share'],
      rows: [...kinds].sort(([, x], [, y]) => y - x).map(([kind, count]) => [kind, percent(count / total)]),
    },
  ];
}

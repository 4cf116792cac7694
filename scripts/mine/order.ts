import { parseArgs } from 'node:util';
import type { Sight } from '../../src/engine/puzzles/puzzle.ts';
import type { SubtleTheme } from '../../src/engine/puzzles/subtle.ts';
import { THEMES, type Theme } from '../../src/engine/puzzles/themes.ts';
import { RULE_SETS } from '../../src/engine/rulesets/index.ts';

/** What is to be mined. */
export interface Order {
  readonly ruleSet: string;
  readonly tricks: readonly [fewest: number, most: number];
  readonly sight: Sight;
  readonly seed: number;
  readonly count: number;
  /** Deals looked at before the mine gives up. */
  readonly deals: number;
  /** Keep only puzzles that carry this theme. */
  readonly only?: Theme;
}

/** The name of the file that an order fills. */
export const fileOf = ({ ruleSet, sight, only }: Order): string =>
  [ruleSet, ...(sight === 'open' ? [] : [sight]), ...(only === undefined ? [] : [only]), 'jsonl'].join('.');

const lasting = (ruleSet: string, count: number, tricks: Order['tricks'], sight: Sight = 'open'): Order => ({
  ruleSet,
  tricks,
  sight,
  count,
  seed: 2026,
  deals: 40 * count,
});

/** Puzzles of one subtle theme. They are rare, so the deals are counted by hand: enough for a few dozen where there are. */
const subtle = (ruleSet: string, only: SubtleTheme, count: number, tricks: Order['tricks'], deals: number): Order => ({
  ...lasting(ruleSet, count, tricks),
  seed: 2028,
  deals,
  only,
});

/** What the site ships. Raising a number adds puzzles at the end of a file; a puzzle that was shipped stays. */
export const PLAN: readonly Order[] = [
  lasting('briscola-2', 800, [3, 7]),
  { ...lasting('briscola-2', 160, [2, 3], 'hand-to-work-out'), deals: 12_000 },
  lasting('brisca-2', 400, [3, 7]),
  { ...lasting('brisca-2', 60, [3, 7]), seed: 2027, only: 'exchange', deals: 12_000 },
  lasting('brisca-valenciana', 300, [3, 7]),
  { ...lasting('brisca-valenciana', 80, [2, 3], 'hand-to-work-out'), deals: 16_000 },
  lasting('briscola-4', 320, [2, 3]),
  lasting('brisca-4', 140, [2, 3]),
  { ...lasting('briscolone-5', 240, [3, 6]), deals: 60_000 },
  { ...lasting('briscolone-20', 120, [3, 5]), deals: 20_000 },
  { ...lasting('briscola-chiamata', 200, [2, 3]), deals: 20_000 },
  lasting('brisca-catalana-2', 120, [3, 6]),
  lasting('bisca-3-2', 120, [3, 6]),
  lasting('briscola-south-swap', 100, [4, 7]),
  lasting('brisca-argentina-servir', 100, [3, 6]),
  lasting('sueca', 100, [2, 3]),
  subtle('briscola-2', 'timing', 60, [3, 6], 20_000),
  subtle('briscola-2', 'lead-or-second-hand', 60, [3, 6], 8_000),
  subtle('briscola-2', 'keep-a-liscio', 40, [3, 6], 20_000),
  subtle('briscola-2', 'zugzwang', 40, [3, 6], 30_000),
  subtle('brisca-valenciana', 'timing', 40, [3, 6], 3_000),
  subtle('brisca-valenciana', 'lead-or-second-hand', 40, [3, 6], 3_000),
  subtle('brisca-valenciana', 'keep-a-liscio', 40, [3, 6], 3_000),
  subtle('briscola-4', 'lead-or-second-hand', 40, [2, 3], 4_000),
  subtle('briscola-4', 'zugzwang', 40, [2, 3], 8_000),
  subtle('sueca', 'keep-a-liscio', 40, [2, 3], 20_000),
  subtle('sueca', 'zugzwang', 40, [2, 3], 20_000),
];

export const USAGE = `Usage: npm run mine -- --rule-set briscola-2 --count 200 --seed 7
  --tricks 3-7                      tricks left, fewest and most (3-7 for two players, else 2-3)
  --sight open|hand-to-work-out     whether the other hand lies open, or face down to be worked out by counting
  --only THEME                      keep only puzzles with this theme; timing, lead-or-second-hand, keep-a-liscio and zugzwang
                                    are found only so, each find proved to the end
  --out FILE                        where the puzzles go (without it they are only counted)
  --deals N                         deals looked at before giving up (40 for each puzzle)
  --cores N                         how many cores dig (all of them)
  --plan                            mine all that the site ships, in place of one rule set
A mine that is stopped with Ctrl-C goes on where it was when it is called again with the same words.`;

/** The words of the command line as an order, or what is wrong with them. */
export function readOrder(args: readonly string[]):
  | {
      readonly kind: 'one';
      readonly order: Order;
      readonly out: string | undefined;
      readonly cores: number | undefined;
    }
  | { readonly kind: 'plan'; readonly cores: number | undefined }
  | { readonly kind: 'wrong'; readonly what: string } {
  const wrong = (what: string) => ({ kind: 'wrong', what }) as const;
  const options = {
    'rule-set': { type: 'string' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    tricks: { type: 'string' },
    sight: { type: 'string', default: 'open' },
    only: { type: 'string' },
    out: { type: 'string' },
    deals: { type: 'string' },
    cores: { type: 'string' },
    plan: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    const cores = values.cores === undefined ? undefined : Number(values.cores);
    if (values.plan) return { kind: 'plan', cores };
    const rules = RULE_SETS.find(({ id }) => id === values['rule-set']);
    if (!rules) return wrong(`--rule-set needs one of ${RULE_SETS.map(({ id }) => id).join(', ')}`);
    const { sight } = values;
    if (sight !== 'open' && sight !== 'hand-to-work-out') return wrong('--sight needs open or hand-to-work-out');
    const [fewest = NaN, most = fewest] = (values.tricks ?? (rules.seats === 2 ? '3-7' : '2-3')).split('-').map(Number);
    const count = Number(values.count);
    const seed = Number(values.seed);
    const deals = Number(values.deals ?? 40 * count);
    if (![fewest, most, count, seed, deals, cores ?? 1].every(Number.isInteger))
      return wrong('numbers are whole, and --tricks is like 3-7');
    const only = THEMES.find((theme) => theme === values.only);
    if (values.only !== undefined && !only) return wrong(`--only needs one of ${THEMES.join(', ')}`);
    const dug: Order = { ruleSet: rules.id, tricks: [fewest, most], sight, seed, count, deals };
    return { kind: 'one', order: only ? { ...dug, only } : dug, out: values.out, cores };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

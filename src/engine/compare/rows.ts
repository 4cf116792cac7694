import type { RuleSet } from '../rules/ruleSet.ts';
import {
  ruleItem,
  RULE_KINDS,
  sameRule,
  summaryOf,
  type RuleItem,
  type RuleKind,
  type SummaryLine,
} from '../rules/summary.ts';
import { OPTIONS, valuesOf, withOptions, type OptionId } from '../rulesets/options.ts';

/** What the rows of a comparison are grouped by, in the order a player meets them. */
export const ROW_GROUPS = ['players', 'cards', 'deal', 'trump', 'play', 'talk', 'end', 'score', 'evidence'] as const;
export type RowGroup = (typeof ROW_GROUPS)[number];

const GROUP_OF: { readonly [Kind in RuleKind]: RowGroup } = {
  players: 'players',
  deck: 'cards',
  strength: 'cards',
  points: 'cards',
  deal: 'deal',
  stock: 'deal',
  'throw-in': 'deal',
  'next-dealer': 'deal',
  trump: 'trump',
  auction: 'trump',
  'first-trick-blind': 'trump',
  'trump-change': 'trump',
  exchange: 'trump',
  declarations: 'trump',
  lead: 'play',
  following: 'play',
  'cards-per-trick': 'play',
  tricks: 'play',
  arrastro: 'play',
  visibility: 'talk',
  'partner-view': 'talk',
  signals: 'talk',
  'table-talk': 'talk',
  bonuses: 'end',
  win: 'end',
  tie: 'end',
  capote: 'end',
  scoring: 'score',
  'side-pay': 'score',
  match: 'score',
  evidence: 'evidence',
};

/** One row: a rule, and what each of the rule sets says of it, in their order. */
export interface ComparisonRow {
  readonly kind: RuleKind;
  readonly group: RowGroup;
  /** Whether they agree; `alike` also where all leave it unsaid. */
  readonly verdict: 'differs' | 'alike';
  /** Whether any of them has more to say than that it does without. */
  readonly silent: 'said' | 'unsaid';
  readonly items: readonly RuleItem[];
  /** House options that change this rule in one of the rule sets, and that its sources discuss: where people disagree. */
  readonly disputed: readonly OptionId[];
}

const isOption = (id: string): id is OptionId => Object.hasOwn(OPTIONS, id);

/** The kinds of rule that an option changes in some rules, whichever of its values is chosen. */
function kindsOf(rules: RuleSet, option: OptionId): ReadonlySet<RuleKind> {
  const changed = valuesOf(option).flatMap((value) => {
    const made = withOptions(rules, { ...rules.house, [option]: value });
    return made.ok ? RULE_KINDS.filter((kind) => !sameRule(rules, made.value, kind)) : [];
  });
  return new Set(changed);
}

// Every option tried on every rule set costs some milliseconds: once for each is enough.
const disputes = new WeakMap<RuleSet, ReadonlyMap<RuleKind, readonly OptionId[]>>();

/** The house options that a rule set's sources discuss, by the rules they change. */
export function disputesOf(rules: RuleSet): ReadonlyMap<RuleKind, readonly OptionId[]> {
  const known = disputes.get(rules);
  if (known) return known;
  const found = new Map<RuleKind, readonly OptionId[]>();
  for (const option of rules.options.filter(isOption))
    for (const kind of kindsOf(rules, option)) found.set(kind, [...(found.get(kind) ?? []), option]);
  disputes.set(rules, found);
  return found;
}

/** Every rule of two or more rule sets side by side, in the order of `ROW_GROUPS`. */
export function rowsOf(all: readonly RuleSet[]): readonly ComparisonRow[] {
  const [first, ...others] = all;
  if (!first) return [];
  const said = new Set(all.flatMap((rules) => summaryOf(rules, undefined).map(({ item }) => item.kind)));
  const rows = RULE_KINDS.map((kind): ComparisonRow => ({
    kind,
    group: GROUP_OF[kind],
    verdict: others.every((rules) => sameRule(first, rules, kind)) ? 'alike' : 'differs',
    silent: said.has(kind) ? 'said' : 'unsaid',
    items: all.map((rules) => ruleItem(rules, kind) as RuleItem), // of that kind
    disputed: [...new Set(all.flatMap((rules) => disputesOf(rules).get(kind) ?? []))],
  }));
  return ROW_GROUPS.flatMap((group) => rows.filter((row) => row.group === group));
}

/** The rules of a house on one page: what differs from its game first. */
export const linesOf = (rules: RuleSet, base: RuleSet): readonly SummaryLine[] => summaryOf(rules, base);

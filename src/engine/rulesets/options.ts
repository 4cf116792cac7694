import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { layoutOf } from '../rules/deck.ts';
import { refit } from '../rules/refit.ts';
import type { OptionRefusal } from '../rules/refusal.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { callerOptions } from './options/caller.ts';
import { dealOptions } from './options/deal.ts';
import { matchOptions } from './options/match.ts';
import type { Option } from './options/patch.ts';
import { playOptions } from './options/play.ts';
import { tableOptions } from './options/table.ts';

/**
 * The house options of RULES part 4: what each value does to a rule set. The order of rows is the order in which several
 * options are put on: first cards and seats, then play, then what is counted.
 */
export const OPTIONS = { ...dealOptions, ...playOptions, ...callerOptions, ...tableOptions, ...matchOptions } as const;

/** The id of a house option, as RULES part 4 writes it. */
export type OptionId = keyof typeof OPTIONS;

/** House options by their ids, with one value each: a row of RULES part 4 chosen. */
export type HouseOptions = Readonly<Record<string, string>>;

const rows: Readonly<Record<string, Option>> = OPTIONS;

const isOption = (option: string): option is OptionId => Object.hasOwn(OPTIONS, option);

/** The values an option takes, in the order of RULES part 4. */
export const valuesOf = (option: OptionId): readonly string[] => Object.keys(OPTIONS[option]);

function withOption(rules: RuleSet, option: string, value: string): Result<RuleSet, OptionRefusal> {
  const values = rows[option];
  if (!values) return err({ kind: 'unknown-option', option });
  const patch = Object.hasOwn(values, value) ? values[value] : undefined;
  if (!patch) return err({ kind: 'unknown-option-value', option, value, values: Object.keys(values) });
  const change = patch(rules);
  if (!change) return err({ kind: 'option-does-not-apply', option, value });
  const fitted = refit({ ...rules, ...change });
  const { leftOver } = layoutOf(fitted);
  if (leftOver !== 0) return err({ kind: 'cannot-be-dealt', option, value, leftOver });
  return ok({ ...fitted, house: { ...rules.house, [option]: value } });
}

/**
 * The rule set with house options on it, or why one of them cannot be. Refuses an option or value it does not know, one
 * with nothing to act on, and one with which the cards do not come out. Nothing else is refused.
 */
export function withOptions(rules: RuleSet, options: HouseOptions): Result<RuleSet, OptionRefusal> {
  const unknown = Object.keys(options).find((option) => !isOption(option));
  if (unknown !== undefined) return err({ kind: 'unknown-option', option: unknown });
  let house: RuleSet = rules;
  for (const option of Object.keys(OPTIONS)) {
    const value = options[option];
    if (value === undefined) continue;
    const next = withOption(house, option, value);
    if (!next.ok) return next;
    house = next.value;
  }
  return ok(house);
}

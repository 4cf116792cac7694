import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { OptionRefusal } from '../rules/refusal.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

/** House options by the ids and values of RULES part 4. */
export type HouseOptions = Readonly<Record<string, string>>;

/** The rule set with house options on it, or why one of them cannot be. */
export function withOptions(rules: RuleSet, options: HouseOptions): Result<RuleSet, OptionRefusal> {
  const [option] = Object.keys(options);
  return option === undefined ? ok(rules) : err({ kind: 'unknown-option', option });
}

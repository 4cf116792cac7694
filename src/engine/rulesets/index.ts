import type { RuleSet } from '../rules/ruleSet.ts';
import { briscola2 } from './briscola-2.ts';

/** Every rule set of the family, a parent before its children. */
export const RULE_SETS: readonly RuleSet[] = [briscola2];

const byId = new Map(RULE_SETS.map((rules) => [rules.id, rules]));

/** The rule set of that id, or undefined. */
export const findRuleSet = (id: string): RuleSet | undefined => byId.get(id);

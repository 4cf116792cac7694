import { z } from 'astro/zod';
import { DRILL_POOLS, type DrillPool } from '../../engine/drills/question.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { findRuleSet } from '../../engine/rulesets/index.ts';

/** A drill as the pages get it: what questions are drawn from, in the browser without an end. */
export interface DrillData {
  /** How many questions are asked at a time. */
  readonly asks: number;
  /** The seed of the questions that stand in the page; the first of them is asked first. */
  readonly seed: number;
  readonly rules: RuleSet;
  readonly pools: readonly DrillPool[];
}

const shape = z.strictObject({
  ruleSet: z.string(),
  /** What the questions in the page are drawn with, a whole number. */
  seed: z.number().int(),
  asks: z.number().int().min(3).max(12),
  /** What it asks, by turns. */
  pools: z.array(z.enum(DRILL_POOLS)).min(1),
});

/** A drill as an author writes it: which questions under which rules. They are drawn, answered and reasoned by the engine. */
export const drillSchema = shape.transform(({ ruleSet, seed, asks, pools }, context): DrillData => {
  const rules = findRuleSet(ruleSet);
  if (!rules) {
    context.addIssue({ code: 'custom', path: ['ruleSet'], message: `there is no rule set ${ruleSet}` });
    return z.NEVER;
  }
  return { asks, seed, rules, pools };
});

import { z } from 'astro/zod';
import { makeQuestions } from '../../engine/drills/makeQuestion.ts';
import { DRILL_POOLS } from '../../engine/drills/question.ts';
import { withReasons, type ReasonedQuestion } from '../../engine/drills/reasonAgainst.ts';
import { findRuleSet } from '../../engine/rulesets/index.ts';
import { randomFrom } from '../../engine/shuffle.ts';

/** A drill whose questions have been drawn and answered; what a page gets. */
export interface DrillData {
  /** How many of its questions are asked at a time. */
  readonly asks: number;
  readonly questions: readonly ReasonedQuestion[];
}

const shape = z.strictObject({
  ruleSet: z.string(),
  /** What its questions are drawn with, a whole number. */
  seed: z.number().int(),
  asks: z.number().int().min(3).max(12),
  /** How many questions of each kind are drawn, of which some are asked. */
  pool: z.partialRecord(z.enum(DRILL_POOLS), z.number().int().positive()),
});

/** A drill as an author writes it: which questions under which rules. They are drawn, answered and reasoned at build. */
export const drillSchema = shape.transform(({ ruleSet, seed, asks, pool }, context): DrillData => {
  const rules = findRuleSet(ruleSet);
  if (!rules) {
    context.addIssue({ code: 'custom', path: ['ruleSet'], message: `there is no rule set ${ruleSet}` });
    return z.NEVER;
  }
  const random = randomFrom(seed);
  const questions = DRILL_POOLS.flatMap((each) =>
    makeQuestions(each, pool[each] ?? 0, rules, random).map(withReasons),
  );
  if (questions.length < asks) {
    context.addIssue({ code: 'custom', path: ['asks'], message: `asks ${asks} of ${questions.length} questions` });
    return z.NEVER;
  }
  return { asks, questions };
});

import type { RuleSet } from '../rules/ruleSet.ts';
import { randomFrom, shuffled } from '../shuffle.ts';
import { makeQuestion } from './makeQuestion.ts';
import { formOf, rightAnswer, type DrillForm, type DrillPool, type DrillQuestion } from './question.ts';

/** What a drill draws its questions from: its own name, a rule set, and pools that come by turns. */
export interface DrillPlan {
  readonly drill: string;
  readonly rules: RuleSet;
  readonly pools: readonly DrillPool[];
}

/** A question, and the drill it was drawn for. */
export interface DrawnQuestion {
  readonly drill: string;
  readonly question: DrillQuestion;
  readonly form: DrillForm;
  /** The right answer as text. */
  readonly right: string;
}

const TRIES = 60;

/**
 * So many questions from a seed (a whole number), each another one, the plans and their pools by turns. There is no end
 * to them: another seed gives others. Those whose ids are in `before` come only where a pool has no more; a pool that
 * has fewer questions than are asked for gives what it has.
 */
export function drawDrill(
  plans: readonly DrillPlan[],
  count: number,
  seed: number,
  before: readonly string[] = [],
): readonly DrawnQuestion[] {
  const random = randomFrom(seed);
  const order = shuffled(plans, random);
  const start = random(60);
  const drawn = new Map<string, DrawnQuestion>();
  for (let place = 0; place < count && order.length > 0; place += 1) {
    const plan = order[place % order.length] as DrillPlan; // below the length
    const turn = start + Math.floor(place / order.length);
    const pool = plan.pools[turn % plan.pools.length];
    if (!pool) throw new Error(`${plan.drill} has no pool to draw from`);
    let spare: DrillQuestion | undefined;
    let question: DrillQuestion | undefined;
    for (let tries = 0; tries < TRIES && !question; tries += 1) {
      const made = makeQuestion(pool, plan.rules, random, Math.floor(turn / plan.pools.length));
      if (drawn.has(made.id)) continue;
      if (before.includes(made.id)) spare ??= made;
      else question = made;
    }
    question ??= spare;
    if (question)
      drawn.set(question.id, { drill: plan.drill, question, form: formOf(question), right: rightAnswer(question) });
  }
  return [...drawn.values()];
}

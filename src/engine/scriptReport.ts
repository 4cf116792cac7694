import type { Points, Seat } from './cards.ts';
import { rightMoves } from './coach/judge.ts';
import { oddsOfAll } from './coach/odds.ts';
import { weigh } from './coach/weigh.ts';
import type { Action, Deal, FinishedTrick, Move } from './play/deal.ts';
import { scoreOf, sideOf } from './play/outcome.ts';
import { actionOfStep, hidesOrder, moveOf, replayScript, type Script } from './script.ts';
import { solve } from './solver/solve.ts';

/** What the solver says of one step of a script. */
export interface StepReport {
  readonly seat: Seat;
  readonly action: Action;
  /**
   * Final score of the side to move after each legal move, in card points, an average where cards are hidden; undefined where
   * the solver gives none.
   */
  readonly values: readonly (readonly [move: Move, value: Points])[] | undefined;
  /** The moves that are right: all with the top value, or under a threshold goal all that keep it. */
  readonly right: readonly Move[];
  /** Own card points that the author's move loses; none if it is right under the goal, though another brings more. */
  readonly lost: Points;
  /** The trick this step finishes, and the learner's score after it. */
  readonly trick: FinishedTrick | undefined;
  readonly score: Points;
}

/** A move that the author lets pass although it is not among the best, without saying why; or says why without need. */
export type AcceptFault =
  | {
      readonly kind: 'accepted-is-not-best';
      readonly move: Move;
      readonly costs: Points;
      readonly best: readonly Move[];
    }
  | { readonly kind: 'because-without-need' };

type Values = readonly (readonly [move: Move, value: Points])[];

/** What each move is worth, and which are right, from what the table shows. */
function valuesOf(
  script: Script,
  before: Deal,
): { readonly values: Values; readonly right: readonly Move[] } | undefined {
  if (hidesOrder(script.visibility, before)) {
    const found = weigh(before, { goal: script.goal, seat: script.learner });
    if (!found.ok) return undefined;
    const right = oddsOfAll(found.value, script.goal).filter(({ standing }) => standing !== 'behind');
    return { values: [...found.value.values], right: right.map(({ move }) => move) };
  }
  const goal = before.turn === script.learner ? script.goal : 'most-points';
  const solved = solve(before);
  if (!solved.ok || solved.value.status !== 'exact') return undefined;
  const { values } = solved.value;
  return { values: [...values], right: rightMoves(before, values, goal) };
}

function reportStep(script: Script, before: Deal, after: Deal, action: Action): StepReport {
  const move = moveOf(action);
  const found = move === undefined ? undefined : valuesOf(script, before);
  const values = found?.values;
  const top = values ? Math.max(...values.map(([, value]) => value)) : 0;
  const own = values?.find(([candidate]) => candidate === move)?.[1] ?? top;
  return {
    seat: action.seat,
    action,
    values,
    right: found?.right ?? [],
    lost: move !== undefined && found?.right.includes(move) ? 0 : top - own,
    trick: after.tricks.length > before.tricks.length ? after.tricks.at(-1) : undefined,
    score: scoreOf(after, sideOf(after, script.learner)),
  };
}

/** The solver's word on every step of a parsed script. */
export function reportOn(script: Script): readonly StepReport[] {
  const replay = replayScript(script);
  return script.steps.map((step, index) => {
    const before = replay[index];
    const after = replay[index + 1];
    if (!before || !after) throw new Error(`step ${index + 1} was not replayed`);
    return reportStep(script, before, after, actionOfStep(step, before));
  });
}

/** The first step that lets a move pass which is not right, and does not say why; steps count from 1. */
export function findUnfounded(
  script: Script,
  report: readonly StepReport[],
): { readonly step: number; readonly fault: AcceptFault } | undefined {
  for (const [index, step] of script.steps.entries()) {
    const said = report[index];
    if (step.kind !== 'ask' || !said?.values) continue;
    const { values, right } = said;
    const passed = [step.move, ...(step.accept === undefined ? [] : [step.accept])];
    const wrong = passed.find((move) => !right.includes(move));
    if (wrong !== undefined && step.because === undefined) {
      const top = Math.max(...values.map(([, value]) => value));
      const own = values.find(([move]) => move === wrong)?.[1] ?? 0;
      return { step: index + 1, fault: { kind: 'accepted-is-not-best', move: wrong, costs: top - own, best: right } };
    }
    if (wrong === undefined && step.because !== undefined)
      return { step: index + 1, fault: { kind: 'because-without-need' } };
  }
  return undefined;
}

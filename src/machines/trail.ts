import type { Verdict } from '../engine/coach/verdict.ts';
import { verdictOfOdds } from '../engine/coach/verdictOfOdds.ts';
import { applyAction } from '../engine/play/apply.ts';
import type { Action, Deal, FinishedTrick, Move } from '../engine/play/deal.ts';
import { moveAction } from '../engine/play/moves.ts';

import { questionFor, type Question } from '../engine/questions.ts';
import {
  actionOfStep,
  firstAsked,
  moveOf,
  nextTrick,
  replayScript,
  type Fading,
  type GivenSignal,
  type Script,
  type Step,
} from '../engine/script.ts';
import type { Judgement } from './judge.ts';

/** Who made a move: the learner, the author for the learner in a worked example, or another seat. */
export type Mover = 'learner' | 'author' | 'table';

/** One action that has been taken, with the deal on both sides of it. */
export interface Frame {
  readonly before: Deal;
  readonly action: Action;
  readonly after: Deal;
  readonly by: Mover;
  /** The step of the script this action took; undefined off the author's path. */
  readonly step: number | undefined;
  readonly judgement?: Judgement;
  /** Kept apart from the judgement, because it is stored and the judgement is not. */
  readonly verdict?: Verdict;
}

/** How a deal has been played so far. Everything a page shows of it is computed from this. */
export interface Trail {
  readonly script: Script;
  /** The fadings the learner goes through, and which one is on. */
  readonly fadings: readonly Fading[];
  readonly level: number;
  readonly frames: readonly Frame[];
  /** How many frames the learner has seen and gone on from. */
  readonly seen: number;
  /** What `seen` was at each earlier stop. */
  readonly stops: readonly number[];
  /** The last step whose question has been answered; undefined before the first. */
  readonly answeredStep: number | undefined;
}

/** The trail of a deal nobody has touched. */
export const freshTrail = (script: Script, fadings: readonly Fading[], level: number): Trail => ({
  script,
  fadings,
  level,
  frames: [],
  seen: 0,
  stops: [],
  answeredStep: undefined,
});

/** The deal as it stands now. */
export const dealNow = ({ script, frames }: Trail): Deal => frames.at(-1)?.after ?? script.start;

/** The index of the step that comes next, or undefined off the author's path and past its end. */
export function stepIndex({ script, frames }: Trail): number | undefined {
  const last = frames.at(-1);
  if (!last) return script.steps.length > 0 ? 0 : undefined;
  if (last.step === undefined) return undefined;
  return last.step + 1 < script.steps.length ? last.step + 1 : undefined;
}

/** The step that comes next on the author's path. */
export function stepNow(trail: Trail): Step | undefined {
  const index = stepIndex(trail);
  return index === undefined ? undefined : trail.script.steps[index];
}

/** The last signal given so far, and the index of its step. It stays: what a partner has shown is remembered. */
export function lastSignal(trail: Trail): { readonly step: number; readonly signal: GivenSignal } | undefined {
  // Off the path the step that was due when it was left had been reached as well.
  const reached = (trail.frames.findLast(({ step }) => step !== undefined)?.step ?? -1) + 1;
  for (let step = reached; step >= 0; step -= 1) {
    const signal = trail.script.steps[step]?.signal;
    if (signal) return { step, signal };
  }
  return undefined;
}

const fadingOf = ({ fadings, level }: Trail): Fading => fadings[level] ?? 'alone';

/** Whether the author makes the next move for the learner: a worked example, or a part that is not open yet. */
export function isShown(trail: Trail): boolean {
  const index = stepIndex(trail);
  const step = stepNow(trail);
  if (index === undefined || !step || dealNow(trail).turn !== trail.script.learner) return false;
  return step.kind === 'show' || index < firstAsked(trail.script, fadingOf(trail));
}

/** Whether the deal begins with moves that are shown, so that it waits to be set going. */
export function beginsShown(trail: Trail): boolean {
  const { script } = trail;
  const replay = replayScript(script);
  const index = script.steps.findIndex((_, at) => replay[at]?.turn === script.learner);
  const step = script.steps[index];
  return step !== undefined && (step.kind === 'show' || index < firstAsked(script, fadingOf(trail)));
}

/** Whether a frame completed a trick. */
export const finishedTrick = (frame: Frame | undefined): FinishedTrick | undefined =>
  frame && frame.after.tricks.length > frame.before.tricks.length ? frame.after.tricks.at(-1) : undefined;

/** The finished trick that lies on the table and has not been seen yet. */
export const trickOnTable = ({ frames, seen }: Trail): FinishedTrick | undefined =>
  frames.length > seen ? finishedTrick(frames.at(-1)) : undefined;

/** What happened since the learner last went on. */
export const unseen = ({ frames, seen }: Trail): readonly Frame[] => frames.slice(seen);

/** Whether a move of that kind of mover waits to be looked at. */
export const hasUnseen = (trail: Trail, by: Mover): boolean => unseen(trail).some((frame) => frame.by === by);

/** Whether the deal is over. */
export const isOver = (trail: Trail): boolean => dealNow(trail).phase === 'finished';

/** The question to answer before the next step, unless it has been answered. Alone, the learner is asked nothing. */
export function questionDue(trail: Trail): Question | undefined {
  const index = stepIndex(trail);
  const kind = stepNow(trail)?.question;
  if (index === undefined || !kind || (trail.answeredStep ?? -1) >= index) return undefined;
  const { script } = trail;
  const question = questionFor(kind, dealNow(trail), script.learner, nextTrick(replayScript(script), index));
  return typeof question === 'string' ? undefined : question;
}

/** Whether nothing happens before the learner has done something. */
export const isStopped = (trail: Trail): boolean =>
  trickOnTable(trail) !== undefined ||
  isOver(trail) ||
  questionDue(trail) !== undefined ||
  dealNow(trail).turn === trail.script.learner;

/** The trail after an action, or undefined where the table refuses it. */
export function extend(trail: Trail, action: Action, by: Mover): Trail | undefined {
  const before = dealNow(trail);
  const next = applyAction(before, action);
  if (!next.ok) return undefined;
  const index = stepIndex(trail);
  const step = stepNow(trail);
  const onPath = step !== undefined && JSON.stringify(actionOfStep(step, before)) === JSON.stringify(action);
  const frame: Frame = { before, action, after: next.value, by, step: onPath ? index : undefined };
  return { ...trail, frames: [...trail.frames, frame] };
}

const mustExtend = (trail: Trail, action: Action, by: Mover): Trail => {
  const longer = extend(trail, action, by);
  if (!longer) throw new Error(`the table refuses ${JSON.stringify(action)}`);
  return longer;
};

/** The trail after a move of the seat on turn. Throws where the table refuses it. */
export const withMove = (trail: Trail, move: Move, by: Mover): Trail =>
  mustExtend(trail, moveAction(dealNow(trail), move), by);

/** The trail after the author's next step, whoever is on turn. Throws off the path. */
export function withStep(trail: Trail): Trail {
  const step = stepNow(trail);
  if (!step) throw new Error('there is no next step');
  const deal = dealNow(trail);
  return mustExtend(trail, actionOfStep(step, deal), deal.turn === trail.script.learner ? 'author' : 'table');
}

/** The trail after the other seats have done what the script says, up to where the learner must do something. */
export function withTableSteps(trail: Trail): Trail {
  let now = trail;
  while (!isStopped(now) && stepNow(now)) now = withStep(now);
  return now;
}

/**
 * The next move of the other seats on the line that the last verdict was proved by, or undefined where none fits. Replies
 * follow it, so that the table does what the explanation says.
 */
export function provedAnswer({ frames }: Trail): Move | undefined {
  const index = frames.findLastIndex((frame) => frame.judgement?.kind === 'explained');
  const judgement = frames[index]?.judgement;
  if (judgement?.kind !== 'explained') return undefined;
  const line = judgement.explanation.lines.yours;
  const since = frames.slice(index).map(({ action }) => moveOf(action));
  return since.every((move, at) => move === line[at]) ? line[since.length] : undefined;
}

/** The trail with the last frame judged. */
export function withJudgement(trail: Trail, judgement: Judgement): Trail {
  const last = trail.frames.at(-1);
  if (!last) throw new Error('nothing has been played');
  const verdict = verdictOf(judgement);
  return {
    ...trail,
    frames: [...trail.frames.slice(0, -1), { ...last, judgement, ...(verdict ? { verdict } : {}) }],
  };
}

/** The verdict of a judgement; undefined where nothing could be said. */
export function verdictOf(judgement: Judgement): Verdict | undefined {
  if (judgement.kind === 'explained') return judgement.explanation.verdict;
  return judgement.kind === 'weighed' ? verdictOfOdds(judgement.odds) : undefined;
}

/** The trail once the learner has seen what lies on the table. */
export const seenThrough = (trail: Trail): Trail => ({
  ...trail,
  seen: trail.frames.length,
  stops: trail.frames.length > trail.seen ? [...trail.stops, trail.seen] : trail.stops,
});

/** The trail cut back to its first `length` frames, all of them seen. Questions already answered are not asked again. */
export const cutTo = (trail: Trail, length: number): Trail => ({
  ...trail,
  frames: trail.frames.slice(0, length),
  seen: length,
  stops: trail.stops.filter((stop) => stop < length),
});

/** Where the learner's last own move stands in the frames, or undefined before the first. */
export function lastOwn({ frames }: Trail): number | undefined {
  const index = frames.findLastIndex((frame) => frame.by === 'learner');
  return index === -1 ? undefined : index;
}

/** Where the learner left the author's path, or undefined on it. */
export function branchPoint({ script, frames }: Trail): number | undefined {
  const index = frames.findIndex((frame, at) => {
    const next = at === 0 ? 0 : (frames[at - 1]?.step ?? -2) + 1;
    return frame.by === 'learner' && frame.step === undefined && script.steps[next] !== undefined && next >= 0;
  });
  return index === -1 ? undefined : index;
}

/** The trail at the stop before this one, as it lay on the table then; undefined at the first. */
export function atEarlierStop(trail: Trail): Trail | undefined {
  const [earlier, ...rest] = [...trail.stops].reverse();
  if (earlier === undefined) return undefined;
  return { ...trail, frames: trail.frames.slice(0, trail.seen), seen: earlier, stops: rest.reverse() };
}

/** The keys of the author's words for this moment: `before` the learner's card, or `after` cards that were shown. */
export function wordsNow(trail: Trail, moment: 'before' | 'after'): readonly string[] {
  const { script } = trail;
  if (moment === 'before') {
    const step = stepNow(trail);
    return step?.say === undefined || isShown(trail) || step.kind === 'show' ? [] : [step.say];
  }
  const shown = unseen(trail).flatMap(({ by, step }) =>
    by === 'learner' || step === undefined ? [] : [script.steps[step]?.say],
  );
  return [...shown, becauseKey(trail)].filter((key) => key !== undefined);
}

/** The key of the words that say why the learner's last card is let pass although it is not among the best. */
function becauseKey(trail: Trail): string | undefined {
  const own = lastOwn(trail);
  if (own === undefined || own < trail.seen) return undefined;
  const step = stepNow(cutTo(trail, own));
  const frame = trail.frames[own];
  const move = frame && moveOf(frame.action);
  if (step?.kind !== 'ask' || frame?.verdict?.kind !== 'costs') return undefined;
  return move === step.move || move === step.accept ? step.because : undefined;
}

import { explainKnown } from '../coach/explain.ts';
import type { Explanation } from '../coach/explanation.ts';
import type { Goal } from '../coach/goal.ts';
import { rightMoves } from '../coach/judge.ts';
import { knowledgeOf } from '../coach/knowledge.ts';
import type { Knowledge } from '../coach/knowledge.ts';
import { isCause } from '../coach/reasonKinds.ts';
import { temptingMistake } from '../coach/tempting.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalMoves } from '../play/moves.ts';
import { err, must, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Random } from '../shuffle.ts';
import { valuesOf } from '../solver/solve.ts';
import { decisionsOn, difficultyOf, gapOf } from './choices.ts';
import { chooseTask } from './chooseGoal.ts';
import { gradeOf } from './grade.ts';
import { lookAlikeKey, nameOf } from './lookAlike.ts';
import { PLAYERS, naturalCard } from './players.ts';
import type { Puzzle, Sight } from './puzzle.ts';
import { teachesSubtly } from './subtle.ts';
import type { Sought } from './subtle.ts';
import { isTeachable } from './teachable.ts';
import { themesOf } from './themes.ts';

/** Why a position is no puzzle, in the order in which it is asked. */
export const REJECTIONS = [
  'one-legal-move',
  'already-exchanged',
  'several-best',
  'nothing-at-stake',
  'beyond-the-tree',
  'nobody-tempted',
  'no-cause',
  'cause-not-clear',
  'key-card-not-sure',
  'ledger-too-long',
  'no-theme',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** What keeps a mistake from teaching what is sought; undefined for one that does. */
function unclear(deal: Deal, mistake: Explanation, sought: Sought): Rejection | undefined {
  if (sought === 'plain' ? isTeachable(mistake) : teachesSubtly(deal, mistake, sought)) return undefined;
  const cause = mistake.reasons.find(isCause);
  const { ledger } = mistake;
  if (!cause || !ledger) return 'no-cause';
  if (cause.itemTurns !== 'in-all-best-lines') return 'key-card-not-sure';
  const changes = ledger.lose.length + ledger.miss.length + ledger.get.length;
  return changes > LONGEST_LEDGER ? 'ledger-too-long' : 'cause-not-clear';
}

/** Told apart only to say why; the rule itself is `isTeachable`. */
const LONGEST_LEDGER = 3;

/** Whether a player who does not look ahead chooses a wrong first move. */
const tempts = (deal: Deal, right: readonly Move[]): boolean =>
  (['cheapest', 'most-points', 'win-cheaply', 'natural', 'one-trick'] as const).some(
    (name) => !right.includes(PLAYERS[name](deal)),
  );

/** What is clear about a position under a goal: the one right move, and the mistake that teaches it. */
function lesson(
  deal: Deal,
  goal: Goal,
  sought: Sought,
): Result<{ readonly known: Knowledge; readonly mistake: Explanation }, Rejection> {
  const found = knowledgeOf(deal);
  if (!found.ok || !found.value.analysis) return err('beyond-the-tree');
  const known = found.value;
  const right = rightMoves(deal, known.values, goal);
  if (right.length !== 1) return err('several-best');
  if (!tempts(deal, right)) return err('nobody-tempted');
  const wrong = temptingMistake(deal, known.values, right, naturalCard(deal));
  if (wrong === undefined) return err('nobody-tempted');
  const mistake = must(explainKnown(known, wrong, goal));
  const why = unclear(deal, mistake, sought);
  return why === undefined ? ok({ known, mistake }) : err(why);
}

/**
 * The puzzle that a position and its goal make, all of it measured, or why they make none. `sought`: what its mistake has
 * to teach.
 */
export function measurePuzzle(
  deal: Deal,
  goal: Goal,
  sight: Sight,
  sought: Sought = 'plain',
): Result<Puzzle, Rejection> {
  const found = lesson(deal, goal, sought);
  if (!found.ok) return found;
  const { known, mistake } = found.value;
  const themes = themesOf(deal, mistake);
  if (themes.length === 0) return err('no-theme');
  const line = mistake.lines.best;
  const decisions = Math.max(1, decisionsOn(deal, goal, line));
  const { grade, isTrap, solvedBy, failures } = gradeOf(deal, goal, decisions);
  return ok({
    id: nameOf(`${deal.rules.id} ${sight} ${lookAlikeKey(deal, goal)}`),
    deal,
    goal,
    sight,
    grade,
    rating: difficultyOf(deal, { failures, isTrap }, decisions, sight),
    isTrap,
    themes,
    solvedBy,
    decisions,
    values: legalMoves(deal).map((move) => known.values.get(move) ?? 0),
    line,
  });
}

/** The puzzle in a position that arose in play, or the first reason why there is none. */
export function puzzleIn(
  deal: Deal,
  sight: Sight,
  random: Random,
  sought: Sought = 'plain',
): Result<Puzzle, Rejection> {
  if (legalMoves(deal).length < 2) return err('one-legal-move');
  if (deal.exchanged) return err('already-exchanged');
  const values = valuesOf(deal);
  if (!values.ok || !values.value) return err('beyond-the-tree');
  if (gapOf(values.value) === undefined) return err('several-best');
  const task = chooseTask(deal, values.value, random);
  return task ? measurePuzzle(task.deal, task.goal, sight, sought) : err('nothing-at-stake');
}

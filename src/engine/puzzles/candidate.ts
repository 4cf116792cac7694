import { explainKnown } from '../coach/explain.ts';
import type { Explanation } from '../coach/explanation.ts';
import type { Goal } from '../coach/goal.ts';
import { rightMoves } from '../coach/judge.ts';
import { knowledgeOf } from '../coach/knowledge.ts';
import type { Knowledge } from '../coach/knowledge.ts';
import { treeMoveOf } from '../coach/bestLine.ts';
import type { Cause } from '../coach/reason.ts';
import { isCause } from '../coach/reasonKinds.ts';
import { bit } from '../coach/tree/game.ts';
import { temptingMistake } from '../coach/tempting.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalMoves, moveAction } from '../play/moves.ts';
import { err, must, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Random } from '../shuffle.ts';
import { valuesOf } from '../solver/solve.ts';
import { decisionsOn, difficultyOf, gapOf } from './choices.ts';
import { chooseTask } from './chooseGoal.ts';
import { gradeOf } from './grade.ts';
import { lookAlikeKey, nameOf } from './lookAlike.ts';
import { PLAYERS } from './players.ts';
import type { Puzzle, Sight } from './puzzle.ts';
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

/** Most cards that may change hands between the best line and the tempting one. Source: EXPLAIN.md part 11. */
const LONGEST_LEDGER = 3;

const always = (): boolean => true;

/**
 * The causes that are clear enough for a puzzle, the rest tell what happens and not why. Those about the stock, about
 * following and about exchanges are clear where they are decided now.
 *
 * Source: EXPLAIN.md part 11; the kinds it did not measure are taken by the same rule.
 */
const CLEAR: { readonly [Kind in Cause['kind']]?: (cause: Extract<Cause, { readonly kind: Kind }>) => boolean } = {
  'take-now': always,
  'give-now': always,
  expose: always,
  'cash-now': always,
  'load-now': always,
  'win-reply': always,
  save: always,
  'save-chain': always,
  'partner-card': always,
  'force-out': ({ spentWhen }) => spentWhen.trick === 0,
  draw: ({ place }) => place.decidedNow,
  'draw-away': ({ place }) => place.decidedNow,
  'draw-winner': ({ place }) => place.decidedNow,
  'draw-danger': ({ place }) => place.decidedNow,
  'must-follow': ({ when }) => when.trick === 0,
  zugzwang: ({ when }) => when.trick <= 1,
  exchange: ({ when }) => when.trick === 0,
  'they-exchange': ({ when }) => when.trick <= 1,
  'exchange-costs': always,
};

const isClear = (cause: Cause): boolean => {
  const rule = CLEAR[cause.kind] as ((cause: Cause) => boolean) | undefined; // a row takes just its own kind
  return rule?.(cause) ?? false;
};

/** Whether the card that the cause is about changes hands in every best line, and not just in the one shown. */
function isKeyCardSure({ analysis }: Knowledge, cause: Cause, best: Move, other: Move): boolean {
  if (!analysis) return false;
  const { game, root } = analysis;
  const item = bit(treeMoveOf(game, cause.item.card));
  const after = (move: Move): readonly number[] => analysis.outcomesAfter(root, treeMoveOf(game, move));
  return after(best).every((set) => (set & item) !== 0) && after(other).every((set) => (set & item) === 0);
}

/** Whether a player who does not look ahead chooses a wrong first move. */
const tempts = (deal: Deal, right: readonly Move[]): boolean =>
  (['cheapest', 'most-points', 'win-cheaply', 'natural', 'one-trick'] as const).some(
    (name) => !right.includes(PLAYERS[name](deal)),
  );

/** What is clear about a position under a goal: the one right move, and the mistake that teaches it. */
function lesson(
  deal: Deal,
  goal: Goal,
): Result<{ readonly known: Knowledge; readonly mistake: Explanation; readonly cause: Cause }, Rejection> {
  const found = knowledgeOf(deal);
  if (!found.ok || !found.value.analysis) return err('beyond-the-tree');
  const known = found.value;
  const right = rightMoves(deal, known.values, goal);
  if (right.length !== 1) return err('several-best');
  if (!tempts(deal, right)) return err('nobody-tempted');
  const wrong = temptingMistake(deal, known.values, right);
  if (wrong === undefined) return err('nobody-tempted');
  const mistake = must(explainKnown(known, wrong, goal));
  const cause = mistake.reasons.find(isCause);
  const { compared, ledger } = mistake;
  if (!cause || !compared || !ledger) return err('no-cause');
  if (!isClear(cause)) return err('cause-not-clear');
  if (!isKeyCardSure(known, cause, compared.best, compared.other)) return err('key-card-not-sure');
  if (ledger.lose.length + ledger.miss.length + ledger.get.length > LONGEST_LEDGER) return err('ledger-too-long');
  return ok({ known, mistake, cause });
}

/** The puzzle that a position and its goal make, all of it measured, or why they make none. */
export function measurePuzzle(deal: Deal, goal: Goal, sight: Sight): Result<Puzzle, Rejection> {
  const found = lesson(deal, goal);
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
export function puzzleIn(deal: Deal, sight: Sight, random: Random): Result<Puzzle, Rejection> {
  if (legalMoves(deal).length < 2) return err('one-legal-move');
  if (deal.exchanged) return err('already-exchanged');
  const values = valuesOf(deal);
  if (!values.ok || !values.value) return err('beyond-the-tree');
  if (gapOf(values.value) === undefined) return err('several-best');
  const task = chooseTask(deal, values.value, random);
  return task ? measurePuzzle(task.deal, task.goal, sight) : err('nothing-at-stake');
}

/** Plays a line out; for whoever proves one. Throws where the table refuses a move. */
export const dealAfter = (start: Deal, line: readonly Move[]): Deal =>
  line.reduce((deal, move) => must(applyAction(deal, moveAction(deal, move))), start);

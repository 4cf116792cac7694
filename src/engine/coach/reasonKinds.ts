import type { Cause, Equality, Fact, GoalFact, Reason } from './reason.ts';

type KindsOf<Union extends { readonly kind: string }> = { readonly [Kind in Union['kind']]: true };

const EQUALITIES: KindsOf<Equality> = {
  'only-move': true,
  'no-points-left': true,
  'all-yours': true,
  'all-theirs': true,
  'all-equal': true,
  touching: true,
  'same-outcome': true,
  swap: true,
  'same-value': true,
};

const GOAL_FACTS: KindsOf<GoalFact> = {
  'keeps-goal': true,
  'goal-already-reached': true,
  'goal-out-of-reach': true,
  'misses-goal': true,
};

const FACTS: KindsOf<Fact> = { 'lost-anyway': true, 'game-turn': true };

/** Whether a reason says why two moves are worth the same. */
export const isEquality = (reason: Reason): reason is Equality => Object.hasOwn(EQUALITIES, reason.kind);

/** Whether a reason says what a threshold goal makes of the move. */
export const isGoalFact = (reason: Reason): reason is GoalFact => Object.hasOwn(GOAL_FACTS, reason.kind);

/** Whether a reason is said besides the cause. */
export const isFact = (reason: Reason): reason is Fact => Object.hasOwn(FACTS, reason.kind);

/** Whether a reason says why the best move is better. */
export const isCause = (reason: Reason): reason is Cause =>
  !isEquality(reason) && !isGoalFact(reason) && !isFact(reason);

import type { Card, Points } from '../../cards.ts';
import type { Deal, Move } from '../../play/deal.ts';
import { fateOf, isWon, taker, whenOf } from '../line.ts';
import type { Fate, Line } from '../line.ts';
import type { Cause, HeldCard, When } from '../reason.ts';
import { holdsAlways } from './claim.ts';
import type { Claim, Proof } from './claim.ts';

/** Two moves compared, for the finders of causes to look at. */
export interface Setting {
  readonly deal: Deal;
  readonly best: Move;
  readonly other: Move;
  readonly bestLine: Line;
  readonly otherLine: Line;
  /** The tree, where there is one: without it nothing but the lines shown is known. */
  readonly proof: Proof | undefined;
}

/** A scoring card that changes sides, seen in both lines. */
export interface Scene extends Setting {
  readonly item: Card;
  readonly points: Points;
  readonly inBest: Fate;
  readonly inOther: Fate;
  readonly winner: HeldCard;
  readonly danger: HeldCard;
}

/** A cause without what the finder does not decide. */
type Bare<C> = C extends Cause ? Omit<C, 'strength' | 'points' | 'item' | 'itemTurns'> : never;

/** What a finder gives: the facts, and what its named sentence would claim. */
export interface Found {
  readonly cause: Bare<Cause>;
  readonly item: HeldCard;
  /** Empty: the sentence only tells the line. */
  readonly claims: readonly Claim[];
  /** Whether the cards on the table and in the hands show it at once. */
  readonly seen?: 'this-trick';
}

export type Finder = (scene: Scene) => Found | undefined;

/** The scene of one scoring card that is ours in the best line and theirs in the other. */
export function sceneOf(setting: Setting, item: Card, points: Points): Scene {
  const { bestLine, otherLine } = setting;
  return {
    ...setting,
    item,
    points,
    inBest: fateOf(bestLine, item),
    inOther: fateOf(otherLine, item),
    winner: taker(bestLine, item),
    danger: taker(otherLine, item),
  };
}

/** When a card falls, and whether that is the same in every best line. */
export function timeOf({ proof, bestLine, otherLine }: Setting, after: 'best' | 'other', card: Card): When {
  const line = after === 'best' ? bestLine : otherLine;
  const { trick } = fateOf(line, card);
  const to = isWon(line, card) ? 'ours' : 'theirs';
  const varies = proof !== undefined && !holdsAlways(proof, { after, says: 'taken', card, to, trick });
  return { ...whenOf(line, trick), varies };
}

/** Whether the learner leads the trick on the table. */
export const isLead = ({ deal }: Setting): boolean => deal.trick.length === 0;

/** The time of a claim: the trick, unless it varies between best lines. */
export const at = ({ trick, varies }: When): { readonly trick?: number } => (varies ? {} : { trick });

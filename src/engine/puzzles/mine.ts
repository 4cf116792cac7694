import type { RuleSet } from '../rules/ruleSet.ts';
import { randomFrom, shuffled } from '../shuffle.ts';
import { puzzleIn } from './candidate.ts';
import type { Rejection } from './candidate.ts';
import { tricksLeft } from './choices.ts';
import { likelyPlay } from './likelyPlay.ts';
import { lookAlikeKey } from './lookAlike.ts';
import type { Puzzle, Sight } from './puzzle.ts';
import type { Sought } from './subtle.ts';
import type { Theme } from './themes.ts';

/** Raised when the same seed would no longer give the same puzzles. */
export const MINER_VERSION = 1;

/** What is dug for, and where. */
export interface Claim {
  readonly rules: RuleSet;
  /** Tricks left, fewest and most, the one on the table included. */
  readonly tricks: readonly [fewest: number, most: number];
  readonly sight: Sight;
  /** What the mistake has to teach; something plain if it is not said. */
  readonly sought?: Sought;
  /** A whole number. With it and the version, everything that is found is fixed. */
  readonly seed: number;
}

/** What came of some deals. */
export interface Yield {
  readonly deals: number;
  readonly positions: number;
  readonly rejected: Readonly<Partial<Record<Rejection, number>>>;
  readonly found: readonly Puzzle[];
}

const hasCardsToCount = (sight: Sight, stock: number): boolean => sight === 'open' || stock === 0;

/** The first puzzle in deal number `index`, its positions taken in an order of chance; at most one, for variety. */
export function mineDeal(
  { rules, tricks: [fewest, most], sight, seed, sought = 'plain' }: Claim,
  index: number,
): Yield {
  const random = randomFrom(Math.imul(seed, 0x9e3779b1) + index);
  const positions = [];
  for (const deal of likelyPlay(rules, random(0x7fffffff), random)) {
    const left = tricksLeft(deal);
    if (left >= fewest && left <= most && hasCardsToCount(sight, deal.stock.length)) positions.push(deal);
  }
  const rejected: Partial<Record<Rejection, number>> = {};
  let looked = 0;
  for (const deal of shuffled(positions, random)) {
    looked += 1;
    const puzzle = puzzleIn(deal, sight, random, sought);
    if (puzzle.ok) return { deals: 1, positions: looked, rejected, found: [puzzle.value] };
    rejected[puzzle.error] = (rejected[puzzle.error] ?? 0) + 1;
  }
  return { deals: 1, positions: looked, rejected, found: [] };
}

/** The deals from number `from` on, `count` of them. */
export function mineDeals(claim: Claim, from: number, count: number): Yield {
  const yields = Array.from({ length: count }, (_, at) => mineDeal(claim, from + at));
  return yields.reduce(addYields, NOTHING);
}

export const NOTHING: Yield = { deals: 0, positions: 0, rejected: {}, found: [] };

/** Two yields as one. */
export function addYields(a: Yield, b: Yield): Yield {
  const rejected: Partial<Record<Rejection, number>> = { ...a.rejected };
  for (const [why, count] of Object.entries(b.rejected) as [Rejection, number][]) {
    rejected[why] = (rejected[why] ?? 0) + count; // Object.entries widens the keys
  }
  return {
    deals: a.deals + b.deals,
    positions: a.positions + b.positions,
    rejected,
    found: [...a.found, ...b.found],
  };
}

/** Why a puzzle that was found is not kept. */
export type Surplus = 'look-alike' | 'enough-of-grade' | 'enough-of-theme' | 'enough-of-goal' | 'other-theme';

/** What is kept of all that was found, in the order it was found. */
export interface Collection {
  readonly puzzles: readonly Puzzle[];
  readonly surplus: Readonly<Record<Surplus, number>>;
}

/** How evenly a collection is spread: what share of the wanted number one grade, main theme or goal may take. */
const MOST_OF_A_GRADE = 0.28;
const MOST_OF_A_THEME = 0.18;
const MOST_OF_A_GOAL = 0.55;

const goalName = ({ goal }: Puzzle): string => (typeof goal === 'string' ? goal : 'take-at-least');

/**
 * Sorts finds into a collection of `wanted` puzzles: no look-alikes, and not too many of one grade, theme or goal. With
 * `only`, just those of one theme, as they come.
 */
export function createCollector(wanted: number, only?: Theme) {
  const seen = new Set<string>();
  const puzzles: Puzzle[] = [];
  const surplus: Record<Surplus, number> = {
    'look-alike': 0,
    'enough-of-grade': 0,
    'enough-of-theme': 0,
    'enough-of-goal': 0,
    'other-theme': 0,
  };
  const grades = new Map<number, number>();
  const themes = new Map<Theme | undefined, number>();
  const goals = new Map<string, number>();

  const whyNot = (puzzle: Puzzle, key: string): Surplus | undefined => {
    if (seen.has(key) || seen.has(puzzle.id)) return 'look-alike';
    if (only) return puzzle.themes.includes(only) ? undefined : 'other-theme';
    if ((grades.get(puzzle.grade) ?? 0) >= Math.ceil(wanted * MOST_OF_A_GRADE)) return 'enough-of-grade';
    if ((themes.get(puzzle.themes[0]) ?? 0) >= Math.ceil(wanted * MOST_OF_A_THEME)) return 'enough-of-theme';
    return (goals.get(goalName(puzzle)) ?? 0) >= Math.ceil(wanted * MOST_OF_A_GOAL) ? 'enough-of-goal' : undefined;
  };

  return {
    add(puzzle: Puzzle): void {
      if (puzzles.length >= wanted) return;
      const key = lookAlikeKey(puzzle.deal, 'most-points');
      const why = whyNot(puzzle, key);
      if (why) {
        surplus[why] += 1;
        return;
      }
      seen.add(key);
      seen.add(puzzle.id);
      puzzles.push(puzzle);
      grades.set(puzzle.grade, (grades.get(puzzle.grade) ?? 0) + 1);
      themes.set(puzzle.themes[0], (themes.get(puzzle.themes[0]) ?? 0) + 1);
      goals.set(goalName(puzzle), (goals.get(goalName(puzzle)) ?? 0) + 1);
    },
    isFull: (): boolean => puzzles.length >= wanted,
    collection: (): Collection => ({ puzzles, surplus }),
  };
}

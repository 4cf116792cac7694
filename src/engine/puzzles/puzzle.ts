import type { Points } from '../cards.ts';
import type { Goal } from '../coach/goal.ts';
import { findMove } from '../play/moves.ts';
import { formatPosition, parsePosition } from '../notation.ts';
import type { Deal, Move } from '../play/deal.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { OptionRefusal, PositionError } from '../rules/refusal.ts';
import type { Grade } from './grade.ts';
import { PLAYER_NAMES } from './players.ts';
import type { PlayerName } from './players.ts';
import { THEMES } from './themes.ts';
import type { Theme } from './themes.ts';

/**
 * What lies open. `hand-to-work-out`: the other hand lies face down, and the list of the cards gone tells what it must
 * hold.
 */
export type Sight = 'open' | 'hand-to-work-out';

/** A position with something to find, and all that was measured of it. */
export interface Puzzle {
  /** Made of the cards themselves: it stays the same for as long as the puzzle does. */
  readonly id: string;
  /** The seat on turn is the learner's; its whole side is played by the learner. */
  readonly deal: Deal;
  readonly goal: Goal;
  readonly sight: Sight;
  readonly grade: Grade['grade'];
  /** How hard it is, on the scale of the learner's rating: see `difficultyOf`. */
  readonly rating: number;
  readonly isTrap: boolean;
  /** The rarest first. */
  readonly themes: readonly Theme[];
  readonly solvedBy: readonly PlayerName[];
  /** How many of the side's choices on the best line have a wrong card among them. */
  readonly decisions: number;
  /** Final score of the side after each legal move, in the order of the legal moves. */
  readonly values: readonly Points[];
  /** Best play to the end. It starts with the one right move. */
  readonly line: readonly Move[];
}

/** A puzzle as a file keeps it: one line of JSON, only what cannot be told from the rest. */
export interface PuzzleText {
  readonly id: string;
  readonly ruleSet: string;
  readonly trump?: string;
  readonly hands: readonly string[];
  readonly turn?: number;
  readonly trick?: string;
  readonly stock?: string;
  readonly taken?: readonly number[];
  readonly tricksWon?: readonly number[];
  readonly sides?: readonly (readonly number[])[];
  readonly auction?: unknown;
  readonly goal: Goal;
  readonly sight?: Sight;
  readonly grade: number;
  readonly rating: number;
  readonly trap?: true;
  readonly themes: readonly string[];
  /** One digit for each of the seven simple players, 1 where it solves the puzzle. */
  readonly solvedBy: string;
  readonly decisions: number;
  readonly values: readonly number[];
  readonly line: string;
}

/** Why a line of a puzzle file is no puzzle. */
export type PuzzleError =
  | PositionError
  | OptionRefusal
  | { readonly kind: 'unknown-theme'; readonly text: string }
  | { readonly kind: 'unknown-move'; readonly text: string }
  | { readonly kind: 'unknown-grade'; readonly found: number };

const MOVES_APART = ', ';

/** The line of a file that keeps a puzzle. */
export function formatPuzzle(puzzle: Puzzle): PuzzleText {
  const { deal, sight, isTrap } = puzzle;
  const position = formatPosition(deal) as {
    readonly hands: readonly string[];
    readonly trick: string;
    readonly stock: string;
    readonly auction?: unknown;
  }; // the position's own text, whose fields are wider than these
  const isUneven = deal.tricksWon.some((won) => won > 0);
  return {
    id: puzzle.id,
    ruleSet: deal.rules.id,
    ...(deal.trump !== undefined && { trump: deal.trump }),
    hands: position.hands,
    ...(deal.turn !== 0 && { turn: deal.turn }),
    ...(position.trick !== '' && { trick: position.trick }),
    ...(position.stock !== '' && { stock: position.stock }),
    ...(deal.takenSince === 'start' && { taken: deal.taken }),
    ...(isUneven && { tricksWon: deal.tricksWon }),
    ...(deal.auction && { sides: deal.sides, auction: position.auction }),
    goal: puzzle.goal,
    ...(sight !== 'open' && { sight }),
    grade: puzzle.grade,
    rating: puzzle.rating,
    ...(isTrap && { trap: true as const }),
    themes: puzzle.themes,
    solvedBy: PLAYER_NAMES.map((name) => (puzzle.solvedBy.includes(name) ? '1' : '0')).join(''),
    decisions: puzzle.decisions,
    values: puzzle.values,
    line: puzzle.line.join(MOVES_APART),
  };
}

const isTheme = (text: string): text is Theme => (THEMES as readonly string[]).includes(text);

const isGrade = (grade: number): grade is Grade['grade'] => [1, 2, 3, 4, 5].includes(grade);

/** The puzzle of a line of a file. What it says was measured is taken as said: `provePuzzle` measures it again. */
export function parsePuzzle(text: PuzzleText): Result<Puzzle, PuzzleError> {
  const deal = parsePosition({ turn: 0, ...text });
  if (!deal.ok) return deal;
  const { grade, themes, goal, id, rating, decisions, values } = text;
  if (!isGrade(grade)) return err({ kind: 'unknown-grade', found: grade });
  const unknown = themes.find((theme) => !isTheme(theme));
  if (unknown !== undefined) return err({ kind: 'unknown-theme', text: unknown });
  const line: Move[] = [];
  for (const word of text.line.split(MOVES_APART)) {
    const move = findMove(word);
    if (move === undefined) return err({ kind: 'unknown-move', text: word });
    line.push(move);
  }
  return ok({
    id,
    deal: deal.value,
    goal,
    sight: text.sight ?? 'open',
    grade,
    rating,
    isTrap: text.trap === true,
    themes: themes.filter(isTheme),
    solvedBy: PLAYER_NAMES.filter((_, at) => text.solvedBy[at] === '1'),
    decisions,
    values,
    line,
  });
}

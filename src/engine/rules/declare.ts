import { cardOf } from '../cards.ts';
import type { Card, Points, Seat, Suit } from '../cards.ts';
import type { DeclareObstacle, Refusal } from './refusal.ts';
import type { Declaration, RuleSet } from './ruleSet.ts';

/** A declaration that everybody saw. */
export interface Declared {
  readonly seat: Seat;
  readonly suit: Suit;
  /** Tricks finished when it was made. */
  readonly afterTricks: number;
}

/** What a declaration depends on: the fields of a deal of these names. */
export interface DeclareFacts {
  readonly rules: RuleSet;
  readonly trump: Suit | undefined;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly turn: Seat;
  readonly trick: readonly { readonly seat: Seat }[];
  readonly tricksWon: readonly number[];
  readonly declared?: readonly Declared[];
}

/** The cards that a declaration of `suit` shows. */
export const cardsDeclared = ({ cards }: Declaration, suit: Suit): readonly Card[] =>
  cards.map((rank) => cardOf(rank, suit));

/** Tricks finished so far. */
export const tricksDone = (tricksWon: readonly number[]): number => tricksWon.reduce((sum, won) => sum + won, 0);

const badMoment: Record<Declaration['when'], (facts: DeclareFacts, seat: Seat) => DeclareObstacle | undefined> = {
  'between-tricks': ({ trick }) => (trick.length > 0 ? 'not-between-tricks' : undefined),
  'own-turn': ({ turn }, seat) => (seat === turn ? undefined : 'not-on-turn'),
  'any-time': () => undefined,
};

function obstacle(facts: DeclareFacts, declaration: Declaration, seat: Seat, suit: Suit): DeclareObstacle | undefined {
  const { stock, declared = [], tricksWon } = facts;
  if (declared.some((made) => made.suit === suit)) return 'already-declared';
  if (declaration.stockMustRemain && stock.length === 0) return 'stock-exhausted';
  const moment = badMoment[declaration.when](facts, seat);
  if (moment) return moment;
  const now = tricksDone(tricksWon);
  const again = declaration.setsTrump && declared.some((made) => made.seat === seat && made.afterTricks === now);
  return again ? 'once-between-tricks' : undefined;
}

/**
 * Why `seat` may not show king and horse of `suit`; undefined when it may.
 *
 * Source: RULES.md part 5.22; reading 13 of the vectors' README.
 */
export function declareRefusal(facts: DeclareFacts, seat: Seat, suit: Suit): Refusal | undefined {
  const [declaration] = facts.rules.declarations;
  if (!declaration) return { kind: 'declare-not-allowed', why: 'no-declarations-here' };
  const why = obstacle(facts, declaration, seat, suit);
  if (why) return { kind: 'declare-not-allowed', why };
  const missing = cardsDeclared(declaration, suit).find((card) => !facts.hands[seat]?.includes(card));
  return missing && { kind: 'not-in-hand', card: missing };
}

/** Card points that the next declaration, of `suit`, is worth. */
export function pointsOfDeclaration(
  { points, trumpPoints }: Declaration,
  suit: Suit,
  trump: Suit | undefined,
  madeBefore: number,
): Points {
  if (trumpPoints !== undefined && suit === trump) return trumpPoints;
  return points[Math.min(madeBefore, points.length - 1)] ?? 0;
}

import { cardOf, rankOf, SUITS, suitOf } from '../cards.ts';
import type { Card, Points } from '../cards.ts';
import type { RuleSet } from './ruleSet.ts';

/** Every card of the rule set's pack before any is left out, suit by suit. */
export const packOf = (rules: RuleSet): readonly Card[] =>
  SUITS.flatMap((suit) => rules.ranks.map((rank) => cardOf(rank, suit)));

/** How many cards the pack has. */
export const packSize = (rules: RuleSet): number => rules.ranks.length * SUITS.length;

/** The cards that are dealt: the pack without those left out. */
export const deckOf = (rules: RuleSet): readonly Card[] =>
  packOf(rules).filter((card) => !rules.removed.includes(card));

interface Tables {
  readonly strength: ReadonlyMap<Card, number>;
  readonly points: ReadonlyMap<Card, Points>;
}

// Looked up for every card played, so built once for each rule set.
const tables = new WeakMap<RuleSet, Tables>();

const buildTables = (rules: RuleSet): Tables => {
  const pack = packOf(rules);
  const built: Tables = {
    strength: new Map(pack.map((card) => [card, rules.strength.length - rules.strength.indexOf(rankOf(card))])),
    points: new Map(pack.map((card) => [card, rules.points[rankOf(card)] ?? 0])),
  };
  tables.set(rules, built);
  return built;
};

const tablesOf = (rules: RuleSet): Tables => tables.get(rules) ?? buildTables(rules);

/** How strong a card is within its suit: 1 for the weakest of the pack. Throws for a card the pack does not have. */
export function strengthOf(rules: RuleSet, card: Card): number {
  const strength = tablesOf(rules).strength.get(card);
  if (strength === undefined) throw new Error(`${rules.id} has no ${card}`);
  return strength;
}

/** Card points of some cards together. */
export function pointsOf(rules: RuleSet, cards: readonly Card[]): Points {
  const { points } = tablesOf(rules);
  let sum = 0;
  for (const card of cards) sum += points.get(card) ?? 0;
  return sum;
}

/** How the tricks of a deal come out. */
export interface Layout {
  readonly deckSize: number;
  /** Cards in the stock after the deal, the turn-up included. */
  readonly stockSize: number;
  /** Tricks followed by a draw. */
  readonly drawTricks: number;
  readonly tricks: number;
  /** Cards that could be neither dealt nor drawn nor played evenly: 0 in a game that can be dealt. */
  readonly leftOver: number;
}

/**
 * The arithmetic of a deal: what is dealt, drawn and played.
 *
 * Source: RULES.md part 3, "Counts per layout".
 */
export function layoutOf(rules: RuleSet): Layout {
  const deckSize = packSize(rules) - rules.removed.length;
  const stockSize = deckSize - rules.kitty - rules.seats * rules.handSize;
  const perTrick = rules.seats * rules.cardsPerTrick;
  const leftOver =
    stockSize < 0 || (rules.draw === 'none' && stockSize > 0)
      ? Math.abs(stockSize)
      : (deckSize - rules.kitty) % perTrick;
  return {
    deckSize,
    stockSize,
    drawTricks: Math.ceil(Math.max(stockSize, 0) / perTrick),
    tricks: Math.floor((deckSize - rules.kitty) / perTrick),
    leftOver,
  };
}

/** The cards of one suit among some cards. */
export const ofSuit = (cards: readonly Card[], suit: string): readonly Card[] =>
  cards.filter((card) => suitOf(card) === suit);

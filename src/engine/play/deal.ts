import type { Card, Points, Rank, Seat, Suit } from '../cards.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

/** One card from one seat. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** A trick that has been taken. `plays[0]` led. */
export interface FinishedTrick {
  readonly plays: readonly Play[];
  readonly winner: Seat;
  readonly points: Points;
}

/** A bid of an auction: a rank, a number of card points, or a pass. */
export type Bid = Rank | Points | 'pass';

/** What the auction has settled so far. */
export interface AuctionState {
  readonly bids: readonly { readonly seat: Seat; readonly bid: Bid }[];
  readonly caller: Seat | undefined;
  /** The winning bid. */
  readonly bid: Bid | undefined;
  /** Card points the caller's side has promised. */
  readonly target: Points;
  readonly called: Card | undefined;
  /** The seat that held the called card; undefined before the call, and when the caller called his own card. */
  readonly partner: Seat | undefined;
  /** Whether everybody knows who the partner is: the called card has been played. */
  readonly partnerKnown: boolean;
}

export type Phase = 'bidding' | 'calling' | 'playing' | 'finished';

/**
 * The whole state of one deal: everything, hidden cards included. What one seat knows of it is a `View`.
 *
 * Immutable: `applyAction` gives a new one or a refusal.
 */
export interface Deal {
  readonly rules: RuleSet;
  readonly phase: Phase;
  /** Undefined while no trump is named, and for ever in a game without trump. */
  readonly trump: Suit | undefined;
  /** Cards in each seat's hand. */
  readonly hands: readonly (readonly Card[])[];
  /** In drawing order, the turn-up last. */
  readonly stock: readonly Card[];
  /** The seat to act. */
  readonly turn: Seat;
  /** The cards on the table, leader's first. */
  readonly trick: readonly Play[];
  /** Card points taken by each seat, declarations and other bonuses not included. */
  readonly taken: readonly Points[];
  /** Tricks won by each seat. */
  readonly tricksWon: readonly number[];
  /** The tricks taken since this record began (a position set up in mid-deal starts with none). */
  readonly tricks: readonly FinishedTrick[];
  /** Whether the seat on turn has already exchanged in this turn. */
  readonly exchanged: boolean;
  /** Seats of each side. While the partner is secret: who really plays with whom, once a card is called. */
  readonly sides: readonly (readonly Seat[])[];
  readonly auction?: AuctionState;
  /** Points for declarations and the like, by seat; only in rule sets that have them. */
  readonly bonus?: readonly Points[];
  /** Suits declared so far, in order. */
  readonly declared?: readonly Suit[];
  /** A claim that ended the deal. */
  readonly claim?: { readonly seat: Seat; readonly right: boolean };
}

/** What a seat may do. */
export type Action =
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly bid: Bid }
  | { readonly kind: 'call'; readonly seat: Seat; readonly card: Card; readonly trump?: Suit }
  | { readonly kind: 'claim'; readonly seat: Seat; readonly points: Points }
  | { readonly kind: 'declare'; readonly seat: Seat; readonly suit: Suit };

/** A move of the seat on turn as the command line and the solver write it: a card, or `exchange 7s`. */
export type Move = Card | `exchange ${Card}`;

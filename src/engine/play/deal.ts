import type { Card, Points, Seat, Suit } from '../cards.ts';
import type { AuctionState, Bid } from '../rules/auction.ts';
import type { Declared } from '../rules/declare.ts';
import type { Exchanged } from '../rules/exchange.ts';
import type { FinishedTrick, Play } from '../rules/play.ts';
import type { RuleSet } from '../rules/ruleSet.ts';

export type { AuctionState, Bid } from '../rules/auction.ts';
export type { Declared } from '../rules/declare.ts';
export type { Exchanged } from '../rules/exchange.ts';
export type { FinishedTrick, Play } from '../rules/play.ts';

/** A card in a hand that everybody has seen, or the holder's own side has. */
export interface Shown extends Play {
  readonly to: 'everybody' | 'own-side';
}

export type Phase = 'bidding' | 'discarding' | 'calling' | 'playing' | 'finished';

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
  /** The card that showed trump at the start, if one did: the turn-up, or a card of the dealer's hand. */
  readonly trumpCard?: Card;
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
  /** `here`: a position that did not say what had been taken before it, so that points count from it on. */
  readonly takenSince: 'start' | 'here';
  /** Tricks won by each seat. */
  readonly tricksWon: readonly number[];
  /** The tricks taken since this record began (a position set up in mid-deal starts with none). */
  readonly tricks: readonly FinishedTrick[];
  /** Whether the seat on turn has already exchanged in this turn. */
  readonly exchanged: boolean;
  /** Exchanges made since this record began: everybody saw them. */
  readonly exchanges: readonly Exchanged[];
  /** Cards in hands that others than their holder have seen, until they are played. */
  readonly shown: readonly Shown[];
  /** Seats of each side. While the partner is secret: who really plays with whom, once a card is called. */
  readonly sides: readonly (readonly Seat[])[];
  readonly auction?: AuctionState;
  /** Cards laid aside, which go to whoever takes the last trick; only in rule sets with a kitty. */
  readonly kitty?: readonly Card[];
  /** Points for declarations and the like, by seat; only in rule sets that have them. */
  readonly bonus?: readonly Points[];
  /** Declarations made so far, in order. */
  readonly declared?: readonly Declared[];
  /** A claim that ended the deal. */
  readonly claim?: { readonly seat: Seat; readonly right: boolean };
}

/** What a seat may do. */
export type Action =
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: Card; readonly arrastro?: 'called' }
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly bid: Bid }
  | { readonly kind: 'call'; readonly seat: Seat; readonly card: Card; readonly trump?: Suit }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'change-trump'; readonly seat: Seat; readonly suit: Suit }
  | { readonly kind: 'claim'; readonly seat: Seat; readonly points: Points }
  | { readonly kind: 'declare'; readonly seat: Seat; readonly suit: Suit };

/** A move of the seat on turn as the command line and the solver write it: a card, or `exchange 7s`. */
export type Move = Card | `exchange ${Card}`;

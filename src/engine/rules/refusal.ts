import type { Card, Points, Seat, Suit } from '../cards.ts';

/**
 * Every reason for saying no, in one place: the same words in the engine, in the `reason` of a replay, in the `kind` of
 * the command line's `{"error":…}`, and as keys of the messages that say them (`i18n/messages/en/refusals.ts`).
 */

/** Why an exchange is refused. */
export type ExchangeObstacle =
  | 'no-exchange-here'
  | 'not-a-trump'
  | 'turn-up-not-eligible'
  | 'turn-up-drawn'
  | 'no-trick-won'
  | 'once-per-turn'
  | 'too-late'
  | 'leader-only'
  | 'no-chain';

export type DeclareObstacle =
  | 'no-declarations-here'
  | 'not-between-tricks'
  | 'not-on-turn'
  | 'already-declared'
  | 'stock-exhausted'
  | 'once-between-tricks';

/** Why the table refuses an action. Nothing of it is applied. */
export type Refusal =
  | { readonly kind: 'deal-over' }
  | { readonly kind: 'wrong-phase'; readonly due: 'bid' | 'discard' | 'call' | 'card' }
  | { readonly kind: 'not-your-turn'; readonly turn: Seat }
  | { readonly kind: 'not-in-hand'; readonly card: Card }
  | { readonly kind: 'must-follow-suit'; readonly led: Suit }
  | { readonly kind: 'must-trump'; readonly trump: Suit }
  | { readonly kind: 'must-beat'; readonly best: Card }
  | { readonly kind: 'must-play-best-trump'; readonly card: Card }
  | {
      readonly kind: 'exchange-not-allowed';
      readonly why: ExchangeObstacle;
      readonly card: Card;
      readonly turnUp: Card | undefined;
    }
  | { readonly kind: 'arrastro-not-allowed'; readonly card: Card }
  | { readonly kind: 'bid-too-low'; readonly lowest: Points | undefined }
  | { readonly kind: 'bid-invalid'; readonly why: 'over-the-maximum' | 'points-before-the-lowest-rank' | 'no-such-bid' }
  | { readonly kind: 'already-passed' }
  | {
      readonly kind: 'call-not-allowed';
      readonly why: 'another-rank' | 'another-trump' | 'no-such-card' | 'already-played';
      readonly rank: string | undefined;
    }
  | { readonly kind: 'discard-not-allowed'; readonly expected: number; readonly found: number }
  | {
      readonly kind: 'trump-change-not-allowed';
      readonly why: 'no-change-here' | 'not-the-caller' | 'not-after-own-trick' | 'too-late' | 'once' | 'same-suit';
    }
  | {
      readonly kind: 'claim-not-allowed';
      readonly why: 'no-claims-here' | 'not-between-tricks' | 'not-the-trick-winner';
    }
  | { readonly kind: 'declare-not-allowed'; readonly why: DeclareObstacle };

/** Why a text does not describe a position, a trick or a game. */
export type PositionError =
  | { readonly kind: 'malformed'; readonly field: string; readonly expected: string }
  | { readonly kind: 'unknown-rule-set'; readonly id: string }
  | { readonly kind: 'unknown-card'; readonly text: string }
  | { readonly kind: 'not-in-pack'; readonly card: Card }
  | { readonly kind: 'card-twice'; readonly card: Card }
  | { readonly kind: 'wrong-number-of-hands'; readonly expected: number; readonly found: number }
  | { readonly kind: 'wrong-hand-size'; readonly seat: Seat; readonly expected: number; readonly found: number }
  | { readonly kind: 'wrong-stock'; readonly found: number }
  | { readonly kind: 'wrong-trick'; readonly found: number; readonly atMost: number }
  | { readonly kind: 'wrong-deck'; readonly expected: number; readonly found: number }
  | { readonly kind: 'card-missing'; readonly card: Card }
  | { readonly kind: 'no-such-seat'; readonly seat: number }
  | { readonly kind: 'trump-missing' }
  | { readonly kind: 'trump-not-used' }
  | { readonly kind: 'turn-up-not-trump'; readonly turnUp: Card; readonly trump: Suit }
  | { readonly kind: 'points-do-not-add-up'; readonly expected: Points; readonly found: Points }
  | { readonly kind: 'wrong-sides' };

/** Why a house option cannot be put on a rule set. */
export type OptionRefusal =
  | { readonly kind: 'unknown-option'; readonly option: string }
  | {
      readonly kind: 'unknown-option-value';
      readonly option: string;
      readonly value: string;
      readonly values: readonly string[];
    }
  | { readonly kind: 'option-does-not-apply'; readonly option: string; readonly value: string }
  | { readonly kind: 'cannot-be-dealt'; readonly option: string; readonly value: string; readonly leftOver: number };

/**
 * Why a solver will not take a position, whatever its budget. `not-covered`: rules beyond it, such as two cards a trick,
 * declarations, or an exchange out of turn.
 */
export type SearchRefusal =
  { readonly kind: 'not-two-sided' } | { readonly kind: 'not-covered' } | { readonly kind: 'hidden-cards' };

export type AnyRefusal = Refusal | PositionError | OptionRefusal | SearchRefusal;
export type RefusalKind = AnyRefusal['kind'];

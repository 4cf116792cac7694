import type { Card, Points } from '../cards.ts';
import type { Outcome } from './verdict.ts';

/**
 * How far a claim carries. `this-trick`: it can be read from the cards on the table and in the hands. `every-reply`:
 * it holds whatever the other side plays. `all-best-lines`: it holds in every line in which both sides play best.
 * `best-line`: it holds in the line shown, so the sentence must say so.
 */
export type Strength = 'this-trick' | 'every-reply' | 'all-best-lines' | 'best-line';

/** Whose card it is, as the learner sees the table. */
export type Holder = 'you' | 'partner' | 'they';

/** A card and who plays it. */
export interface HeldCard {
  readonly card: Card;
  readonly holder: Holder;
}

/** When a trick is played. */
export interface When {
  /** Counted from the learner's card: 0 is the trick it falls in. */
  readonly trick: number;
  readonly last: boolean;
  /** Whether other best lines play it at another time, so that only "later" is true. */
  readonly varies: boolean;
}

/** What every cause says: the scoring card that changes sides, and what such cards are worth together. */
interface CauseFacts {
  readonly strength: Strength;
  /** The scoring card that is yours after the best move and theirs after the other one. */
  readonly item: HeldCard;
  /** Card points of all the cards that change sides for this cause. */
  readonly points: Points;
  /** Whether the item changes sides in every pair of best lines, or only in the two shown. */
  readonly itemTurns: 'in-all-best-lines' | 'in-the-lines-shown';
}

/** How a card of the stock comes to a seat. */
export interface DrawPlace {
  /** `winning` or, of two players, `losing` the trick before the draw; `order`: by one's place after the winner. */
  readonly by: 'winning' | 'losing' | 'order';
  /** The trick that the draw follows. */
  readonly when: When;
  readonly turnUp: boolean;
  /** Whether the card is drawn after the trick on the table in both lines. */
  readonly decidedNow: boolean;
}

/** What a follower's duty is called in the sentence. */
export type Duty = 'follow' | 'trump' | 'beat';

/**
 * Why a card is better than another. In every kind B is the line after the best move and A the line after the other
 * one, and `item` is a scoring card that is the learner's in B and theirs in A. `winner` takes it in B, `danger` takes
 * it in A.
 *
 * Source: the taxonomy measured for this project; the last five kinds go beyond it.
 */
export type Cause =
  /** The item lies on the table; the best card takes it and the other does not. */
  | (CauseFacts & { readonly kind: 'take-now'; readonly with: HeldCard; readonly onlyWinner: boolean })
  /** The item is the card thrown now, on a trick that is lost. */
  | (CauseFacts & { readonly kind: 'give-now'; readonly danger: HeldCard; readonly kept: Keeping })
  /** The item is the card led now, and it is lost. */
  | (CauseFacts & { readonly kind: 'expose'; readonly danger: HeldCard; readonly kept: Keeping })
  /** The item is the best card: it wins now, and later it would be lost. */
  | (CauseFacts & {
      readonly kind: 'cash-now';
      readonly why: CashReason;
      readonly danger: HeldCard;
      readonly when: When;
    })
  /** The item is the best card: it goes on a trick that the partner wins. */
  | (CauseFacts & {
      readonly kind: 'load-now';
      readonly winner: HeldCard;
      readonly danger: HeldCard;
      readonly when: When;
    })
  /** They give the item up on this trick. */
  | (CauseFacts & {
      readonly kind: 'win-reply';
      readonly winner: HeldCard;
      readonly answer: 'only-best' | 'cheapest' | 'in-the-line';
    })
  /** The partner's card is lost on this trick. */
  | (CauseFacts & { readonly kind: 'partner-card'; readonly danger: HeldCard })
  /** The item comes from the stock: to the learner in B, to them in A. */
  | (CauseFacts & { readonly kind: 'draw'; readonly place: DrawPlace; readonly drawer: Holder })
  /** They draw the item in B and lose it; in A the learner draws it and loses it. */
  | (CauseFacts & {
      readonly kind: 'draw-away';
      readonly place: DrawPlace;
      readonly winner: HeldCard;
      readonly danger: HeldCard;
    })
  /** The card that takes the item in B comes from the stock. */
  | (CauseFacts & { readonly kind: 'draw-winner'; readonly place: DrawPlace; readonly winner: HeldCard })
  /** The card that takes the item in A comes from the stock. */
  | (CauseFacts & { readonly kind: 'draw-danger'; readonly place: DrawPlace; readonly danger: HeldCard })
  /** The other card takes the item later, if it is kept. */
  | (CauseFacts & {
      readonly kind: 'save';
      readonly winner: HeldCard;
      readonly when: When;
      /** What takes the card if it is led now. */
      readonly ledInto?: HeldCard;
    })
  /** The other card takes the danger later, and then the item is safe. */
  | (CauseFacts & {
      readonly kind: 'save-chain';
      readonly keep: HeldCard;
      readonly danger: HeldCard;
      readonly when: When;
    })
  /** The card that takes the item in B is gone by then in A. */
  | (CauseFacts & {
      readonly kind: 'save-other';
      readonly winner: HeldCard;
      readonly when: When;
      readonly spent: Spent;
    })
  /** They spend the danger in B before the item has to fear it. */
  | (CauseFacts & {
      readonly kind: 'force-out';
      readonly danger: HeldCard;
      readonly spentWhen: When;
      readonly then: 'nothing-beats-it' | 'it-wins';
    })
  /** A cheaper card goes under the danger in place of the item. */
  | (CauseFacts & { readonly kind: 'spare'; readonly spare: HeldCard; readonly danger: HeldCard; readonly when: When })
  /** The lead lies on the other side when the item falls. */
  | (CauseFacts & {
      readonly kind: 'tempo';
      readonly form: 'led-now-lets-it-win' | 'they-lead-it' | 'they-lead' | 'you-lead';
      /** Whether every other lead they had was worse for them. */
      readonly must: 'must' | 'may';
      readonly winner: HeldCard;
      readonly when: When;
    })
  /** The item goes under a card of theirs in A. */
  | (CauseFacts & {
      readonly kind: 'dumped';
      readonly danger: HeldCard;
      readonly when: When;
      readonly left: 'only-card' | 'one-of-several';
    })
  /** The card that takes the item in B comes from the stock too late in A. */
  | (CauseFacts & { readonly kind: 'late-winner'; readonly winner: HeldCard; readonly when: When })
  /** The item is home in B before the danger can take it. */
  | (CauseFacts & { readonly kind: 'early'; readonly danger: HeldCard; readonly when: When })
  /** The card that takes the item in B is still held in A, but the item falls elsewhere. */
  | (CauseFacts & {
      readonly kind: 'busy';
      readonly winner: HeldCard;
      readonly when: When;
      readonly danger: HeldCard;
      readonly whenLost: When;
    })
  /** Every lead they have left gives the learner's side points. */
  | (CauseFacts & { readonly kind: 'zugzwang'; readonly winner: HeldCard; readonly when: When })
  /** The duty of following brings the item out in B (theirs) or in A (the learner's). */
  | (CauseFacts & {
      readonly kind: 'must-follow';
      readonly who: 'they' | 'you';
      readonly duty: Duty;
      readonly takenBy: HeldCard;
      readonly when: When;
    })
  /** The learner's side exchanges in B, and the turn-up is the item or takes it. */
  | (CauseFacts & {
      readonly kind: 'exchange';
      readonly give: Card;
      readonly take: Card;
      readonly when: When;
      readonly role: 'item' | 'winner';
      readonly otherwise: 'they-exchange' | 'they-draw' | 'you-draw';
    })
  /** They exchange in A and not in B; the turn-up is the item or takes it. */
  | (CauseFacts & {
      readonly kind: 'they-exchange';
      readonly give: Card;
      readonly take: Card;
      readonly when: When;
      readonly role: 'item' | 'danger';
    })
  /** The other move exchanges, and the trump laid down is missed, or takes the item. */
  | (CauseFacts & {
      readonly kind: 'exchange-costs';
      readonly give: Card;
      readonly take: Card;
      readonly role: 'missed' | 'danger';
    });

/** Why a card cashed now is not lost. `price`: what beating it costs them, in their own points. */
export type CashReason =
  /** It is led, or opponents play after it, and they hold nothing that beats it. */
  | { readonly is: 'nothing-beats-it' }
  /** It is the last card of the trick. */
  | { readonly is: 'last-to-play' }
  | { readonly is: 'beating-it-costs'; readonly price: Points; readonly turnUp: Card | undefined }
  | { readonly is: 'they-let-it' };

/** What becomes of a card that is kept: it wins a trick, or goes on a trick that a partner wins. */
export type Keeping =
  | { readonly how: 'wins'; readonly when: When }
  | { readonly how: 'takes'; readonly card: HeldCard; readonly when: When }
  | { readonly how: 'loaded'; readonly on: HeldCard; readonly when: When };

/** Where a card was spent that is missed later. */
export type Spent =
  | { readonly how: 'taking'; readonly card: HeldCard; readonly when: When }
  | { readonly how: 'thrown'; readonly under: HeldCard; readonly when: When }
  | { readonly how: 'played'; readonly when: When };

export type CauseKind = Cause['kind'];

/** Why two moves are worth the same. */
export type Equality =
  | { readonly kind: 'only-move' }
  | { readonly kind: 'no-points-left' }
  | { readonly kind: 'all-yours' }
  | { readonly kind: 'all-theirs' }
  /** Every move leads to the same score. */
  | { readonly kind: 'all-equal' }
  /** Same suit, same points, and every card still in play that lies between them is in the learner's hand. */
  | { readonly kind: 'touching'; readonly other: Card }
  | { readonly kind: 'same-outcome' }
  | { readonly kind: 'swap'; readonly lose: readonly Card[]; readonly get: readonly Card[] }
  /** The values are equal; nothing more was searched. */
  | { readonly kind: 'same-value' };

/** What a threshold goal makes of a move. `have` is the score the move leads to. */
export type GoalFact =
  | { readonly kind: 'keeps-goal'; readonly needed: Points; readonly have: Points }
  | { readonly kind: 'goal-already-reached'; readonly needed: Points; readonly have: Points }
  | { readonly kind: 'goal-out-of-reach'; readonly needed: Points; readonly have: Points }
  | { readonly kind: 'misses-goal'; readonly needed: Points; readonly have: Points; readonly best: Points };

/** More that can be said of the best move. */
export type Fact =
  /** The best card is theirs in every best line after every legal card. */
  | { readonly kind: 'lost-anyway'; readonly card: Card }
  /** The result of the deal changes: final scores of the learner's side, and the score that wins. */
  | {
      readonly kind: 'game-turn';
      readonly from: Outcome;
      readonly to: Outcome;
      readonly score: Points;
      readonly best: Points;
      readonly needed: Points;
    };

/** One reason. Structured: the words live in the language files. */
export type Reason = Cause | Equality | GoalFact | Fact;

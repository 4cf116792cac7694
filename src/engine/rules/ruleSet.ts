import type { Card, Points, Rank } from '../cards.ts';
import type { PresetId } from '../signalTables.ts';

/** A table of signs that is used somewhere as a whole (RULES part 6). */
export type SignalTableId = PresetId;

/** Who shares a score. Seats are numbered in playing order, so partners opposite are the even and the odd seats. */
export type Sides =
  'each-seat-alone' | 'pairs-opposite' | 'triples-alternating' | 'pairs-adjacent' | 'caller-and-secret-partner';

/** What a seat that does not lead owes the suit led. */
export type Following = 'free' | 'follow-suit' | 'follow-or-trump' | 'follow-beat-trump';

/** Where the trump suit comes from. */
export type TrumpSource =
  | 'turn-up'
  | 'none'
  | 'suit-of-called-card'
  | 'declared-by-caller'
  | 'last-card-dealt'
  | 'last-card-dealt-hidden'
  | 'dealer-shows-a-card'
  | 'none-until-declared'
  | 'rotates';

/** One way to swap a trump of one's own with the turn-up. */
export interface Swap {
  /** The rank of the trump laid down. */
  readonly give: Rank;
  /** The ranks of turn-up that may be taken up for it. */
  readonly take: readonly Rank[];
  /** Where this swap keeps other times than the rest. */
  readonly timing?: Partial<Pick<ExchangeTiming, 'needsTrick' | 'until'>>;
}

/** When the turn-up may be exchanged. */
export interface ExchangeTiming {
  readonly who: 'seat-on-turn' | 'leader' | 'holder';
  readonly when: 'before-playing' | 'any-time';
  /** Whether one's own side must have won a trick first. */
  readonly needsTrick: boolean;
  readonly until: 'turn-up-on-table' | 'before-penultimate-draw' | 'first-trick';
  readonly maxPerTurn: 1;
  /** Whether a card laid down may be taken up again with another swap, in a later turn. */
  readonly chain: boolean;
}

export interface Exchange {
  readonly swaps: readonly Swap[];
  readonly timing: ExchangeTiming;
}

/** Card points for showing king and horse of one suit. */
export interface Declaration {
  readonly cards: readonly Rank[];
  /** Points of the first, second … declaration of the deal; the last number holds for all later ones. */
  readonly points: readonly Points[];
  /** Points when the suit is trump, where that differs. */
  readonly trumpPoints?: Points;
  readonly setsTrump: boolean;
  /** `between-tricks`: either seat, while no card is on the table. `own-turn`: the seat on turn, before it plays. */
  readonly when: 'between-tricks' | 'own-turn' | 'any-time';
  /** Whether stock must remain. */
  readonly stockMustRemain: boolean;
}

/** The auction of the games with a secret partner. */
export interface Auction {
  readonly kind: 'rank-down' | 'points-up';
  /** Lowest points bid, in card points. Of `rank-down`: the lowest bid once a two has been bid. */
  readonly min: Points;
  /** Smallest raise. */
  readonly step: Points;
  readonly max: Points;
  /** What a bid of the lowest rank leads to. */
  readonly afterLowest: 'points' | 'auction-ends';
  /** What may be called: a card of the rank bid, or any card. */
  readonly call: 'card-of-rank-bid' | 'any-card';
  /** When the winner names the card. */
  readonly reveal: 'after-auction' | 'after-first-trick';
}

/** How a deal is won. */
export type Win =
  | { readonly deal: 'over-half'; readonly target: Points }
  | { readonly deal: 'most-points' }
  | { readonly deal: 'caller-side-reaches'; readonly target: Points }
  | { readonly deal: 'accumulate' }
  | {
      readonly deal: 'claim';
      readonly target: Points;
      readonly when: 'between-tricks' | 'only-trick-winner' | 'any-time';
    };

/** Card points that do not lie in a trick. */
export type Bonus =
  | { readonly kind: 'dealer-turns'; readonly ranks: readonly Rank[]; readonly points: Points }
  | { readonly kind: 'most-tricks'; readonly points: Points };

/** Games won by the side that took at least `from` card points; the highest row that applies counts. */
export interface GamesScoring {
  readonly kind: 'games';
  readonly table: readonly (readonly [from: Points, games: number])[];
}

/** Pay-offs of the games with a caller; they sum to zero. */
export interface LedgerScoring {
  readonly kind: 'ledger';
  readonly caller: number;
  readonly partner: number;
  readonly opponent: number;
  readonly selfCaller: number;
  /** Factor when one side takes all the points. */
  readonly cappotto: number;
  /**
   * `fixed`: the units above. `points`: the bid won, or the shortfall lost and what was captured gained by the others.
   * `one-or-two`: one to each winner, two in a self-call.
   */
  readonly unit: 'fixed' | 'points' | 'one-or-two';
  /** Factors by the points bid; the highest row that applies counts. */
  readonly byBid: readonly (readonly [from: Points, factor: number])[];
}

/**
 * How a match over several deals is decided. `best-of`: whoever first has more than half of n. `all-of`: n deals are
 * played, most wins. `first-to-points`: pay-offs of the ledger.
 */
export type MatchFormat =
  | { readonly type: 'best-of'; readonly n: number }
  | { readonly type: 'all-of'; readonly n: number }
  | { readonly type: 'first-to-wins'; readonly n: number }
  | { readonly type: 'first-to-points'; readonly n: number }
  | { readonly type: 'first-to-card-points'; readonly n: Points }
  | { readonly type: 'first-to-games'; readonly n: number };

/** What lies open. `closed`: own hand and the turn-up only. */
export type Visibility = 'closed' | 'hands-open' | 'hands-and-stock-top-open' | 'all-open';

/** How far to trust a rule set: A several independent sources … D a gap filled so that the game can be played. */
export type Evidence = 'A' | 'B' | 'C' | 'D';

/**
 * A game of the family, as data. No code anywhere mentions one by its id: a policy is a word here and a row in one
 * table there.
 */
export interface RuleSet {
  readonly id: string;
  readonly parent?: string;
  /** The name players use, in the language of the game. */
  readonly name: string;
  readonly seats: number;
  readonly sides: Sides;
  /** The suits the game is played with; in a French pack the queen stands where `H` does, in strength and points as told. */
  readonly suits: 'latin' | 'french';
  /** The ranks of the pack. */
  readonly ranks: readonly Rank[];
  /** The cards of that pack that are left out. */
  readonly removed: readonly Card[];
  /** Other sets of cards that may be left out instead: the deck dealt says which. */
  readonly removedChoices: readonly (readonly Card[])[];
  /** `two-of-trump`: of those choices, the one of the trump suit, taken out once the turn-up has been turned. */
  readonly removal: 'before-the-deal' | 'two-of-trump';
  /** From strongest to weakest. */
  readonly strength: readonly Rank[];
  /** Ranks not listed are worth nothing. */
  readonly points: Readonly<Partial<Record<Rank, Points>>>;
  readonly pointsTotal: Points;
  readonly handSize: number;
  /** Cards dealt to a seat in the first, second … round; the last number holds for all later rounds. */
  readonly dealChunks: readonly number[];
  /** Cards laid aside after the deal, for the caller to take up and replace; they go to the last trick. */
  readonly kitty: number;
  /** Whether a card is turned up under the stock. */
  readonly turnUp: boolean;
  readonly drawTricks: number;
  readonly tricks: number;
  readonly trump: TrumpSource;
  readonly exchange: Exchange | 'none';
  readonly declarations: readonly Declaration[];
  /** The stock is empty when no card is left in it, the turn-up included. */
  readonly following: { readonly stockOpen: Following; readonly stockEmpty: Following };
  readonly auction: Auction | 'none';
  readonly lead: 'next-after-dealer' | 'dealer' | 'caller';
  readonly direction: 'counter-clockwise' | 'clockwise';
  readonly nextDealer: 'next-in-turn' | 'loser';
  readonly draw: 'winner-first' | 'none';
  /** Cards each seat plays to a trick, and draws after it. */
  readonly cardsPerTrick: number;
  /** Of several cards drawn by a seat: all at once, or one at a time in turn. */
  readonly drawStyle: 'block' | 'alternate';
  readonly visibility: Visibility;
  readonly signals: 'off' | 'after-first-trick' | 'always';
  /** Which of the tables in `rules/signals.ts` partners use, where signs are on; `custom` is one of their own. */
  readonly signalTable: SignalTableId | 'none' | 'custom';
  readonly tableTalk: 'off' | 'commands-after-first-trick';
  readonly partnerView: 'never' | 'after-last-draw' | 'before-first-trick' | 'both' | 'always';
  readonly win: Win;
  readonly tie:
    | 'redeal-no-score'
    | 'no-score'
    | 'caller-side-loses'
    | 'caller-side-wins'
    | 'play-on'
    | 'same-dealer-redeals'
    | 'next-deal-plus-one'
    | 'last-trick-wins'
    | 'playoff'
    | 'void-below-61'
    | 'share';
  readonly match: MatchFormat;
  /** The pay-off of a deal, where there is one. */
  readonly scoring: LedgerScoring | GamesScoring | 'none';
  readonly bonuses: readonly Bonus[];
  /** Whether all tricks for one side are told apart from a plain win. */
  readonly capote: 'none' | 'named';
  /** Whether the first trick is played before trump is named, and judged with it afterwards. */
  readonly firstTrickBlind: boolean;
  /** `on`: the ace of trumps may be played with an arrastro, which draws the best trump of everyone still to play. */
  readonly arrastro: 'off' | 'on';
  /** `once-by-caller`: after a trick of his own among the first four the caller may name another trump, for a target of 71. */
  readonly trumpChange: 'none' | 'once-by-caller';
  /** When the cards are thrown in before a card is played. */
  readonly throwIn: 'all-passed' | 'all-passed-or-hand-without-points';
  /** Payments between players for aces and tens kept or won. */
  readonly sidePay: 'none' | 'aces-and-tens';
  /** People at the table who wait while a deal is played. */
  readonly sittingOut: number;
  readonly evidence: Evidence;
  /** Whether the sources leave holes that are filled here so that the game can be played, or need a reading of ours. */
  readonly reading: 'as-documented' | 'gaps-filled' | 'our-reading';
  /** Codes of the source register (RULES part 1; `content/sources.yaml`). */
  readonly sources: readonly string[];
  /** The house options its sources discuss (RULES part 4). */
  readonly options: readonly string[];
  /** The house options in force, by the ids and values of RULES part 4; only on a rule set made by `withOptions`. */
  readonly house?: Readonly<Record<string, string>>;
}

import type { Card, Points, Seat } from '../../engine/cards.ts';
import type { Play } from '../../engine/play/deal.ts';
import type { Tone } from '../../i18n/index.ts';

/** A hand as a reader sees it. */
export type ShownHand =
  { readonly kind: 'open'; readonly cards: readonly Card[] } | { readonly kind: 'face-down'; readonly count: number };

/** One seat at the table, as it is drawn. */
export interface ShownSeat {
  readonly seat: Seat;
  readonly name: string;
  /** A few words under the name: "open hand", "your partner". */
  readonly note?: string | undefined;
  readonly hand: ShownHand;
  /** What the seat has won. A side that shares a score shows it at one of its seats; points left out are not shown. */
  readonly pile?: { readonly cards: number; readonly points?: Points | undefined } | undefined;
}

/** The cards still to be drawn. */
export interface ShownStock {
  /** Those that lie face up, from the top in drawing order; the turn-up is not among them. */
  readonly open: readonly Card[];
  /** How many lie face down under those, the turn-up not counted. */
  readonly hidden: number;
  readonly turnUp?: Card | undefined;
}

/** The trick on the table. */
export interface ShownTrick {
  readonly plays: readonly Play[];
  /** Cards a whole trick has: places are drawn for those still missing. */
  readonly size: number;
  /** The card that is taking the trick so far. */
  readonly winning?: Card | undefined;
}

/** The trick before this one, shown again on request. */
export interface ShownLastTrick {
  readonly plays: readonly Play[];
  readonly winner: Seat;
  readonly points: Points;
}

/** A card that is lit, and the words on its tag. */
export interface LitCard {
  readonly card: Card;
  readonly tone: Tone;
  readonly tag?: string | undefined;
}

/** How a card is lit, if it is. */
export const findLit = (lit: readonly LitCard[], card: Card): LitCard | undefined =>
  lit.find((each) => each.card === card);

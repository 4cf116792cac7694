import type { DeckId } from '../../decks/decks.ts';
import type { RegionalId, RegionalMark, RegionalPattern } from '../../decks/patterns/regionalMarks.ts';
import type { Card, Points, Rank, Suit } from '../../engine/cards.ts';
import type { CardMessages } from './cards.ts';

/** A deck that the drill can show: telling Latin suits apart is what it trains. */
export type LatinDeckId = Exclude<DeckId, 'french'>;

/** What to look at, one pair of cards that are confused. */
export interface LookAlike {
  readonly title: string;
  readonly text: string;
}

/** What the two islands of the page say; kept apart, since nothing else is sent to the browser. */
export interface DeckIslandMessages {
  readonly cards: CardMessages;
  readonly names: { readonly [Each in DeckId]: string };
  readonly everyDeck: {
    readonly title: string;
    readonly intro: string;
    readonly suit: string;
    readonly rank: string;
    /** What the card is called where the pack comes from, with the language it is said in. */
    readonly localName: (deck: DeckId, card: Card) => { readonly lang: string; readonly name: string };
    readonly prints: (text: string) => string;
    readonly printsNothing: string;
    readonly lacks: (rank: Rank) => string;
  };
  readonly drill: {
    readonly title: string;
    readonly intro: string;
    readonly whichDeck: string;
    readonly task: (place: { readonly now: number; readonly all: number }) => string;
    readonly ask: { readonly suit: string; readonly rank: string; readonly points: string };
    /** What the picture shows, for those who do not see it, without naming suit or rank. */
    readonly picture: (deck: LatinDeckId, card: Card) => string;
    readonly points: (points: Points) => string;
    readonly right: (card: Card, points: Points) => string;
    readonly wrong: (chosen: string) => string;
    /** What tells the suit that it is from the suit that was chosen. */
    readonly whySuit: (deck: LatinDeckId, is: Suit, chosen: Suit) => string;
    readonly whyRank: (deck: LatinDeckId, card: Card, chosen: Rank) => string;
    /** `holders` are the ranks that are worth the chosen points. */
    readonly whyPoints: (holders: readonly Rank[], chosen: Points) => string;
    readonly tryAgain: string;
    readonly next: string;
    readonly finish: string;
    readonly again: string;
    readonly result: (result: { readonly right: number; readonly all: number }) => string;
    readonly missed: string;
  };
}

/** The page of the decks. In texts `*word*` is foreign, or a name. */
export interface DeckMessages {
  readonly title: string;
  readonly description: string;
  readonly contents: string;
  readonly standfirst: string;
  readonly needsScript: string;
  readonly whole: {
    readonly title: string;
    readonly intro: string;
    readonly open: (deck: DeckId, cards: number) => string;
    readonly about: { readonly [Each in DeckId]: string };
    readonly back: string;
  };
  readonly lookAlikes: {
    readonly title: string;
    readonly intro: string;
    readonly swordsAndBatons: LookAlike;
    readonly aceOfCoins: LookAlike;
    readonly jackAndHorse: LookAlike;
    readonly pinta: LookAlike;
  };
  readonly map: {
    readonly title: string;
    readonly intro: string;
    readonly italy: string;
    readonly spain: string;
  };
  readonly regional: {
    readonly title: string;
    readonly intro: string;
    readonly names: { readonly [Each in RegionalId]: string };
    readonly places: { readonly [Each in RegionalId]: string };
    readonly systems: { readonly [Each in RegionalPattern['system']]: string };
    readonly figures: { readonly [Each in RegionalPattern['figures']]: string };
    readonly cards: (counts: readonly number[]) => string;
    readonly size: (width: number, height: number) => string;
    readonly marks: { readonly [Each in RegionalMark]: string };
    readonly extinct: string;
    readonly sources: (codes: readonly string[]) => string;
    /** What the drawn card shows. */
    readonly drawn: { readonly [Each in RegionalId]?: string };
  };
  readonly french: {
    readonly title: string;
    readonly intro: string;
    readonly instead: string;
    readonly standsFor: (suit: Suit) => string;
    readonly after: string;
  };
}

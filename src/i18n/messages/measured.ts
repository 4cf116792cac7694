import type { ContrastKind } from '../../engine/compare/contrast.ts';

/** The pages of the comparison that are made at build: the gallery, what was measured, and the written ones. */
export interface MeasuredMessages {
  readonly gallery: {
    readonly title: string;
    readonly intro: string;
    readonly kinds: { readonly [Kind in ContrastKind]: { readonly title: string; readonly says: string } };
    readonly found: (found: number, deals: number) => string;
    readonly best: (name: string, card: string) => string;
    readonly deal: (number: number) => string;
    readonly position: (trumps: string, score: readonly [number, number] | undefined) => string;
    readonly show: string;
  };
  readonly title: string;
  readonly description: string;
  readonly standfirst: string;
  readonly back: string;
  readonly how: string;
  readonly howParagraphs: (facts: {
    readonly deals: number;
    readonly seed: number;
    readonly version: number;
    readonly ruleSets: number;
    /** Deals of the games with an auction, the fewest of any and the most. */
    readonly auctionDeals: readonly [fewest: number, most: number];
  }) => readonly string[];
  readonly charts: {
    readonly [Chart in MeasuredChart]: {
      readonly title: string;
      readonly says: string;
      readonly unit: string;
      readonly of: (count: number) => string;
    };
  };
  readonly columns: {
    readonly game: string;
    readonly value: string;
    readonly interval: string;
    readonly sample: string;
  };
  readonly asTable: string;
  readonly auctions: {
    readonly title: string;
    readonly intro: string;
    /** In how many deals of those dealt all passed. */
    readonly passed: (
      games: readonly { readonly name: string; readonly passed: number; readonly dealt: number }[],
    ) => string;
    readonly promises: string;
    readonly promisesSay: string;
    readonly promise: string;
    readonly share: string;
    readonly kept: string;
    readonly interval: string;
  };
  /** Games in which the player that should be better is not, as far as the sample shows. */
  readonly notBetter: (games: readonly string[]) => string;
  readonly written: {
    readonly title: string;
    readonly intro: string;
    readonly table: string;
    readonly sources: (titles: readonly string[]) => string;
    readonly open: string;
  };
  /** The last tricks of one deal for more than two, in a written comparison. */
  readonly elsewhere: {
    readonly title: string;
    readonly measured: string;
    readonly measuredSays: string;
    readonly house: string;
    readonly houseSays: string;
    readonly decks: string;
    readonly decksSays: string;
    readonly signals: string;
    readonly signalsSays: string;
  };
  readonly decksTitle: string;
  readonly decksIntro: string;
}

/** Charts of every game that has such a thing. */
export type PlainChart =
  'trick-points' | 'leader' | 'dealer' | 'better' | 'tied' | 'last-draw' | 'turned' | 'unique' | 'length';

/** Charts of the games with an auction. */
export type AuctionChart = 'made' | 'made-by-well' | 'made-against-well' | 'caller-points' | 'average-bid' | 'secret';

export type MeasuredChart = PlainChart | AuctionChart;

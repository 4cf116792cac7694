import type { Bar } from '../../components/compare/bar.ts';
import { meanOf, wilson, type Measured, type Share } from '../../engine/measure/measured.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import type { AuctionTally } from '../../engine/measure/auctionTally.ts';
import type { AuctionChart, MeasuredChart, PlainChart } from '../../i18n/messages/measured.ts';

/** A rule set with what was measured of it, and its name in a chart. */
export interface MeasuredGame {
  readonly rules: RuleSet;
  readonly name: string;
  readonly measured: Measured;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const sidesOf = ({ sides, seats }: RuleSet): number => (sides === 'each-seat-alone' ? seats : 2);

const inPercent = (share: Share | undefined, more: Partial<Bar> = {}): Omit<Bar, 'name'> | undefined =>
  share && { value: 100 * share.share, low: 100 * share.low, high: 100 * share.high, of: share.of, ...more };

const evenShare = (rules: RuleSet): Partial<Bar> => ({ even: 100 / sidesOf(rules) });

/** With an auction the sides are uneven, and which one a seat is on is not known before. */
const evenBefore = (rules: RuleSet): Partial<Bar> => (rules.auction === 'none' ? evenShare(rules) : {});

/** What each chart shows of a game; undefined where the game has no such thing. */
const PLAIN: { readonly [Chart in PlainChart]: (game: MeasuredGame) => Omit<Bar, 'name'> | undefined } = {
  'trick-points': ({ measured: { total } }) => {
    const tricks = sum(total.trickCount);
    const means = total.trickPoints.map((points, at) => points / (total.trickCount[at] ?? 1));
    const richest = means.indexOf(Math.max(...means)) + 1;
    return { value: sum(total.trickPoints) / tricks, of: tricks, note: `${richest}` };
  },
  leader: ({ rules, measured: { total } }) => inPercent(wilson(total.leaderWins, total.deals), evenBefore(rules)),
  dealer: ({ rules, measured: { total } }) => inPercent(wilson(total.dealerWins, total.deals), evenBefore(rules)),
  better: ({ rules, measured: { total } }) => inPercent(wilson(total.betterWins, total.uneven), evenShare(rules)),
  tied: ({ measured: { total } }) => inPercent(wilson(total.tied, total.deals)),
  'last-draw': ({ measured: { total } }) => {
    const mean = meanOf(total.movedByDraw, total.movedSquared, total.lastDraws);
    return mean && { value: mean.share, low: mean.low, high: mean.high, of: mean.of };
  },
  turned: ({ measured: { total } }) => inPercent(wilson(total.turnedByDraw, total.lastDraws)),
  unique: ({ measured: { total } }) => inPercent(wilson(total.uniqueBest, total.ends)),
  length: ({ measured: { total } }) => ({ value: total.cards / total.deals, of: total.deals }),
};

const inDeals =
  (bar: (counted: AuctionTally, called: number) => Omit<Bar, 'name'> | undefined) =>
  ({ measured: { auction, total } }: MeasuredGame): Omit<Bar, 'name'> | undefined =>
    auction && bar(auction, total.deals);

/** What each chart shows of a game with an auction. */
const AUCTION: { readonly [Chart in AuctionChart]: (game: MeasuredGame) => Omit<Bar, 'name'> | undefined } = {
  made: inDeals(({ made }, called) => inPercent(wilson(made, called))),
  'made-by-well': inDeals(({ madeByWell }, called) => inPercent(wilson(madeByWell, called))),
  'made-against-well': inDeals(({ madeAgainstWell }, called) => inPercent(wilson(madeAgainstWell, called))),
  'caller-points': inDeals(({ callerPoints, callerSquared }, called) => {
    const mean = meanOf(callerPoints, callerSquared, called);
    return mean && { value: mean.share, low: mean.low, high: mean.high, of: mean.of };
  }),
  'average-bid': inDeals(({ bids }) => {
    const inPoints = Object.entries(bids).flatMap(([bid, [calls]]) =>
      isPoints(bid) ? [{ bid: Number(bid), calls }] : [],
    );
    const of = sum(inPoints.map(({ calls }) => calls));
    const mean = meanOf(
      sum(inPoints.map(({ bid, calls }) => bid * calls)),
      sum(inPoints.map(({ bid, calls }) => bid * bid * calls)),
      of,
    );
    return mean && { value: mean.share, low: mean.low, high: mean.high, of };
  }),
  secret: inDeals(({ secretTricks, fell }) => (fell === 0 ? undefined : { value: secretTricks / fell, of: fell })),
};

/** Whether a bid, written as text, is one of points: ranks are at most 10, and bids of points start at 61. */
const isPoints = (bid: string): boolean => Number(bid) > 60;

const BARS = { ...PLAIN, ...AUCTION };

/** A promise, or a band of promises in points, with how often it won the auction and how often it was kept. */
export interface Promised {
  readonly bid: string;
  readonly calls: number;
  readonly share: Share | undefined;
  readonly kept: Share | undefined;
}

/** Promises in points are told in bands of ten. */
const BAND = 10;

/** What was promised in a game with an auction, the highest ranks first, then points from the fewest. */
export function promisesOf({ rules, measured: { auction, total } }: MeasuredGame): readonly Promised[] {
  const bands = new Map<string, readonly [number, number]>();
  const inOrder = Object.entries(auction?.bids ?? {}).sort(([a], [b]) => orderOf(rules, a) - orderOf(rules, b));
  for (const [bid, [calls, made]] of inOrder) {
    const from = Math.floor((Number(bid) - 1) / BAND) * BAND + 1;
    const name = isPoints(bid) ? `${from}–${from + BAND - 1}` : bid;
    const [callsBefore = 0, madeBefore = 0] = bands.get(name) ?? [];
    bands.set(name, [callsBefore + calls, madeBefore + made]);
  }
  return [...bands].map(([bid, [calls, made]]) => ({
    bid,
    calls,
    share: wilson(calls, total.deals),
    kept: wilson(made, calls),
  }));
}

const orderOf = ({ strength }: RuleSet, bid: string): number =>
  isPoints(bid) ? Number(bid) : strength.findIndex((rank) => rank === bid);

/** The bars of a chart, the longest first. */
export const barsOf = (chart: MeasuredChart, games: readonly MeasuredGame[]): readonly Bar[] =>
  games
    .flatMap((game): readonly Bar[] => {
      const bar = BARS[chart](game);
      return bar ? [{ name: game.name, ...bar }] : [];
    })
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name));

import type { Bar } from '../../components/compare/bar.ts';
import { meanOf, wilson, type Measured, type Share } from '../../engine/measure/measured.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import type { MeasuredChart } from '../../i18n/messages/measured.ts';

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

/** What each chart shows of a game; undefined where the game has no such thing. */
const BARS: { readonly [Chart in MeasuredChart]: (game: MeasuredGame) => Omit<Bar, 'name'> | undefined } = {
  'trick-points': ({ measured: { total } }) => {
    const tricks = sum(total.trickCount);
    const means = total.trickPoints.map((points, at) => points / (total.trickCount[at] ?? 1));
    const richest = means.indexOf(Math.max(...means)) + 1;
    return { value: sum(total.trickPoints) / tricks, of: tricks, note: `${richest}` };
  },
  leader: ({ rules, measured: { total } }) => inPercent(wilson(total.leaderWins, total.deals), evenShare(rules)),
  dealer: ({ rules, measured: { total } }) => inPercent(wilson(total.dealerWins, total.deals), evenShare(rules)),
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

/** The bars of a chart, the longest first. */
export const barsOf = (chart: MeasuredChart, games: readonly MeasuredGame[]): readonly Bar[] =>
  games
    .flatMap((game): readonly Bar[] => {
      const bar = BARS[chart](game);
      return bar ? [{ name: game.name, ...bar }] : [];
    })
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name));

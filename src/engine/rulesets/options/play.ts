import { rankOf } from '../../cards.ts';
import type { Points, Rank } from '../../cards.ts';
import type { Exchange, Following, RuleSet, Swap } from '../../rules/ruleSet.ts';
import { OWN_TURN_AFTER_A_TRICK } from '../parts.ts';
import { always, hasAuction, hasRank, hasStock, unchanged, where } from './patch.ts';
import type { Option, Patch } from './patch.ts';

/** House options over what wins, what must be followed, and what may be exchanged or declared. Source: RULES.md part 4. */

/** Two ranks change places, in strength and in points. */
function tradePlaces(rules: RuleSet, a: Rank, b: Rank): Partial<RuleSet> {
  const other = (rank: Rank): Rank => (rank === a ? b : rank === b ? a : rank);
  const points: Partial<Record<Rank, Points>> = {};
  for (const rank of rules.ranks) {
    const worth = rules.points[other(rank)];
    if (worth !== undefined) points[rank] = worth;
  }
  return { strength: rules.strength.map(other), points };
}

const tenCard = ({ ranks, points }: RuleSet): Rank | undefined => ranks.find((rank) => points[rank] === 10);

/** Whether all four cards of a rank are dealt: a ten-card that is left out would leave fewer than 120 points. */
const isDealtWhole =
  (rank: Rank) =>
  (rules: RuleSet): boolean =>
    hasRank(rank)(rules) && ![rules.removed, ...rules.removedChoices].flat().some((card) => rankOf(card) === rank);

/** Another rank becomes the ten-card; the old one is a blank then, and stands among the blanks by its number. */
const makeTenCard = (rank: Rank): Patch =>
  where(isDealtWhole(rank), (rules) => {
    const now = tenCard(rules);
    if (now === undefined || now === rank) return now && {};
    const { points } = tradePlaces(rules, now, rank);
    const raised = rules.strength.filter((other) => other !== rank).map((other) => (other === now ? rank : other));
    const below = raised.findIndex((other) => points?.[other] === undefined && Number(other) < Number(now));
    const place = below < 0 ? raised.length : below;
    return { points: points ?? {}, strength: [...raised.slice(0, place), now, ...raised.slice(place)] };
  });

/** The jack above the horse, or below it. */
const courts =
  (above: 'J' | 'H'): Patch =>
  (rules) => {
    const { strength } = rules;
    const isAbove = strength.indexOf(above) < strength.indexOf(above === 'J' ? 'H' : 'J');
    return isAbove ? {} : tradePlaces(rules, 'J', 'H');
  };

const threeRanksAsThree: Patch = where(
  (rules) => tenCard(rules) === '3',
  ({ strength }) => {
    const others = strength.filter((rank) => rank !== '3');
    const place = others.includes('2') ? others.indexOf('2') : others.length;
    return { strength: [...others.slice(0, place), '3', ...others.slice(place)] };
  },
);

const atTheEnd = (policy: Following): Patch =>
  where(hasStock, ({ following }) => ({ following: { ...following, stockEmpty: policy } }));

const throughout = (policy: Following): Partial<RuleSet> => ({
  following: { stockOpen: policy, stockEmpty: policy },
});

const isTrumpless = ({ trump }: RuleSet): boolean => trump === 'none';
const isDealtOut = ({ draw, auction }: RuleSet): boolean => draw === 'none' && auction === 'none';

const SEVEN: Swap = { give: '7', take: ['A'], timing: { needsTrick: true, until: 'before-penultimate-draw' } };
const TWO_AT_START: Swap = { give: '2', take: ['A'], timing: { needsTrick: false, until: 'first-trick' } };

/** What each rank may take follows from its strength: `refit` works it out. */
const italian = (swaps: readonly Swap[]): Patch =>
  where(
    (rules) => rules.turnUp && swaps.every(({ give }) => hasRank(give)(rules)),
    () => ({ exchange: { swaps, timing: OWN_TURN_AFTER_A_TRICK } }),
  );

const timed =
  (change: Partial<Exchange['timing']>): Patch =>
  ({ exchange }) =>
    exchange === 'none' ? undefined : { exchange: { ...exchange, timing: { ...exchange.timing, ...change } } };

const whenDeclared = (when: 'between-tricks' | 'own-turn' | 'any-time'): Patch =>
  where(
    ({ declarations }) => declarations.length > 0,
    ({ declarations }) => ({ declarations: declarations.map((declaration) => ({ ...declaration, when })) }),
  );

const whenClaimed =
  (when: 'between-tricks' | 'only-trick-winner' | 'any-time'): Patch =>
  ({ win }) =>
    win.deal === 'claim' ? { win: { ...win, when } } : undefined;

const hasTrump = ({ trump }: RuleSet): boolean => trump !== 'none';

export const playOptions = {
  TEN_CARD: { '3': makeTenCard('3'), '7': makeTenCard('7'), '2': makeTenCard('2') },
  LOW_THREE: { off: unchanged, on: threeRanksAsThree },
  COURT_SWAP: { off: courts('H'), on: courts('J') },
  FOLLOW_LAST3: {
    follow: atTheEnd('follow-suit'),
    follow_or_trump: atTheEnd('follow-or-trump'),
    follow_beat_trump: atTheEnd('follow-beat-trump'),
    free: atTheEnd('free'),
  },
  BISCA9_FOLLOW: {
    after_stock: where(hasStock, always({ following: { stockOpen: 'free', stockEmpty: 'follow-suit' } })),
    free: where(hasStock, always(throughout('free'))),
    always: where(hasStock, always(throughout('follow-suit'))),
  },
  BRISCOLONE_FOLLOW: {
    follow: where(isTrumpless, always(throughout('follow-suit'))),
    free: where(isTrumpless, always(throughout('free'))),
  },
  BRISCOLONE20_FOLLOW: {
    free: where(isDealtOut, always(throughout('free'))),
    follow: where(isDealtOut, always(throughout('follow-suit'))),
  },
  CH_FOLLOW: {
    free: where(hasAuction, always(throughout('free'))),
    follow: where(hasAuction, always(throughout('follow-suit'))),
  },
  ARRASTRO: {
    off: where(hasTrump, always({ arrastro: 'off' })),
    on: where(hasTrump, always({ arrastro: 'on' })),
  },
  TRUMP_EXCHANGE_IT: {
    none: where(({ turnUp }) => turnUp, always({ exchange: 'none' })),
    seven: italian([SEVEN]),
    two_first_trick: italian([TWO_AT_START]),
    seven_and_two: italian([SEVEN, TWO_AT_START]),
  },
  PR_SWAP: {
    off: where(({ turnUp }) => turnUp, always({ exchange: 'none' })),
    two_for_life_card: where(
      (rules) => rules.turnUp && hasRank('2')(rules),
      always({
        exchange: { swaps: [{ give: '2', take: ['A'] }], timing: { ...OWN_TURN_AFTER_A_TRICK, needsTrick: false } },
      }),
    ),
  },
  EXCHANGE_TIMING: {
    own_turn_before_playing: timed({ who: 'seat-on-turn', when: 'before-playing' }),
    leader_only: timed({ who: 'leader', when: 'before-playing' }),
    any_time: timed({ who: 'holder', when: 'any-time' }),
  },
  EXCHANGE_NEED_TRICK: { true: timed({ needsTrick: true }), false: timed({ needsTrick: false }) },
  EXCHANGE_LAST: {
    turn_up_on_table: timed({ until: 'turn-up-on-table' }),
    before_penultimate_draw: timed({ until: 'before-penultimate-draw' }),
  },
  CLAIM_31: {
    between_tricks: whenClaimed('between-tricks'),
    only_trick_winner: whenClaimed('only-trick-winner'),
    any_time: whenClaimed('any-time'),
  },
  MARIANNA_WHEN: {
    between_tricks: whenDeclared('between-tricks'),
    own_turn: whenDeclared('own-turn'),
    any_time: whenDeclared('any-time'),
  },
  PR_LEADER: {
    next_after_dealer: where((rules) => !hasAuction(rules), always({ lead: 'next-after-dealer' })),
    dealer: where((rules) => !hasAuction(rules), always({ lead: 'dealer' })),
  },
} as const satisfies Readonly<Record<string, Option>>;

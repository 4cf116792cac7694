import { cardOf, SUITS } from '../../cards.ts';
import type { Card, Rank } from '../../cards.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';
import { OWN_TURN_AFTER_A_TRICK } from '../parts.ts';
import { always, hasRank, where } from './patch.ts';
import type { Option, Patch } from './patch.ts';

/** House options over the pack, the seats and the deal. Source: RULES.md part 4. */

const allOf = (rank: Rank): readonly Card[] => SUITS.map((suit) => cardOf(rank, suit));

const BEFORE: Pick<RuleSet, 'removal' | 'removedChoices'> = { removal: 'before-the-deal', removedChoices: [] };

// Where all twos had left the pack, the 2 could not be exchanged; once one of them is back, it can.
const withTheTwo = ({ exchange }: RuleSet): Pick<RuleSet, 'exchange'> =>
  exchange !== 'none' && exchange.timing.who !== 'holder' && !exchange.swaps.some(({ give }) => give === '2')
    ? { exchange: { ...exchange, swaps: [...exchange.swaps, { give: '2', take: ['7', '6', '5', '4'] }] } }
    : { exchange };

/** Blanks only are left out: without a card that counts there would not be 120 points. */
const isBlank =
  (rank: Rank) =>
  (rules: RuleSet): boolean =>
    hasRank(rank)(rules) && rules.points[rank] === undefined;

const without = (rank: Rank, removed: readonly Card[]): Patch =>
  where(isBlank(rank), (rules) => ({ ...BEFORE, ...withTheTwo(rules), removed }));

const anyTwo: Patch = where(isBlank('2'), (rules) => ({
  ...BEFORE,
  ...withTheTwo(rules),
  removed: ['2c'],
  removedChoices: [['2d'], ['2s'], ['2b']],
}));

const removedForThree = {
  two_of_cups: without('2', ['2c']),
  two_of_coins: without('2', ['2d']),
  two_of_batons: without('2', ['2b']),
  any_two: anyTwo,
  two_of_trump: where(
    ({ turnUp }) => turnUp,
    (rules) => {
      const change = anyTwo(rules);
      return change && { ...change, removal: 'two-of-trump' };
    },
  ),
  all_twos: without('2', allOf('2')),
  all_fours: without('4', allOf('4')),
} as const satisfies Option;

const pack48: Patch = where(
  (rules) => hasRank('7')(rules) && hasRank('J')(rules) && !hasRank('10')(rules),
  (rules) => ({
    ...BEFORE,
    ...withTheTwo(rules),
    removed: [],
    ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'H', 'K'],
  }),
);

/** Seats and what follows from them: who plays with whom, and one two out where three sit down. */
const players = (seats: 2 | 3 | 4, rules: RuleSet): Partial<RuleSet> => ({
  ...BEFORE,
  seats,
  sides: seats === 4 ? 'pairs-opposite' : 'each-seat-alone',
  removed: seats === 3 && isBlank('2')(rules) ? ['2c'] : [],
  ...(seats === 3 && { win: { deal: 'most-points' }, tie: 'no-score' }),
});

const isFiveCardGame = ({ handSize, turnUp, auction, declarations }: RuleSet): boolean =>
  handSize === 5 && turnUp && auction === 'none' && declarations.length === 0;

const isTwentyCardGame = ({ ranks }: RuleSet): boolean => ranks.length === 5;

const pizzicoPlayers = (seats: 2 | 3 | 4): Patch => where(isFiveCardGame, (rules) => players(seats, rules));
const rapidaPlayers = (seats: 2 | 4): Patch => where(isTwentyCardGame, (rules) => players(seats, rules));

/** Two people who each draw a stock of a whole number of cards, and may play two to a trick. */
const playsForTwo = ({ seats, draw, auction }: RuleSet): boolean =>
  seats === 2 && draw !== 'none' && auction === 'none';

const isAncientPack = hasRank('10');

export const dealOptions = {
  DIRECTION: { ccw: always({ direction: 'counter-clockwise' }), cw: always({ direction: 'clockwise' }) },
  DEAL_CHUNK: {
    '1': always({ dealChunks: [1] }),
    '3': always({ dealChunks: [3] }),
    '1+2': always({ dealChunks: [1, 2] }),
  },
  PIZZICO_PLAYERS: { '2': pizzicoPlayers(2), '3': pizzicoPlayers(3), '4': pizzicoPlayers(4) },
  RAPIDA_PLAYERS: { '2': rapidaPlayers(2), '4': rapidaPlayers(4) },
  REMOVED_3P: removedForThree,
  REMOVED_3P_ES: removedForThree,
  REMOVED_6P: { all_twos: without('2', allOf('2')), all_fours: without('4', allOf('4')), none_48_pack: pack48 },
  CAT_TWO_CARDS: {
    off: where(playsForTwo, () => ({ cardsPerTrick: 1 })),
    on: where(playsForTwo, () => ({ cardsPerTrick: 2, drawStyle: 'block' })),
  },
  DUPLA_MECHANIC: {
    two_cards_per_trick: where(playsForTwo, () => ({ cardsPerTrick: 2 })),
    one_card: where(playsForTwo, () => ({ cardsPerTrick: 1 })),
  },
  CAT_ROTATING_TRUMP: {
    off: where(
      ({ trump }) => trump === 'turn-up' || trump === 'rotates',
      () => ({ trump: 'turn-up', turnUp: true }),
    ),
    // With the suit fixed beforehand no card is turned, and so none can be exchanged.
    on: where(
      ({ trump }) => trump === 'turn-up' || trump === 'rotates',
      () => ({ trump: 'rotates', turnUp: false, exchange: 'none' }),
    ),
  },
  BRISCOLONE20_SHOW: {
    show_then_take: where(
      ({ trump }) => trump.startsWith('last-card-dealt'),
      () => ({ trump: 'last-card-dealt' }),
    ),
    hidden: where(
      ({ trump }) => trump.startsWith('last-card-dealt'),
      () => ({ trump: 'last-card-dealt-hidden' }),
    ),
  },
  BRUSQ_1771: {
    off: where(isAncientPack, () => ({})),
    on: where(isAncientPack, () => ({
      handSize: 5,
      exchange: {
        swaps: [{ give: '7', take: ['A', '10', 'K', 'H', 'J', '9', '8'] }],
        timing: { ...OWN_TURN_AFTER_A_TRICK, who: 'holder', when: 'any-time', needsTrick: false, chain: false },
      },
      following: { stockOpen: 'free', stockEmpty: 'follow-suit' },
      win: { deal: 'accumulate' },
      match: { type: 'first-to-card-points', n: 102 },
      bonuses: [
        { kind: 'dealer-turns', ranks: ['A', '10', 'K', 'H', 'J'], points: 10 },
        { kind: 'most-tricks', points: 10 },
      ],
    })),
  },
} as const satisfies Readonly<Record<string, Option>>;

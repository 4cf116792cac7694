import type { Points } from '../../cards.ts';
import type { MatchFormat, RuleSet } from '../../rules/ruleSet.ts';
import { always, hasRank, where } from './patch.ts';
import type { Option, Patch } from './patch.ts';

/** House options over what is counted, and over the match. Source: RULES.md part 4. */

const match = (format: MatchFormat): Patch => always({ match: format });

/** Deals that one side wins by its card points, so that points can be equal. */
const mayTie = ({ win }: RuleSet): boolean =>
  win.deal === 'over-half' || win.deal === 'most-points' || win.deal === 'claim';

const tie = (policy: RuleSet['tie']): Patch => where(mayTie, always({ tie: policy }));

const tieOfThree = (policy: RuleSet['tie']): Patch =>
  where((rules) => mayTie(rules) && rules.sides === 'each-seat-alone' && rules.seats > 2, always({ tie: policy }));

const target = (applies: (rules: RuleSet) => boolean, n: Points): Patch =>
  where(
    (rules) => rules.match.type === 'first-to-card-points' && applies(rules),
    match({ type: 'first-to-card-points', n }),
  );

const isTrumpless = ({ trump }: RuleSet): boolean => trump === 'none';
const declares = ({ declarations }: RuleSet): boolean => declarations.length > 0;

const games = (first: number): Patch =>
  where(({ scoring }) => scoring !== 'none' && scoring.kind === 'games', match({ type: 'first-to-games', n: first }));

/** What all 120 points are worth in games. */
const bandeira =
  (worth: number | 'the-match'): Patch =>
  ({ scoring, match: { n } }) => {
    if (scoring === 'none' || scoring.kind !== 'games') return undefined;
    const table = scoring.table.map(
      ([from, count]) => [from, from === 120 ? (worth === 'the-match' ? n : worth) : count] as const,
    );
    return { scoring: { ...scoring, table } };
  };

export const matchOptions = {
  TIE_60: {
    draw_no_score: tie('redeal-no-score'),
    same_dealer_redeals: tie('same-dealer-redeals'),
    next_deal_plus_one: tie('next-deal-plus-one'),
    last_trick_wins: tie('last-trick-wins'),
    below_61_void: tie('void-below-61'),
  },
  TIE_3P: { draw: tieOfThree('no-score'), playoff_two: tieOfThree('playoff'), share: tieOfThree('share') },
  MATCH: {
    best_of_3: match({ type: 'best-of', n: 3 }),
    best_of_5: match({ type: 'best-of', n: 5 }),
    first_to_1: match({ type: 'first-to-wins', n: 1 }),
    first_to_2: match({ type: 'first-to-wins', n: 2 }),
    first_to_3: match({ type: 'first-to-wins', n: 3 }),
    first_to_4: match({ type: 'first-to-wins', n: 4 }),
    first_to_5: match({ type: 'first-to-wins', n: 5 }),
    first_to_6: match({ type: 'first-to-wins', n: 6 }),
    first_to_7: match({ type: 'first-to-wins', n: 7 }),
    points_120: match({ type: 'first-to-card-points', n: 120 }),
    gelli_three_sets: match({ type: 'all-of', n: 3 }),
  },
  BRISCOLONE_TARGET: {
    '151': target(isTrumpless, 151),
    '121': target(isTrumpless, 121),
    '150': target(isTrumpless, 150),
  },
  MARIANNA_TARGET: {
    '500': target(declares, 500),
    '501': target(declares, 501),
    '400': target(declares, 400),
    '300': target(declares, 300),
    '150': target(declares, 150),
  },
  SUECA_MATCH: { '4': games(4), '10': games(10) },
  SUECA_BANDEIRA: { '4 games': bandeira(4), '3': bandeira(3), 'wins match': bandeira('the-match') },
  BRUSQ_SIDE: {
    off: where(hasRank('10'), always({ sidePay: 'none' })),
    on: where(hasRank('10'), always({ sidePay: 'aces-and-tens' })),
  },
} as const satisfies Readonly<Record<string, Option>>;

import type { Rank } from '../../cards.ts';
import type { RuleSet } from '../../rules/ruleSet.ts';

/** What a house option's value changes in a rule set. Undefined: it has nothing to act on there. */
export type Patch = (rules: RuleSet) => Partial<RuleSet> | undefined;

/** One house option: its values, and what each of them changes. */
export type Option = Readonly<Record<string, Patch>>;

export const unchanged: Patch = () => ({});

/** A change that is made only where `applies`. */
export const where =
  (applies: (rules: RuleSet) => boolean, patch: Patch): Patch =>
  (rules) =>
    applies(rules) ? patch(rules) : undefined;

/** The same change in every value. */
export const always =
  (change: Partial<RuleSet>): Patch =>
  () =>
    change;

export const hasPartners = ({ sides }: RuleSet): boolean => sides !== 'each-seat-alone';

/** Partners that are known from the start. */
export const hasOpenPartners = (rules: RuleSet): boolean =>
  hasPartners(rules) && rules.sides !== 'caller-and-secret-partner';

export const hasAuction = ({ auction }: RuleSet): boolean => auction !== 'none';

export const hasStock = ({ draw }: RuleSet): boolean => draw !== 'none';

export const hasRank =
  (rank: Rank) =>
  ({ ranks }: RuleSet): boolean =>
    ranks.includes(rank);

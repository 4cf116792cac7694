import type { RuleItem, RuleKind } from '../../engine/rules/summary.ts';
import type { RuleSetId } from '../../engine/rulesets/index.ts';

/** Rules of the game, said from the data of a rule set. Every rule set must be named and every kind said. */
export interface RuleMessages {
  /** What a rule set is, beside the name its players use: "Briscola for three". */
  readonly names: { readonly [Id in RuleSetId]: string };
  /** The heading of one thing, as a row of a comparison has it: "Following suit". */
  readonly headings: { readonly [Kind in RuleKind]: string };
  /** One sentence or a few for each thing, for `say`. */
  readonly items: { readonly [Kind in RuleKind]: (item: Extract<RuleItem, { readonly kind: Kind }>) => string };
  /** Over the lines that differ: "What differs from Brisca for two". */
  readonly differsFrom: (parent: string) => string;
  /** Over the lines that are as in the parent. */
  readonly asIn: (parent: string) => string;
  /** Over the lines of a rule set without a parent. */
  readonly allRules: string;
  /** Of a house option: that it is as the game has it, with or without the value. */
  readonly asInGame: (value: string | undefined) => string;
  /** House options in force: "With house rules: …". */
  readonly houseRules: (options: readonly string[]) => string;
}

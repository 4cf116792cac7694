import type { Card } from '../../engine/cards.ts';
import type { EndKind } from '../../engine/compare/endContrast.ts';
import type { SharedDealRefusal } from '../../engine/compare/sharedDeal.ts';
import type { RowGroup } from '../../engine/compare/rows.ts';
import type { HouseError } from '../../engine/compare/houseAddress.ts';
import type { Move } from '../../engine/play/deal.ts';
import type { RuleItem, RuleKind } from '../../engine/rules/summary.ts';

/** The comparison: its table, and one deal under several rule sets. */
export interface CompareMessages {
  readonly title: string;
  readonly standfirst: string;
  readonly description: string;
  readonly contents: string;
  readonly choose: {
    readonly legend: string;
    readonly ruleSet: (number: number) => string;
    readonly add: string;
    readonly remove: (name: string) => string;
    readonly house: (name: string) => string;
    readonly onlyDiffering: string;
    readonly needsScript: string;
    readonly broken: (error: HouseError | 'too-few' | 'too-many') => string;
  };
  readonly table: {
    /** Name of the whole table, for those who do not see it. */
    readonly caption: (names: readonly string[]) => string;
    readonly different: string;
    readonly same: string;
    readonly nothingDiffers: string;
    readonly groups: { readonly [Group in RowGroup]: string };
    /** The word beside a row that differs. */
    readonly marks: { readonly cards: string; readonly play: string; readonly count: string; readonly other: string };
    readonly disputed: string;
    readonly disputes: (options: readonly { readonly name: string; readonly values: readonly string[] }[]) => string;
    readonly sources: string;
    readonly sourcesOf: (name: string, titles: readonly string[]) => string;
    readonly explained: (title: string) => string;
    readonly houseRules: (options: readonly string[]) => string;
    readonly fromData: string;
    /** The short word of each value, before its sentence. */
    readonly values: { readonly [Kind in RuleKind]: (item: Extract<RuleItem, { readonly kind: Kind }>) => string };
  };
  readonly deal: {
    readonly title: string;
    readonly intro: string;
    readonly you: string;
    readonly north: string;
    readonly stock: string;
    readonly noStock: string;
    readonly gone: (cards: number) => string;
    readonly trumps: (suit: string) => string;
    readonly swapHint: string;
    readonly swapWith: (card: Card) => string;
    readonly putBack: string;
    readonly another: string;
    readonly working: string;
    readonly part: string;
    readonly swaps: (move: Move, who: 'you' | 'north') => string;
    /** Who takes a trick; without a name it is the learner. */
    readonly wins: (name: string | undefined, points: number) => string;
    readonly ends: (own: number, other: number) => string;
    readonly result: { readonly won: string; readonly lost: string; readonly tied: string };
    readonly partsAt: (facts: {
      /** Whose move it is; undefined for the learner's. */
      readonly name: string | undefined;
      readonly here: Move;
      readonly there: Move;
    }) => string;
    /** Before a reason that is told from the other seat. */
    readonly asSeenBy: (name: string) => string;
    readonly noneParts: string;
    readonly refused: (refusal: SharedDealRefusal) => string;
    readonly unsolved: string;
    readonly failed: string;
    readonly status: (facts: { readonly names: readonly string[]; readonly parts: boolean }) => string;
    readonly tooFew: string;
    readonly trick: (number: number) => string;
  };
  /** The last tricks of a deal for more than two. */
  readonly ends: {
    readonly intros: { readonly [Kind in EndKind]: string };
    readonly trumps: (suit: string) => string;
    /** Without a name it is the learner. */
    readonly contract: (facts: {
      readonly caller: string | undefined;
      readonly partner: string | undefined;
      readonly called: Card;
    }) => string;
    /** Points before the last tricks, under each rule set. */
    readonly before: (
      scores: readonly { readonly name: string; readonly own: number; readonly others: number }[],
    ) => string;
    readonly found: (found: number, deals: number) => string;
    /** What is noted at the seat of the caller's partner. */
    readonly partner: string;
  };
}

import type { Evidence } from '../../engine/rules/ruleSet.ts';

/** What the pages of the rule sets say around the rules themselves. */
export interface VariantMessages {
  readonly title: string;
  readonly standfirst: string;
  readonly description: string;
  /** What a page's description says of one game. */
  readonly about: (name: string) => string;
  readonly families: {
    readonly italy: string;
    readonly caller: string;
    readonly spain: string;
    readonly portugal: string;
    readonly adriatic: string;
    readonly france: string;
  };
  readonly facts: {
    readonly players: string;
    readonly cards: string;
    readonly inHand: string;
    readonly tricks: string;
    readonly toWin: string;
    readonly mostPoints: string;
    readonly match: string;
    readonly bid: string;
    readonly following: string;
    readonly never: string;
    readonly atTheEnd: string;
    readonly always: string;
    readonly exchange: string;
    readonly exchangeOf: (ranks: readonly string[]) => string;
  };
  readonly play: string;
  readonly compareWith: (name: string) => string;
  readonly print: string;
  readonly differs: (name: string) => string;
  readonly asThere: (name: string) => string;
  readonly rules: string;
  readonly deal: string;
  readonly dealIntro: string;
  /** Said where no exact value can be given: more than two sides, or rules beyond the solver. */
  readonly dealUnvalued: string;
  readonly dealCalled: string;
  readonly disputes: string;
  readonly disputesIntro: string;
  readonly noDisputes: string;
  readonly option: (name: string, values: readonly string[]) => string;
  readonly house: string;
  readonly sources: string;
  readonly evidence: { readonly [Grade in Evidence]: string };
  readonly relatives: string;
  readonly parent: (name: string) => string;
  readonly all: string;
}

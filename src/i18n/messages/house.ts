import type { HouseError } from '../../engine/compare/houseAddress.ts';
import type { OPTIONS, OptionId } from '../../engine/rulesets/options.ts';

/** House options in words, and what their page says. */
export interface HouseMessages {
  /** Every option with its values: the compiler names the one that lacks a word. */
  readonly options: {
    readonly [Id in OptionId]: {
      readonly name: string;
      readonly values: { readonly [Value in Extract<keyof (typeof OPTIONS)[Id], string | number>]: string };
    };
  };
  readonly title: string;
  readonly standfirst: string;
  readonly description: string;
  readonly name: string;
  readonly nameHint: string;
  readonly unnamed: (base: string) => string;
  readonly base: string;
  readonly discussed: string;
  readonly discussedIntro: (base: string) => string;
  readonly elsewhere: string;
  readonly reset: string;
  readonly changed: (base: string) => string;
  readonly nothingChanged: string;
  readonly rest: (base: string) => string;
  readonly compareWith: (base: string) => string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly print: string;
  readonly openDeal: string;
  readonly needsScript: string;
  /** Why the options cannot stand: the sentence, and what to do. */
  readonly refused: (
    refusal: HouseError,
    against: { readonly option: string; readonly value: string } | undefined,
  ) => string;
  readonly refusedTitle: string;
}

/** The decks and the signals of different places, beside each other. */
export interface SideBySideMessages {
  readonly decks: {
    readonly title: string;
    readonly description: string;
    readonly standfirst: string;
    readonly printed: {
      readonly title: string;
      readonly intro: string;
      readonly deck: string;
      readonly nothing: string;
      readonly prints: (printed: string) => string;
      readonly after: string;
    };
    readonly names: {
      readonly title: string;
      readonly intro: string;
      readonly language: string;
      readonly suits: string;
      readonly ranks: string;
    };
    readonly more: string;
  };
  readonly signals: {
    readonly title: string;
    readonly description: string;
    readonly standfirst: string;
    readonly pair: { readonly title: string; readonly intro: string; readonly needsScript: string };
    readonly every: { readonly title: string; readonly intro: string };
    readonly drill: { readonly title: string; readonly intro: string };
    readonly more: string;
  };
}

/** What the island says that sets two places' signals beside each other. */
export interface SignalPairMessages {
  readonly place: (number: number) => string;
  readonly face: string;
  /** What stands where a table does not have a face. */
  readonly none: string;
  readonly sum: (counts: { readonly clashes: number; readonly near: number; readonly alike: number }) => string;
  readonly verdicts: {
    readonly clash: string;
    readonly alike: string;
    readonly onlyOne: (place: string) => string;
    readonly near: (facts: { readonly face: string; readonly place: string; readonly means: string }) => string;
  };
  readonly verdict: string;
  readonly broken: string;
}

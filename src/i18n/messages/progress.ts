/** What the site says of what it keeps on the device, and of the review. */
export interface ProgressMessages {
  readonly title: string;
  readonly kept: string;
  readonly export: string;
  readonly import: string;
  readonly imported: string;
  readonly refused: { readonly [Kind in 'not-a-save' | 'newer' | 'broken']: string };
  readonly resetLesson: string;
  readonly resetAll: string;
  readonly sure: string;
  /** Before a file takes the place of what is kept. */
  readonly sureFile: string;
  readonly yesFile: string;
  readonly yes: string;
  readonly no: string;
  readonly gone: string;
  readonly setAside: string;
  readonly understood: string;
  readonly fileName: string;
  readonly review: {
    readonly title: string;
    readonly standfirst: string;
    readonly off: string;
    readonly turnOn: string;
    readonly turnOff: string;
    readonly nothing: string;
    /** While puzzles are due. */
    readonly noPosition: string;
    readonly nothingYet: string;
    readonly nextDue: (date: Date) => string;
    readonly due: (count: number) => string;
    /** Says that this was seen before, and in other suits. */
    readonly label: string;
    readonly next: string;
    /** How many puzzles are due, which come back on pages of their own; and the way to the first. */
    readonly puzzlesDue: (count: number) => string;
    readonly toPuzzle: string;
  };
}

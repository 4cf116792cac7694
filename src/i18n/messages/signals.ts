/** What a face does, by the ids of engine/gestures.ts. */
type Gesture =
  | 'lips-pressed'
  | 'kiss'
  | 'mouth-aside'
  | 'brows-up'
  | 'eyes-up'
  | 'wink'
  | 'eyes-shut'
  | 'tongue-tip'
  | 'tongue-corner'
  | 'cheeks-puffed'
  | 'lips-then-cheek'
  | 'shoulder-up'
  | 'fingers-rubbed'
  | 'head-tilted';

/** What a signal says about a hand, by the ids of engine/signalTables.ts. */
type Meaning = 'ace' | 'three' | 'king' | 'horse' | 'jack' | 'low-trump' | 'has-trump' | 'no-trump' | 'carico';

type Preset = 'it-tongue-horse' | 'it-tongue-jack' | 'es-seed';

type Place =
  'genoa' | 'italy' | 'finale' | 'north-east' | 'calabria' | 'newspaper' | 'spain' | 'overview' | 'bit' | 'web';

type Gap = 'breaks-off' | 'not-only-trump' | 'usually-trump' | 'tuscany-differs' | 'asks-too' | 'one-signal';

/** What a drill needs of them: names inside a sentence. */
export interface SignalNames {
  readonly faces: SignalMessages['faces']['inSentence'];
  readonly means: SignalMessages['means'];
  readonly presets: SignalMessages['presets'];
}

/** Words of the page of signals and of its drill. */
export interface SignalMessages {
  readonly title: string;
  readonly description: string;
  readonly standfirst: string;
  /** Name of the list of the page's parts. */
  readonly contents: string;
  readonly faces: {
    readonly title: string;
    readonly intro: string;
    /** The name of a face, as a heading. */
    readonly names: { readonly [Each in Gesture]: string };
    /** How it is made, one sentence. */
    readonly how: { readonly [Each in Gesture]: string };
    /** What a picture of the face shows, for those who cannot see it. */
    readonly alt: { readonly [Each in Gesture]: string };
    /** The same faces inside a sentence: "the tip of the tongue". */
    readonly inSentence: { readonly [Each in Gesture]: string };
  };
  /** What is held, inside a sentence: "the ace of trumps". */
  readonly means: { readonly [Each in Meaning]: string };
  /** The same, as the label of an answer. */
  readonly answers: { readonly [Each in Meaning]: string };
  readonly places: { readonly [Each in Place]: string };
  readonly presets: { readonly [Each in Preset]: { readonly name: string; readonly inSentence: string } };
  readonly gaps: { readonly [Each in Gap]: string };
  readonly clash: (count: number) => string;
  readonly nearClash: (other: { readonly face: string; readonly means: string }) => string;
  readonly clashes: {
    readonly title: string;
    readonly intro: string;
    /** "Tip of the tongue: the horse of trumps in Genoa, the jack of trumps in Finale." */
    readonly row: (readings: readonly { readonly means: string; readonly places: readonly string[] }[]) => string;
  };
  readonly when: { readonly title: string; readonly rules: readonly string[] };
  readonly bySource: {
    readonly title: string;
    readonly intro: string;
    readonly sources: (titles: readonly string[]) => string;
  };
  readonly honest: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly drill: {
    readonly title: string;
    readonly intro: string;
    readonly whichTable: string;
    readonly mixed: string;
    readonly needsScript: string;
    readonly question: (table: string) => string;
    readonly task: (progress: { readonly now: number; readonly all: number }) => string;
    readonly right: (means: string) => string;
    readonly wrong: (means: string) => string;
    readonly reasons: {
      readonly elsewhere: (means: string, table: string) => string;
      readonly 'other-face': (means: string, table: string, faces: readonly string[]) => string;
      readonly 'no-face': (means: string, table: string) => string;
    };
    readonly tryAgain: string;
    readonly next: string;
    readonly finish: string;
    readonly result: (result: { readonly right: number; readonly all: number }) => string;
    readonly missed: string;
    readonly again: string;
  };
}

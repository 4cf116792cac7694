import type { Gesture } from './gestures.ts';

/** What a signal can say about a hand. The first five mean that trump; a carico may be of any suit. */
export const SIGNAL_MEANINGS = [
  'ace',
  'three',
  'king',
  'horse',
  'jack',
  'low-trump',
  'has-trump',
  'no-trump',
  'carico',
] as const;
export type SignalMeaning = (typeof SIGNAL_MEANINGS)[number];

/** Gestures that say one thing: where there are two, either does. */
export interface Signal {
  readonly means: SignalMeaning;
  readonly gestures: readonly Gesture[];
}

/** The tables a table can agree on. Two of them must never be mixed at one table. */
export const PRESET_IDS = ['it-tongue-horse', 'it-tongue-jack', 'es-seed'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

const ITALIAN_EXTRAS: readonly Signal[] = [
  { means: 'low-trump', gestures: ['fingers-rubbed'] },
  { means: 'no-trump', gestures: ['eyes-shut'] },
  { means: 'carico', gestures: ['cheeks-puffed'] },
];

const ITALIAN_TOP: readonly Signal[] = [
  { means: 'ace', gestures: ['lips-pressed', 'kiss'] },
  { means: 'three', gestures: ['mouth-aside'] },
  { means: 'king', gestures: ['eyes-up'] },
];

/** Source: RULES section 6, presets. The first is the default of four-handed Briscola. */
export const PRESETS: Readonly<Record<PresetId, readonly Signal[]>> = {
  'it-tongue-horse': [
    ...ITALIAN_TOP,
    { means: 'horse', gestures: ['tongue-tip'] },
    { means: 'jack', gestures: ['shoulder-up'] },
    ...ITALIAN_EXTRAS,
  ],
  'it-tongue-jack': [
    ...ITALIAN_TOP,
    { means: 'horse', gestures: ['shoulder-up'] },
    { means: 'jack', gestures: ['tongue-tip'] },
    ...ITALIAN_EXTRAS,
  ],
  'es-seed': [
    { means: 'ace', gestures: ['brows-up'] },
    { means: 'three', gestures: ['kiss'] },
    { means: 'has-trump', gestures: ['head-tilted'] },
  ],
};

/** What a source's table leaves open. */
export type Gap = 'breaks-off' | 'not-only-trump' | 'usually-trump' | 'tuscany-differs' | 'asks-too' | 'one-signal';

/** The signals one source gives, or several that agree, with the place they speak of. */
export interface SourceTable {
  readonly id:
    'genoa' | 'italy' | 'finale' | 'north-east' | 'calabria' | 'newspaper' | 'spain' | 'overview' | 'bit' | 'web';
  /** Codes of the source register. */
  readonly sources: readonly string[];
  readonly signals: readonly Signal[];
  readonly gaps: readonly Gap[];
}

/** Source: RULES section 6, one entry a row. */
export const SOURCE_TABLES: readonly SourceTable[] = [
  {
    id: 'genoa',
    sources: ['GEN'],
    signals: [
      { means: 'ace', gestures: ['lips-pressed'] },
      { means: 'three', gestures: ['mouth-aside'] },
      { means: 'king', gestures: ['eyes-up'] },
      { means: 'horse', gestures: ['tongue-tip'] },
      { means: 'jack', gestures: ['shoulder-up'] },
    ],
    gaps: [],
  },
  {
    id: 'italy',
    sources: ['CSW'],
    signals: [
      { means: 'ace', gestures: ['lips-pressed'] },
      { means: 'three', gestures: ['mouth-aside'] },
      { means: 'king', gestures: ['eyes-up'] },
      { means: 'horse', gestures: ['tongue-tip'] },
      { means: 'jack', gestures: ['shoulder-up'] },
      ...ITALIAN_EXTRAS,
    ],
    gaps: ['usually-trump', 'tuscany-differs'],
  },
  {
    id: 'web',
    sources: ['MYG', 'AUR'],
    signals: [
      { means: 'ace', gestures: ['lips-pressed', 'kiss'] },
      { means: 'three', gestures: ['mouth-aside'] },
      { means: 'king', gestures: ['eyes-up'] },
      { means: 'horse', gestures: ['tongue-tip'] },
      { means: 'jack', gestures: ['shoulder-up'] },
    ],
    gaps: ['asks-too'],
  },
  {
    id: 'bit',
    sources: ['BIT'],
    signals: [
      { means: 'ace', gestures: ['lips-pressed'] },
      { means: 'three', gestures: ['mouth-aside'] },
      { means: 'king', gestures: ['eyes-up'] },
    ],
    gaps: ['breaks-off'],
  },
  {
    id: 'overview',
    sources: ['S0'],
    signals: [
      { means: 'ace', gestures: ['lips-pressed', 'kiss'] },
      { means: 'three', gestures: ['mouth-aside'] },
      { means: 'king', gestures: ['brows-up'] },
      { means: 'horse', gestures: ['tongue-tip'] },
      { means: 'jack', gestures: ['shoulder-up'] },
    ],
    gaps: ['not-only-trump'],
  },
  {
    id: 'finale',
    sources: ['ALB', 'LOT'],
    signals: [
      { means: 'ace', gestures: ['kiss'] },
      { means: 'three', gestures: ['mouth-aside'] },
      { means: 'king', gestures: ['eyes-up'] },
      { means: 'horse', gestures: ['shoulder-up'] },
      { means: 'jack', gestures: ['tongue-tip'] },
      ...ITALIAN_EXTRAS,
    ],
    gaps: [],
  },
  {
    id: 'north-east',
    sources: ['PNO'],
    signals: [
      { means: 'ace', gestures: ['kiss'] },
      { means: 'three', gestures: ['mouth-aside'] },
      { means: 'horse', gestures: ['shoulder-up'] },
      { means: 'jack', gestures: ['tongue-tip'] },
    ],
    gaps: ['not-only-trump'],
  },
  {
    id: 'newspaper',
    sources: ['COR'],
    signals: [
      { means: 'king', gestures: ['eyes-up'] },
      { means: 'jack', gestures: ['tongue-corner'] },
      { means: 'carico', gestures: ['lips-then-cheek'] },
    ],
    gaps: [],
  },
  { id: 'calabria', sources: ['MNT'], signals: [{ means: 'ace', gestures: ['wink'] }], gaps: ['one-signal'] },
  {
    id: 'spain',
    sources: ['S2'],
    signals: [
      { means: 'ace', gestures: ['brows-up'] },
      { means: 'three', gestures: ['kiss'] },
      { means: 'has-trump', gestures: ['head-tilted'] },
    ],
    gaps: ['not-only-trump'],
  },
];

/** Faces that are easily taken for one another. */
const LOOK_ALIKES: readonly (readonly [Gesture, Gesture])[] = [
  ['brows-up', 'eyes-up'],
  ['kiss', 'lips-pressed'],
  ['tongue-tip', 'tongue-corner'],
  ['cheeks-puffed', 'lips-then-cheek'],
];

/** The faces that look nearly like this one. */
export const lookAlikesOf = (gesture: Gesture): readonly Gesture[] =>
  LOOK_ALIKES.flatMap(([one, other]) => (one === gesture ? [other] : other === gesture ? [one] : []));

/** What a face means by a list of signals, or undefined where that list does not have it. */
export const meaningOf = (signals: readonly Signal[], gesture: Gesture): SignalMeaning | undefined =>
  signals.find(({ gestures }) => gestures.includes(gesture))?.means;

/** The face or faces that say this by a list of signals; empty where none does. */
export const gesturesFor = (signals: readonly Signal[], means: SignalMeaning): readonly Gesture[] =>
  signals.find((signal) => signal.means === means)?.gestures ?? [];

/** Where a face means one thing: the source tables that say so. */
export interface Reading {
  readonly means: SignalMeaning;
  readonly tables: readonly SourceTable[];
}

/** What a face means, place by place: one reading for each meaning. Several readings are a clash. */
export function readingsOf(gesture: Gesture): readonly Reading[] {
  return SIGNAL_MEANINGS.flatMap((means) => {
    const tables = SOURCE_TABLES.filter(({ signals }) => meaningOf(signals, gesture) === means);
    return tables.length === 0 ? [] : [{ means, tables }];
  });
}

/** Faces nearly like this one that mean something it never means. */
export const nearClashesOf = (
  gesture: Gesture,
): readonly { readonly gesture: Gesture; readonly readings: readonly Reading[] }[] => {
  const own = readingsOf(gesture).map(({ means }) => means);
  return lookAlikesOf(gesture).flatMap((other) => {
    const readings = readingsOf(other).filter(({ means }) => !own.includes(means));
    return readings.length === 0 ? [] : [{ gesture: other, readings }];
  });
};

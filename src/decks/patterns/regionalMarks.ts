/** A regional pattern that is told from others by marks; the three decks drawn in full are among them. */
export const REGIONAL_IDS = [
  'napoletane',
  'siciliane',
  'sarde',
  'piacentine',
  'romagnole',
  'viterbesi',
  'bergamasche',
  'bresciane',
  'trentine',
  'trevigiane',
  'triestine',
  'toscane',
  'salisburghesi',
  'castellana',
  'catalana',
] as const;
export type RegionalId = (typeof REGIONAL_IDS)[number];

/** A mark to look for. The sentence for it lives with the messages. */
export type RegionalMark =
  | 'coins-ace-double-eagle'
  | 'coins-ace-eagle'
  | 'coins-ace-crowned-eagle'
  | 'coins-ace-stamp-place'
  | 'coins-ace-sun'
  | 'batons-three-mask'
  | 'batons-three-not-crossed'
  | 'swords-five-scene'
  | 'swords-five-plants'
  | 'swords-jack-branch-blade-down'
  | 'swords-jack-two-swords'
  | 'swords-jack-head'
  | 'ground-by-suit'
  | 'ground-by-rank'
  | 'no-index'
  | 'index-10-11-12'
  | 'number-vignettes'
  | 'coins-two-portrait'
  | 'coins-three-trinacria'
  | 'aces-winged-children'
  | 'scenes-on-fours'
  | 'inner-frame-line'
  | 'swords-ace-cherub'
  | 'coins-four-shield'
  | 'batons-king-profile'
  | 'wide-breeches'
  | 'batons-ace-rough-branch'
  | 'coins-four-she-wolf'
  | 'two-colour-batons'
  | 'slanting-divide'
  | 'red-coins'
  | 'cups-ace-fountain'
  | 'batons-ace-vincerai'
  | 'swords-three-crown'
  | 'cups-jack-dog'
  | 'swords-two-flags'
  | 'batons-king-stamp-place'
  | 'uncoloured-faces'
  | 'batons-jack-two-batons'
  | 'cups-ace-open-eyed-cupid'
  | 'longest-card'
  | 'corner-figures'
  | 'motto-aces'
  | 'cups-ace-two-faces'
  | 'cups-ace-three-faces'
  | 'interlaced-swords-and-batons'
  | 'kings-with-pikes'
  | 'name-in-middle-band'
  | 'queen-for-horse'
  | 'no-divide'
  | 'no-aces'
  | 'bacchus-on-cask'
  | 'pinta'
  | 'faces-on-coins'
  | 'broad-swords'
  | 'red-cups';

/** A pattern as the sources tell it. */
export interface RegionalPattern {
  readonly system: 'spanish' | 'italian' | 'french' | 'german';
  /** Cards in the pack; the first is the usual one. */
  readonly cards: readonly number[];
  readonly figures: 'whole' | 'mirrored';
  /** Width and height in mm, where a source gives them. */
  readonly sizeMm?: readonly [width: number, height: number];
  readonly marks: readonly RegionalMark[];
  /** Codes of the source register (RULES part 1). */
  readonly sources: readonly string[];
  readonly extinct?: 'mid-20th-century';
}

/** RULES part 8, as data. */
export const REGIONAL_PATTERNS: Readonly<Record<RegionalId, RegionalPattern>> = {
  napoletane: {
    system: 'spanish',
    cards: [40],
    figures: 'whole',
    sizeMm: [51, 82],
    marks: [
      'ground-by-suit',
      'no-index',
      'coins-ace-double-eagle',
      'batons-three-mask',
      'swords-five-scene',
      'swords-jack-branch-blade-down',
    ],
    sources: ['7BE', 'VSJ', 'IPV'],
  },
  siciliane: {
    system: 'spanish',
    cards: [40],
    figures: 'whole',
    marks: ['ground-by-rank', 'number-vignettes', 'coins-ace-eagle', 'coins-two-portrait', 'coins-three-trinacria'],
    sources: ['7BE', 'POR'],
  },
  sarde: {
    system: 'spanish',
    cards: [40],
    figures: 'whole',
    sizeMm: [56, 88],
    marks: ['index-10-11-12', 'batons-three-not-crossed', 'coins-ace-sun', 'aces-winged-children', 'scenes-on-fours'],
    sources: ['7BE', 'POR', 'DGM'],
  },
  piacentine: {
    system: 'spanish',
    cards: [40],
    figures: 'mirrored',
    sizeMm: [52, 94],
    marks: [
      'inner-frame-line',
      'batons-king-profile',
      'coins-ace-crowned-eagle',
      'swords-ace-cherub',
      'coins-four-shield',
      'swords-five-plants',
    ],
    sources: ['7BE', 'POR', 'WSP'],
  },
  romagnole: {
    system: 'spanish',
    cards: [40],
    figures: 'whole',
    marks: ['coins-ace-stamp-place', 'wide-breeches', 'batons-ace-rough-branch', 'swords-ace-cherub'],
    sources: ['7BE', 'IPV'],
  },
  viterbesi: {
    system: 'spanish',
    cards: [40],
    figures: 'whole',
    marks: ['coins-four-she-wolf', 'coins-ace-crowned-eagle', 'two-colour-batons'],
    sources: ['7BE'],
    extinct: 'mid-20th-century',
  },
  bergamasche: {
    system: 'italian',
    cards: [40],
    figures: 'mirrored',
    sizeMm: [50, 94],
    marks: [
      'slanting-divide',
      'red-coins',
      'cups-ace-fountain',
      'batons-ace-vincerai',
      'swords-jack-two-swords',
      'swords-three-crown',
    ],
    sources: ['7BE', 'KHS', 'IPV'],
  },
  bresciane: {
    system: 'italian',
    cards: [52],
    figures: 'whole',
    sizeMm: [43, 88],
    marks: ['cups-jack-dog', 'swords-two-flags', 'batons-king-stamp-place', 'uncoloured-faces'],
    sources: ['7BE', 'IPV'],
  },
  trentine: {
    system: 'italian',
    cards: [40, 36, 52],
    figures: 'whole',
    marks: ['cups-jack-dog', 'batons-jack-two-batons', 'cups-ace-open-eyed-cupid'],
    sources: ['7BE'],
  },
  trevigiane: {
    system: 'italian',
    cards: [40, 52],
    figures: 'mirrored',
    sizeMm: [49, 104],
    marks: [
      'longest-card',
      'corner-figures',
      'motto-aces',
      'cups-ace-two-faces',
      'swords-jack-head',
      'kings-with-pikes',
      'interlaced-swords-and-batons',
    ],
    sources: ['7BE', 'POR'],
  },
  triestine: {
    system: 'italian',
    cards: [40, 52],
    figures: 'mirrored',
    marks: ['name-in-middle-band', 'motto-aces', 'cups-ace-three-faces'],
    sources: ['7BE'],
  },
  toscane: {
    system: 'french',
    cards: [40],
    figures: 'whole',
    sizeMm: [58, 88],
    marks: ['queen-for-horse', 'no-divide'],
    sources: ['TOS', 'KHS'],
  },
  salisburghesi: {
    system: 'german',
    cards: [40, 36, 24],
    figures: 'whole',
    marks: ['no-aces', 'bacchus-on-cask'],
    sources: ['7BE', 'DGM'],
  },
  castellana: {
    system: 'spanish',
    cards: [40, 48],
    figures: 'whole',
    marks: ['pinta', 'index-10-11-12', 'faces-on-coins', 'broad-swords', 'red-cups'],
    sources: ['SLF', 'NAI', 'SEL', 'WSP'],
  },
  catalana: { system: 'spanish', cards: [48], figures: 'whole', marks: ['pinta'], sources: ['GK', 'WSP'] },
};

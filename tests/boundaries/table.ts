/** What one folder (or file) may import. Paths are below src and name a folder or a file. */
export type Row = {
  readonly of: string;
  /** Imported freely. */
  readonly values: readonly string[];
  /** Imported as types only. */
  readonly types?: readonly string[];
  /** Packages, by name; `node:` and `astro:` stand for all of theirs. */
  readonly packages?: readonly string[];
};

/** The vocabulary of the game, which nearly everyone speaks. */
const WORDS = ['engine/cards.ts', 'engine/notation.ts', 'engine/result.ts'];

/** Small parts that show a card, a suit or a sentence anywhere, and light the cards it names. */
const MARKS = ['CardRef.tsx', 'Sentence.tsx', 'SuitMark.tsx', 'light.ts'].map((file) => `components/${file}`);

/** Their files become ours at build time. */
const FONTS = ['@fontsource', '@fontsource-variable'];

/** What faces say at the table, as data without rules: the page of signals and its drill show it. */
const SIGNS = ['engine/gestures.ts', 'engine/signalTables.ts', 'engine/signalPairs.ts'];

/** Rule sets side by side, house rules, deals and positions in addresses: data about rules, which pages read as they read notation. */
const SIDE_BY_SIDE = [
  ...['rows', 'houseAddress', 'houseOptions', 'sharedDeal', 'sharedEnd'].map((file) => `engine/compare/${file}.ts`),
  'engine/positionAddress.ts',
];

const BASE = ['engine/cards.ts', 'engine/result.ts', 'engine/shuffle.ts', 'engine/json.ts', ...SIGNS];
const RULES = [...BASE, 'engine/rules'];
const PLAY = [...RULES, 'engine/play'];
const SOLVER = [...PLAY, 'engine/solver'];

/**
 * Who may import whom. Of two rows that fit a file the longer one counts; a file that no row fits is a breach, so that a
 * new folder finds its place here first.
 */
export const TABLE: readonly Row[] = [
  // The engine: no packages at all, and a ladder inside.
  { of: 'engine', values: ['engine'] },
  ...BASE.map((of) => ({ of, values: BASE, types: ['engine/rules/refusal.ts'] })),
  { of: 'engine/rules', values: RULES },
  { of: 'engine/rulesets', values: ['engine/rulesets', 'engine/cards.ts'], types: ['engine/rules/ruleSet.ts'] },
  {
    of: 'engine/rulesets/options',
    values: ['engine/rulesets/options', 'engine/rulesets/parts.ts', 'engine/cards.ts'],
    types: RULES,
  },
  { of: 'engine/rulesets/options.ts', values: ['engine/rulesets', ...RULES] },
  { of: 'engine/play', values: PLAY },
  // Reads and replays a whole game as written down, so it stands on the notation.
  { of: 'engine/play/game.ts', values: [...PLAY, 'engine/notation.ts'] },
  { of: 'engine/solver', values: SOLVER },
  { of: 'engine/opponents', values: [...SOLVER, 'engine/opponents'] },
  { of: 'engine/coach', values: [...SOLVER, 'engine/opponents', 'engine/coach'] },

  { of: 'i18n', values: ['i18n', ...WORDS], types: ['engine', 'decks'] },
  { of: 'workers', values: ['workers', 'engine', 'kernel/build'] },
  { of: 'cli', values: ['cli', 'engine', 'i18n'], packages: ['node:'] },
  { of: 'machines', values: ['machines', 'engine', 'workers', 'progress'], packages: ['xstate'] },
  { of: 'decks', values: ['decks', 'engine/cards.ts'] },
  // A plugin of the build, which no page imports.
  { of: 'decks/versionPlugin.ts', values: ['decks'], packages: ['node:'] },
  { of: 'progress', values: ['progress'], packages: ['idb-keyval', 'ts-fsrs', 'glicko2'] },
  { of: 'styles', values: ['styles'], packages: FONTS },

  {
    of: 'components',
    values: [
      'components',
      'machines',
      'workers',
      'i18n',
      'progress',
      'decks',
      'styles',
      ...WORDS,
      ...SIGNS,
      ...SIDE_BY_SIDE,
      'engine/play/view.ts',
    ],
    types: ['engine'],
    packages: ['preact'],
  },
  {
    of: 'components/table',
    values: ['components/table', 'components/settings', ...MARKS, 'i18n', 'decks', ...WORDS],
    types: ['engine'],
    packages: ['preact'],
  },
  { of: 'components/useMachine.ts', values: [], packages: ['preact', 'xstate'] },

  { of: 'env.d.ts', values: [], types: ['i18n'], packages: ['astro'] },
  { of: 'content', values: [] },
  { of: 'content/schemas', values: ['content/schemas', 'engine', 'i18n'], packages: ['astro/zod'] },
  {
    of: 'content.config.ts',
    values: ['engine', 'i18n', 'content/schemas'],
    packages: ['astro', 'astro:', 'node:', 'yaml'],
  },
  {
    of: 'pages',
    values: ['pages', 'layouts', 'components', 'i18n', 'decks', 'styles', 'progress', 'engine', 'content/puzzles'],
    packages: ['astro', 'astro:', 'node:', 'sharp'],
  },
  {
    of: 'layouts',
    values: ['layouts', 'components', 'i18n', 'styles', 'progress'],
    packages: ['astro', 'astro:', ...FONTS],
  },
];

/** What an .astro shell may import besides: content, which only a page at build time can reach, and its schemas. */
export const SHELL = { values: ['content/schemas'], packages: ['astro:'] };

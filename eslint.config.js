import astro from 'eslint-plugin-astro';
import * as mdx from 'eslint-plugin-mdx';
import { configs } from 'typescript-eslint';

/** Habits of the house that the compiler does not see. Who may import whom is in tests/boundaries.test.ts. */
const SHAPE = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that a thing has one name everywhere.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals: it is erased, and it is what the data holds.' },
];

/** What the engine and the site never ask; a test or a script may pick a rule set by its name. */
const NO_NAMES = [
  {
    selector:
      'BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[object.name=/^(rules|ruleSet)$/][property.name="id"]',
    message: 'Never branch on the name of a rule set: add a policy word, and a row to its table.',
  },
  {
    selector: 'SwitchStatement > MemberExpression.discriminant[object.name=/^(rules|ruleSet)$/][property.name="id"]',
    message: 'Never branch on the name of a rule set: add a policy word, and a row to its table.',
  },
];

const SOURCES = ['**/*.ts', '**/*.tsx', '**/*.mjs', '**/*.js', '**/*.astro'];
const LONG_TABLES = ['src/engine/rulesets/**', 'src/i18n/messages/**', 'src/decks/**', 'tests/**'];

/** eslint.config.js is read by its default export, as the other configurations are. */
export default [
  { ignores: ['dist/', '.astro/', '.cache/', 'public/', 'test-results/', 'src/kernel/'] },
  ...configs.strict.map((config) => ({ ...config, files: SOURCES })),
  ...astro.configs.recommended,
  {
    files: SOURCES,
    rules: {
      'no-restricted-syntax': ['error', ...SHAPE, ...NO_NAMES],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // With noUncheckedIndexedAccess the mark says that an index is known to be in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: LONG_TABLES,
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['scripts/**', 'src/cli/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
  { files: ['tests/**', 'scripts/**'], rules: { 'no-restricted-syntax': ['error', ...SHAPE] } },
  // An ambient file with an import statement would be a module, and declare nothing.
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['*.config.{js,mjs,ts}'], rules: { 'no-restricted-syntax': 'off' } },
  { ...mdx.flat, files: ['src/content/**/*.mdx'] },
];

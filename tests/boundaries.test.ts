import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { breachesIn } from './boundaries/breaches.ts';
import { cyclesAmong } from './boundaries/cycles.ts';

const SRC = resolve(import.meta.dirname, '../src');
const ENGINE_CONFIG = resolve(SRC, 'engine/tsconfig.json');

/** Source files by their path below src. The kernel is another language, and imports nothing of ours. */
const sources = new Map(
  globSync('**/*.{ts,tsx,astro,mdx}', { cwd: SRC })
    .filter((path) => !path.startsWith('kernel'))
    .map((path) => [path, readFileSync(resolve(SRC, path), 'utf8')] as const),
);

describe('the tree', () => {
  test('imports only what the table allows, and the engine uses no clock and no chance', () => {
    expect(sources.size).toBeGreaterThan(50);
    expect([...sources].flatMap(([path, source]) => breachesIn(path, source))).toEqual([]);
  });

  test('has no circle of imports', () => expect(cyclesAmong(sources)).toEqual([]));
});

describe('planted leaks are caught', () => {
  test.each([
    ['a package in the engine', 'engine/solver/leak.ts', "import { assign } from 'xstate';"],
    ["Node's own in the engine", 'engine/solver/leak.ts', "import { readFileSync } from 'node:fs';"],
    ['words in the engine', 'engine/coach/leak.ts', "import { say } from '../../i18n/index.ts';"],
    ['a component in the engine', 'engine/leak.ts', "import '../components/table/Hand.tsx';"],
    ['a type from outside in the engine', 'engine/leak.ts', "import type { Messages } from '../i18n/index.ts';"],
    ['a type by import()', 'engine/leak.ts', "type M = import('../i18n/index.ts').Messages;"],
    ['a dynamic import', 'engine/leak.ts', "export const m = import('../machines/drill.ts');"],
    ['a re-export', 'engine/leak.ts', "export { say } from '../i18n/index.ts';"],
    ['the solver in the rules', 'engine/rules/leak.ts', "import { solve } from '../solver/solve.ts';"],
    ['code in a rule set', 'engine/rulesets/leak.ts', "import { beats } from '../rules/trick.ts';"],
    ['the date', 'engine/leak.ts', 'export const now = () => new Date();'],
    ['the clock', 'engine/leak.ts', 'export const now = () => Date.now();'],
    ['chance', 'engine/leak.ts', 'export const pick = () => Math.random();'],
    ['chance in brackets', 'engine/leak.ts', "export const pick = () => Math['random']();"],
    ['chance taken aside', 'engine/leak.ts', 'export const pick = Math.random;'],
    ['the world by its name', 'engine/leak.ts', 'export const w = globalThis;'],
    ['rules in a component', 'components/lesson/Leak.tsx', "import { legalCards } from '../../engine/rules/legal.ts';"],
    [
      'the solver in a component',
      'components/puzzle/Leak.tsx',
      "import { solve } from '../../engine/solver/solve.ts';",
    ],
    [
      'the coach in a component',
      'components/lesson/Leak.tsx',
      "import { explain } from '../../engine/coach/explain.ts';",
    ],
    [
      'a type beside a value',
      'components/lesson/Leak.tsx',
      "import { type Move, explain } from '../../engine/coach/explain.ts';",
    ],
    ['a machine in the table', 'components/table/Leak.tsx', "import { drill } from '../../machines/drill.ts';"],
    [
      'the worker by address',
      'components/table/Leak.tsx',
      "new URL('../../workers/engine.worker.ts', import.meta.url);",
    ],
    ['xstate in a component', 'components/lesson/Leak.tsx', "import { createActor } from 'xstate';"],
    ['a package nobody chose', 'components/lesson/Leak.tsx', "import { debounce } from 'lodash';"],
    ['a component in a machine', 'machines/leak.ts', "import { Hand } from '../components/table/Hand.tsx';"],
    ['the engine in the store', 'progress/leak.ts', "import { DECK } from '../engine/cards.ts';"],
    ['an import in a lesson', 'content/lessons/en/leak.mdx', "---\ntitle: x\n---\nimport { Hand } from '../x';\n"],
    ['a machine in a page', 'pages/leak.astro', "---\nimport { drill } from '../machines/drill.ts';\n---\n<p />"],
    ['a machine in the script of a page', 'pages/leak.astro', "<p /><script>import '../machines/drill.ts';</script>"],
    ['a place without a row', 'helpers/leak.ts', 'export const x = 1;'],
  ])('%s', (_what, path, source) => expect(breachesIn(path, source)).not.toEqual([]));

  test.each([
    ['the engine in itself', 'engine/solver/fine.ts', "import { legalCards } from '../rules/legal.ts';"],
    [
      'a type of the coach in a component',
      'components/lesson/Fine.tsx',
      "import type { Reason } from '../../engine/coach/reason.ts';",
    ],
    ['a key called Date', 'engine/fine.ts', 'export const x = { Date: 1 }; x.Date;'],
    [
      'a word in a comment',
      'engine/fine.ts',
      '// Date, Math.random() and document are not used here.\nexport const x = 1;',
    ],
    ['the prose of a lesson', 'content/lessons/en/fine.mdx', '---\ntitle: x\n---\nWhat is important is the trump.\n'],
  ])('left alone: %s', (_what, path, source) => expect(breachesIn(path, source)).toEqual([]));

  test('a circle', () => {
    const circle = new Map([
      ['engine/a.ts', "import { b } from './b.ts';"],
      ['engine/b.ts', "import type { A } from './a.ts';\nimport { c } from './c.ts';"],
      ['engine/c.ts', "import { a } from './a.ts';"],
    ]);
    expect(cyclesAmong(circle)).toEqual(['engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts']);
  });
});

describe("the engine's own compiler settings refuse", () => {
  const { config } = ts.readConfigFile(ENGINE_CONFIG, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve(SRC, 'engine'));

  /** The errors of a file planted in the engine; nothing is written. */
  function errorsOf(source: string): readonly string[] {
    const planted = resolve(SRC, 'engine/planted.ts');
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (path) => path === planted || fileExists(path);
    host.getSourceFile = (path, settings) =>
      path === planted ? ts.createSourceFile(path, source, settings) : getSourceFile(path, settings);
    return ts.getPreEmitDiagnostics(ts.createProgram([planted], options, host)).map(({ code }) => `TS${code}`);
  }

  test.each([
    ['the document', 'export const title = document.title;', 'TS2584'],
    ['the window', 'export const width = window.innerWidth;', 'TS2304'],
    ['timers', 'setTimeout(() => {}, 1);\nexport {};', 'TS2304'],
    ['the console', "console.log('x');\nexport {};", 'TS2584'],
    [
      'a file outside its folder',
      "import { parseSentence } from '../i18n/sentence.ts';\nexport const x = parseSentence;",
      'TS6059',
    ],
    ['syntax that cannot be erased', 'export enum Suit { c }', 'TS1294'],
  ])('%s', (_what, source, code) => expect(errorsOf(source)).toContain(code));

  test('nothing that is fine', () =>
    expect(errorsOf('export const double = (n: number): number => 2 * n;')).toEqual([]));
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2: text needs 4.5, what is not text (marks, rings, the parts of a chart) needs 3. */
const TEXT = 4.5;
const MARK = 3;

type Pair = readonly [ink: string, ground: string, needed: number];

const PAIRS: readonly Pair[] = [
  ['ink', 'paper', TEXT],
  ['ink', 'paper-2', TEXT],
  ['ink', 'paper-3', TEXT],
  ['ink-2', 'paper', TEXT],
  ['ink-2', 'paper-2', TEXT],
  ['ink-2', 'paper-3', TEXT],
  ['paper', 'ink', TEXT],
  ['oxblood', 'paper', TEXT],
  ['oxblood', 'paper-2', TEXT],
  ['green', 'paper', TEXT],
  ['lapis', 'paper', TEXT],
  ['ochre-text', 'paper', TEXT],
  ['on-fill', 'oxblood', TEXT],
  ['on-fill', 'v-best', TEXT],
  ['on-fill', 'v-equal', TEXT],
  ['on-ochre', 'v-cost', TEXT],
  ['on-fill', 'v-lost', TEXT],
  ['v-best', 'paper', TEXT],
  ['v-lost', 'paper', TEXT],
  ['v-lost', 'paper-2', TEXT],
  ['v-best', 'paper-2', TEXT],
  ['felt-ink', 'felt', TEXT],
  ['felt-ink-2', 'felt', TEXT],
  ['felt-ink', 'felt-2', TEXT],
  ['felt-ink-2', 'felt-2', TEXT],
  ['lit', 'felt', TEXT],
  ['lit-costly', 'felt', TEXT],
  ['lit-best', 'felt', TEXT],
  ['lit-costly', 'felt-2', TEXT],
  ['on-lit', 'lit', TEXT],
  ['on-lit', 'lit-costly', TEXT],
  ['on-lit', 'lit-best', TEXT],
  ['on-lit', 'felt-suit-s', TEXT],
  ['card-ink', 'felt-ink', TEXT],
  ['line-strong', 'paper', MARK],
  ['line-strong', 'paper-2', MARK],
  ['edge', 'paper', 2],
  ['focus', 'paper', MARK],
  ['focus', 'paper-2', MARK],
  ['focus-felt', 'felt', MARK],
  ['felt-place', 'felt', MARK],
  ['side-1', 'paper-2', MARK],
  ['side-2', 'paper-2', MARK],
  ['side-1', 'side-1-pale', MARK],
  ['side-2', 'side-2-pale', MARK],
  ['felt-side-1', 'felt', MARK],
  ['felt-side-2', 'felt', MARK],
  ['felt-side-1', 'felt-side-1-pale', MARK],
  ['felt-side-2', 'felt-side-2-pale', MARK],
  ['suit-d', 'paper', MARK],
  ['suit-c', 'paper', MARK],
  ['suit-s', 'paper', MARK],
  ['suit-b', 'paper', MARK],
  ['suit-d', 'paper-2', MARK],
  ['felt-suit-d', 'felt', MARK],
  ['felt-suit-c', 'felt', MARK],
  ['felt-suit-s', 'felt', MARK],
  ['felt-suit-b', 'felt', MARK],
];

const SHEET = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

/** The colours of the first `:root` rule, and those that more contrast puts in their place. */
const BASE = coloursIn(ruleAfter(':root {'));
const MORE = { ...BASE, ...coloursIn(ruleAfter(":root[data-contrast='more'] {")) };

describe.each([
  ['light', 'standard', BASE],
  ['dark', 'standard', BASE],
  ['light', 'more', MORE],
  ['dark', 'more', MORE],
] as const)('%s, %s contrast', (theme, _, colours) => {
  test.each(PAIRS)('%s on %s reaches %d', (ink, ground, needed) => {
    expect(contrast(colourOf(colours, ink, theme), colourOf(colours, ground, theme))).toBeGreaterThanOrEqual(needed);
  });
});

test('more contrast is the same whether chosen here or on the device', () => {
  expect(coloursIn(ruleAfter(":root:not([data-contrast='standard']) {"))).toEqual(
    coloursIn(ruleAfter(":root[data-contrast='more'] {")),
  );
});

test('every colour of the sheet stands in a pair, or is a line or a ground that carries nothing alone', () => {
  const paired = new Set(PAIRS.flatMap(([ink, ground]) => [ink, ground]));
  const alone = [
    'line',
    'felt-line',
    'ochre',
    'card-paper',
    'card-suit-d',
    'card-suit-c',
    'card-suit-s',
    'card-suit-b',
  ];
  expect(Object.keys(BASE).filter((name) => !paired.has(name) && !alone.includes(name))).toEqual([]);
});

test('the measure itself: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1f4a3a', '#1f4a3a')).toBe(1);
});

function ruleAfter(opening: string): string {
  const from = SHEET.indexOf(opening);
  if (from < 0) throw new Error(`tokens.css has no rule ${opening}`);
  return SHEET.slice(from + opening.length, SHEET.indexOf('}', from));
}

function coloursIn(rule: string): Readonly<Record<string, readonly [light: string, dark: string]>> {
  const found = rule.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g);
  return Object.fromEntries([...found].map(([, name, light, dark, both]) => [name, [light ?? both, dark ?? both]]));
}

function colourOf(colours: typeof BASE, name: string, theme: 'light' | 'dark'): string {
  const pair = colours[name];
  if (!pair) throw new Error(`tokens.css has no colour --${name}`);
  return pair[theme === 'light' ? 0 : 1];
}

/** Source: WCAG 2.2, definition of contrast ratio. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Source: WCAG 2.2, definition of relative luminance. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

import { describe, expect, test } from 'vitest';
import { scriptsWith, withOneSheet, withPolicyFirst, withScriptsAnnounced } from '../../scripts/pageHeads.mjs';

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'self'">`;

describe('the policy', () => {
  test('comes before whatever blocks', () => {
    const page = `<head><meta charset="utf-8"><title>T</title><script src="/s.js"></script>${POLICY}</head>`;
    expect(withPolicyFirst(page)).toBe(
      `<head><meta charset="utf-8">${POLICY}<title>T</title><script src="/s.js"></script></head>`,
    );
  });

  test('that is not there is not missed', () => {
    expect(withPolicyFirst('<head><meta charset="utf-8"></head>')).toBe('<head><meta charset="utf-8"></head>');
  });
});

const sheet = (href: string): string => `<link rel="stylesheet" href="${href}">`;

test('style sheets become one, in their order and in the place of the first', () => {
  const asked: string[][] = [];
  const page = `<head>${sheet('/a.css')}<x>${sheet('/lazy.css')}${sheet('/b.css')}</head>`;
  const merged = withOneSheet(
    page,
    (href: string) => href === '/lazy.css',
    (hrefs: string[]) => {
      asked.push(hrefs);
      return '/one.css';
    },
  );
  expect(merged).toBe(`<head>${sheet('/one.css')}<x>${sheet('/lazy.css')}</head>`);
  expect(asked).toEqual([['/a.css', '/b.css']]);
});

test('one style sheet stays as it is', () => {
  const page = `<head>${sheet('/a.css')}</head>`;
  expect(
    withOneSheet(
      page,
      () => false,
      () => 'never',
    ),
  ).toBe(page);
});

const SCRIPTS: Readonly<Record<string, string>> = {
  '/_astro/island.js':
    'import{a}from"./preact.js";import"./table.js";const later=()=>import("./core.js");export{later}',
  '/_astro/table.js': 'import{b}from"./preact.js";export*from"./cards.js"',
  '/_astro/preact.js': 'export const a=1',
  '/_astro/cards.js': 'import"https://elsewhere.example/x.js"',
};
const read = (href: string): string => SCRIPTS[href] ?? '';

test('a script has with it what it imports at once, and nothing that comes later', () => {
  expect([...scriptsWith('/_astro/island.js', read)].sort()).toEqual(Object.keys(SCRIPTS).sort());
});

test('only islands that run at once are announced, each script once', () => {
  const island = (client: string): string =>
    `<astro-island uid="1" component-url="/_astro/${client}.js" renderer-url="/_astro/client.js" client="${client}">`;
  const page = `<head></head><body>${island('load')}${island('load')}${island('visible')}</body>`;
  const announced = withScriptsAnnounced(page, (href: string) => [href, '/_astro/preact.js']);
  expect(announced.match(/modulepreload" href="[^"]+/gu)?.map((link: string) => link.slice(21))).toEqual([
    '/_astro/load.js',
    '/_astro/preact.js',
    '/_astro/client.js',
  ]);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatHeadersFile, headersFor } from '../../scripts/headers.mjs';
import { isNewEnough } from '../../scripts/setup/node.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

test.each([
  ['v18.20.0', false, 'too old'],
  ['v20.20.2', false, 'runs the set-up, not the tools'],
  ['v22.18.0', false, 'Lighthouse wants 22.19'],
  ['v22.19.0', true, ''],
  ['v23.11.0', false, 'Vitest leaves the odd lines out'],
  ['v24.0.0', true, ''],
  ['v26.1.0', true, ''],
])('Node %s is new enough: %s (%s)', (version, expected) => expect(isNewEnough(version)).toBe(expected));

describe('headers', () => {
  test('in a _headers file', () => {
    expect(formatHeadersFile('/x/')).toMatchInlineSnapshot(`
      "/*
        X-Content-Type-Options: nosniff
        Referrer-Policy: same-origin
        Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()
        Cross-Origin-Opener-Policy: same-origin
      /x/_astro/*
        Cache-Control: public, max-age=31536000, immutable
      /x/cards/*
        Cache-Control: public, max-age=31536000, immutable
      "
    `);
  });

  test('are the same for every kind of host', () => {
    const { headers } = JSON.parse(readFileSync(resolve(ROOT, 'vercel.json'), 'utf8'));
    const asObject = (rule: { headers: { key: string; value: string }[] }) =>
      Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
    const { 'Cache-Control': _changing, ...always } = headersFor('/');
    expect(asObject(headers[0])).toEqual(always);
    expect(asObject(headers[1])).toEqual({ 'Cache-Control': headersFor('/_astro/a.js')['Cache-Control'] });
    expect(asObject(headers[2])).toEqual({ 'Cache-Control': headersFor('/cards/0f/back.svg')['Cache-Control'] });
    expect(headersFor('/learn/')['Cache-Control']).toBe('no-cache');
  });
});

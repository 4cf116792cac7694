import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressIn, redrawCards } from '../../../src/components/settings/redrawCards.ts';
import {
  applySettings,
  attributeOf,
  changeSettings,
  DEFAULT_SETTINGS,
  formatSettings,
  onSettingsChange,
  parseSettings,
  readSettings,
  setAsideUnreadable,
  SETTINGS,
  SETTINGS_KEY,
  type SettingName,
  type Settings,
} from '../../../src/components/settings/settings.ts';

const FIRST_PAINT = readFileSync('public/settings.js', 'utf8');
const NAMES = Object.keys(SETTINGS) as SettingName[];

/** A new page, read by the blocking script of its head on a device that kept this text. */
function openPage(kept: string | undefined, body = ''): Document {
  localStorage.clear();
  if (kept !== undefined) localStorage.setItem(SETTINGS_KEY, kept);
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = body;
  new Function('document', FIRST_PAINT)(page);
  page.dispatchEvent(new Event('DOMContentLoaded'));
  return page;
}

const firstPaint = (kept: string | undefined): Record<string, string> => attributes(openPage(kept).documentElement);

const attributes = (root: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...root.attributes].filter(({ name }) => name !== 'data-script').map(({ name, value }) => [name, value]),
  );

function applied(settings: Settings): Record<string, string> {
  const root = document.createElement('html');
  applySettings(settings, root);
  return attributes(root);
}

beforeEach(() => {
  localStorage.clear();
  changeSettings(DEFAULT_SETTINGS);
  localStorage.clear();
});

describe('the script before the first paint agrees with the settings module', () => {
  test('on a device that chose nothing', () => {
    expect(firstPaint(undefined)).toEqual(applied(DEFAULT_SETTINGS));
  });

  test.each(NAMES.flatMap((name) => SETTINGS[name].map((value) => [name, value] as const)))(
    'on %s %s',
    (name, value) => {
      const settings = { ...DEFAULT_SETTINGS, [name]: value };
      expect(firstPaint(formatSettings(settings))).toEqual(applied(settings));
    },
  );

  test.each(['', 'null', '[]', '7', '{"theme":"purple"}', '{"theme":["dark"]}', '{', '{"__proto__":{"theme":"dark"}}'])(
    'on the unreadable %j',
    (kept) => {
      expect(firstPaint(kept)).toEqual(applied(parseSettings(kept) ?? DEFAULT_SETTINGS));
    },
  );
});

test.each([
  ['french', 'shown', '/cards/1/napoletana/indexed-en/2s.svg', '/cards/1/french/indexed-en/2s.svg'],
  ['french', 'hidden', '/cards/1/napoletana/indexed-en/2s.svg', '/cards/1/french/2s.svg'],
  ['castellana', 'shown', '/x/cards/1/napoletana/mini-en/2s.svg', '/x/cards/1/castellana/mini-en/2s.svg'],
  ['castellana', 'shown', '/cards/1/french/indexed-en/10s.svg', '/cards/1/french/indexed-en/10s.svg'],
  ['napoletana', 'hidden', '/cards/1/castellana/indexed-en/8s.svg', '/cards/1/castellana/8s.svg'],
] as const)('a card already on the page is drawn in the %s deck, corners %s', (deck, corners, before, after) => {
  const kept = formatSettings({ ...DEFAULT_SETTINGS, deck, corners });
  const page = openPage(kept, `<img data-drawing src="${before}">`);
  expect(page.querySelector('img')?.getAttribute('src')).toBe(after);
  expect(addressIn(before, { deck, corners })).toBe(after);
});

describe('what is kept', () => {
  test('is read back', () => {
    const settings: Settings = { ...DEFAULT_SETTINGS, deck: 'french', theme: 'dark', letterKeys: 'off' };
    expect(parseSettings(formatSettings(settings))).toEqual(settings);
  });

  test('of the defaults is nothing, so that a later default reaches everyone', () => {
    expect(formatSettings(DEFAULT_SETTINGS)).toBe('{}');
  });

  test('of a setting no longer known is dropped alone', () => {
    expect(parseSettings('{"theme":"dark","deck":"tarot","font":"x"}')).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  });

  test.each(['', '{', '[]', 'null', '"dark"', '7'])('and is no object (%j) is refused', (kept) => {
    expect(parseSettings(kept)).toBeUndefined();
  });

  test('and cannot be read is set aside once', () => {
    localStorage.setItem(SETTINGS_KEY, '{broken');
    expect(setAsideUnreadable()).toBe('set-aside');
    expect(setAsideUnreadable()).toBe('fine');
    expect(localStorage.getItem(`${SETTINGS_KEY}:unreadable`)).toBe('{broken');
  });
});

test('a change is kept, put on the document, and told', () => {
  let told = 0;
  const stop = onSettingsChange(() => (told += 1));
  changeSettings({ theme: 'dark' });
  stop();
  changeSettings({ contrast: 'more' });
  expect(told).toBe(1);
  expect(readSettings()).toMatchObject({ theme: 'dark', contrast: 'more' });
  expect(parseSettings(localStorage.getItem(SETTINGS_KEY) ?? '')).toEqual(readSettings());
  expect(document.documentElement.getAttribute(attributeOf('theme'))).toBe('dark');
});

test('cards in plain HTML follow a change, there and back; an island draws its own', () => {
  const first = '/cards/1/napoletana/indexed-en/2s.svg';
  const page = openPage(
    '{"deck":"french"}',
    `<img data-drawing src="${first}"><astro-island><img data-drawing src="mine"></astro-island>`,
  );
  const [plain, island] = page.querySelectorAll('img');
  expect(plain?.getAttribute('src')).toBe('/cards/1/french/indexed-en/2s.svg');
  redrawCards(page, { ...DEFAULT_SETTINGS, deck: 'castellana', corners: 'hidden' });
  expect(plain?.getAttribute('src')).toBe('/cards/1/castellana/2s.svg');
  redrawCards(page, DEFAULT_SETTINGS);
  expect(plain?.getAttribute('src')).toBe(first);
  expect(island?.getAttribute('src')).toBe('mine');
});

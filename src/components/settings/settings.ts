/**
 * What a reader has chosen about the look of the site: one versioned entry of the device's storage, mirrored as
 * attributes on <html>, which is all that styles look at. `public/settings.js` does the same reading before the first
 * paint; tests/components/settings.test.tsx holds the two together.
 */

/** Every setting with its values, the default first. */
export const SETTINGS = {
  deck: ['napoletana', 'castellana', 'french'],
  corners: ['shown', 'hidden'],
  motion: ['normal', 'slow', 'instant'],
  theme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'more'],
  letterKeys: ['on', 'off'],
  winningMark: ['shown', 'hidden'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name][number] };

/** Where the choices are kept. The number is the version: a change of shape takes a new key. */
export const SETTINGS_KEY = 'scoperta:settings:1';

const NAMES = Object.keys(SETTINGS) as SettingName[]; // the keys of a literal object are its type's keys

/** What a device has that never chose anything. */
export const DEFAULT_SETTINGS: Settings = {
  deck: 'napoletana',
  corners: 'shown',
  motion: 'normal',
  theme: 'auto',
  contrast: 'auto',
  letterKeys: 'on',
  winningMark: 'shown',
};

/** The attribute of <html> that carries a setting: `letterKeys` is `data-letter-keys`. */
export const attributeOf = (name: SettingName): string =>
  `data-${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Settings out of kept text. A value no longer known falls back to its default alone; text that is no JSON object gives
 * undefined, so that the caller can set it aside and say so.
 */
export function parseSettings(text: string): Settings | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
    const known = Object.entries(kept).filter(([name, value]) =>
      (SETTINGS as Record<string, readonly unknown[]>)[name]?.includes(value),
    );
    return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(known) as Partial<Settings>) }; // every pair was just checked
  } catch {
    return undefined;
  }
}

/** The kept text for these settings: only what differs from the defaults, so a later default reaches old devices. */
export const formatSettings = (settings: Settings): string =>
  JSON.stringify(
    Object.fromEntries(
      NAMES.filter((name) => settings[name] !== DEFAULT_SETTINGS[name]).map((name) => [name, settings[name]]),
    ),
  );

/** Puts the settings on the document. `auto` and other defaults leave no attribute, except the deck, which always has one. */
export function applySettings(settings: Settings, root: HTMLElement): void {
  for (const name of NAMES) {
    const value = settings[name];
    if (value === DEFAULT_SETTINGS[name] && name !== 'deck') root.removeAttribute(attributeOf(name));
    else root.setAttribute(attributeOf(name), value);
  }
}

const listeners = new Set<() => void>();
let current: Settings | undefined;

/** The settings in force. Without a document (at build) the defaults. */
export function readSettings(): Settings {
  if (typeof document === 'undefined') return DEFAULT_SETTINGS;
  current ??= readKept() ?? DEFAULT_SETTINGS;
  return current;
}

/** Changes some settings, keeps them, applies them and tells every listener. A device that refuses to keep them still applies them. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...readSettings(), ...change };
  try {
    localStorage.setItem(SETTINGS_KEY, formatSettings(current));
  } catch {
    // A private window or a full device: the choice holds for this page, which is all that can be done.
  }
  applySettings(current, document.documentElement);
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after every change, on this page or in another tab. Gives the way to stop. */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows choices made in other tabs. Called once a page. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== SETTINGS_KEY && event.key !== null) return;
    current = readKept() ?? DEFAULT_SETTINGS;
    applySettings(current, document.documentElement);
    listeners.forEach((listener) => listener());
  });
}

/** Whether something was kept that could not be read. It is set aside under another key, so this is true only once. */
export function setAsideUnreadable(): 'set-aside' | 'fine' {
  try {
    const text = localStorage.getItem(SETTINGS_KEY);
    if (text === null || parseSettings(text)) return 'fine';
    localStorage.setItem(`${SETTINGS_KEY}:unreadable`, text);
    localStorage.removeItem(SETTINGS_KEY);
    return 'set-aside';
  } catch {
    return 'fine';
  }
}

function readKept(): Settings | undefined {
  try {
    const text = localStorage.getItem(SETTINGS_KEY);
    return text === null ? undefined : parseSettings(text);
  } catch {
    return undefined; // storage is forbidden here
  }
}

import { messagesFor, type Locale } from '../../i18n/index.ts';
import { SHIPPED } from './_shipped.ts';

/** What a list is called: its game, and what is particular about it. */
export function listLabel(locale: Locale, list: string): string {
  const m = messagesFor(locale);
  const [first] = SHIPPED.filter((shipped) => shipped.list === list);
  const names: Readonly<Record<string, string>> = m.rules.names;
  const game = names[first?.text.ruleSet ?? ''] ?? list;
  const [, kind] = list.split('.');
  const themes: Readonly<Record<string, string>> = m.puzzles.themes;
  if (kind === undefined) return game;
  const particular = kind === 'hand-to-work-out' ? m.puzzles.queue.handToWorkOut : (themes[kind] ?? kind).toLowerCase();
  return `${game}, ${particular}`;
}

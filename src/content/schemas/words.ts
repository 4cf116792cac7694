import { findCard } from '../../engine/cards.ts';
import type { Stated } from './statedNumbers.ts';
import { messagesFor, SOURCE_LOCALE, LOCALES, type Locale } from '../../i18n/index.ts';

/** Words that a lesson says at a moment of a deal, as they stand in its source. */
export interface Remark {
  readonly deal: string;
  readonly at: string;
  readonly text: string;
  /** What the numbers of the text count, in their order: `countFacts.ts` has the names. */
  readonly counts: string;
}

/** What a lesson's source holds for its deals. */
export interface LessonWords {
  readonly deals: readonly string[];
  readonly remarks: readonly Remark[];
}

/** What is wrong between a lesson's words and its deals. */
export type WordFault =
  | { readonly kind: 'unknown-deal'; readonly deal: string }
  | { readonly kind: 'words-missing'; readonly deal: string; readonly at: string }
  | { readonly kind: 'words-not-used'; readonly deal: string; readonly at: string }
  | { readonly kind: 'words-twice'; readonly deal: string; readonly at: string }
  | { readonly kind: 'words-empty'; readonly deal: string; readonly at: string }
  | { readonly kind: 'remark-without-deal-or-moment'; readonly tag: string }
  | { readonly kind: 'remark-for-a-deal-not-shown'; readonly deal: string }
  | { readonly kind: 'unknown-card'; readonly text: string }
  | { readonly kind: 'markup-in-words'; readonly deal: string; readonly at: string };

const ATTRIBUTE = /([a-z]+)="([^"]*)"/gu;
const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

const DEAL = /<ScriptedDeal\b([^>]*)\/>/gu;
const REMARK = /<Remark\b([^>]*)>([\s\S]*?)<\/Remark>/gu;
const CARD = /<Card is="([^"]*)"\s*\/>/gu;

/** The deals and remarks of a lesson's source, in order; a remark that lacks a name keeps its empty one. */
export function wordsIn(source: string): LessonWords {
  return {
    deals: [...source.matchAll(DEAL)].map(([, text = '']) => attributesOf(text).get('id') ?? ''),
    remarks: [...source.matchAll(REMARK)].map(([, names = '', text = '']) => {
      const attributes = attributesOf(names);
      return {
        deal: attributes.get('deal') ?? '',
        at: attributes.get('at') ?? '',
        text: text.replace(/\s+/gu, ' ').trim(),
        counts: attributes.get('counts') ?? '',
      };
    }),
  };
}

const COUNTED = /<Counted\b([^>]*)>([\s\S]*?)<\/Counted>/gu;

/** The numbers of a deal that a lesson states outside its remarks, in order; before the first card unless they say when. */
export const countedIn = (source: string): readonly Stated[] =>
  [...source.matchAll(COUNTED)].map(([, names = '', text = '']) => {
    const attributes = attributesOf(names);
    return {
      deal: attributes.get('deal') ?? '',
      at: attributes.get('at') ?? 'start',
      text: text.replace(/\s+/gu, ' ').trim(),
      counts: attributes.get('is') ?? '',
    };
  });

const DRILL = /<Drill\b([^>]*)\/>/gu;

/** The drills of a lesson's source, in order. */
export const drillsIn = (source: string): readonly string[] =>
  [...source.matchAll(DRILL)].map(([, text = '']) => attributesOf(text).get('id') ?? '');

/** Everything wrong between a lesson and its deals. `keys` gives the keys each deal needs words for. */
export function findWordFaults(
  { deals, remarks }: LessonWords,
  keys: ReadonlyMap<string, readonly string[]>,
): readonly WordFault[] {
  const faults: WordFault[] = [];
  const given = new Set<string>();
  for (const { deal, at, text } of remarks) {
    if (deal === '' || at === '') {
      faults.push({ kind: 'remark-without-deal-or-moment', tag: text.slice(0, 40) });
      continue;
    }
    if (!deals.includes(deal)) {
      faults.push({ kind: 'remark-for-a-deal-not-shown', deal });
      continue;
    }
    if (given.has(`${deal} ${at}`)) faults.push({ kind: 'words-twice', deal, at });
    given.add(`${deal} ${at}`);
    if (text === '') faults.push({ kind: 'words-empty', deal, at });
    if (!(keys.get(deal) ?? []).includes(at)) faults.push({ kind: 'words-not-used', deal, at });
    for (const [, name = ''] of text.matchAll(CARD)) if (!findCard(name)) faults.push({ kind: 'unknown-card', text: name });
    if (/[<>{}*_[\]|]/u.test(text.replace(CARD, ''))) faults.push({ kind: 'markup-in-words', deal, at });
  }
  for (const deal of deals) {
    const needed = keys.get(deal);
    if (!needed) {
      faults.push({ kind: 'unknown-deal', deal });
      continue;
    }
    for (const at of needed) if (!given.has(`${deal} ${at}`)) faults.push({ kind: 'words-missing', deal, at });
  }
  return faults;
}

const isLocale = (text: string): text is Locale => text in LOCALES;

/** The language of a lesson, by the folder it lies in. */
export const localeOf = (id: string): Locale => {
  const folder = id.split('/')[0] ?? '';
  return isLocale(folder) ? folder : SOURCE_LOCALE;
};

/** A remark as a sentence that the table can say: its cards named in the lesson's language, and marked to be lit. */
export const sentenceOf = (text: string, locale: Locale): string =>
  text.replace(CARD, (tag, name: string) => {
    const card = findCard(name);
    return card ? messagesFor(locale).cards.named(card) : tag;
  });

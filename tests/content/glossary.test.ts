import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { glossaryTerm, type GlossaryLanguage, type GlossaryTerm } from '../../src/content/schemas/glossary.ts';

const FOLDER = join(import.meta.dirname, '../../src/content/glossary');

const TERMS: ReadonlyMap<string, GlossaryTerm> = new Map(
  readdirSync(FOLDER).map((name) => [
    name.replace(/\.yaml$/, ''),
    glossaryTerm.parse(parse(readFileSync(join(FOLDER, name), 'utf8'))),
  ]),
);

const wordsOf = (slug: string, language: GlossaryLanguage): readonly string[] =>
  (TERMS.get(slug)?.words[language] ?? []).map((word) => (typeof word === 'string' ? word : word.word));

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

describe.each([...TERMS])('%s', (slug, term) => {
  test('is filed under its own name', () => expect(slug).toBe(slugOf(term.title)));
  test('leads to other terms that exist', () => {
    expect(term.related.filter((other) => !TERMS.has(other))).toEqual([]);
    expect(term.related).not.toContain(slug);
    expect(new Set(term.related).size).toBe(term.related.length);
  });
  test('ends its definition with a full stop', () => expect(term.definition.en).toMatch(/\.$/));
  test('says each word of a language once', () => {
    for (const language of Object.keys(term.words) as GlossaryLanguage[]) {
      const words = wordsOf(slug, language);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

/** The words of STYLE part 4 that a reader meets. */
test.each([
  'deck',
  'stock',
  'turn-up',
  'trump',
  'hand',
  'trick',
  'deal',
  'match',
  'seat',
  'side',
  'lead',
  'follow',
  'following-suit',
  'discard',
  'ruff',
  'taken',
  'points',
  'score',
  'strength',
  'carico',
  'liscio',
  'exchange',
  'signal',
])('the house word %s is in the glossary', (slug) => expect(TERMS.has(slug)).toBe(true));

/** One word of every row of the vocabulary (RULES section 7), from the column given. */
test.each<[slug: string, language: GlossaryLanguage, word: string]>([
  ['ace', 'pt', 'ás'],
  ['three', 'hr', 'trica'],
  ['king', 'it', 'regio'],
  ['horse', 'sl', 'kaval'],
  ['jack', 'it', 'vecia'],
  ['coins', 'es', 'oros'],
  ['cups', 'sl', 'pokali'],
  ['swords', 'ca', 'espases'],
  ['batons', 'hr', 'bate'],
  ['suit', 'hr', 'zog'],
  ['trump', 'es', 'vida'],
  ['turn-up', 'es', 'muestra'],
  ['stock', 'es', 'baceta'],
  ['carico', 'hr', 'korga'],
  ['court-card', 'es', 'monos'],
  ['liscio', 'it', 'scartini'],
  ['small-trump', 'es', 'soplito'],
  ['trick', 'pt', 'vaza'],
  ['deal', 'it', 'smazzata'],
  ['match', 'hr', 'partija'],
  ['dealer', 'it', 'cartaio'],
  ['first-to-lead', 'de', 'Vorhand'],
  ['lead', 'pt', 'puxar'],
  ['draw', 'pt', 'biscar'],
  ['ruff', 'it', 'tagliare'],
  ['strozzo', 'it', 'picchiata'],
  ['feed', 'de', 'schmieren'],
  ['drawing-trumps', 'ca', 'arrossegar'],
  ['following-suit', 'es', 'servir'],
  ['beating', 'it', 'superare'],
  ['tie', 'sl', 'neodločeno'],
  ['cappotto', 'pt', 'bandeira'],
  ['signal', 'ca', 'senyes'],
  ['caller', 'sv', 'budgivare'],
  ['partner', 'es', 'compañero'],
  ['opponent', 'it', 'compari'],
  ['self-call', 'it', 'chiamarsi in mano'],
  ['blind', 'pt', 'às cegas'],
])('%s is, in %s, %s', (slug, language, word) => expect(wordsOf(slug, language)).toContain(word));

describe('the schema', () => {
  const sound = {
    title: 'stock',
    group: 'deal',
    definition: { en: 'The cards not yet dealt, face down in the middle.' },
    words: { it: ['tallone', { word: 'pozzo', where: 'in some places' }] },
    related: ['draw'],
  };

  test('takes a sound term', () => expect(glossaryTerm.safeParse(sound).success).toBe(true));

  test.each<[why: string, broken: object]>([
    ['a key of no meaning', { ...sound, colour: 'red' }],
    ['an unknown group', { ...sound, group: 'misc' }],
    ['no English definition', { ...sound, definition: { it: 'Le carte che restano da distribuire.' } }],
    ['a language the game is not spoken of in', { ...sound, words: { fr: ['talon'] } }],
    ['an empty list of words', { ...sound, words: { it: [] } }],
    ['no way on', { ...sound, related: [] }],
    ['a title where a slug belongs', { ...sound, related: ['Turn up'] }],
  ])('refuses %s', (_why, broken) => expect(glossaryTerm.safeParse(broken).success).toBe(false));
});

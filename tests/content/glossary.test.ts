import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { factsOf } from '../../src/engine/ruleSetFacts.ts';
import { briscola2 } from '../../src/engine/rulesets/briscola-2.ts';
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

/** Numbers in definitions that follow from the rules of Briscola for two. */
describe('figures agree with the rule set', () => {
  const facts = factsOf(briscola2);
  const { worth } = facts;
  test.each<[slug: string, figures: readonly (number | undefined)[]]>([
    ['ace', [worth.A]],
    ['three', [worth['3']]],
    ['king', [worth.K]],
    ['horse', [worth.H]],
    ['jack', [worth.J]],
    ['court-card', [(worth.K ?? 0) + (worth.H ?? 0) + (worth.J ?? 0)]],
    ['suit', [facts.suitPoints, facts.points]],
    ['points', [worth.A, worth['3'], worth.K, worth.H, worth.J, facts.points]],
    ['score', [facts.leastWinning, facts.points]],
    ['race-bar', [facts.points, facts.leastWinning]],
    ['tie', [facts.points / 2]],
    ['cappotto', [facts.points]],
    ['carico', [Math.min(worth.A ?? 0, worth['3'] ?? 0)]],
  ])('%s: %j', (slug, figures) => {
    for (const figure of figures) expect(TERMS.get(slug)?.definition.en).toMatch(new RegExp(`\\b${figure}\\b`));
  });

  test('strength is told in the order of the rule set', () => {
    const names: Readonly<Record<string, string>> = { A: 'ace', '3': 'three', K: 'king', H: 'horse', J: 'jack' };
    const order = briscola2.strength.map((rank) => names[rank] ?? rank).join(', ');
    expect(TERMS.get('strength')?.definition.en).toContain(order);
  });

  test('the lisci are the ranks worth nothing, half the deck', () => {
    const lisci = briscola2.strength.filter((rank) => worth[rank] === 0);
    expect(TERMS.get('liscio')?.definition.en).toContain(`${lisci.slice(0, -1).join(', ')} or ${lisci.at(-1)}`);
    expect(lisci.length * 4).toBe(facts.deck / 2);
  });
});

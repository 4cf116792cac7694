import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { countOf, momentsOf } from '../../src/content/schemas/countFacts.ts';
import { dealSchema } from '../../src/content/schemas/deal.ts';
import { numbersIn } from '../../src/content/schemas/numbersIn.ts';
import { findCountFaults } from '../../src/content/schemas/statedNumbers.ts';
import { countedIn, wordsIn } from '../../src/content/schemas/words.ts';

const CONTENT = resolve(import.meta.dirname, '../../src/content');
const momentsIn = (id: string) =>
  momentsOf(dealSchema.parse(parse(readFileSync(resolve(CONTENT, `deals/${id}.yaml`), 'utf8'))));

test.each<[text: string, numbers: readonly number[], why: string]>([
  ['You have 59, North has fifty-eight.', [59, 58], 'digits and words'],
  ['Sixty-one is enough, not sixty.', [61, 60], 'a word with a hyphen is one number'],
  ['Look for the sixty-first point, second to none.', [], 'ordinals count nothing'],
  ['You hold three Threes and a three.', [3], 'a rank is no number'],
  ['The Three of cups falls under the five of swords.', [], 'nor is a card'],
  ['Three players come after you.', [3], 'a capital that begins a sentence'],
  ['You may lay down the Seven.', [], 'a capital that does not'],
  ['Only one of them is safe; one card goes, one more trump stays.', [1, 1], 'one, where it counts something'],
  ['<Counted deal="a" is="b">one</Counted>', [1], 'or where nothing else is said'],
  ['The <Card is="3d" /> and the <Card is="As" />.', [], 'tags say nothing'],
])('%s: %j (%s)', (text, numbers) => expect(numbersIn(text.replace(/<\/?Counted[^>]*>/gu, ''), 'en')).toEqual(numbers));

// Counted by hand from the file: hands Kc 2b 3s and 7b 3b, 5b led, swords are trumps, 40 and 56 points.
const PILE = momentsIn('count-what-is-out');
// The last two tricks for three, hands 3d 3c, Kc 3b, Ac Ad; the Ace of Cups and the Three of Coins lie when the learner plays.
const THREE = momentsIn('three-for-themselves');

test.each<[moments: typeof PILE, at: string, asked: string, number: number | string, why: string]>([
  [PILE, 'five-led', 'score:0', 40, 'taken before'],
  [PILE, 'five-led', 'needed:0', 21, '61 less 40'],
  [PILE, 'five-led', 'spare:0', 3, 'King 4, two Threes 20: 24 are out'],
  [PILE, 'five-led', 'cards', 6, 'five in hand and one on the table'],
  [PILE, 'five-led', 'tricks', 3, 'with the one that has begun'],
  [PILE, 'five-led', 'takers:0', 1, 'only the trump: the Two of Batons is under the Five'],
  [PILE, 'five-led', 'trumps:0', 1, 'the Three of Swords'],
  [PILE, 'five-led', 'top-trumps:0', 1, 'the only one there is'],
  [PILE, 'five-led', 'plain:0', 2, 'the other two'],
  [PILE, 'five-led', 'lisci:0', 1, 'the Two; a King counts'],
  [PILE, 'five-led', 'table', 0, 'a Five'],
  [PILE, 'five-led', 'hand-points:0', 14, 'King 4, Three 10'],
  [PILE, 'five-led', 'behind', 0, 'the second of two plays last'],
  [PILE, 'seven-led', 'score:0', 40, 'the empty trick went to North'],
  [PILE, 'count-first', 'needed:0@five-led', 21, 'another moment'],
  [PILE, 'count-first', 'trick:2', 10, 'the Three on the Seven'],
  [PILE, 'count-first', 'ends:1', 56, 'North takes the empty trick only'],
  [THREE, 'the-choice', 'table', 21, 'an Ace and a Three'],
  [THREE, 'the-choice', 'after:3b:1', 47, '16, 21 and the Three of trumps 10'],
  [THREE, 'the-choice', 'after:Kc:2', 52, '27, 21 and the King 4'],
  [THREE, 'the-choice', 'tricks', 2, 'for three'],
  [PILE, 'five-led', 'wisdom', 'no-such-count', 'nobody counts it'],
  [PILE, 'six-led', 'table', 'no-such-moment', 'the deal has none of that name'],
  [PILE, 'five-led', 'score:7', 'has-no-number-here', 'no such seat'],
  [PILE, 'five-led', 'worth:Zd', 'has-no-number-here', 'no such card'],
  [PILE, 'count-first', 'best', 'has-no-number-here', 'the deal is over'],
])('%# %s: %s is %s (%s)', (moments, at, asked, number) => expect(countOf(moments, at, asked)).toBe(number));

describe('what stops the build', () => {
  const faults = (text: string, counts: string) =>
    findCountFaults({ deal: 'count-what-is-out', at: 'seven-led', text, counts }, PILE, 'en').map(
      ({ deal: _deal, at: _at, text: _text, ...rest }) => rest,
    );
  test.each<[text: string, counts: string, faults: readonly object[]]>([
    ['You need 21.', 'needed:0', []],
    ['You need 22.', 'needed:0', [{ kind: 'wrong-number', stated: 22, count: 'needed:0', counted: 21 }]],
    ['You need 21.', '', [{ kind: 'numbers-without-counts', numbers: [21], counts: [] }]],
    ['You need some.', 'needed:0', [{ kind: 'numbers-without-counts', numbers: [], counts: ['needed:0'] }]],
    ['You need 21.', 'luck', [{ kind: 'no-such-count', count: 'luck' }]],
    ['In two or three tricks.', '- -', []],
    ['You need 21.', 'needed:0=tie', [{ kind: 'wrong-number', stated: 21, count: 'tie', counted: 60 }]],
  ])('%s as %s', (text, counts, found) => expect(faults(text, counts)).toEqual(found));
});

/** A number of points, tricks or cards as it is said of a deal in view: that is to be `<Counted>`, not typed. */
const OF_A_DEAL = /^ (?:more )?(?:points (?:on the table|lie)|(?:tricks|cards) (?:are )?left)\b/u;

describe.each(globSync('lessons/en/*.mdx', { cwd: CONTENT }))('%s', (file) => {
  const source = readFileSync(resolve(CONTENT, file), 'utf8');

  test('states no number of a deal that the engine counts otherwise', () => {
    const found = [...wordsIn(source).remarks, ...countedIn(source)].flatMap((stated) =>
      findCountFaults(stated, momentsIn(stated.deal), 'en'),
    );
    expect(found).toEqual([]);
  });

  test('types no number of a deal into its prose', () => {
    const prose = source
      .replace(/^---[\s\S]*?\n---/u, '')
      .replace(/^#.*$/gmu, '')
      .replace(/<Remark\b[\s\S]*?<\/Remark>/gu, '')
      .replace(/<ClosingQuestion\b[\s\S]*?<\/ClosingQuestion>/gu, '') // made up for the question
      .replace(/<Counted\b[\s\S]*?<\/Counted>/gu, '');
    const typed = [...prose.matchAll(/[\p{L}\d-]+/gu)].filter(
      ({ 0: word, index }) => numbersIn(word, 'en').length > 0 && OF_A_DEAL.test(prose.slice(index + word.length)),
    );
    expect(
      typed.map(({ 0: word, index }) => `${basename(file)}: ${word}${prose.slice(index + word.length, index + 40)}`),
    ).toEqual([]);
  });
});

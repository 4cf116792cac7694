import { expect, test } from 'vitest';
import { nameInSentence, parseSentence, plainText } from '../../src/i18n/sentence.ts';

test('a card named in a sentence keeps its words and its tone', () => {
  const sentence = `North’s ${nameInSentence('2s', 'Two of Swords')} takes your ${nameInSentence('3d', 'Three of Coins', 'costly')}.`;
  expect(parseSentence(sentence)).toEqual([
    { kind: 'words', words: 'North’s ' },
    { kind: 'card', card: '2s', words: 'Two of Swords', tone: 'named' },
    { kind: 'words', words: ' takes your ' },
    { kind: 'card', card: '3d', words: 'Three of Coins', tone: 'costly' },
    { kind: 'words', words: '.' },
  ]);
  expect(plainText(sentence)).toBe('North’s Two of Swords takes your Three of Coins.');
});

test.each([
  ['', ''],
  ['No card here.', 'No card here.'],
  ['[9x|Nine of Nothing] is no card.', '[9x|Nine of Nothing] is no card.'],
  ['A [bracket] and a | bar.', 'A [bracket] and a | bar.'],
  ['[10c|Ten of Cups|best]', 'Ten of Cups'],
])('%j reads %j', (sentence, read) => {
  expect(plainText(sentence)).toBe(read);
});

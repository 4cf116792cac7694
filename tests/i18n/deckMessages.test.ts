import { expect, test } from 'vitest';
import { cardsOf } from '../../src/decks/decks.ts';
import { REGIONAL_CARDS } from '../../src/decks/patterns/regional.ts';
import { REGIONAL_IDS, REGIONAL_PATTERNS } from '../../src/decks/patterns/regionalMarks.ts';
import { rankOf, suitOf } from '../../src/engine/cards.ts';
import { deckIslandMessagesFor } from '../../src/i18n/deckIslands.ts';
import { deckMessagesFor } from '../../src/i18n/decks.ts';

const d = deckMessagesFor('en');
const m = deckIslandMessagesFor('en');

test.each(['napoletana', 'castellana'] as const)(
  'a picture of the %s deck told in words gives neither suit nor figure away',
  (deck) => {
    for (const card of cardsOf(deck)) {
      const words = m.drill.picture(deck, card).toLowerCase();
      const suits = ['cup', 'coin', 'sword', 'baton', 'club'];
      const figures = /\b(ace|jack|horse|king|knight)\b/;
      expect([card, suits.filter((suit) => words.includes(suit)), figures.exec(words)?.[0]]).toEqual([
        card,
        [],
        undefined,
      ]);
    }
  },
);

test.each(['napoletana', 'castellana'] as const)('pictures of the %s deck tell suits and ranks apart', (deck) => {
  const words = cardsOf(deck).map((card) => m.drill.picture(deck, card));
  expect(new Set(words).size).toBe(words.length);
});

test('a card has its name in the language of the pack', () => {
  expect(m.everyDeck.localName('napoletana', 'Ad')).toEqual({ lang: 'it', name: 'asso di denari' });
  expect(m.everyDeck.localName('castellana', 'Jb')).toEqual({ lang: 'es', name: 'sota de bastos' });
  expect(m.everyDeck.localName('french', 'Hc')).toEqual({ lang: 'en', name: 'Queen of Hearts' });
});

test('what a wrong answer is told names the right one and the chosen one', () => {
  expect(m.drill.whySuit('napoletana', 'b', 's')).toMatch(/^Batons .*\. Swords .*\.$/);
  expect(m.drill.whyRank('napoletana', 'Hc', 'J')).toBe(
    'A horse carries its rider: look for the four legs; a jack stands on his own two legs and wears a hat.',
  );
  expect(m.drill.whyRank('napoletana', 'Ad', 'K')).toContain('eagle');
  expect(m.drill.whyPoints(['3'], 10)).toBe('10 points is what the three is worth.');
  expect(m.drill.right('3c', 10)).toBe('Right: the Three of Cups, worth 10 points.');
});

test('every pattern has a mark, a source and, where a card of it is drawn, words for that card', () => {
  for (const id of REGIONAL_IDS) {
    expect([id, REGIONAL_PATTERNS[id].marks.length > 0, REGIONAL_PATTERNS[id].sources.length > 0]).toEqual([
      id,
      true,
      true,
    ]);
    expect([id, id in d.regional.drawn]).toEqual([id, id in REGIONAL_CARDS]);
  }
});

test('suits of the French stand-in are paired by the deck', () => {
  expect(['c', 'd', 's', 'b'].map((suit) => d.french.standsFor(suit as 'c'))).toEqual([
    'Hearts for cups',
    'Diamonds for coins',
    'Spades for swords',
    'Clubs for batons',
  ]);
  expect(m.cards.name('Ad')).toBe(`${m.cards.rank(rankOf('Ad'))} of ${m.cards.suit(suitOf('Ad'))}`);
});

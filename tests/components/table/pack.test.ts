import { expect, test } from 'vitest';
import { deckWith } from '../../../src/components/table/pack.ts';
import { RANKS, type Card, type Rank } from '../../../src/engine/cards.ts';
import { DECK_IDS, DECKS, type DeckId } from '../../../src/decks/decks.ts';

const FORTY: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', 'J', 'H', 'K'];
const FORTY_EIGHT: readonly Rank[] = [...FORTY, '8', '9'];

test.each<[card: Card, ranks: readonly Rank[], chosen: DeckId, deck: DeckId, why: string]>([
  ['2s', FORTY, 'napoletana', 'napoletana', 'the chosen deck has them all'],
  ['2s', FORTY_EIGHT, 'napoletana', 'castellana', 'one table, one deck: the eights are elsewhere'],
  ['8s', [], 'napoletana', 'castellana', 'a card alone'],
  ['10s', [], 'castellana', 'french', 'only the French pack has tens'],
  ['2s', FORTY_EIGHT, 'french', 'french', 'it has more than needed'],
  ['2s', RANKS, 'castellana', 'french', 'all thirteen'],
])('%s of a pack of %j, %s chosen: %s (%s)', (card, ranks, chosen, deck) => {
  expect(deckWith(card, ranks, chosen)).toBe(deck);
});

test.each(DECK_IDS)('a card is always drawn in a deck that has it: %s', (chosen) => {
  for (const rank of RANKS) expect(DECKS[deckWith(`${rank}d`, [], chosen)].ranks).toContain(rank);
});

import { rankOf, suitOf, type Card } from '../engine/cards.ts';
import { card as document } from './card.ts';
import { cornerIndex, printedNumber } from './cornerIndex.ts';
import { drawCourt } from './courts/drawCourt.ts';
import { DECKS, deckHas, type DeckId, type SuitSign } from './decks.ts';
import { paper } from './frame.ts';
import { indexText, printedText, type Index } from './indexLetters.ts';
import type { Svg } from './kit/paint.ts';
import type { FrenchSuit, LatinSuit, Pattern } from './patterns/pattern.ts';
import { PATTERNS } from './patterns/patterns.ts';
import { drawPips } from './pips/drawPips.ts';
import { isPipRank } from './pips/layouts.ts';

/** One card of one deck, and what its corners say. */
export interface CardFace {
  readonly deck: DeckId;
  readonly card: Card;
  readonly index: Index;
}

function suitIn(pattern: Pattern, sign: SuitSign): LatinSuit | FrenchSuit {
  const suits: Readonly<Partial<Record<SuitSign, LatinSuit | FrenchSuit>>> = pattern.suits;
  const suit = suits[sign];
  if (!suit) throw new Error(`This pattern has no ${sign}.`);
  return suit;
}

function artwork(pattern: Pattern, sign: SuitSign, card: Card): Svg {
  const rank = rankOf(card);
  const suit = suitIn(pattern, sign);
  if (rank === 'A') return suit.ace();
  return isPipRank(rank) ? drawPips(sign, rank, pattern) : drawCourt(pattern, sign, suit, rank);
}

/**
 * A card as an SVG document, `viewBox="0 0 200 320"`: paths and groups only, no ids, so that any number may be inlined in
 * one page. Throws on a card the deck lacks; ask `deckHas` first.
 */
export function drawCard({ deck, card, index }: CardFace): Svg {
  if (!deckHas(deck, card)) throw new Error(`The ${deck} deck has no ${card}.`);
  const pattern = PATTERNS[deck];
  const sign = DECKS[deck].signs[suitOf(card)];
  const rank = rankOf(card);
  const printed = printedText(deck, rank);
  const corners =
    index !== 'none'
      ? cornerIndex(indexText(deck, rank, index), sign)
      : printed !== undefined
        ? printedNumber(printed)
        : '';
  return document(paper() + artwork(pattern, sign, card) + pattern.frame(sign) + corners);
}

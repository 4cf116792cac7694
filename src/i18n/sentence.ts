import { findCard, type Card } from '../engine/cards.ts';

/** How a card named in a sentence is lit: merely named, the one that cost points, or the best one. */
export const TONES = ['named', 'costly', 'best'] as const;
export type Tone = (typeof TONES)[number];

/** A piece of a sentence: plain words, or a card named in it. */
export type SentencePart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'card'; readonly card: Card; readonly words: string; readonly tone: Tone };

/**
 * A card's name inside a sentence, marked so that a page can draw it as a button that lights the card:
 * `[2s|Two of Swords]`, `[3d|Three of Coins|costly]`. A sentence stays one string, so every language may put the card
 * where its grammar wants it.
 */
export const nameInSentence = (card: Card, words: string, tone: Tone = 'named'): string =>
  tone === 'named' ? `[${card}|${words}]` : `[${card}|${words}|${tone}]`;

const MARK = /\[([^|\]]+)\|([^|\]]+)(?:\|(costly|best))?\]/gu;

/** The pieces of a sentence, in order. A mark that names no card stays as plain words. */
export function parseSentence(sentence: string): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARK)) {
    const [mark, code = '', words = '', tone = 'named'] = match;
    const card = findCard(code);
    if (!card) continue;
    if (match.index > end) parts.push({ kind: 'words', words: sentence.slice(end, match.index) });
    parts.push({ kind: 'card', card, words, tone: tone as Tone }); // the pattern allows no other word
    end = match.index + mark.length;
  }
  if (end < sentence.length) parts.push({ kind: 'words', words: sentence.slice(end) });
  return parts;
}

/** A sentence as it is read out: marks gone, names kept. */
export const plainText = (sentence: string): string =>
  parseSentence(sentence)
    .map((part) => part.words)
    .join('');

import { findCard, rankOf, type Card, type Points } from '../../../engine/cards.ts';
import type { DrawPlace, HeldCard, Holder, Strength, When } from '../../../engine/coach/reason.ts';
import type { Move } from '../../../engine/play/deal.ts';
import type { Tone } from '../../sentence.ts';
import { cards } from './cards.ts';

/** The small words of the coach's English sentences. */

const EXCHANGE = 'exchange ';

/** Whether the move lays a card down for the turn-up. */
export const isExchange = (move: Move): boolean => move.startsWith(EXCHANGE);

/** The card that a move plays or lays down. */
export function cardOfMove(move: Move): Card {
  const card = findCard(isExchange(move) ? move.slice(EXCHANGE.length) : move);
  if (!card) throw new Error(`${move} names no card`);
  return card;
}

export const the = (card: Card, tone?: Tone): string => cards.theNamed(card, tone);
export const The = (card: Card, tone?: Tone): string => upper(the(card, tone));
export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const bare = (card: Card, tone?: Tone): string => cards.named(card, tone);

/**
 * A card named before, in short: "that King". In full where another card of that rank was named too, and for number
 * cards: "that Three three tricks later" would trip the reader.
 */
export const thatCard = (card: Card, alsoNamed?: Card): string =>
  /^[AJHK]$/u.test(rankOf(card)) && (alsoNamed === undefined || rankOf(alsoNamed) !== rankOf(card))
    ? `that ${cards.rank(rankOf(card))}`
    : the(card);

export const points = (n: Points): string => (n === 1 ? '1 point' : `${n} points`);

const WHOSE: Readonly<Record<Holder, string>> = { you: 'your', partner: 'your partner’s', they: 'their' };

/** "their King of Coins". */
export const held = ({ card, holder }: HeldCard, tone?: Tone): string => `${WHOSE[holder]} ${cards.named(card, tone)}`;

const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted = (n: number): string => COUNT[n] ?? String(n);

/** "on this trick", "on the last trick", "two tricks later", "later". */
export function when({ trick, last, varies }: When): string {
  if (varies) return 'later';
  if (trick === 0) return 'on this trick';
  if (last) return 'on the last trick';
  return trick === 1 ? 'on the next trick' : `${counted(trick)} tricks later`;
}

/** The same for a sentence about the line shown, where the trick is known even if other best lines differ. */
export const whenShown = (time: When): string => when({ ...time, varies: false });

/** A time as far as the sentence it stands in may be told outright. */
export const whenFor = (strength: Strength, time: When): string => (isNamed(strength) ? when(time) : whenShown(time));

/** "wins the last trick", "wins a later trick". */
export function winsTrick({ trick, last, varies }: When): string {
  if (varies) return 'wins a later trick';
  if (trick === 0) return 'wins this trick';
  if (last) return 'wins the last trick';
  return trick === 1 ? 'wins the next trick' : 'wins a later trick';
}

/** Whether `drawingTrick` has a name for the trick that a draw follows. */
export const isNearDraw = ({ when: { trick }, turnUp }: DrawPlace): boolean => turnUp || trick <= 2;

/** "this trick", "the next trick", "the last drawing trick": the trick a draw follows, where it is near. */
export function drawingTrick({ when: { trick }, turnUp }: DrawPlace): string {
  if (trick === 0) return 'this trick';
  if (turnUp) return 'the last drawing trick';
  if (trick === 1) return 'the next trick';
  return 'the trick after next';
}

/** "the turned-up Ace of Cups". */
export const fromStock = (card: Card, { turnUp }: DrawPlace): string =>
  turnUp ? `the turned-up ${bare(card)}` : the(card);

/** Whether the sentence may be said outright: it is true in every best line. */
export const isNamed = (strength: Strength): boolean => strength !== 'best-line';

/** What the other move is called at the start of a clause: "after the Two of Swords". */
export const afterOther = (move: Move): string =>
  isExchange(move) ? 'after the exchange' : `after ${the(cardOfMove(move), 'costly')}`;

export const After = (move: Move): string => upper(afterOther(move));

/** "the Two of Swords", or "exchanging the Seven of Swords". */
export const moveName = (move: Move, tone?: Tone): string =>
  isExchange(move) ? `exchanging ${the(cardOfMove(move), tone)}` : the(cardOfMove(move), tone);

export const cardList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

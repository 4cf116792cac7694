import { findCard } from '../engine/cards.ts';
import type { Card, Seat } from '../engine/cards.ts';
import { isFields, malformed, readSeat, readText } from '../engine/json.ts';
import type { Fields } from '../engine/json.ts';
import { parseCards, parsePosition, parseRuleSet } from '../engine/notation.ts';
import { viewFrom } from '../engine/play/view.ts';
import type { SeenStock, View } from '../engine/play/view.ts';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import { deckOf } from '../engine/rules/deck.ts';
import type { OptionRefusal, PositionError, SearchRefusal } from '../engine/rules/refusal.ts';
import { HIDDEN } from './hiddenCards.ts';

type Refused = PositionError | OptionRefusal | SearchRefusal;

const wordsOf = (text: unknown): readonly string[] =>
  typeof text === 'string' ? text.split(/\s+/u).filter((word) => word !== '') : [];

const cardsIn = (words: readonly string[]): readonly Card[] =>
  words.flatMap((word) => {
    const card = findCard(word);
    return card ? [card] : [];
  });

const hiddenIn = (words: readonly string[]): number => words.filter((word) => word === HIDDEN).length;

/** The stock as seen; undefined if a known card lies between hidden ones, which no seat can know. */
function seenStock(words: readonly string[], hasTurnUp: boolean): SeenStock | undefined {
  const last = words.at(-1);
  const turnUp = hasTurnUp && last !== undefined ? findCard(last) : undefined;
  const under = turnUp === undefined ? words : words.slice(0, -1);
  const firstHidden = under.indexOf(HIDDEN);
  const top = cardsIn(firstHidden < 0 ? under : under.slice(0, firstHidden));
  const hidden = under.length - top.length;
  return hiddenIn(under) === hidden ? { top, hidden, turnUp } : undefined;
}

/** The position with a card for each that is hidden, so that all the rest can be checked as usual. */
function filledIn(position: Fields, spare: readonly Card[]): Fields {
  let next = 0;
  const fill = (text: unknown): unknown =>
    typeof text === 'string'
      ? wordsOf(text)
          .map((word) => (word === HIDDEN ? (spare[next++] ?? HIDDEN) : word))
          .join(' ')
      : text;
  const { hands, stock } = position;
  return { ...position, hands: Array.isArray(hands) ? hands.map(fill) : hands, stock: fill(stock) };
}

/**
 * What a seat sees of a position in which `?` stands for every card it does not know.
 *
 * `played` of the position, if given, names the cards played before it. Cards that are neither seen nor named so may
 * each be a hidden one.
 */
export function parseHiddenPosition(position: unknown, seatField: unknown): Result<View, Refused> {
  if (!isFields(position)) return malformed('position', 'an object');
  const rules = parseRuleSet(position);
  if (!rules.ok) return rules;
  const seat = readSeat({ seat: seatField }, 'seat', rules.value.seats);
  if (!seat.ok) return seat;
  const playedText = position.played === undefined ? ok('') : readText(position, 'played');
  if (!playedText.ok) return playedText;
  const played = parseCards(playedText.value);
  if (!played.ok) return played;

  const hands = Array.isArray(position.hands) ? position.hands.map(wordsOf) : [];
  const stockWords = wordsOf(position.stock);
  const seen = [
    ...hands.flatMap(cardsIn),
    ...cardsIn(stockWords),
    ...cardsIn(wordsOf(position.trick)),
    ...played.value,
  ];
  const spare = deckOf(rules.value).filter((card) => !seen.includes(card));
  const hidden = hiddenIn([...hands.flat(), ...stockWords]);
  if (spare.length < hidden) return err({ kind: 'wrong-stock', found: stockWords.length });
  // Which points lie hidden is known only if every spare card is one of the hidden ones.
  const { taken, ...uncounted } = position;
  const deal = parsePosition(filledIn(spare.length === hidden ? position : uncounted, spare));
  if (!deal.ok) return deal;
  const stock = seenStock(stockWords, rules.value.turnUp);
  if (!stock) return malformed('stock', 'known cards only on top and at the bottom');
  if (hiddenIn(hands[seat.value] ?? []) > 0) return err({ kind: 'hidden-cards' });
  const view = viewFrom(deal.value, seat.value);
  const counts = Array.isArray(taken) && taken.length === rules.value.seats ? (taken as readonly number[]) : view.taken;
  return ok(asSeen(view, hands, stock, played.value, counts, seat.value));
}

const asSeen = (
  view: View,
  hands: readonly (readonly string[])[],
  stock: SeenStock,
  playedBefore: readonly Card[],
  taken: readonly number[],
  seat: Seat,
): View => ({
  ...view,
  seat,
  hands: hands.map((words) => ({ cards: cardsIn(words), hidden: hiddenIn(words) })),
  stock,
  playedBefore,
  taken,
});

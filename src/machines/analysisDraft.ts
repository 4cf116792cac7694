import { isSuit, type Card } from '../engine/cards.ts';
import type { Goal } from '../engine/coach/goal.ts';
import { rulesOfHouse, type House } from '../engine/compare/houseAddress.ts';
import { formatPosition, parsePosition, type PositionText } from '../engine/notation.ts';
import type { Deal } from '../engine/play/deal.ts';
import { findTypedCards, type AddressError, type OpenedPosition } from '../engine/positionAddress.ts';
import { err, ok, type Result } from '../engine/result.ts';
import { deckOf } from '../engine/rules/deck.ts';

/** A position as somebody is setting it up: cards as they were typed, whatever they are. */
export interface Draft {
  readonly house: House;
  /** A suit letter, or nothing where the turn-up shows it. */
  readonly trump: string;
  readonly hands: readonly string[];
  readonly turn: number;
  readonly trick: string;
  readonly stock: string;
  /** Card points each seat has taken, as typed; all empty to count from here on. */
  readonly taken: readonly string[];
  readonly tricksWon: readonly string[];
  readonly goal: Goal;
  /** What the position has besides, as `parsePosition` reads it: sides, an auction, declarations. No field shows it; it stays while the rules do. */
  readonly besides: PositionText;
}

/** The keys of a position that no field of a draft holds. */
const BESIDES = ['exchanged', 'sides', 'kitty', 'phase', 'auction', 'bonus', 'declared'] as const;

const seatsOf = (house: House): number => {
  const rules = rulesOfHouse(house);
  return rules.ok ? rules.value.seats : 2;
};

/** The cards of the deck that these rules are played with; none where the rules cannot be. */
export function packOf(house: House): readonly Card[] {
  const rules = rulesOfHouse(house);
  return rules.ok ? deckOf(rules.value) : [];
}

const fitted = (texts: readonly string[], seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => texts[seat] ?? '');

/** A draft with nothing on the table. */
export const emptyDraft = (house: House): Draft => ({
  house,
  trump: '',
  hands: fitted([], seatsOf(house)),
  turn: 0,
  trick: '',
  stock: '',
  taken: fitted([], seatsOf(house)),
  tricksWon: fitted([], seatsOf(house)),
  goal: 'most-points',
  besides: {},
});

/** The draft under other rules; what was typed stays, for as many seats as there are now. */
export function withHouse(draft: Draft, house: House): Draft {
  const seats = seatsOf(house);
  return {
    ...draft,
    house,
    hands: fitted(draft.hands, seats),
    taken: fitted(draft.taken, seats),
    tricksWon: fitted(draft.tricksWon, seats),
    turn: Math.min(draft.turn, seats - 1),
    besides: house.base === draft.house.base ? draft.besides : {},
  };
}

const written = (cards: readonly Card[]): string => cards.join(' ');

/** A position as a draft, to be changed. */
export function draftOf({ start, goal }: Pick<OpenedPosition, 'start' | 'goal'>): Draft {
  const text = formatPosition(start);
  const { rules, trump, hands, turn, trick, stock, taken, takenSince, tricksWon } = start;
  return {
    house: { base: rules.id, options: rules.house ?? {} },
    trump: trump ?? '',
    hands: hands.map(written),
    turn,
    trick: written(trick.map(({ card }) => card)),
    stock: written(stock),
    taken: takenSince === 'start' ? taken.map(String) : taken.map(() => ''),
    tricksWon: tricksWon.some((won) => won > 0) ? tricksWon.map(String) : tricksWon.map(() => ''),
    goal,
    besides: Object.fromEntries(BESIDES.filter((key) => text[key] !== undefined).map((key) => [key, text[key]])),
  };
}

const counts = (texts: readonly string[], field: string): Result<readonly number[] | undefined, AddressError> => {
  if (texts.every((text) => text.trim() === '')) return ok(undefined);
  const numbers = texts.map((text) => (text.trim() === '' ? 0 : Number(text)));
  return numbers.every((number) => Number.isInteger(number) && number >= 0)
    ? ok(numbers)
    : err({ kind: 'malformed', field, expected: 'whole numbers from 0 up' });
};

/** The position a draft describes. Refuses what cannot be, with the first thing that is wrong. */
export function readDraft(draft: Draft): Result<Deal, AddressError> {
  const texts = [...draft.hands, draft.trick, draft.stock];
  const unread = texts.find((text) => findTypedCards(text) === undefined);
  if (unread !== undefined) return err({ kind: 'unknown-card', text: unread.trim().slice(0, 40) });
  const cards = (text: string): string => written(findTypedCards(text) ?? []);
  const taken = counts(draft.taken, 'taken');
  if (!taken.ok) return taken;
  const tricksWon = counts(draft.tricksWon, 'tricksWon');
  if (!tricksWon.ok) return tricksWon;
  return parsePosition({
    ...draft.besides,
    ruleSet: draft.house.base,
    options: draft.house.options,
    ...(isSuit(draft.trump) && { trump: draft.trump }),
    hands: draft.hands.map(cards),
    turn: draft.turn,
    trick: cards(draft.trick),
    stock: cards(draft.stock),
    ...(taken.value && { taken: taken.value }),
    ...(tricksWon.value && { tricksWon: tricksWon.value }),
  });
}

import { formatRecords, readRecords, RECORD_KEYS, RECORD_SHAPES } from './addressRecords.ts';
import { findCard, type Card } from './cards.ts';
import type { Goal } from './coach/goal.ts';
import { formatHouse, readHouse, type House, type HouseError } from './compare/houseAddress.ts';
import { formatPosition, parsePosition } from './notation.ts';
import { applyAction } from './play/apply.ts';
import type { Deal, Move } from './play/deal.ts';
import { findMove, moveAction } from './play/moves.ts';
import { err, ok, type Result } from './result.ts';
import type { OptionRefusal, PositionError, Refusal } from './rules/refusal.ts';

/** A position that an address opens, and the moves played from it. */
export interface OpenedPosition {
  readonly start: Deal;
  readonly goal: Goal;
  readonly moves: readonly Move[];
}

/** Why an address opens no position. */
export type AddressError =
  | { readonly kind: 'address-too-long'; readonly most: number }
  | { readonly kind: 'address-unreadable'; readonly part: string }
  | { readonly kind: 'address-incomplete'; readonly part: string }
  | {
      readonly kind: 'address-bad-move';
      readonly move: string;
      readonly number: number;
      readonly refusal: Refusal | undefined;
    }
  | HouseError
  | PositionError
  | OptionRefusal;

/** No position needs more: forty-eight cards, options and all the moves of a deal. */
const MOST_CHARACTERS = 2000;

/** A card as it stands in an address: cards follow one another without spaces, the suit ends each. */
const CARD = /(?:10|[A2-9JHK])[cdsb]/gu;

const closed = (cards: string): string => cards.replaceAll(' ', '');
const spaced = (cards: string): string => cards.replace(/(?<=[cdsb])(?=.)/gu, ' ');
const isCards = (text: string): boolean => text.replace(CARD, '') === '';

const goalText = (goal: Goal): string => (typeof goal === 'string' ? goal : `at-least-${goal.takeAtLeast}`);

function findGoal(text: string): Goal | undefined {
  if (text === 'most-points' || text === 'reach-61' || text === 'save-tie') return text;
  const [, points] = /^at-least-(\d{1,3})$/u.exec(text) ?? [];
  return points === undefined || Number(points) < 1 ? undefined : { takeAtLeast: Number(points) };
}

const moveText = (move: Move): string => move.replace('exchange ', 'x');
const textOfMove = (text: string): string => text.replace(/^x/u, 'exchange ');

const numbers = (values: readonly number[]): string => values.join('.');
const isSome = (values: readonly number[]): boolean => values.some((value) => value !== 0);

/**
 * A position as the part of an address behind `#!`: the rules with their house options, the cards, whose turn it is, what
 * was taken, what an auction settled, declarations, the goal, and the moves played from there. Letters, digits and `~ . _ = & -` only, so that nothing need be
 * escaped.
 */
export function formatPositionAddress({ start, goal, moves }: OpenedPosition): string {
  const { rules, hands, stock, trick, turn, taken, takenSince, tricksWon, sides, exchanged, trump } = start;
  const text = formatPosition(start);
  const parts: readonly (readonly [key: string, value: string])[] = [
    ['r', formatHouse({ base: rules.id, options: rules.house ?? {} })],
    ['t', trump ?? ''],
    ['h', hands.map((hand) => closed(hand.join(' '))).join('.')],
    ['n', String(turn)],
    ['k', closed(trick.map(({ card }) => card).join(' '))],
    ['s', closed(stock.join(' '))],
    ['p', takenSince === 'start' ? numbers(taken) : ''],
    ['w', isSome(tricksWon) ? numbers(tricksWon) : ''],
    ['e', exchanged ? '1' : ''],
    ['a', text.auction === undefined ? '' : sides.map(numbers).join('_')],
    ...formatRecords(start),
    ['g', goal === 'most-points' ? '' : goalText(goal)],
    ['m', moves.map(moveText).join('.')],
  ];
  return parts
    .filter(([key, value]) => value !== '' || key === 'h')
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

const KEYS: ReadonlySet<string> = new Set(['r', 't', 'h', 'n', 'k', 's', 'p', 'w', 'e', 'a', 'g', 'm', ...RECORD_KEYS]);

type Parts = ReadonlyMap<string, string>;

function partsOf(text: string): Result<Parts, AddressError> {
  if (text.length > MOST_CHARACTERS) return err({ kind: 'address-too-long', most: MOST_CHARACTERS });
  const parts = new Map<string, string>();
  for (const part of text.split('&')) {
    const at = part.indexOf('=');
    const key = part.slice(0, at);
    if (at < 1 || !KEYS.has(key) || parts.has(key)) return err({ kind: 'address-unreadable', part: part.slice(0, 40) });
    parts.set(key, part.slice(at + 1));
  }
  const missing = ['r', 'h', 'n'].find((key) => !parts.has(key));
  return missing === undefined ? ok(parts) : err({ kind: 'address-incomplete', part: missing });
}

const listOf = (text: string): readonly number[] => text.split('.').map(Number);

const NUMBERS = /^\d{1,3}(?:\.\d{1,3})*$/u;
const SHAPES: Readonly<Record<string, (value: string) => boolean>> = {
  ...RECORD_SHAPES,
  t: (value) => value.length === 1,
  h: (value) => value.split('.').every(isCards),
  n: (value) => /^\d$/u.test(value),
  k: isCards,
  s: isCards,
  p: (value) => NUMBERS.test(value),
  w: (value) => NUMBERS.test(value),
  e: (value) => value === '1',
  a: (value) => value.split('_').every((side) => NUMBERS.test(side)),
  g: (value) => findGoal(value) !== undefined,
};

function positionOf(parts: Parts, house: House): Result<Deal, AddressError> {
  const read = (key: string): string | undefined => parts.get(key);
  const taken = read('p');
  const tricksWon = read('w');
  const sides = read('a');
  const trump = read('t');
  return parsePosition({
    ruleSet: house.base,
    options: house.options,
    ...(trump !== undefined && { trump }),
    hands: (read('h') ?? '').split('.').map(spaced),
    turn: Number(read('n')),
    trick: spaced(read('k') ?? ''),
    stock: spaced(read('s') ?? ''),
    exchanged: read('e') === '1',
    ...(taken !== undefined && { taken: listOf(taken) }),
    ...(tricksWon !== undefined && { tricksWon: listOf(tricksWon) }),
    ...(sides !== undefined && { sides: sides.split('_').map(listOf) }),
    ...readRecords(parts),
  });
}

function movesOf(start: Deal, text: string): Result<readonly Move[], AddressError> {
  const moves: Move[] = [];
  let deal = start;
  for (const [at, written] of (text === '' ? [] : text.split('.')).entries()) {
    const bad = (refusal: Refusal | undefined): Result<never, AddressError> =>
      err({ kind: 'address-bad-move', move: written.slice(0, 12), number: at + 1, refusal });
    const move = findMove(textOfMove(written));
    if (move === undefined) return bad(undefined);
    if (deal.phase === 'finished') return bad({ kind: 'deal-over' });
    const next = applyAction(deal, moveAction(deal, move));
    if (!next.ok) return bad(next.error);
    moves.push(move);
    deal = next.value;
  }
  return ok(moves);
}

/**
 * The position behind `#!` of an address. Whatever the text is, it gives a position that can be, or says what is wrong;
 * it never throws.
 */
export function readPositionAddress(text: string): Result<OpenedPosition, AddressError> {
  const parts = partsOf(text);
  if (!parts.ok) return parts;
  for (const [key, value] of parts.value) {
    if (SHAPES[key]?.(value) === false)
      return err({ kind: 'address-unreadable', part: `${key}=${value}`.slice(0, 40) });
  }
  const house = readHouse(parts.value.get('r') ?? '');
  if (!house.ok) return house;
  const start = positionOf(parts.value, house.value);
  if (!start.ok) return start;
  const moves = movesOf(start.value, parts.value.get('m') ?? '');
  if (!moves.ok) return moves;
  return ok({ start: start.value, goal: findGoal(parts.value.get('g') ?? '') ?? 'most-points', moves: moves.value });
}

/** The cards in a text that a person typed: `Ad 3c`, `ad,3C` and `Ad3c` are the same. Undefined if it holds anything else. */
export function findTypedCards(text: string): readonly Card[] | undefined {
  const written = text.replaceAll(/[\s,;]+/gu, '');
  const found = written.match(/(?:10|[a2-9jhk])[cdsb]/giu) ?? [];
  if (found.join('') !== written) return undefined;
  const cards = found.map((card) => findCard(card.slice(0, -1).toUpperCase() + card.slice(-1).toLowerCase()));
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

import { findCard, suitOf } from './cards.ts';
import type { Card, Seat } from './cards.ts';
import { isFields, malformed, readCounts, readFields, readSeat, readText, readTrump } from './json.ts';
import type { Fields, Read } from './json.ts';
import { positionError } from './play/checkPosition.ts';
import type { Deal } from './play/deal.ts';
import { readAuction, readDeclared } from './play/readRecord.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import type { OptionRefusal, PositionError } from './rules/refusal.ts';
import type { RuleSet } from './rules/ruleSet.ts';
import { sidesOf } from './rules/sides.ts';
import { findRuleSet } from './rulesets/index.ts';
import { withOptions } from './rulesets/options.ts';

/** The cards of a text, apart by spaces: `'Ac 4s Jd'`. An empty text is no cards. Refuses what is no card, or one twice. */
export function parseCards(text: string): Result<readonly Card[], PositionError> {
  const cards: Card[] = [];
  for (const word of text.split(/\s+/u)) {
    if (word === '') continue;
    const card = findCard(word);
    if (!card) return err({ kind: 'unknown-card', text: word });
    if (cards.includes(card)) return err({ kind: 'card-twice', card });
    cards.push(card);
  }
  return ok(cards);
}

/** Cards as one text, apart by spaces, in the order given. */
export const formatCards = (cards: readonly Card[]): string => cards.join(' ');

const readCards = (fields: Fields, field: string): Read<readonly Card[]> => {
  const text = readText(fields, field);
  return text.ok ? parseCards(text.value) : text;
};

/** The rule set that `ruleSet` and `options` of a position, a trick or a game describe. */
export function parseRuleSet(fields: Fields): Result<RuleSet, PositionError | OptionRefusal> {
  const id = readText(fields, 'ruleSet');
  if (!id.ok) return id;
  const rules = findRuleSet(id.value);
  if (!rules) return err({ kind: 'unknown-rule-set', id: id.value });
  const { options } = fields;
  if (options === undefined) return ok(rules);
  const isHouse = isFields(options) && Object.values(options).every((value) => typeof value === 'string');
  return isHouse
    ? withOptions(rules, options as Readonly<Record<string, string>>)
    : malformed('options', 'an object of texts');
}

function readHands(fields: Fields, rules: RuleSet): Read<readonly (readonly Card[])[]> {
  const { hands } = fields;
  if (!Array.isArray(hands)) return malformed('hands', 'a list of hands, each a text of cards');
  if (hands.length !== rules.seats) {
    return err({ kind: 'wrong-number-of-hands', expected: rules.seats, found: hands.length });
  }
  const read: (readonly Card[])[] = [];
  for (const hand of hands as readonly unknown[]) {
    if (typeof hand !== 'string') return malformed('hands', 'a list of hands, each a text of cards');
    const cards = parseCards(hand);
    if (!cards.ok) return cards;
    read.push(cards.value);
  }
  return ok(read);
}

function readSides(fields: Fields, rules: RuleSet): Read<readonly (readonly Seat[])[]> {
  const { sides } = fields;
  if (sides === undefined) return ok(sidesOf(rules));
  const isList = Array.isArray(sides) && sides.every((side) => Array.isArray(side) && side.every(Number.isInteger));
  return isList ? ok(sides as readonly (readonly Seat[])[]) : malformed('sides', 'a list of lists of seats');
}

const orEmpty = (fields: Fields, field: string): Fields => (fields[field] === undefined ? { [field]: '' } : fields);

/**
 * The deal that a position describes (ENGINE-IO): whose turn it is, and what has been taken.
 *
 * Without `taken`, points count from here on. Without `tricksWon`, nobody has a trick. Trump may be left out where the
 * turn-up shows it. Fields it does not know are no business of it.
 */
export function parsePosition(json: unknown): Result<Deal, PositionError | OptionRefusal> {
  const read = readFields(json, 'position');
  if (!read.ok) return read;
  const fields = read.value;
  const ruleSet = parseRuleSet(fields);
  if (!ruleSet.ok) return ruleSet;
  const rules = ruleSet.value;
  const none = Array.from({ length: rules.seats }, () => 0);

  const hands = readHands(fields, rules);
  if (!hands.ok) return hands;
  const stock = readCards(orEmpty(fields, 'stock'), 'stock');
  if (!stock.ok) return stock;
  const kitty = readCards(orEmpty(fields, 'kitty'), 'kitty');
  if (!kitty.ok) return kitty;
  const trick = readCards(orEmpty(fields, 'trick'), 'trick');
  if (!trick.ok) return trick;
  const turn = readSeat(fields, 'turn', rules.seats);
  if (!turn.ok) return turn;
  const trump = readTrump(fields, 'trump');
  if (!trump.ok) return trump;
  const taken = fields.taken === undefined ? ok(none) : readCounts(fields, 'taken', rules.seats);
  if (!taken.ok) return taken;
  const tricksWon = fields.tricksWon === undefined ? ok(none) : readCounts(fields, 'tricksWon', rules.seats);
  if (!tricksWon.ok) return tricksWon;
  const sides = readSides(fields, rules);
  if (!sides.ok) return sides;
  const auction = readAuction(fields, rules);
  if (!auction.ok) return auction;
  const declared = readDeclared(fields, rules);
  if (!declared.ok) return declared;

  const turnUp = stock.value[stock.value.length - 1];
  // While the caller has still to name trump for a trick played blind, the turn is his and tells nothing of the leader.
  const blind = auction.value?.phase === 'calling';
  const leader = blind
    ? rules.lead === 'caller'
      ? turn.value
      : 0
    : turn.value + rules.seats * rules.cardsPerTrick - trick.value.length;
  const deal: Deal = {
    rules,
    phase: auction.value?.phase ?? (hands.value.some((hand) => hand.length > 0) ? 'playing' : 'finished'),
    trump: trump.value ?? (rules.trump === 'turn-up' && turnUp ? suitOf(turnUp) : undefined),
    hands: hands.value,
    stock: stock.value,
    turn: turn.value,
    trick: trick.value.map((card, i) => ({ seat: (leader + i) % rules.seats, card })),
    taken: taken.value,
    takenSince: fields.taken === undefined ? 'here' : 'start',
    tricksWon: tricksWon.value,
    tricks: [],
    exchanged: fields.exchanged === true,
    exchanges: [],
    shown: [],
    sides: sides.value,
    ...(kitty.value.length > 0 && { kitty: kitty.value }),
    ...(auction.value && { auction: auction.value.auction }),
    ...declared.value,
  };
  const wrong = positionError(deal);
  return wrong ? err(wrong) : ok(deal);
}

/** A position as the command line writes it. The keys that only some rule sets need come last. */
export type PositionText = Readonly<Record<string, unknown>>;

/** The position of a deal. What was played before it (tricks, exchanges) is not part of it. */
export const formatPosition = (deal: Deal): PositionText => ({
  ruleSet: deal.rules.id,
  options: deal.rules.house ?? {},
  trump: deal.trump ?? null,
  hands: deal.hands.map(formatCards),
  turn: deal.turn,
  trick: formatCards(deal.trick.map((play) => play.card)),
  stock: formatCards(deal.stock),
  ...(deal.takenSince === 'start' && { taken: deal.taken }),
  tricksWon: deal.tricksWon,
  exchanged: deal.exchanged,
  sides: deal.sides,
  ...(deal.kitty && { kitty: formatCards(deal.kitty) }),
  ...(deal.auction && { phase: deal.phase, auction: deal.auction }),
  ...(deal.bonus && { bonus: deal.bonus }),
  ...(deal.declared && { declared: deal.declared }),
});

import { findCard, isSuit } from '../cards.ts';
import type { Card } from '../cards.ts';
import { isCount, isFields, malformed, readFields, readText } from '../json.ts';
import { formatCards, parseCards, parseRuleSet } from '../notation.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { OptionRefusal, PositionError, Refusal } from '../rules/refusal.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { applyAction } from './apply.ts';
import type { Action, Deal } from './deal.ts';
import { legalCards, legalExchanges } from './moves.ts';
import { isBid } from './readRecord.ts';
import { newDeal } from './start.ts';

/** A whole deal as it is written: a deck in dealing order, and what was done (the vectors' README, "Deal (input)"). */
export interface Game {
  readonly start: Deal;
  /** As written: an action is read only when the deal has come to it. */
  readonly actions: readonly unknown[];
}

/** The game that a value describes. Refuses an unknown rule set or option, and a deck that is not the rule set's. */
export function parseGame(json: unknown): Result<Game, PositionError | OptionRefusal> {
  const read = readFields(json, 'game');
  if (!read.ok) return read;
  const fields = read.value;
  const ruleSet = parseRuleSet(fields);
  if (!ruleSet.ok) return ruleSet;
  const text = readText(fields, 'deck');
  if (!text.ok) return text;
  const deck = parseCards(text.value);
  if (!deck.ok) return deck;
  const { actions, trumpCard, drawStyle } = fields;
  if (!Array.isArray(actions)) return malformed('actions', 'a list of actions');
  if (drawStyle !== undefined && drawStyle !== 'block' && drawStyle !== 'alternate') {
    return malformed('drawStyle', 'block or alternate');
  }
  const shown = typeof trumpCard === 'string' ? findCard(trumpCard) : undefined;
  const rules: RuleSet = drawStyle === undefined ? ruleSet.value : { ...ruleSet.value, drawStyle };
  const start = newDeal(rules, deck.value, shown && { shown });
  return start.ok ? ok({ start: start.value, actions: actions as readonly unknown[] }) : start;
}

/** The action that a value describes: `{"seat":0,"play":"Ad"}`, `{"seat":2,"bid":62}` and so on. */
export function parseAction(json: unknown, rules: RuleSet): Result<Action, PositionError> {
  if (!isFields(json) || !isCount(json.seat)) return malformed('seat', 'a seat number');
  const { seat } = json;
  if (seat >= rules.seats) return err({ kind: 'no-such-seat', seat });
  const card = (text: unknown): Result<Card, PositionError> => {
    const found = typeof text === 'string' ? findCard(text) : undefined;
    return found ? ok(found) : err({ kind: 'unknown-card', text: String(text) });
  };
  if ('play' in json) {
    const named = card(json.play);
    return named.ok
      ? ok({ kind: 'play', seat, card: named.value, ...(json.arrastro === 'called' && { arrastro: 'called' }) })
      : named;
  }
  if ('exchange' in json) {
    const named = card(json.exchange);
    return named.ok ? ok({ kind: 'exchange', seat, card: named.value }) : named;
  }
  if ('bid' in json) {
    const { bid } = json;
    return isBid(bid, rules) ? ok({ kind: 'bid', seat, bid }) : malformed('bid', 'a rank, card points or pass');
  }
  if ('call' in json) {
    const named = card(json.call);
    const { trump } = json;
    if (!named.ok) return named;
    if (trump === undefined || trump === null) return ok({ kind: 'call', seat, card: named.value });
    return typeof trump === 'string' && isSuit(trump)
      ? ok({ kind: 'call', seat, card: named.value, trump })
      : malformed('trump', 'one of the suits c, d, s, b');
  }
  if ('discard' in json) {
    const cards = typeof json.discard === 'string' ? parseCards(json.discard) : malformed('discard', 'a text of cards');
    return cards.ok ? ok({ kind: 'discard', seat, cards: cards.value }) : cards;
  }
  if ('changeTrump' in json) {
    const { changeTrump } = json;
    return typeof changeTrump === 'string' && isSuit(changeTrump)
      ? ok({ kind: 'change-trump', seat, suit: changeTrump })
      : malformed('changeTrump', 'one of the suits c, d, s, b');
  }
  if ('claim' in json) {
    return isCount(json.claim) ? ok({ kind: 'claim', seat, points: json.claim }) : malformed('claim', 'card points');
  }
  if ('declare' in json) {
    const { declare } = json;
    return typeof declare === 'string' && isSuit(declare)
      ? ok({ kind: 'declare', seat, suit: declare })
      : malformed('declare', 'one of the suits c, d, s, b');
  }
  return malformed('action', 'a play, an exchange, a bid, a call, a claim or a declaration');
}

/** An action as it is written. */
export function formatAction(action: Action): Readonly<Record<string, unknown>> {
  const { seat } = action;
  switch (action.kind) {
    case 'play':
      return { seat, play: action.card, ...(action.arrastro && { arrastro: action.arrastro }) };
    case 'exchange':
      return { seat, exchange: action.card };
    case 'bid':
      return { seat, bid: action.bid };
    case 'call':
      return { seat, call: action.card, ...(action.trump && { trump: action.trump }) };
    case 'discard':
      return { seat, discard: formatCards(action.cards) };
    case 'change-trump':
      return { seat, changeTrump: action.suit };
    case 'claim':
      return { seat, claim: action.points };
    case 'declare':
      return { seat, declare: action.suit };
  }
}

/** What a game came to. */
export interface GameReplay {
  readonly start: Deal;
  readonly end: Deal;
  /** The cards that could be played just before each card that was, and the exchanges still open then. */
  readonly choices: readonly { readonly cards: readonly Card[]; readonly exchanges: readonly Card[] }[];
  /** The first action that was refused; the replay stops there. */
  readonly stopped?: { readonly index: number; readonly refusal: Refusal | PositionError };
}

/** Plays the actions of a game one after the other, up to the end or the first that is refused. */
export function replayGame({ start, actions }: Game): GameReplay {
  const choices: { cards: readonly Card[]; exchanges: readonly Card[] }[] = [];
  let deal = start;
  for (const [index, written] of actions.entries()) {
    const action = parseAction(written, start.rules);
    if (!action.ok) return { start, end: deal, choices, stopped: { index, refusal: action.error } };
    const next = applyAction(deal, action.value);
    if (!next.ok) return { start, end: deal, choices, stopped: { index, refusal: next.error } };
    if (action.value.kind === 'play') choices.push({ cards: legalCards(deal), exchanges: legalExchanges(deal) });
    deal = next.value;
  }
  return { start, end: deal, choices };
}

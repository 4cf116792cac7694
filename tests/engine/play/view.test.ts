import { describe, expect, test } from 'vitest';
import type { Card, Seat } from '../../../src/engine/cards.ts';
import { parsePosition } from '../../../src/engine/notation.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { unseenCards, viewFrom } from '../../../src/engine/play/view.ts';
import type { View } from '../../../src/engine/play/view.ts';
import { must } from '../../../src/engine/result.ts';
import { deckOf } from '../../../src/engine/rules/deck.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { sidesOfCall } from '../../../src/engine/rules/sides.ts';
import { findRuleSet, RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { withOptions } from '../../../src/engine/rulesets/options.ts';
import { randomFrom, shuffled } from '../../../src/engine/shuffle.ts';
import type { Random } from '../../../src/engine/shuffle.ts';
import { randomDeal } from '../../support/playouts.ts';
import type { Step } from '../../support/playouts.ts';

const rulesOf = (id: string, options: Readonly<Record<string, string>> = {}): RuleSet => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`No rule set ${id}`);
  return must(withOptions(rules, options));
};

/** Cards in hands that everybody has seen at the table, kept by watching it: told apart from what a view says. */
function watch(seen: ReadonlySet<Card>, { before, action, after }: Step): ReadonlySet<Card> {
  const now = new Set(seen);
  if (action.kind === 'play') now.delete(action.card);
  if (action.kind === 'exchange') now.add(turnUpOf(before) as Card).delete(action.card);
  if (action.kind === 'declare') now.add(`K${action.suit}`).add(`H${action.suit}`);
  const drawnLast = turnUpOf(before);
  if (drawnLast && after.stock.length === 0) now.add(drawnLast);
  return now;
}

const turnUpOf = ({ rules, stock }: Deal): Card | undefined => (rules.turnUp ? stock[stock.length - 1] : undefined);

const sharesWith = ({ sides }: Deal, seat: Seat): readonly Seat[] => sides.find((side) => side.includes(seat)) ?? [];

/** The cards whose place `seat` may know by the words of the rule set: whatever is not among them may lie anywhere. */
function mayKnow(deal: Deal, start: Deal, seat: Seat, seen: ReadonlySet<Card>): ReadonlySet<Card> {
  const { rules, hands, stock, trick, tricks, kitty = [], auction, phase } = deal;
  const { visibility, partnerView } = rules;
  const turnUp = turnUpOf(deal);
  const partners = sharesWith(deal, seat);
  const lookNow =
    partnerView === 'always' || ((partnerView === 'after-last-draw' || partnerView === 'both') && stock.length === 0);
  const lookedAtStart = partnerView === 'before-first-trick' || partnerView === 'both';
  const faceUp = visibility === 'all-open' ? stock : visibility === 'hands-and-stock-top-open' ? stock.slice(0, 1) : [];
  return new Set([
    ...(hands[seat] ?? []),
    ...[...tricks.map(({ plays }) => plays), trick].flat().map(({ card }) => card),
    ...(turnUp ? [turnUp] : []),
    ...seen,
    ...(visibility === 'closed' ? [] : hands.flat()),
    ...faceUp,
    ...(lookNow ? partners.flatMap((partner) => hands[partner] ?? []) : []),
    ...(lookedAtStart ? partners.flatMap((partner) => start.hands[partner] ?? []) : []),
    ...(auction?.caller === seat && phase !== 'bidding' ? kitty : []),
  ]);
}

/**
 * The same deal with every card whose place `seat` may not know dealt anew among the places it may not know of. To that
 * seat the two must look the same. Who the secret partner is follows the called card.
 */
function dealtAnew(deal: Deal, known: ReadonlySet<Card>, random: Random): Deal {
  const { rules, auction } = deal;
  const hiddenCards = deckOf(rules).filter((card) => !known.has(card));
  const anew = shuffled(hiddenCards, random);
  const moved = new Map(hiddenCards.map((card, i) => [card, anew[i] ?? card]));
  const move = (card: Card): Card => moved.get(card) ?? card;
  const hands = deal.hands.map((hand) => hand.map(move));
  const stock = deal.stock.map(move);
  const kitty = deal.kitty?.map(move);
  const changed: Deal = {
    ...deal,
    hands,
    stock,
    ...(kitty && { kitty }),
    shown: deal.shown.map((shown) => ({ ...shown, card: move(shown.card) })),
  };
  if (auction?.called === undefined || auction.caller === undefined || auction.partnerKnown) return changed;
  const { called, caller } = auction;
  const holder = hands.findIndex((hand) => hand.includes(called));
  const partner = holder === caller ? undefined : holder;
  return { ...changed, auction: { ...auction, partner }, sides: sidesOfCall(rules, caller, partner) };
}

/** A called card must stay in some hand: laid aside or in the stock it would have made another call. */
const isConsistent = ({ hands, auction }: Deal): boolean =>
  auction?.called === undefined || auction.partnerKnown || hands.some((hand) => hand.includes(auction.called as Card));

const placed = ({ hands, stock, trick, tricks, playedBefore, kitty }: View): readonly Card[] => [
  ...hands.flatMap(({ cards }) => cards),
  ...stock.top,
  ...(stock.turnUp ? [stock.turnUp] : []),
  ...[...tricks.map(({ plays }) => plays), trick].flat().map(({ card }) => card),
  ...playedBefore,
  ...(kitty ?? []),
];

const HOUSES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ...RULE_SETS.map((rules) => [rules.id, rules] as const),
  ['scoperta, all of the stock open', rulesOf('briscola-scoperta', { SCOPERTA_STOCK: 'all' })],
  ['scoperta, no stock open', rulesOf('briscola-scoperta', { SCOPERTA_STOCK: 'none' })],
  ['pairs who look before the first trick', rulesOf('brisca-4', { PARTNER_VIEW: 'before_first_trick' })],
  ['pairs who look twice', rulesOf('briscola-6', { PARTNER_VIEW: 'both' })],
  ['six with a kitty', rulesOf('briscola-chiamata-punti', { CH_SIX: 'kitty_4' })],
  ['trump on a card nobody saw', rulesOf('briscolone-20', { BRISCOLONE20_SHOW: 'hidden' })],
];

describe.each(HOUSES)('a view of %s', (_, rules) => {
  test('is the same for any two deals that look the same to its seat', () => {
    for (const seed of [1, 2, 3]) {
      const random = randomFrom(seed);
      const start = dealFrom(rules, seed);
      let seen: ReadonlySet<Card> = new Set(start.trumpCard && !rules.turnUp ? [start.trumpCard] : []);
      let tried = 0;
      for (const step of randomDeal(start, random)) {
        const { after } = step;
        seen = watch(seen, step);
        for (let seat: Seat = 0; seat < rules.seats; seat += 1) {
          const view = viewFrom(after, seat);
          const other = dealtAnew(after, mayKnow(after, start, seat, seen), random);
          if (!isConsistent(other)) continue;
          tried += 1;
          expect(viewFrom(other, seat)).toEqual(view);
        }
      }
      expect(tried).toBeGreaterThan(0);
    }
  });

  test('places every card once, or leaves it unseen, and counts what is hidden', () => {
    for (const { after } of randomDeal(dealFrom(rules, 5), randomFrom(5))) {
      for (let seat: Seat = 0; seat < rules.seats; seat += 1) {
        const view = viewFrom(after, seat);
        const unseen = unseenCards(view);
        expect([...placed(view), ...unseen].sort()).toEqual([...deckOf(after.rules)].sort());
        const kittyHidden = view.kitty ? 0 : (after.kitty?.length ?? 0);
        const hidden = view.hands.reduce((sum, hand) => sum + hand.hidden, view.stock.hidden + kittyHidden);
        expect(hidden).toBe(unseen.length);
      }
    }
  });
});

const position = (fields: Readonly<Record<string, unknown>>): Deal =>
  must(parsePosition({ tricksWon: undefined, ...fields }));

describe('what a seat sees', () => {
  test('of closed Briscola: its own hand and the turn-up', () => {
    const view = viewFrom(dealFrom(rulesOf('briscola-2'), 1), 0);
    expect(view.hands[1]).toEqual({ cards: [], hidden: 3 });
    expect(view.stock).toMatchObject({ top: [], hidden: 33 });
    expect(view.stock.turnUp).toBe(view.trumpCard);
  });

  test('of Scoperta: both hands and the top of the stock, not the rest', () => {
    const deal = dealFrom(rulesOf('briscola-scoperta'), 1);
    const view = viewFrom(deal, 0);
    expect(view.hands[1]).toEqual({ cards: deal.hands[1], hidden: 0 });
    expect(view.stock.top).toEqual(deal.stock.slice(0, 1));
    expect(view.stock.hidden).toBe(32);
    expect(unseenCards(view)).toHaveLength(32);
  });

  test('of a partner: nothing before the last draw, the whole hand after it', () => {
    const rules = rulesOf('briscola-4');
    const views = [...randomDeal(dealFrom(rules, 3), randomFrom(3))].map(({ after }) => viewFrom(after, 0));
    for (const { stock, hands, phase } of views) {
      if (phase === 'finished') continue;
      const emptyStock = stock.hidden === 0 && stock.turnUp === undefined;
      expect(hands[2]?.hidden === 0).toBe(emptyStock);
      if (emptyStock) expect(hands[1]?.cards.length).toBeLessThanOrEqual(1);
    }
  });

  test('of a partner in the silent form: nothing', () => {
    const rules = rulesOf('briscola-4-silent');
    const [last] = [...randomDeal(dealFrom(rules, 3), randomFrom(3))]
      .map(({ after }) => after)
      .filter(({ stock }) => stock.length === 0);
    expect(last && viewFrom(last, 0).hands[2]?.hidden).toBeGreaterThanOrEqual(2);
  });

  test('of the hand that drew the turn-up: that card, until it is played', () => {
    const deal = position({
      ruleSet: 'briscola-2',
      trump: 'c',
      hands: ['7b Ad Kd', '6b 3d 2s'],
      turn: 0,
      stock: '4s 2c',
    });
    const drawn = [...randomDeal(deal, randomFrom(2))]
      .map(({ after }) => after)
      .find(({ stock }) => stock.length === 0);
    if (!drawn) throw new Error('The stock is drawn in the first trick');
    const drawer = drawn.hands.findIndex((hand) => hand.includes('2c'));
    expect(viewFrom(drawn, 1 - drawer).hands[drawer]).toEqual({ cards: ['2c'], hidden: 2 });
  });

  test('of the dealer’s card that shows trump in a game dealt out: that card', () => {
    const deal = dealFrom(rulesOf('sueca'), 1);
    expect(viewFrom(deal, 0).hands[3]?.cards).toEqual([deal.trumpCard]);
  });

  test.each<[seat: Seat, partner: Seat | 'nobody' | 'unknown', why: string]>([
    [1, 'unknown', 'the caller does not know who holds the card'],
    [3, 3, 'its holder knows'],
    [0, 'unknown', 'nobody else knows'],
  ])('of a secret partner: seat %i knows %s (%s)', (seat, partner) => {
    const deal = dealFrom(rulesOf('briscola-chiamata'), 1);
    const called = deal.hands[3]?.[0] as Card;
    const after: Deal = {
      ...deal,
      phase: 'playing',
      sides: [
        [1, 3],
        [0, 2, 4],
      ],
      auction: { bids: [], caller: 1, bid: 'A', target: 61, called, partner: 3, partnerKnown: false },
    };
    const view = viewFrom(after, seat);
    expect(view.auction?.partner).toBe(partner);
    expect(view.sides === undefined).toBe(partner === 'unknown');
  });

  test('of a self-call: only the caller knows that he is alone', () => {
    const deal = dealFrom(rulesOf('briscola-chiamata'), 1);
    const called = deal.hands[1]?.[0] as Card;
    const auction = {
      bids: [],
      caller: 1,
      bid: 'A',
      target: 61,
      called,
      partner: undefined,
      partnerKnown: false,
    } as const;
    const after: Deal = { ...deal, phase: 'playing', sides: [[1], [0, 2, 3, 4]], auction };
    expect(viewFrom(after, 1).auction?.partner).toBe('nobody');
    expect(viewFrom(after, 0).auction?.partner).toBe('unknown');
  });
});

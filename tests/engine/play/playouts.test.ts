import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import { formatPosition, parsePosition } from '../../../src/engine/notation.ts';
import { legalActions } from '../../../src/engine/play/actions.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import type { Action, Deal } from '../../../src/engine/play/deal.ts';
import { formatAction, replayGame } from '../../../src/engine/play/game.ts';
import { legalCards } from '../../../src/engine/play/moves.ts';
import { isOver, outcomeOf, scoreOf } from '../../../src/engine/play/outcome.ts';
import { ledgerOf } from '../../../src/engine/play/payoff.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { must } from '../../../src/engine/result.ts';
import { deckOf, pointsOf } from '../../../src/engine/rules/deck.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { OPTIONS, valuesOf, withOptions } from '../../../src/engine/rulesets/options.ts';
import type { OptionId } from '../../../src/engine/rulesets/options.ts';
import { randomFrom } from '../../../src/engine/shuffle.ts';
import { pick, playOut, randomDeal } from '../../support/playouts.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const cardsIn = ({ hands, stock, trick, tricks, kitty = [] }: Deal): readonly Card[] => [
  ...hands.flat(),
  ...stock,
  ...kitty,
  ...[...tricks.map(({ plays }) => plays), trick].flat().map(({ card }) => card),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Points taken, in hands, in the stock, on the table and laid aside. */
const pointsIn = ({ rules, taken, hands, stock, trick, kitty = [], phase }: Deal): number =>
  sum(taken) +
  pointsOf(rules, [
    ...hands.flat(),
    ...stock,
    ...trick.map(({ card }) => card),
    ...(phase === 'finished' ? [] : kitty),
  ]);

const inOrder = (cards: readonly Card[]): readonly Card[] => [...cards].sort();

/** Every card that some seat could name, legal or not. */
const everyPlay = (deal: Deal): readonly Action[] =>
  deal.hands.flatMap((_, seat) => deckOf(deal.rules).map((card): Action => ({ kind: 'play', seat, card })));

const withoutRecord = (deal: Deal): Partial<Deal> => {
  const { tricks, exchanges, shown, trumpCard, claim, ...rest } = deal;
  return rest;
};

describe.each(RULE_SETS)('random legal deals of $id', (rules) => {
  test('conserve the cards and the points after every action', () => {
    for (const seed of SEEDS) {
      const deck = inOrder(deckOf(dealFrom(rules, seed).rules));
      for (const { after } of randomDeal(dealFrom(rules, seed), randomFrom(seed))) {
        expect(inOrder(cardsIn(after))).toEqual(deck);
        expect(pointsIn(after)).toBe(rules.pointsTotal);
      }
    }
  });

  test('have the right number of tricks unless nobody bid or somebody claimed', () => {
    for (const seed of SEEDS) {
      const { end } = playOut(dealFrom(rules, seed), randomFrom(seed));
      const cutShort = end.claim !== undefined || outcomeOf(end)?.kind === 'no-deal';
      expect(isOver(end)).toBe(true);
      if (!cutShort) {
        expect(end.tricks).toHaveLength(rules.tricks);
        expect(sum(end.taken)).toBe(rules.pointsTotal);
        expect(end.hands.flat()).toEqual([]);
      }
    }
  });

  test('offer no illegal action, and accept every action offered', () => {
    for (const seed of SEEDS.slice(0, 2)) {
      for (const { before } of randomDeal(dealFrom(rules, seed), randomFrom(seed))) {
        for (const action of legalActions(before)) expect(applyAction(before, action).ok).toBe(true);
        const accepted = everyPlay(before).filter((action) => applyAction(before, action).ok);
        const offered = legalCards(before).map((card) => ({ kind: 'play', seat: before.turn, card }));
        expect(new Set(accepted.map((one) => JSON.stringify(one)))).toEqual(
          new Set(offered.map((one) => JSON.stringify(one))),
        );
      }
    }
  });

  test('replay from their written record to the same end', () => {
    for (const seed of SEEDS) {
      const start = dealFrom(rules, seed);
      const { end, actions } = playOut(start, randomFrom(seed));
      const replay = replayGame({ start, actions: JSON.parse(JSON.stringify(actions.map(formatAction))) as unknown[] });
      expect(replay.stopped).toBeUndefined();
      expect(replay.end).toEqual(end);
    }
  });

  test('are the same whenever the seed is', () => {
    expect(dealFrom(rules, 7)).toEqual(dealFrom(rules, 7));
    expect(dealFrom(rules, 7).hands).not.toEqual(dealFrom(rules, 8).hands);
  });

  test('are read back from the position they are written as, at every moment', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      for (const { after } of randomDeal(dealFrom(rules, seed), randomFrom(seed))) {
        const written: unknown = JSON.parse(JSON.stringify(formatPosition(after)));
        if (after.claim || after.trick.some(({ arrastro }) => arrastro)) continue;
        expect(withoutRecord(must(parsePosition(written)))).toEqual(
          withoutRecord({ ...after, rules: must(parsePosition(written)).rules }),
        );
      }
    }
  });

  test('pay off to zero, where a ledger of fixed units is kept', () => {
    for (const seed of SEEDS) {
      const { end } = playOut(dealFrom(rules, seed), randomFrom(seed));
      const ledger = ledgerOf(end);
      if (ledger) expect(sum(ledger)).toBe(0);
      expect(sum(end.sides.map((_, side) => scoreOf(end, side)))).toBe(sum(end.taken) + sum(end.bonus ?? []));
    }
  });
});

/** Every rule set with every value of every option that can be put on it. */
const HOUSES: readonly (readonly [name: string, house: RuleSet])[] = RULE_SETS.flatMap((rules) =>
  (Object.keys(OPTIONS) as OptionId[]).flatMap((option) =>
    valuesOf(option).flatMap((value) => {
      const house = withOptions(rules, { [option]: value });
      return house.ok ? [[`${rules.id} ${option}=${value}`, house.value] as const] : [];
    }),
  ),
);

const playsOut = (name: string, house: RuleSet, seed: number): void => {
  const start = dealFrom(house, seed);
  const deck = inOrder(deckOf(start.rules));
  const { end, actions } = playOut(start, randomFrom(seed));
  expect(house.pointsTotal, name).toBe(120);
  expect(inOrder(cardsIn(end)), name).toEqual(deck);
  expect(pointsIn(end), name).toBe(house.pointsTotal);
  expect(replayGame({ start, actions: actions.map(formatAction) }).end, name).toEqual(end);
  if (!end.claim && end.tricks.length > 0) expect(end.tricks, name).toHaveLength(house.tricks);
};

describe('house options', () => {
  test(`each on every rule set that takes it: a deal is played to the end (${HOUSES.length} houses)`, () => {
    expect(HOUSES.length).toBeGreaterThan(1000);
    for (const [name, house] of HOUSES) playsOut(name, house, 11);
  });

  test('several at once, chosen at random: a deal is played to the end', () => {
    const random = randomFrom(2024);
    let played = 0;
    while (played < 250) {
      const [, first] = pick(HOUSES, random);
      const option = pick(Object.keys(OPTIONS) as OptionId[], random);
      const value = pick(valuesOf(option), random);
      const house = withOptions(first, { [option]: value });
      if (!house.ok) continue;
      played += 1;
      playsOut(`${first.id} ${JSON.stringify(house.value.house)}`, house.value, played);
    }
  });
});

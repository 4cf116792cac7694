import { describe, expect, test } from 'vitest';
import type { Deal, Move } from '../../src/engine/play/deal.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import { legalMoves, moveAction } from '../../src/engine/play/moves.ts';
import { formatPosition } from '../../src/engine/notation.ts';
import { findTypedCards, formatPositionAddress, readPositionAddress } from '../../src/engine/positionAddress.ts';
import { likelyPlay } from '../../src/engine/puzzles/likelyPlay.ts';
import { must } from '../../src/engine/result.ts';
import type { RuleSet } from '../../src/engine/rules/ruleSet.ts';
import { RULE_SETS } from '../../src/engine/rulesets/index.ts';
import { OPTIONS, valuesOf, withOptions, type OptionId } from '../../src/engine/rulesets/options.ts';
import { dealFrom } from '../../src/engine/play/start.ts';
import { randomFrom, type Random } from '../../src/engine/shuffle.ts';
import { randomDeal } from '../support/playouts.ts';

/** Some positions of a rule set, each with a few random moves after it. */
function* positions(seed: number): Generator<{ readonly start: Deal; readonly moves: readonly Move[] }> {
  for (const rules of RULE_SETS) {
    const random = randomFrom(seed);
    for (const start of likelyPlay(rules, seed, random)) {
      if (random(5) > 0) continue;
      const moves: Move[] = [];
      let deal = start;
      while (random(3) > 0 && deal.phase === 'playing') {
        const legal = legalMoves(deal);
        const move = legal[random(legal.length)];
        if (move === undefined) break;
        moves.push(move);
        deal = must(applyAction(deal, moveAction(deal, move)));
      }
      yield { start, moves };
    }
  }
}

/** Rules with an auction under every house option that they may have: some lay cards aside, some change trumps. */
const housesWithAuctions = (): readonly RuleSet[] =>
  RULE_SETS.filter(({ auction }) => auction !== 'none').flatMap((rules) =>
    (Object.keys(OPTIONS) as OptionId[]).flatMap((option) =>
      valuesOf(option).flatMap((value) => {
        const house = withOptions(rules, { [option]: value });
        return house.ok ? [house.value] : [];
      }),
    ),
  );

/** Every moment of some random deals, auctions, exchanges and declarations too, that a position can tell of. */
function* moments(seed: number): Generator<Deal> {
  for (const rules of [...RULE_SETS, ...housesWithAuctions()]) {
    for (const { after } of randomDeal(dealFrom(rules, seed), randomFrom(seed))) {
      // A claim ends a deal without a position; what was called with a card belongs to the play and not to the table.
      if (after.claim || after.trick.some(({ arrastro }) => arrastro)) continue;
      yield after;
    }
  }
}

/** What a position tells, written down. Nothing laid aside is the same as not laying aside. */
function kept(deal: Deal): unknown {
  const { kitty = '', ...rest } = formatPosition(deal);
  return JSON.parse(JSON.stringify({ kitty, ...rest }));
}

describe('addresses of positions', () => {
  test('open what they were made of', () => {
    let seen = 0;
    for (const { start, moves } of positions(7)) {
      const address = formatPositionAddress({ start, goal: 'reach-61', moves });
      expect(address).toMatch(/^[A-Za-z0-9~._=&-]+$/u);
      const read = readPositionAddress(address);
      expect(read.ok ? 'opened' : `${address}: ${JSON.stringify(read.error)}`).toBe('opened');
      if (!read.ok) continue;
      expect(kept(read.value.start)).toEqual(kept(start));
      expect(read.value.moves).toEqual(moves);
      expect(read.value.goal).toBe('reach-61');
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('keep all that a position has: auctions and their phases, cards laid aside, declarations', () => {
    const seen = new Set<string>();
    for (const seed of [1, 2, 3])
      for (const start of moments(seed)) {
        const address = formatPositionAddress({ start, goal: 'most-points', moves: [] });
        expect(address).toMatch(/^[A-Za-z0-9~._=&-]+$/u);
        const read = readPositionAddress(address);
        expect(read.ok ? kept(read.value.start) : `${address}: ${JSON.stringify(read.error)}`).toEqual(kept(start));
        seen.add(start.phase);
        if (start.kitty?.length) seen.add('kitty');
        if (start.declared?.length) seen.add('declared');
        if (start.bonus?.some((points) => points > 0)) seen.add('bonus');
        if (start.auction && start.phase === 'playing' && start.auction.called === undefined) seen.add('blind');
        if (start.auction?.changedTo) seen.add('changed');
      }
    expect([...seen].sort()).toEqual(
      [
        'bidding',
        'blind',
        'bonus',
        'calling',
        'changed',
        'declared',
        'discarding',
        'finished',
        'kitty',
        'playing',
      ].sort(),
    );
  });

  test('of the first version stay valid, and are still written where they say it all', () => {
    const first = 'r=briscola-2&t=d&h=As2s2c.HdKcJc&n=0&s=Ks6d&p=63.33&w=10.6';
    const read = must(readPositionAddress(first));
    expect(formatPositionAddress(read)).toBe(first);
    // Written before there were auctions in an address: the sides stood there alone.
    const called = must(readPositionAddress('r=briscola-chiamata&t=b&h=5c.Hd.Kd.Ac.3b&n=0&a=0.4_1.2.3'));
    expect(called.start.sides).toEqual([
      [0, 4],
      [1, 2, 3],
    ]);
  });

  test('refuse what is broken or hostile, and never throw', () => {
    const random = randomFrom(11);
    const addresses = [...positions(3)]
      .slice(0, 60)
      .map(({ start, moves }) => formatPositionAddress({ start, goal: { takeAtLeast: 20 }, moves }))
      .concat(
        [...moments(5)]
          .filter(({ auction, bonus }) => auction ?? bonus)
          .slice(0, 200)
          .map((start) => formatPositionAddress({ start, goal: 'most-points', moves: [] })),
      );
    const kinds = new Set<string>();
    for (let round = 0; round < 100_000; round += 1) {
      const read = readPositionAddress(spoiled(addresses[random(addresses.length)] ?? '', random));
      kinds.add(read.ok ? 'opened' : read.error.kind);
    }
    // Enough ways to be wrong were met for the test to mean something.
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['address-bad-move', 'address-incomplete', 'address-unreadable', 'card-twice', 'opened']),
    );
  });

  test.each([
    ['', 'address-unreadable'],
    ['h=Ad.3c&n=0', 'address-incomplete'],
    ['r=nothing&h=Ad.3c&n=0', 'unknown-rule-set'],
    ['r=briscola-2&h=Ad.3c&n=0&t=s&r=brisca-2', 'address-unreadable'],
    ['r=briscola-2&h=Ad.Zz&n=0&t=s', 'address-unreadable'],
    ['r=briscola-2&h=Ad.Ad&n=0&t=s', 'card-twice'],
    ['r=briscola-2&h=Ad.3c&n=0&t=s&m=3c', 'address-bad-move'],
    ['r=briscola-2~TIE_60.never&h=Ad.3c&n=0&t=s', 'unknown-option-value'],
    ['r=constructor&h=Ad.3c&n=0', 'unknown-rule-set'],
    [`r=briscola-2&h=${'Ad'.repeat(1000)}.3c&n=0`, 'address-too-long'],
    ['r=briscola-2&h=Ad.3c&n=0&t=s&__proto__=1', 'address-unreadable'],
    ['r=briscola-2&h=Ad.3c&n=0&t=s&v=3', 'address-unreadable'],
    ['r=briscola-2&h=Ad.3c&n=0&t=s&v=2&c=0.A.61.Ab.1.0', 'address-unreadable'],
    ['r=briscola-2&h=Ad.3c&n=0&t=s&v=2&c=0.A.61.Ab.1.0.-', 'malformed'],
  ])('%.40s: %s', (address, kind) => {
    const read = readPositionAddress(address);
    expect(read.ok ? 'opened' : read.error.kind).toBe(kind);
  });
});

/** An address with something wrong in it, or not: letters changed, cut, doubled, moved, or nonsense put in. */
function spoiled(address: string, random: Random): string {
  const at = random(address.length + 1);
  const to = at + random(8);
  switch (random(7)) {
    case 0:
      return address.slice(0, at);
    case 1:
      return address.slice(0, at) + address.slice(to);
    case 2:
      return address.slice(0, at) + String.fromCodePoint(32 + random(0x2000)) + address.slice(to);
    case 3:
      return address.slice(0, at) + address.slice(at, to) + address.slice(at);
    case 4:
      return address
        .split('&')
        .filter(() => random(6) > 0)
        .join('&');
    case 5:
      return address.replace(/[A-K2-7][cdsb]/u, 'Ad');
    default:
      return address;
  }
}

test.each([
  ['Ad 3c 7b', ['Ad', '3c', '7b']],
  ['ad,3C;7B', ['Ad', '3c', '7b']],
  ['10dAc', ['10d', 'Ac']],
  ['', []],
  ['Ad x', undefined],
  ['1d', undefined],
])('typed cards %j', (text, cards) => {
  expect(findTypedCards(text)).toEqual(cards);
});

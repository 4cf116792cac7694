import { describe, expect, test } from 'vitest';
import type { Deal, Move } from '../../src/engine/play/deal.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import { legalMoves, moveAction } from '../../src/engine/play/moves.ts';
import { formatPosition } from '../../src/engine/notation.ts';
import { findTypedCards, formatPositionAddress, readPositionAddress } from '../../src/engine/positionAddress.ts';
import { likelyPlay } from '../../src/engine/puzzles/likelyPlay.ts';
import { must } from '../../src/engine/result.ts';
import { RULE_SETS } from '../../src/engine/rulesets/index.ts';
import { randomFrom, type Random } from '../../src/engine/shuffle.ts';

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

/** What an address keeps of a deal. */
const kept = (deal: Deal) => {
  const { auction: _auction, phase: _phase, bonus: _bonus, declared: _declared, ...rest } = formatPosition(deal);
  return rest;
};

describe('addresses of positions', () => {
  test('open what they were made of', () => {
    let seen = 0;
    for (const { start, moves } of positions(7)) {
      const address = formatPositionAddress({ start, goal: 'reach-61', moves });
      expect(address).toMatch(/^[A-Za-z0-9~._=&-]+$/u);
      const read = readPositionAddress(address);
      // No part of an address: points for declarations, and a first trick that is played before trump is named.
      if (start.bonus?.some((points) => points !== 0) || (start.auction && start.trump === undefined)) continue;
      expect(read.ok ? 'opened' : `${address}: ${JSON.stringify(read.error)}`).toBe('opened');
      if (!read.ok) continue;
      expect(kept(read.value.start)).toEqual(kept(start));
      expect(read.value.moves).toEqual(moves);
      expect(read.value.goal).toBe('reach-61');
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('refuse what is broken or hostile, and never throw', () => {
    const random = randomFrom(11);
    const addresses = [...positions(3)]
      .slice(0, 60)
      .map(({ start, moves }) => formatPositionAddress({ start, goal: { takeAtLeast: 20 }, moves }));
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

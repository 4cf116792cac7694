import { expect, test } from 'vitest';
import type { Deal } from '../../src/engine/play/deal.ts';
import { dealFrom } from '../../src/engine/play/start.ts';
import { briscola2 } from '../../src/engine/rulesets/briscola-2.ts';
import { HANDLERS, type Tools } from '../../src/workers/handlers.ts';

const tools: Tools = { kernel: undefined, tableKernel: undefined, table: undefined };
const job = { tell: () => undefined, goesOn: () => Promise.resolve(true) };

/** The same deal with the hand of the seat that is not on turn changed for cards of the stock. */
function withOtherHand(deal: Deal): Deal {
  const other = 1 - deal.turn;
  const hand = deal.hands[other] ?? [];
  const swapped = deal.stock.slice(0, hand.length);
  return {
    ...deal,
    hands: deal.hands.map((cards, seat) => (seat === other ? swapped : cards)),
    stock: [...hand, ...deal.stock.slice(hand.length)],
  };
}

test('with closed hands a reply does not change with the cards that its seat cannot see', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const deal = dealFrom(briscola2, seed);
    const other = withOtherHand(deal);
    expect(other.hands).not.toEqual(deal.hands);
    const reply = await HANDLERS.reply({ deal, visibility: 'closed' }, tools, job);
    expect(await HANDLERS.reply({ deal: other, visibility: 'closed' }, tools, job)).toBe(reply);
  }
});

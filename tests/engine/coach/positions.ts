import { suitOf, type Card, type Seat, type Suit } from '../../../src/engine/cards.ts';
import { parsePosition } from '../../../src/engine/notation.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { must } from '../../../src/engine/result.ts';
import { deckOf, pointsOf } from '../../../src/engine/rules/deck.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { sidesOf } from '../../../src/engine/rules/sides.ts';
import { findRuleSet } from '../../../src/engine/rulesets/index.ts';
import { randomFrom, shuffled } from '../../../src/engine/shuffle.ts';
import type { Random } from '../../../src/engine/shuffle.ts';

/** One sort of position: a rule set, tricks left (the one on the table included), cards on the table. */
export interface Sort {
  readonly ruleSet: string;
  readonly tricks: number;
  readonly onTable: number;
  /** How often it stands among a hundred positions. */
  readonly share: number;
}

const sort = (ruleSet: string, tricks: number, onTable: number, share: number): Sort => ({
  ruleSet,
  tricks,
  onTable,
  share,
});

/** Every kind of position in the range with proved reasons; the shares add up to a hundred. */
export const SORTS: readonly Sort[] = [
  sort('briscola-2', 2, 0, 1),
  sort('briscola-2', 2, 1, 2),
  sort('briscola-2', 3, 0, 8),
  sort('briscola-2', 3, 1, 8),
  sort('briscola-2', 4, 0, 8),
  sort('briscola-2', 4, 1, 6),
  sort('briscola-2', 5, 0, 5),
  sort('briscola-2', 5, 1, 5),
  sort('briscola-2', 6, 0, 2),
  sort('briscola-2', 6, 1, 2),
  sort('briscola-2', 7, 0, 1),
  sort('briscola-2', 7, 1, 1),
  sort('briscola-2', 8, 0, 1),
  sort('briscola-2', 8, 1, 1),
  sort('briscola-4', 2, 0, 1),
  sort('briscola-4', 2, 3, 2),
  sort('briscola-4', 3, 0, 2),
  sort('briscola-4', 3, 1, 2),
  sort('briscola-4', 3, 2, 3),
  sort('briscola-4', 3, 3, 4),
  sort('briscola-4', 4, 3, 1),
  sort('briscola-6', 2, 3, 1),
  sort('briscola-6', 3, 5, 1),
  sort('briscola-chiamata', 3, 0, 1),
  sort('briscola-chiamata', 3, 2, 2),
  sort('briscola-chiamata', 3, 4, 2),
  sort('brisca-2', 4, 0, 4),
  sort('brisca-2', 4, 1, 3),
  sort('brisca-2', 5, 1, 2),
  sort('brisca-2', 6, 0, 1),
  sort('brisca-catalana-2', 4, 1, 1),
  sort('brisca-4', 4, 2, 1),
  sort('brisca-valenciana', 3, 1, 3),
  sort('brisca-valenciana', 4, 0, 2),
  sort('brisca-argentina-servir', 5, 1, 2),
  sort('brisca-subastada', 3, 2, 1),
  sort('sueca', 3, 1, 2),
  sort('sueca', 4, 3, 1),
  sort('briscolone-5', 5, 0, 1),
  sort('briscolone-20', 4, 1, 1),
  sort('briscola-pizzico', 5, 1, 1),
  sort('brusquembille-4', 3, 1, 1),
];

/** The sort of the `i`-th position, so that every hundred in a row holds each by its share. */
export function sortAt(i: number): Sort {
  let left = i % 100;
  for (const one of SORTS) {
    if (left < one.share) return one;
    left -= one.share;
  }
  throw new Error('The shares do not add up to a hundred');
}

const draw = (cards: readonly Card[], random: Random): Card => {
  const card = cards[random(cards.length)];
  if (card === undefined) throw new Error('Nothing to draw from');
  return card;
};

/** A caller with a partner at random, and the others. */
function callersSides(random: Random): readonly (readonly Seat[])[] {
  const caller = random(5);
  const partner = (caller + 1 + random(4)) % 5;
  const with2 = [caller, partner].sort((x, y) => x - y);
  return [with2, [0, 1, 2, 3, 4].filter((seat) => !with2.includes(seat))];
}

function trumpOf(rules: RuleSet, stock: readonly Card[], random: Random): Suit | undefined {
  if (rules.trump === 'none') return undefined;
  const turnUp = stock[stock.length - 1];
  return turnUp && rules.turnUp ? suitOf(turnUp) : (['c', 'd', 's', 'b'] as const)[random(4)];
}

/**
 * A random position of that sort: random cards, a random seat to move, and the points already out split so that the
 * side to move has 30 to 70 per cent of them.
 */
export function randomPosition({ ruleSet, tricks, onTable }: Sort, seed: number): Deal {
  const rules = findRuleSet(ruleSet);
  if (!rules) throw new Error(`No rule set ${ruleSet}`);
  const random = randomFrom(seed);
  const { seats } = rules;
  const inHand = Math.min(tricks, rules.handSize);
  const cards = shuffled(deckOf(rules), random).slice(0, tricks * seats);
  const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * inHand, (seat + 1) * inHand));
  const stock = cards.slice(seats * inHand);
  const trump = trumpOf(rules, stock, random);

  const turn = random(seats);
  const trick: Card[] = [];
  for (let place = onTable; place > 0; place -= 1) {
    const seat = (turn - place + seats) % seats;
    const card = draw(hands[seat] ?? [], random);
    trick.push(card);
    hands[seat] = (hands[seat] ?? []).filter((held) => held !== card);
  }

  const sides = rules.sides === 'caller-and-secret-partner' ? callersSides(random) : sidesOf(rules);
  const out = rules.pointsTotal - pointsOf(rules, cards);
  const mine = Math.round((out * (30 + random(41))) / 100);
  const taken = Array.from({ length: seats }, () => 0);
  const ours = sides.find((side) => side.includes(turn));
  for (const side of sides) taken[side[0] ?? 0] = side === ours ? mine : out - mine;
  const tricksWon = Array.from({ length: seats }, () => 0);
  const done = rules.tricks - tricks;
  tricksWon[0] = Math.ceil(done / 2);
  tricksWon[1] = Math.floor(done / 2);

  return must(
    parsePosition({
      ruleSet,
      trump: trump ?? null,
      hands: hands.map((hand) => hand.join(' ')),
      turn,
      trick: trick.join(' '),
      stock: stock.join(' '),
      taken,
      tricksWon,
      sides,
    }),
  );
}

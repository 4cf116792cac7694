import type { Points, Seat } from '../../cards.ts';
import { bit } from './game.ts';
import type { CardSet, Game, Node } from './game.ts';
import { beats } from './moves.ts';
import { createIntMap } from './numberMap.ts';

/** Whether a game is one of two hands, of at most sixteen cards in all, without exchanges or duties to follow. */
export const isTwoHands = ({ seats, swaps, cards, following }: Game): boolean =>
  seats === 2 &&
  swaps.length === 0 &&
  cards.length <= 16 &&
  following.stockOpen === 'free' &&
  following.stockEmpty === 'free';

/** By card: the weaker cards of its suit worth as much, and by pair of cards those whose strength lies between. */
function twinsOf({ cards, suits, strength, points }: Game): {
  readonly weaker: Int32Array;
  readonly between: Int32Array;
} {
  const weaker = new Int32Array(16);
  const between = new Int32Array(256);
  const isBelow = (x: number, y: number): boolean => suits[x] === suits[y] && (strength[x] ?? 0) < (strength[y] ?? 0);
  for (let x = 0; x < cards.length; x++) {
    for (let y = 0; y < cards.length; y++) {
      if (!isBelow(y, x)) continue;
      if (points[x] === points[y]) weaker[x]! |= bit(y);
      for (let z = 0; z < cards.length; z++) if (isBelow(z, x) && isBelow(y, z)) between[(x << 4) | y]! |= bit(z);
    }
  }
  return { weaker, between };
}

/**
 * Values of nodes of two hands: card points that side 0 takes from a node on, cards on the table included. Two hands are
 * one number of 32 bits, a map for each leader.
 *
 * Every value remembered is exact. Within a trick a lead is given up once a reply shows that it is not the best, and of
 * two cards of a hand that nothing live lies between and that are worth the same, one stands for both.
 */
export function createTwoHands(game: Game): (node: Node) => Points {
  const { sideOf, points, stock, tricks } = game;
  const maps = [createIntMap(), createIntMap()] as const;
  const { weaker, between } = twinsOf(game);
  const takes = new Uint8Array(256);
  const worth = new Int16Array(256);
  game.cards.forEach((_, lead) => {
    game.cards.forEach((__, reply) => {
      takes[(lead << 4) | reply] = beats(game, reply, lead) ? 0 : 1;
      worth[(lead << 4) | reply] = (points[lead] ?? 0) + (points[reply] ?? 0);
    });
  });
  const undrawn = Array.from({ length: stock.length + 1 }, (_, drawn): CardSet =>
    stock.slice(drawn).reduce((set, card) => set | bit(card), 0),
  );

  /** Whether a weaker card of the same hand does the same. */
  function hasTwin(card: number, hand: CardSet, live: CardSet): boolean {
    for (let rest = weaker[card]! & hand; rest !== 0; rest &= rest - 1) {
      const other = 31 - Math.clz32(rest & -rest);
      if ((between[(card << 4) | other]! & live & ~hand) === 0) return true;
    }
    return false;
  }

  /** `left`: tricks still to be played, this one included. */
  function valueAt(mine: CardSet, other: CardSet, leader: Seat, drawn: number, left: number): Points {
    if (left <= 1) return left === 0 ? 0 : lastTrick(mine, other, leader);
    const map = maps[leader]!;
    const key = mine | (other << 16);
    const known = map.get(key);
    if (known !== undefined) return known;
    const isOurs = sideOf[leader] === 0;
    const live = mine | other | undrawn[drawn]!;
    let best = isOurs ? -1 : 1000;
    for (let rest = mine; rest !== 0; rest &= rest - 1) {
      const lead = 31 - Math.clz32(rest & -rest);
      if (hasTwin(lead, mine, live)) continue;
      const found = afterLead(lead, mine & ~bit(lead), other, leader, drawn, left, best);
      if (isOurs ? found > best : found < best) best = found;
    }
    map.set(key, best);
    return best;
  }

  function lastTrick(mine: CardSet, other: CardSet, leader: Seat): Points {
    const pair = ((31 - Math.clz32(mine)) << 4) | (31 - Math.clz32(other));
    return sideOf[takes[pair] === 1 ? leader : 1 - leader] === 0 ? worth[pair]! : 0;
  }

  /**
   * The value after a lead, which is no longer among `mine`. It may stop at one that is no better for the leader than
   * `bound`.
   */
  function afterLead(
    lead: number,
    mine: CardSet,
    other: CardSet,
    leader: Seat,
    drawn: number,
    left: number,
    bound: Points,
  ): Points {
    const isOurs = sideOf[leader] === 0;
    const live = mine | other | bit(lead) | undrawn[drawn]!;
    const winnerDraws = drawn < stock.length ? bit(stock[drawn]!) : 0;
    const loserDraws = drawn + 1 < stock.length ? bit(stock[drawn + 1]!) : 0;
    const next = Math.min(stock.length, drawn + 2);
    let best = isOurs ? 1000 : -1;
    for (let rest = other; rest !== 0; rest &= rest - 1) {
      const reply = 31 - Math.clz32(rest & -rest);
      if (hasTwin(reply, other, live)) continue;
      const his = other & ~bit(reply);
      const pair = (lead << 4) | reply;
      const leaderTakes = takes[pair] === 1;
      const winner = leaderTakes ? leader : 1 - leader;
      const gain = sideOf[winner] === 0 ? worth[pair]! : 0;
      const found =
        gain +
        (leaderTakes
          ? valueAt(mine | winnerDraws, his | loserDraws, winner, next, left - 1)
          : valueAt(his | winnerDraws, mine | loserDraws, winner, next, left - 1));
      if (isOurs ? found < best : found > best) best = found;
      if (isOurs ? best <= bound : best >= bound) return best;
    }
    return best;
  }

  return ({ hands: [first = 0, second = 0], turn, table, drawn, trick }) => {
    const left = tricks - trick;
    const [lead] = table;
    if (lead === undefined)
      return turn === 0 ? valueAt(first, second, 0, drawn, left) : valueAt(second, first, 1, drawn, left);
    const leader = 1 - turn;
    const [mine, other] = leader === 0 ? [first, second] : [second, first];
    return afterLead(lead, mine, other, leader, drawn, left, sideOf[leader] === 0 ? -1 : 1000);
  };
}

import type { Points, Seat } from '../cards.ts';
import type { Board, CardNumber } from './board.ts';
import { pairsBelow } from './dealKernel.ts';
import { beats, bitCount } from './lastTrick.ts';
import type { MoveNumber } from './moveNumber.ts';
import { orderOfLead, orderOfLosing, orderOfTaking } from './moveOrder.ts';
import { byNullWindows } from './nullWindows.ts';
import { rootTrickOf } from './rootTrick.ts';
import { BUDGET_SPENT } from './searchTypes.ts';
import type { Search } from './searchTypes.ts';
import type { Slot } from './slots.ts';

const STRIDE = 64;
const MOST_CARDS = 48;

/** The number of the first pair whose later slot is the index. */
const PAIRS_BEFORE = Int32Array.from({ length: MOST_CARDS + 1 }, (_, slot) => pairsBelow(slot));

/** The slot that the leader holds besides a pair after `t` tricks with a draw; the other holds the next. */
const heldAfter = (t: number): Slot => 4 + 2 * t;

// Space for one search at a time, as they run one after another: tables by two slots, and bounds by state.
const takesAt = new Int8Array(STRIDE * STRIDE);
const replyOrder = new Int16Array(STRIDE * STRIDE);
const leadOrder = new Int16Array(STRIDE);
const worthAt = new Uint8Array(STRIDE);
let bounds = new Uint16Array(0);

function writeCards(cards: Int8Array, { points, trump }: Board): void {
  for (let lead = 0; lead < cards.length; lead++) {
    const x = cards[lead]!;
    const worth = points[x]!;
    worthAt[lead] = worth;
    leadOrder[lead] = 2 * orderOfLead(worth, x >> 4 === trump, x & 15);
    for (let reply = 0; reply < cards.length; reply++) {
      const y = cards[reply]!;
      const won = beats(y, x, trump);
      takesAt[lead * STRIDE + reply] = won ? 0 : 1;
      const isTrump = y >> 4 === trump;
      replyOrder[lead * STRIDE + reply] =
        2 * (won ? orderOfTaking(points[y]!, worth, isTrump) : orderOfLosing(points[y]!, isTrump, y & 15));
    }
  }
}

/** Whether a board is a two-hand deal with hands of three, without exchanges or duties to follow. */
export function isPlainDeal(board: Board): boolean {
  const { seats, hands, leader, trick, stock, swaps, followOpen, followEmpty, sideOf } = board;
  if (seats !== 2 || sideOf[0] === sideOf[1] || stock.length % 2 !== 0) return false;
  if (followEmpty !== 'free' || (stock.length > 0 && (followOpen !== 'free' || swaps.length > 0))) return false;
  const count = (seat: Seat): number => [0, 1, 2, 3].reduce((sum, suit) => sum + bitCount(hands[seat * 4 + suit]!), 0);
  return count(leader) + trick.length === 3 && count(1 - leader) === 3 && stock.length + 6 <= MOST_CARDS;
}

const cardsOf = (hands: Int32Array, seat: number): CardNumber[] => {
  const cards: CardNumber[] = [];
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = hands[seat * 4 + suit]!; mask !== 0; mask &= mask - 1)
      cards.push(suit * 16 + 31 - Math.clz32(mask & -mask));
  }
  return cards;
};

/**
 * Alpha-beta with null windows over a plain two-hand deal, with the bounds in the perfect index of the deal table: a state
 * after a trick is the pair of the leader and the pair of the other, since what they drew last is known.
 *
 * The same contract as `createSearch`, which takes the other games; for boards that are `isPlainDeal`. A search is valid
 * until the next one is made.
 *
 * Source: SOLVER.md, "Alternative in plain TypeScript".
 */
export function createDealSearch(board: Board, budget: number): Search {
  const { points, trump, sideOf, seats } = board;
  const root = rootTrickOf(board);
  const first = [...board.trick, ...cardsOf(board.hands, board.leader)];
  const cards = Int8Array.from([...first, ...cardsOf(board.hands, 1 - board.leader), ...board.stock]);
  const draws = board.stock.length / 2;
  const held = [first.map((_, slot) => slot), first.map((_, slot) => slot + first.length)] as [Slot[], Slot[]];
  const offsets = new Int32Array(draws + 2);
  let size = 0;
  for (let layer = 1; layer <= draws; layer++) {
    offsets[layer] = size;
    size += pairsBelow(heldAfter(layer)) ** 2;
  }
  if (bounds.length < size) bounds = new Uint16Array(size);
  else bounds.fill(0, 0, size);
  writeCards(cards, board);
  let nodes = 0;
  let leader = board.leader;
  let led: Slot = 0; // of the card on the table, if there is one: it lies first
  let done = 0; // tricks, when moves are made
  let rest = 0;
  for (let slot = 0; slot < cards.length; slot++) rest += worthAt[slot]!;

  /** What the leader gets of the last trick but one and the last, when `x` is answered by `y`. */
  function lastTwo(x: Slot, keeps: Slot, y: Slot, kept: Slot): Points {
    if (takesAt[x * STRIDE + y] !== 0) {
      const gain = worthAt[x]! + worthAt[y]!;
      return takesAt[keeps * STRIDE + kept] !== 0 ? gain + worthAt[keeps]! + worthAt[kept]! : gain;
    }
    return takesAt[kept * STRIDE + keeps] !== 0 ? 0 : worthAt[keeps]! + worthAt[kept]!;
  }

  function atEnd(a: Slot, b: Slot, c: Slot, d: Slot): Points {
    const ac = lastTwo(a, b, c, d);
    const ad = lastTwo(a, b, d, c);
    const bc = lastTwo(b, a, c, d);
    const bd = lastTwo(b, a, d, c);
    const byA = ac < ad ? ac : ad;
    const byB = bc < bd ? bc : bd;
    return byA > byB ? byA : byB;
  }

  /**
   * Points of the leader from trick `t` on when `x` is answered by `y`, as a bound with respect to `gamma`. `left`: points
   * in play.
   */
  function afterReply(
    t: number,
    x: Slot,
    a: Slot,
    b: Slot,
    y: Slot,
    c: Slot,
    d: Slot,
    left: Points,
    gamma: Points,
  ): Points {
    const gain = worthAt[x]! + worthAt[y]!;
    const still = left - gain;
    if (takesAt[x * STRIDE + y] !== 0) {
      if (gamma <= gain) return gain;
      if (gamma > left) return left;
      return gain + afterTrick(t + 1, a, b, c, d, still, gamma - gain);
    }
    if (gamma <= 0) return 0;
    if (gamma > still) return still;
    return still - afterTrick(t + 1, c, d, a, b, still, still - gamma + 1);
  }

  /** The same, for the best of three replies. The slots of the other ascend. */
  function afterLead(
    t: number,
    x: Slot,
    a: Slot,
    b: Slot,
    c: Slot,
    d: Slot,
    e: Slot,
    left: Points,
    gamma: Points,
  ): Points {
    const row = x * STRIDE;
    const [orderC, orderD, orderE] = [replyOrder[row + c]!, replyOrder[row + d]!, replyOrder[row + e]!];
    let least = 255;
    // A bit a reply that has been tried.
    for (let tried = 0; tried !== 7;) {
      let value: Points;
      const pickC = (tried & 1) === 0;
      const pickD = (tried & 2) === 0;
      const pickE = (tried & 4) === 0;
      if (pickC && (!pickD || orderC <= orderD) && (!pickE || orderC <= orderE)) {
        tried |= 1;
        value = afterReply(t, x, a, b, c, d, e, left, gamma);
      } else if (pickD && (!pickE || orderD <= orderE)) {
        tried |= 2;
        value = afterReply(t, x, a, b, d, c, e, left, gamma);
      } else {
        tried |= 4;
        value = afterReply(t, x, a, b, e, c, d, left, gamma);
      }
      if (value < least) least = value;
      if (least < gamma) break;
    }
    return least;
  }

  /** The same, for the leader about to lead, after the draw that ends a trick. Both pairs ascend. */
  function afterTrick(t: number, a: Slot, b: Slot, c: Slot, d: Slot, left: Points, gamma: Points): Points {
    if (t > draws) return atEnd(a, b, c, d);
    const m = heldAfter(t);
    const at = offsets[t]! + (PAIRS_BEFORE[b]! + a) * PAIRS_BEFORE[m]! + PAIRS_BEFORE[d]! + c;
    const known = bounds[at]!;
    let lower = 0;
    let upper = left;
    if (known !== 0) {
      lower = known & 255;
      upper = known >> 8;
      if (lower >= gamma) return lower;
      if (upper < gamma) return upper;
    }
    if (++nodes > budget) throw BUDGET_SPENT;
    const [orderA, orderB, orderM] = [leadOrder[a]!, leadOrder[b]!, leadOrder[m]!];
    let most = -1;
    for (let tried = 0; tried !== 7;) {
      let value: Points;
      const pickA = (tried & 1) === 0;
      const pickB = (tried & 2) === 0;
      const pickM = (tried & 4) === 0;
      if (pickA && (!pickB || orderA <= orderB) && (!pickM || orderA <= orderM)) {
        tried |= 1;
        value = afterLead(t, a, b, m, c, d, m + 1, left, gamma);
      } else if (pickB && (!pickM || orderB <= orderM)) {
        tried |= 2;
        value = afterLead(t, b, a, m, c, d, m + 1, left, gamma);
      } else {
        tried |= 4;
        value = afterLead(t, m, a, b, c, d, m + 1, left, gamma);
      }
      if (value > most) most = value;
      if (most >= gamma) break;
    }
    bounds[at] = most >= gamma ? most | (upper << 8) : lower | (most << 8);
    return most;
  }

  /** What the leader of the trick at the root gets after a lead or a reply, as a bound with respect to `gamma`. */
  function leaderGets(slot: Slot, gamma: Points): Points {
    const lead = root.k === 0 ? slot : led;
    const [a, b] = held[0].filter((one) => one !== lead);
    const [c, d, e] = root.k === 0 ? held[1] : [slot, ...held[1].filter((one) => one !== slot)];
    if (c === undefined) throw new Error('A side has no card');
    if (a === undefined || d === undefined) return takesAt[lead * STRIDE + c] !== 0 ? worthAt[lead]! + worthAt[c]! : 0;
    if (b === undefined || e === undefined) {
      const byFirst = lastTwo(lead, a, c, d);
      return root.k === 0 ? Math.min(byFirst, lastTwo(lead, a, d, c)) : byFirst;
    }
    return root.k === 0
      ? afterLead(done, lead, a, b, c, d, e, rest, gamma)
      : afterReply(done, lead, a, b, c, d, e, rest, gamma);
  }

  function afterMove(move: MoveNumber, gamma: Points): Points {
    const slot = cards.indexOf(move);
    if (sideOf[leader] === 0) return leaderGets(slot, gamma);
    return rest - leaderGets(slot, rest - gamma + 1);
  }

  function endTrick(reply: Slot): Points {
    const takes = takesAt[led * STRIDE + reply] !== 0;
    const gain = worthAt[led]! + worthAt[reply]!;
    held[0] = held[0].filter((slot) => slot !== led);
    held[1] = held[1].filter((slot) => slot !== reply);
    if (!takes) {
      held.reverse();
      leader = 1 - leader;
    }
    if (++done <= draws) {
      held[0].push(heldAfter(done));
      held[1].push(heldAfter(done) + 1);
    }
    rest -= gain;
    root.k = 0;
    root.pts = 0;
    root.seat = leader;
    return sideOf[leader] === 0 ? gain : 0;
  }

  return {
    moves: () => held[root.k === 0 ? 0 : 1].map((slot) => cards[slot]!).sort((x, y) => x - y),
    turn: () => root.seat,
    valueOf: (move, guess) => byNullWindows((gamma) => afterMove(move, gamma), rest, guess),
    bound: afterMove,
    reaches: (move, target) => afterMove(move, target) >= target,
    make(move) {
      const slot = cards.indexOf(move);
      if (root.k === 1) return endTrick(slot);
      led = slot;
      root.k = 1;
      root.best = move;
      root.pts = worthAt[slot]!;
      root.seat = 1 - leader;
      return 0;
    },
    pointsLeft: () => rest,
    isOver: () => root.k === 0 && held[0].length === 0,
    situation: () => ({ seats, trump, points, cardsPlayed: root.k, best: root.best, pointsLying: root.pts }),
    nodes: () => nodes,
  };
}

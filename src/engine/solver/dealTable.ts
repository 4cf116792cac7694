import type { Points } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { numberOf } from './board.ts';
import { pairIndex, STRIDE, TABLES } from './dealKernel.ts';
import type { DealKernel } from './dealKernel.ts';
import { cellOf, fillLayers, heldIn } from './dealLayers.ts';
import type { DealLayers } from './dealLayers.ts';
import { createPlainKernel } from './plainKernel.ts';
import { inOneHand, NOWHERE, slotsOf } from './slots.ts';
import type { Slot, Slots } from './slots.ts';
import type { SolveRefusal } from './solution.ts';
import { fillTrickless } from './tricklessLayers.ts';
import type { Owner } from './tricklessLayers.ts';

/** A whole two-hand deal, solved: every position that can arise from its root is looked up. */
export interface DealTable {
  /** Layers filled, over all labellings of the cards. */
  readonly layers: number;
  /** Bytes of memory the layers take. */
  readonly bytes: number;
  /**
   * The value of every move of the seat on turn, in hand order, exchanges last: final scores of its side, in card
   * points. Undefined for a position that cannot arise from the table's root.
   */
  read(deal: Deal): ReadonlyMap<Move, Points> | undefined;
  /** Whether it may still be read: its kernel has made no other table since. */
  isCurrent(): boolean;
}

/** A position of the table, in slots. `tricks`: which owners have won one. */
interface Place {
  readonly labelling: number;
  readonly stockLeft: number;
  readonly turn: Owner;
  readonly hands: readonly [readonly Slot[], readonly Slot[]];
  readonly lead: Slot | undefined;
  readonly tricks: readonly [boolean, boolean];
  readonly exchanged: boolean;
}

const other = (owner: Owner): Owner => (owner === 0 ? 1 : 0);

const without = (hand: readonly Slot[], slot: Slot): readonly Slot[] => hand.filter((held) => held !== slot);

/**
 * Solves a deal of two hands of three cards from a position on, exchanges and duties to follow included, and keeps
 * every layer. Each later position of the deal, whatever is played, is then read without a search.
 *
 * The table lives in the kernel's memory: it is valid until the kernel makes another one. Refuses games with other
 * hands or seats as `not-covered`.
 *
 * Source: the representation and recursion of SOLVER.md.
 */
export function createDealTable(deal: Deal, kernel: DealKernel = createPlainKernel()): Result<DealTable, SolveRefusal> {
  const made = slotsOf(deal);
  if (!made.ok) return made;
  const slots = made.value;
  const layers = fillLayers(slots, kernel);
  const valueAfterTrick = afterTrickOf(layers, deal);
  return ok({
    layers: layers.firstLayer.reduce((sum, first) => sum + slots.draws + 2 - first, 0),
    bytes: layers.bytes,
    read: (position) => readPlace(layers, valueAfterTrick, position),
    isCurrent: layers.isCurrent,
  });
}

/** Points of the winner of a trick less the loser's, from the draw after it on. */
type AfterTrick = (
  winner: Owner,
  place: Place,
  hands: readonly [readonly Slot[], readonly Slot[]],
  labelling: number,
) => number;

function afterTrickOf(layers: DealLayers, root: Deal): AfterTrick {
  const { slots, memory } = layers;
  const { draws, leader, swaps } = slots;
  const hasTrick = [root.tricksWon[leader] !== 0, root.tricksWon[1 - leader] !== 0];
  const winners = ([0, 1] as const).filter((owner) => !hasTrick[other(owner)]);
  const trickless = swaps.some(({ needsTrick }) => needsTrick) ? fillTrickless(layers, winners) : undefined;

  return (winner, { stockLeft, tricks }, hands, labelling) => {
    const [mine, his] = [hands[winner], hands[other(winner)]];
    const [a, b] = mine;
    const [c, d] = his;
    if (a === undefined || c === undefined) return 0;
    if (b === undefined || d === undefined)
      return memory[layers.tables(labelling, draws) + TABLES.gain + a * STRIDE + c]!;
    const t = draws - stockLeft / 2 + 1;
    if (trickless && !tricks[other(winner)] && t <= draws) return trickless.value(winner, labelling, t, a, b, c, d);
    return cellOf(layers, labelling, t, pairIndex(a, b), pairIndex(c, d));
  };
}

/** The value of a reply for the leader: his points less the other's from this trick on. */
function replyValue(
  layers: DealLayers,
  afterTrick: AfterTrick,
  place: Place,
  labelling: number,
  lead: Slot,
  reply: Slot,
  leader: Owner,
): number {
  const { memory } = layers;
  const t = layers.slots.draws - place.stockLeft / 2;
  const cell = layers.tables(labelling, t) + lead * STRIDE + reply;
  const takes = memory[cell + TABLES.takes] !== 0;
  const hands = [without(without(place.hands[0], lead), reply), without(without(place.hands[1], lead), reply)] as const;
  const after = afterTrick(takes ? leader : other(leader), place, hands, labelling);
  return memory[cell + TABLES.gain]! + (takes ? after : -after);
}

function legalReplies(
  layers: DealLayers,
  place: Place,
  labelling: number,
  lead: Slot,
  hand: readonly Slot[],
): readonly Slot[] {
  const t = layers.slots.draws - place.stockLeft / 2;
  const row = layers.tables(labelling, t) + lead * STRIDE + TABLES.duty;
  const owed = Math.max(...hand.map((slot) => layers.memory[row + slot]!));
  return hand.filter((slot) => layers.memory[row + slot] === owed);
}

/** Whether an owner may lay down its card for the turn-up. */
function maySwap(
  layers: DealLayers,
  place: Place,
  labelling: number,
  owner: Owner,
  leads: 'leads' | 'follows',
): boolean {
  const swap = layers.slots.swaps[labelling];
  const t = layers.slots.draws - place.stockLeft / 2;
  return (
    swap !== undefined &&
    place.stockLeft > 0 &&
    place.stockLeft >= swap.stockAtLeast &&
    t < layers.slots.draws &&
    place.hands[owner].includes(swap.slot) &&
    (!swap.needsTrick || place.tricks[owner]) &&
    (!swap.onlyLeader || leads === 'leads')
  );
}

/** The least the other can hold a lead to. */
function leadValue(layers: DealLayers, afterTrick: AfterTrick, place: Place, labelling: number, lead: Slot): number {
  const leader = place.turn;
  const replier = other(leader);
  const hand = place.hands[replier];
  const least = (labels: number): number =>
    Math.min(
      ...legalReplies(layers, place, labels, lead, hand).map((reply) =>
        replyValue(layers, afterTrick, place, labels, lead, reply, leader),
      ),
    );
  const plain = least(labelling);
  return maySwap(layers, place, labelling, replier, 'follows') ? Math.min(plain, least(labelling + 1)) : plain;
}

/** Values of the moves of the owner on turn: his points less the other's, by slot; `exchange` last. */
function moveValues(layers: DealLayers, afterTrick: AfterTrick, place: Place): Map<Slot | 'exchange', number> {
  const { turn, lead, labelling } = place;
  const hand = place.hands[turn];
  const cards = (labels: number): [Slot, number][] =>
    lead === undefined
      ? hand.map((slot) => [slot, leadValue(layers, afterTrick, place, labels, slot)])
      : legalReplies(layers, place, labels, lead, hand).map((slot) => [
          slot,
          -replyValue(layers, afterTrick, place, labels, lead, slot, other(turn)),
        ]);
  const values = new Map<Slot | 'exchange', number>(cards(labelling));
  if (!place.exchanged && maySwap(layers, place, labelling, turn, lead === undefined ? 'leads' : 'follows')) {
    values.set('exchange', Math.max(...cards(labelling + 1).map(([, value]) => value)));
  }
  return values;
}

/** Where a deal stands in the table, or undefined if it cannot arise from the root. */
function placeOf(slots: Slots, deal: Deal): Place | undefined {
  const turnUp = deal.stock.at(-1);
  if (turnUp !== undefined) {
    const number = numberOf(deal.rules, turnUp);
    return placeUnder(
      slots,
      deal,
      slots.cards.findIndex((cards) => cards.at(-1) === number),
    );
  }
  // Once the turn-up is drawn only the hands tell which exchanges were made.
  for (let labelling = 0; labelling < slots.cards.length; labelling++) {
    const place = placeUnder(slots, deal, labelling);
    if (place) return place;
  }
  return undefined;
}

function placeUnder(slots: Slots, deal: Deal, labelling: number): Place | undefined {
  const { rules } = deal;
  const slotOf = slots.slotOf[labelling];
  if (!slotOf || deal.phase !== 'playing') return undefined;
  const slot = (card: (typeof deal.stock)[number]): Slot => slotOf[numberOf(rules, card)] ?? NOWHERE;
  const seatOf = (owner: Owner): number => (owner === 0 ? slots.leader : 1 - slots.leader);
  const hand = (owner: Owner): readonly Slot[] => (deal.hands[seatOf(owner)] ?? []).map(slot);
  const led = deal.trick[0];
  const owners: readonly Owner[] = slots.leader === 0 ? [0, 1] : [1, 0];
  const place: Place = {
    labelling,
    stockLeft: deal.stock.length,
    turn: owners[deal.turn] ?? 0,
    hands: [hand(0), hand(1)],
    lead: led && slot(led.card),
    tricks: [deal.tricksWon[seatOf(0)] !== 0, deal.tricksWon[seatOf(1)] !== 0],
    exchanged: deal.exchanged,
  };
  return fits(slots, deal, place, slot) ? place : undefined;
}

const isHand = (hand: readonly Slot[]): boolean => hand.every((a) => hand.every((b) => a >= b || inOneHand(a, b)));

/** Whether the cards are where the order of drawing puts them. */
function fits(slots: Slots, deal: Deal, place: Place, slot: (card: (typeof deal.stock)[number]) => Slot): boolean {
  const { count, draws } = slots;
  const drawn = count - place.stockLeft;
  const all = [...place.hands[0], ...place.hands[1], ...(place.lead === undefined ? [] : [place.lead])];
  const [lead, follow] = [deal.trick[0]?.seat ?? deal.turn, 1 - (deal.trick[0]?.seat ?? deal.turn)];
  const owners: readonly Owner[] = slots.leader === 0 ? [0, 1] : [1, 0];
  const leaderHolds = [...place.hands[owners[lead]!], ...(place.lead === undefined ? [] : [place.lead])];
  const follower = place.hands[owners[follow]!];
  const counted = leaderHolds.length === follower.length && (place.stockLeft === 0 || follower.length === 3);
  const inStock = deal.stock.every((card, i) => slot(card) === drawn + i);
  const dealt = all.every((held) => held !== NOWHERE && held < drawn) && new Set(all).size === all.length;
  if (!counted || !inStock || !dealt || deal.hands.length !== 2) return false;
  if (count >= 6 && !(isHand(leaderHolds) && isHand(follower))) return false;
  const t = draws - place.stockLeft / 2;
  if (place.stockLeft === 0 || t === 0) return true;
  return leaderHolds.includes(heldIn(t)) && follower.includes(heldIn(t) + 1);
}

function readPlace(layers: DealLayers, afterTrick: AfterTrick, deal: Deal): ReadonlyMap<Move, Points> | undefined {
  const { slots } = layers;
  const place = placeOf(slots, deal);
  if (!place) return undefined;
  const cards = slots.cards[place.labelling]!;
  const worth = (held: Slot): Points => slots.board.points[cards[held]!]!;
  const stock = deal.stock.map((_, i) => slots.count - place.stockLeft + i);
  const live = [...place.hands[0], ...place.hands[1], ...stock, ...(place.lead === undefined ? [] : [place.lead])];
  const all = live.reduce((sum, held) => sum + worth(held), 0);
  const found = moveValues(layers, afterTrick, place);
  const score = (value: number): Points => (deal.taken[deal.turn] ?? 0) + (all + value) / 2;
  const values = new Map<Move, Points>();
  const hand = deal.hands[deal.turn] ?? [];
  hand.forEach((card, i) => {
    const value = found.get(place.hands[place.turn][i]!);
    if (value !== undefined) values.set(card, score(value));
  });
  const exchange = found.get('exchange');
  const given = slots.swaps[place.labelling];
  if (exchange !== undefined && given) {
    hand.forEach((card) => {
      if (numberOf(deal.rules, card) === given.give) values.set(`exchange ${card}`, score(exchange));
    });
  }
  return values;
}

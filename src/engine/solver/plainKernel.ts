import { pairIndex, pairsBelow, STRIDE, TABLES, TABLES_BOUND } from './dealKernel.ts';
import type { DealKernel } from './dealKernel.ts';
import { BARRED, createLeads, dutifulReply, readLeads, replyFromPair } from './leadReplies.ts';
import type { Lead } from './leadReplies.ts';
import { fillLastRow, fillRow, repliesWith } from './plainRows.ts';
import { turnMatrix } from './plainTurn.ts';
import { inOneHand } from './slots.ts';
import type { Slot } from './slots.ts';

// Space for one layer at a time, as they are filled one after another.
const ownLeads = createLeads();
const otherLeads = createLeads();

/**
 * The deal table's loops in plain TypeScript: the reference for the kernel, and what runs where there is none. Cells
 * that no play can reach are left as they are: of two pairs that share a slot, and in layers with a draw before them of
 * a pair that no one hand can hold.
 */
export function createPlainKernel(): DealKernel {
  let memory = new Int8Array(0);
  let mins = [new Int32Array(0), new Int32Array(0), new Int32Array(0)] as const;
  let lower = new Int32Array(0);
  const columns = new Int32Array(STRIDE);
  const most = new Int32Array(STRIDE);

  const isBound = (tables: number): boolean => memory[tables + TABLES_BOUND] !== 0;

  function makeRoom(pairs: number): void {
    if (lower.length >= pairs) return;
    mins = [new Int32Array(pairs), new Int32Array(pairs), new Int32Array(pairs)];
    lower = new Int32Array(pairs);
  }

  /** Calls `visit` with each pair of slots below `width`. */
  function eachPair(width: number, visit: (first: Slot, second: Slot, pair: number) => void): void {
    for (let second = 1, pair = 0; second < width; second++) {
      for (let first = 0; first < second; first++, pair++) visit(first, second, pair);
    }
  }

  /** The same of those that one hand can hold. */
  const eachHand: typeof eachPair = (width, visit) =>
    eachPair(width, (first, second, pair) => {
      if (inOneHand(first, second)) visit(first, second, pair);
    });

  /** Writes into `into` the least value the other can reach against a lead, a value a pair. */
  function answerLead(
    lead: Lead,
    keeps: number,
    width: number,
    tables: number,
    next: number,
    nextTurned: number,
    into: Int32Array,
  ): void {
    const across = pairsBelow(width + 2);
    const kept = next + keeps * across;
    const lost = nextTurned + keeps * across;
    const tail = pairsBelow(width + 1);
    const pairs = pairsBelow(width);
    const gainHeld = lead.gain[width + 1]!;
    const from = lead.takes[width + 1] !== 0 ? kept : lost;
    for (let at = 0; at < pairs; at++) into[at] = gainHeld + memory[from + at]!;
    if (isBound(tables)) dutifulReply(lead, memory, kept + tail, lost + tail, width, lead.duty[width + 1]!, into);
    else replyFromPair(lead, memory, kept + tail, lost + tail, width, into);
  }

  function writeMost(pairs: number, out: number): void {
    const [a, b, c] = mins;
    for (let at = 0; at < pairs; at++) {
      const ab = a[at]! > b[at]! ? a[at]! : b[at]!;
      memory[out + at] = ab > c[at]! ? ab : c[at]!;
    }
  }

  return {
    reserve(bytes) {
      if (memory.length < bytes) memory = new Int8Array(bytes);
      return memory;
    },
    fillLast(slots, tables, out) {
      const pairs = pairsBelow(slots);
      const bound = isBound(tables);
      readLeads(ownLeads, memory, tables, slots);
      makeRoom(pairs);
      mins[2].fill(-BARRED);
      // Every pair: this layer also serves games whose cards are not numbered in the order in which they come into hands.
      eachPair(slots, (first, second, pair) => {
        const row = out + pair * pairs;
        const kept = tables + TABLES.gain + second * STRIDE;
        const otherKept = tables + TABLES.gain + first * STRIDE;
        const toLost = TABLES.answer - TABLES.gain;
        if (!bound) {
          fillLastRow(memory, ownLeads, slots, first, second, kept, otherKept, toLost, row);
          return;
        }
        mins[0].fill(BARRED, 0, pairs);
        mins[1].fill(BARRED, 0, pairs);
        dutifulReply(ownLeads[first]!, memory, kept, kept + toLost, slots, -1, mins[0]);
        dutifulReply(ownLeads[second]!, memory, otherKept, otherKept + toLost, slots, -1, mins[1]);
        writeMost(pairs, row);
      });
    },
    fillLayer(width, tables, next, nextTurned, out) {
      const pairs = pairsBelow(width);
      const across = pairsBelow(width + 2);
      const bound = isBound(tables);
      readLeads(ownLeads, memory, tables, width + 2);
      makeRoom(pairs);
      eachHand(width, (first, second, pair) => {
        const row = out + pair * pairs;
        if (!bound) {
          const rowA = next + pair * across;
          const rowB = next + (pairs + first) * across;
          const rowC = next + (pairs + second) * across;
          fillRow(memory, ownLeads, width, first, second, rowA, rowB, rowC, nextTurned - next, row);
          return;
        }
        answerLead(ownLeads[width]!, pair, width, tables, next, nextTurned, mins[0]);
        answerLead(ownLeads[second]!, pairs + first, width, tables, next, nextTurned, mins[1]);
        answerLead(ownLeads[first]!, pairs + second, width, tables, next, nextTurned, mins[2]);
        writeMost(pairs, row);
      });
    },
    fillEither(width, tables, next, nextTurned, otherTables, otherNext, otherNextTurned, out) {
      const pairs = pairsBelow(width);
      makeRoom(pairs);
      readLeads(ownLeads, memory, tables, width + 2);
      readLeads(otherLeads, memory, otherTables, width + 2);
      eachHand(width, (first, second, pair) => {
        for (let k = 0; k < 3; k++) {
          const slot = k === 0 ? width : k === 1 ? second : first;
          const keeps = k === 0 ? pair : pairs + (k === 1 ? first : second);
          const into = mins[k]!;
          answerLead(ownLeads[slot]!, keeps, width, tables, next, nextTurned, into);
          answerLead(otherLeads[slot]!, keeps, width, otherTables, otherNext, otherNextTurned, lower);
          for (let at = 0; at < pairs; at++) if (lower[at]! < into[at]!) into[at] = lower[at]!;
        }
        writeMost(pairs, out + pair * pairs);
      });
    },
    fillColumns(width, slot, tables, next, nextTurned, otherTables, otherNext, otherNextTurned, out) {
      const pairs = pairsBelow(width);
      const across = pairsBelow(width + 2);
      readLeads(ownLeads, memory, tables, width + 2);
      readLeads(otherLeads, memory, otherTables, width + 2);
      eachHand(width, (first, second, pair) => {
        if (first === slot || second === slot) return;
        most.fill(-BARRED, 0, width);
        for (let k = 0; k < 3; k++) {
          const lead = k === 0 ? width : k === 1 ? second : first;
          const row = (k === 0 ? pair : pairs + (k === 1 ? first : second)) * across;
          columns.fill(BARRED, 0, width);
          repliesWith(ownLeads[lead]!, memory, slot, width, next + row, nextTurned + row, columns);
          repliesWith(otherLeads[lead]!, memory, slot, width, otherNext + row, otherNextTurned + row, columns);
          for (let other = 0; other < width; other++) if (columns[other]! > most[other]!) most[other] = columns[other]!;
        }
        for (let other = 0; other < width; other++) {
          if (other !== slot) memory[out + pair * pairs + pairIndex(other, slot)] = most[other]!;
        }
      });
    },
    turn: (rows, from, out) => turnMatrix(memory, rows, from, out),
  };
}

import { pairIndex, pairsBelow, STRIDE, TABLES, TABLES_BOUND } from './dealKernel.ts';
import type { DealKernel } from './dealKernel.ts';
import { BARRED, createLead, dutifulReply, replyFromPair } from './leadReplies.ts';
import type { Lead } from './leadReplies.ts';

/** The deal table's loops in plain TypeScript: the reference for the kernel, and what runs where there is none. */
export function createPlainKernel(): DealKernel {
  let memory = new Int8Array(0);
  const leads = [createLead(), createLead(), createLead()] as const;
  const mins = [new Int8Array(0), new Int8Array(0), new Int8Array(0)];

  function aim(lead: Lead, slot: number, tables: number, slots: number, kept: number, lost: number): void {
    const row = tables + slot * STRIDE;
    for (let k = 0; k < slots; k++) {
      lead.gain[k] = memory[row + TABLES.gain + k]!;
      lead.takes[k] = memory[row + TABLES.takes + k]!;
      lead.duty[k] = memory[row + TABLES.duty + k]!;
    }
    // Only the slots below the width have a pair to keep; what is read beyond is not used.
    for (let k = 0; k < slots; k++) {
      lead.kept[k] = memory[kept + k]!;
      lead.lost[k] = memory[lost + k]!;
    }
  }

  /** Writes into `into` the least value the other can reach against a lead, a value a pair. */
  function answerLead(
    lead: Lead,
    slot: number,
    pair: number,
    width: number,
    tables: number,
    next: number,
    nextTurned: number,
    into: Int8Array,
  ): void {
    const across = pairsBelow(width + 2);
    const kept = next + pair * across;
    const lost = nextTurned + pair * across;
    const withHeld = pairsBelow(width + 1);
    aim(lead, slot, tables, width + 2, kept + withHeld, lost + withHeld);
    const pairs = pairsBelow(width);
    const gainHeld = lead.gain[width + 1]!;
    const from = lead.takes[width + 1] !== 0 ? kept : lost;
    for (let at = 0; at < pairs; at++) into[at] = gainHeld + memory[from + at]!;
    if (memory[tables + TABLES_BOUND] === 0) replyFromPair(lead, width, into);
    else dutifulReply(lead, width, lead.duty[width + 1]!, into);
  }

  /** One row of a layer without duties, all three leads at once: what most of the time goes into. */
  function fillRow(
    width: number,
    tables: number,
    slots: readonly [number, number, number],
    keeps: readonly [number, number, number],
    next: number,
    nextTurned: number,
    out: number,
  ): void {
    const bytes = memory;
    const across = pairsBelow(width + 2);
    const withHeld = pairsBelow(width + 1);
    const toLost = nextTurned - next;
    const [a, b, c] = leads;
    const rowA = next + keeps[0] * across;
    const rowB = next + keeps[1] * across;
    const rowC = next + keeps[2] * across;
    aim(a, slots[0], tables, width + 2, rowA + withHeld, rowA + withHeld + toLost);
    aim(b, slots[1], tables, width + 2, rowB + withHeld, rowB + withHeld + toLost);
    aim(c, slots[2], tables, width + 2, rowC + withHeld, rowC + withHeld + toLost);
    const { gain: gainA, takes: takesA } = a;
    const { gain: gainB, takes: takesB } = b;
    const { gain: gainC, takes: takesC } = c;
    const heldA = gainA[width + 1]!;
    const heldB = gainB[width + 1]!;
    const heldC = gainC[width + 1]!;
    let fromA = takesA[width + 1] !== 0 ? rowA : rowA + toLost;
    let fromB = takesB[width + 1] !== 0 ? rowB : rowB + toLost;
    let fromC = takesC[width + 1] !== 0 ? rowC : rowC + toLost;
    let at = out;
    for (let j = 1; j < width; j++) {
      const staysA = takesA[j] !== 0 ? a.kept : a.lost;
      const staysB = takesB[j] !== 0 ? b.kept : b.lost;
      const staysC = takesC[j] !== 0 ? c.kept : c.lost;
      const gainJA = gainA[j]!;
      const gainJB = gainB[j]!;
      const gainJC = gainC[j]!;
      const lostA = a.lost[j]!;
      const lostB = b.lost[j]!;
      const lostC = c.lost[j]!;
      const moreA = a.kept[j]! - lostA;
      const moreB = b.kept[j]! - lostB;
      const moreC = c.kept[j]! - lostC;
      for (let i = 0; i < j; i++) {
        let most = heldA + bytes[fromA++]!;
        let reply = gainJA + staysA[i]!;
        if (reply < most) most = reply;
        reply = gainA[i]! + lostA + (takesA[i]! & moreA);
        if (reply < most) most = reply;

        let value = heldB + bytes[fromB++]!;
        reply = gainJB + staysB[i]!;
        if (reply < value) value = reply;
        reply = gainB[i]! + lostB + (takesB[i]! & moreB);
        if (reply < value) value = reply;
        if (value > most) most = value;

        value = heldC + bytes[fromC++]!;
        reply = gainJC + staysC[i]!;
        if (reply < value) value = reply;
        reply = gainC[i]! + lostC + (takesC[i]! & moreC);
        if (reply < value) value = reply;
        bytes[at++] = value > most ? value : most;
      }
    }
  }

  /** One row of the last layer without duties: two leads at once. */
  function fillLastRow(slots: number, tables: number, first: number, second: number, out: number): void {
    const bytes = memory;
    const [a, b] = leads;
    const [rowA, rowB] = [tables + first * STRIDE, tables + second * STRIDE];
    aim(a, first, tables, slots, rowB + TABLES.gain, rowB + TABLES.answer);
    aim(b, second, tables, slots, rowA + TABLES.gain, rowA + TABLES.answer);
    const { gain: gainA, takes: takesA, kept: keptA, lost: lostA } = a;
    const { gain: gainB, takes: takesB, kept: keptB, lost: lostB } = b;
    let at = out;
    for (let j = 1; j < slots; j++) {
      const staysA = takesA[j] !== 0 ? keptA : lostA;
      const staysB = takesB[j] !== 0 ? keptB : lostB;
      const gainJA = gainA[j]!;
      const gainJB = gainB[j]!;
      const lostJA = lostA[j]!;
      const lostJB = lostB[j]!;
      const moreA = keptA[j]! - lostJA;
      const moreB = keptB[j]! - lostJB;
      for (let i = 0; i < j; i++) {
        let most = gainJA + staysA[i]!;
        let reply = gainA[i]! + lostJA + (takesA[i]! & moreA);
        if (reply < most) most = reply;
        let value = gainJB + staysB[i]!;
        reply = gainB[i]! + lostJB + (takesB[i]! & moreB);
        if (reply < value) value = reply;
        bytes[at++] = value > most ? value : most;
      }
    }
  }

  /** The least reply to a lead out of the pair of `first` and `second` and the slot held besides. */
  function leastOf(
    lead: number,
    keeps: number,
    first: number,
    second: number,
    width: number,
    tables: number,
    next: number,
    nextTurned: number,
  ): number {
    const held = width + 1;
    const row = tables + lead * STRIDE;
    const kept = next + keeps * pairsBelow(width + 2);
    const toLost = nextTurned - next;
    const tail = kept + pairsBelow(held);
    const [dutyA, dutyB, dutyC] = [
      memory[row + TABLES.duty + held]!,
      memory[row + TABLES.duty + first]!,
      memory[row + TABLES.duty + second]!,
    ];
    const owed = Math.max(dutyA, dutyB, dutyC);
    let least = BARRED;
    if (dutyA === owed) {
      const cell = kept + pairIndex(first, second);
      least = memory[row + held]! + memory[memory[row + TABLES.takes + held] !== 0 ? cell : cell + toLost]!;
    }
    if (dutyB === owed) {
      const cell = tail + second;
      least = Math.min(
        least,
        memory[row + first]! + memory[memory[row + TABLES.takes + first] !== 0 ? cell : cell + toLost]!,
      );
    }
    if (dutyC === owed) {
      const cell = tail + first;
      least = Math.min(
        least,
        memory[row + second]! + memory[memory[row + TABLES.takes + second] !== 0 ? cell : cell + toLost]!,
      );
    }
    return least;
  }

  function writeMost(pairs: number, out: number): void {
    const [a, b, c] = mins as [Int8Array, Int8Array, Int8Array];
    for (let at = 0; at < pairs; at++) {
      const ab = a[at]! > b[at]! ? a[at]! : b[at]!;
      memory[out + at] = ab > c[at]! ? ab : c[at]!;
    }
  }

  function makeRoom(pairs: number): void {
    if (mins[0]!.length >= pairs) return;
    for (let i = 0; i < 3; i++) mins[i] = new Int8Array(pairs);
  }

  return {
    reserve(bytes) {
      if (memory.length < bytes) memory = new Int8Array(bytes);
      return memory;
    },
    fillLast(slots, tables, out) {
      const pairs = pairsBelow(slots);
      if (memory[tables + TABLES_BOUND] === 0) {
        for (let second = 1, row = out; second < slots; second++) {
          for (let first = 0; first < second; first++, row += pairs) fillLastRow(slots, tables, first, second, row);
        }
        return;
      }
      makeRoom(pairs);
      mins[2]!.fill(-BARRED);
      for (let second = 1, row = out; second < slots; second++) {
        for (let first = 0; first < second; first++, row += pairs) {
          for (let k = 0; k < 2; k++) {
            const slot = k === 0 ? first : second;
            const other = (first + second - slot) * STRIDE;
            const lead = leads[k]!;
            aim(lead, slot, tables, slots, tables + TABLES.gain + other, tables + TABLES.answer + other);
            mins[k]!.fill(BARRED, 0, pairs);
            dutifulReply(lead, slots, -1, mins[k]!);
          }
          writeMost(pairs, row);
        }
      }
    },
    fillLayer(width, tables, next, nextTurned, out) {
      const pairs = pairsBelow(width);
      makeRoom(pairs);
      for (let second = 1, row = out, pair = 0; second < width; second++) {
        for (let first = 0; first < second; first++, row += pairs, pair++) {
          const keeps = [pair, pairs + first, pairs + second] as const;
          if (memory[tables + TABLES_BOUND] === 0) {
            fillRow(width, tables, [width, second, first], keeps, next, nextTurned, row);
            continue;
          }
          answerLead(leads[0], width, pair, width, tables, next, nextTurned, mins[0]!);
          answerLead(leads[1], second, keeps[1], width, tables, next, nextTurned, mins[1]!);
          answerLead(leads[2], first, keeps[2], width, tables, next, nextTurned, mins[2]!);
          writeMost(pairs, row);
        }
      }
    },
    fillEither(width, tables, next, nextTurned, otherTables, otherNext, otherNextTurned, out) {
      const pairs = pairsBelow(width);
      makeRoom(pairs);
      const more = new Int8Array(pairs);
      for (let second = 1, row = out, pair = 0; second < width; second++) {
        for (let first = 0; first < second; first++, row += pairs, pair++) {
          for (let k = 0; k < 3; k++) {
            const slot = k === 0 ? width : k === 1 ? second : first;
            const keeps = k === 0 ? pair : pairs + (k === 1 ? first : second);
            const into = mins[k]!;
            answerLead(leads[0], slot, keeps, width, tables, next, nextTurned, into);
            answerLead(leads[1], slot, keeps, width, otherTables, otherNext, otherNextTurned, more);
            for (let at = 0; at < pairs; at++) if (more[at]! < into[at]!) into[at] = more[at]!;
          }
          writeMost(pairs, row);
        }
      }
    },
    fillColumns(width, slot, tables, next, nextTurned, otherTables, otherNext, otherNextTurned, out) {
      const pairs = pairsBelow(width);
      for (let second = 1, row = out, pair = 0; second < width; second++) {
        for (let first = 0; first < second; first++, row += pairs, pair++) {
          for (let other = 0; other < width; other++) {
            if (other === slot) continue;
            let most = -BARRED;
            for (let k = 0; k < 3; k++) {
              const lead = k === 0 ? width : k === 1 ? second : first;
              const keeps = k === 0 ? pair : pairs + (k === 1 ? first : second);
              const least = Math.min(
                leastOf(lead, keeps, other, slot, width, tables, next, nextTurned),
                leastOf(lead, keeps, other, slot, width, otherTables, otherNext, otherNextTurned),
              );
              if (least > most) most = least;
            }
            memory[row + pairIndex(other, slot)] = most;
          }
        }
      }
    },
    turn(rows, from, out) {
      const BLOCK = 32;
      for (let top = 0; top < rows; top += BLOCK) {
        const bottom = Math.min(top + BLOCK, rows);
        for (let left = 0; left < rows; left += BLOCK) {
          const right = Math.min(left + BLOCK, rows);
          for (let row = top; row < bottom; row++) {
            for (let column = left, to = out + left * rows + row; column < right; column++, to += rows) {
              memory[to] = -memory[from + row * rows + column]!;
            }
          }
        }
      }
    },
  };
}

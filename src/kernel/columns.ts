// The cells of a layer in which the other may exchange before he replies, one by one: they lie apart.

import { BARRED, DUTY, pairsBelow, STRIDE, TAKES } from './tables';

// @ts-ignore: decorator
@inline
function pairIndex(i: i32, j: i32): i32 {
  return i < j ? pairsBelow(j) + i : pairsBelow(i) + j;
}

/** The least reply to a lead out of the pair of `first` and `second` and the slot held besides. */
function leastOf(lead: i32, keeps: i32, first: i32, second: i32, width: i32, tables: i32, next: i32, nextTurned: i32): i32 {
  const held = width + 1;
  const row = tables + lead * STRIDE;
  const kept = next + keeps * pairsBelow(width + 2);
  const toLost = nextTurned - next;
  const tail = kept + pairsBelow(held);
  const dutyA: i32 = load<i8>(row + DUTY + held);
  const dutyB: i32 = load<i8>(row + DUTY + first);
  const dutyC: i32 = load<i8>(row + DUTY + second);
  const owed = max(dutyA, max(dutyB, dutyC));
  let least: i32 = BARRED;
  if (dutyA == owed) {
    const cell = kept + pairIndex(first, second);
    least = <i32>load<i8>(row + held) + <i32>load<i8>(load<i8>(row + TAKES + held) != 0 ? cell : cell + toLost);
  }
  if (dutyB == owed) {
    const cell = tail + second;
    least = min(least, <i32>load<i8>(row + first) + <i32>load<i8>(load<i8>(row + TAKES + first) != 0 ? cell : cell + toLost));
  }
  if (dutyC == owed) {
    const cell = tail + first;
    least = min(least, <i32>load<i8>(row + second) + <i32>load<i8>(load<i8>(row + TAKES + second) != 0 ? cell : cell + toLost));
  }
  return least;
}

export function fillColumns(
  width: i32, slot: i32, tables: i32, next: i32, nextTurned: i32,
  otherTables: i32, otherNext: i32, otherNextTurned: i32, out: i32,
): void {
  const pairs = pairsBelow(width);
  for (let second = 1, row = out, pair = 0; second < width; second++) {
    for (let first = 0; first < second; first++, row += pairs, pair++) {
      for (let other = 0; other < width; other++) {
        if (other == slot) continue;
        let most: i32 = -<i32>BARRED;
        for (let k = 0; k < 3; k++) {
          const lead = k == 0 ? width : k == 1 ? second : first;
          const keeps = k == 0 ? pair : pairs + (k == 1 ? first : second);
          most = max(
            most,
            min(
              leastOf(lead, keeps, other, slot, width, tables, next, nextTurned),
              leastOf(lead, keeps, other, slot, width, otherTables, otherNext, otherNextTurned),
            ),
          );
        }
        store<i8>(row + pairIndex(other, slot), <i8>most);
      }
    }
  }
}

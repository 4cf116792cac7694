/** Columns turned at a time: as many lines of the target as stay in the nearest cache. */
const BAND = 64;

/** Writes minus the transpose of a square matrix of so many rows, four rows at a time. */
export function turnMatrix(bytes: Int8Array, rows: number, from: number, out: number): void {
  const fours = rows & ~3;
  for (let left = 0; left < rows; left += BAND) {
    const right = left + BAND < rows ? left + BAND : rows;
    for (let row = 0; row < fours; row += 4) {
      let first = from + row * rows + left;
      let second = first + rows;
      let third = second + rows;
      let fourth = third + rows;
      const end = first + right - left;
      for (let to = out + left * rows + row; first < end; to += rows) {
        bytes[to] = 0 - bytes[first++]!;
        bytes[to + 1] = 0 - bytes[second++]!;
        bytes[to + 2] = 0 - bytes[third++]!;
        bytes[to + 3] = 0 - bytes[fourth++]!;
      }
    }
    for (let row = fours; row < rows; row++) {
      let at = from + row * rows + left;
      const end = at + right - left;
      for (let to = out + left * rows + row; at < end; to += rows) bytes[to] = 0 - bytes[at++]!;
    }
  }
}

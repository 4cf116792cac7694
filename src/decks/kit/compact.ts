import { num, type PathData } from './path.ts';

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** Outlines longer than this are put on a half-unit grid, small details on tenths of a unit. */
const LONG_OUTLINE = 90;

/**
 * Path data rewritten with relative commands and the fewest separators: about a third smaller. Positions are kept in
 * tenths of a unit, so that rounding does not add up along a path.
 */
export function compact(data: PathData): PathData {
  const grid = data.length > LONG_OUTLINE ? 5 : 1;
  const tenths = (value: number): number => Math.round((value * 10) / grid) * grid;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  let last = '';

  const put = (command: string, values: readonly number[]): void => {
    let text = command === last && command !== 'm' ? '' : command;
    values.forEach((value, index) => {
      const digits = num(value / 10);
      const mayJoin = digits.startsWith('-') || (digits.startsWith('.') && /\.\d*$/.test(text || out));
      if (index > 0 || text === '') text += mayJoin ? '' : ' ';
      text += digits;
    });
    out += text;
    last = command;
  };

  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (upper === 'Z') {
      out += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const size = ARGUMENTS[upper]!;
    for (let index = 0; index < values.length; index += size) {
      const group = values.slice(index, index + size);
      const [baseX, baseY] = relative ? [0, 0] : [x / 10, y / 10];
      if (upper === 'H') {
        const dx = tenths(group[0]! - baseX);
        put('h', [dx]);
        x += dx;
      } else if (upper === 'V') {
        const dy = tenths(group[0]! - baseY);
        put('v', [dy]);
        y += dy;
      } else if (upper === 'A') {
        const [rx, ry, turn, large, sweep, toX, toY] = group as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const [dx, dy] = [tenths(toX - baseX), tenths(toY - baseY)];
        put('a', [tenths(rx), tenths(ry), turn * 10, large * 10, sweep * 10, dx, dy]);
        x += dx;
        y += dy;
      } else {
        const moves = group.map((value, place) => tenths(value - (place % 2 ? baseY : baseX)));
        if (upper === 'M' && index === 0 && out === '') {
          out = `M${num(moves[0]! / 10)}${moves[1]! < 0 ? '' : ' '}${num(moves[1]! / 10)}`;
          last = 'M';
        } else put(upper === 'M' && index > 0 ? 'l' : upper.toLowerCase(), moves);
        x += moves[moves.length - 2]!;
        y += moves[moves.length - 1]!;
        if (upper === 'M' && index === 0) [startX, startY] = [x, y];
      }
    }
  }
  return out;
}

import { isCount, isFields } from '../../engine/json.ts';
import { parsePosition } from '../../engine/notation.ts';
import { countLines } from '../../engine/solver/countLines.ts';
import { give, refuse } from '../command.ts';
import type { Command } from '../command.ts';

/** A position and a depth in, how many lines of play of that many moves there are out. For testing. */
export const lines: Command = {
  reads: 'lines',
  answer: (input) => {
    const deal = parsePosition(input);
    if (!deal.ok) return refuse(deal.error);
    const depth = isFields(input) ? input.depth : undefined;
    return isCount(depth)
      ? give({ lines: countLines(deal.value, depth) })
      : refuse({ kind: 'malformed', field: 'depth', expected: 'a whole number of moves from 0 up' });
  },
};

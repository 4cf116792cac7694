import type { Move } from '../../engine/play/deal.ts';
import { isCount, isFields, malformed } from '../../engine/json.ts';
import { estimate as estimateView } from '../../engine/solver/sample.ts';
import { give, refuse } from '../command.ts';
import type { Command } from '../command.ts';
import { parseHiddenPosition } from '../hiddenPosition.ts';

const SAMPLES = 100;
const MOST_SAMPLES = 100_000;

/** Figures as they are told: to a thousandth of a point and a hundredth of a per cent, far below any error of theirs. */
const told = (figures: ReadonlyMap<Move, number>, unit: number): Readonly<Record<string, number>> =>
  Object.fromEntries([...figures].map(([move, value]) => [move, Math.round(value * unit) / unit]));

/** `{"position","seat","samples","seed"}` in, with `?` for hidden cards; averages over worlds out. */
export const estimate: Command = {
  reads: 'lines',
  answer: (input) => {
    if (!isFields(input)) return refuse(malformed('line', 'an object').error);
    const { position, seat, samples = SAMPLES, seed = 1 } = input;
    if (!isCount(samples) || samples < 1 || samples > MOST_SAMPLES) {
      return refuse(malformed('samples', `a whole number from 1 to ${MOST_SAMPLES}`).error);
    }
    if (!Number.isInteger(seed)) return refuse(malformed('seed', 'a whole number').error);
    const view = parseHiddenPosition(position, seat);
    if (!view.ok) return refuse(view.error);
    const found = estimateView(view.value, samples, seed as number); // an integer, as was just checked
    if (!found.ok) return refuse(found.error);
    if (found.value.status === 'unsolved') return give(found.value);
    const { status, values, error, win } = found.value;
    return give({
      status,
      values: told(values, 1000),
      error: told(error, 1000),
      win: told(win, 10_000),
    });
  },
};

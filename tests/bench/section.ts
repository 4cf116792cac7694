import { performance } from 'node:perf_hooks';

/** A table of measurements. Cells are text or numbers; a number is printed with at most three digits that matter. */
export interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const formatted = (cell: string | number): string => {
  if (typeof cell === 'string') return cell;
  if (!Number.isFinite(cell)) return '–';
  return cell >= 1000 ? Math.round(cell).toLocaleString('en-GB') : String(Number(cell.toPrecision(3)));
};

/** A section in Markdown. */
export const markdownOf = ({ title, columns, rows }: Section): string =>
  [
    `### ${title}`,
    '',
    `| ${columns.join(' | ')} |`,
    `| ${columns.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.map(formatted).join(' | ')} |`),
    '',
  ].join('\n');

/** Median, p90, p99 and the most of some numbers. */
export function quantiles(
  numbers: readonly number[],
): readonly [median: number, p90: number, p99: number, most: number] {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
  return [at(0.5), at(0.9), at(0.99), at(1)];
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** From here on, in ms, processor time is exact enough. */
const LONG = 2;

/**
 * Milliseconds that some work took. Long work is measured in processor time, so that what else the machine does counts
 * for little; short work by the clock.
 */
export function timed(work: () => void): number {
  const [processor, clock] = [processorTime(), performance.now()];
  work();
  const [usedProcessor, usedClock] = [processorTime() - processor, performance.now() - clock];
  return usedClock >= LONG ? Math.min(usedProcessor, usedClock) : usedClock;
}

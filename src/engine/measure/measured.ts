import type { RuleSet } from '../rules/ruleSet.ts';
import type { AuctionTally } from './auctionTally.ts';
import type { Tally } from './tally.ts';

/** What was measured of one rule set, and how: enough to make it again. A file of content/measured. */
export interface Measured {
  readonly ruleSet: string;
  /** `MEASURE_VERSION` when it was made. */
  readonly version: number;
  /** Of the rules when it was made: they may have changed since. */
  readonly fingerprint: string;
  readonly seed: number;
  readonly deals: number;
  /** The first so many deals by themselves, which a test makes again. */
  readonly sample: { readonly deals: number; readonly tally: Tally; readonly auction?: AuctionTally };
  readonly total: Tally;
  /** Only where there is an auction: `total` then leaves out the deals in which all passed. */
  readonly auction?: AuctionTally;
}

/** A short text that differs between rules that play differently, with very great likelihood (FNV-1a, 32 bits). */
export function fingerprintOf({ sources, options, evidence, reading, name, parent, ...rules }: RuleSet): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(rules)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A share with its interval, each between 0 and 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

/** Standard deviations to each side of a 95 % interval. */
const Z = 1.96;

/** A share with its 95 % interval. Source: Wilson (1927), which holds near 0 and 1 as well. Undefined of nothing. */
export function wilson(count: number, of: number): Share | undefined {
  if (of === 0) return undefined;
  const share = count / of;
  const spread = 1 + (Z * Z) / of;
  const middle = (share + (Z * Z) / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), of };
}

/** A mean with its 95 % interval by the normal law, from a sum and a sum of squares. Undefined of nothing. */
export function meanOf(sum: number, squares: number, of: number): Share | undefined {
  if (of === 0) return undefined;
  const mean = sum / of;
  const half = Z * Math.sqrt(Math.max(0, squares / of - mean * mean) / of);
  return { share: mean, low: mean - half, high: mean + half, of };
}

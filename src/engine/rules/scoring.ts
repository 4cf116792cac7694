import type { Points, Seat } from '../cards.ts';
import type { GamesScoring, LedgerScoring } from './ruleSet.ts';

/** A deal with a caller as its pay-off sees it. */
export interface CalledDeal {
  readonly seats: number;
  readonly caller: Seat;
  /** Undefined when the caller called his own card. */
  readonly partner: Seat | undefined;
  readonly made: boolean;
  /** Card points the caller's side promised, and what it took. */
  readonly target: Points;
  readonly score: Points;
  readonly total: Points;
}

const highestRow = <Value>(table: readonly (readonly [from: number, value: Value])[], at: number): Value | undefined =>
  table.reduce<Value | undefined>((found, [from, value]) => (at >= from ? value : found), undefined);

interface Units {
  readonly caller: number;
  readonly partner: number;
  readonly opponent: number;
}

const fixedUnits = (scoring: LedgerScoring, deal: CalledDeal): Units => {
  const sign = deal.made ? 1 : -1;
  const all = deal.score === deal.total || deal.score === 0;
  const factor = sign * (all ? scoring.cappotto : 1) * (highestRow(scoring.byBid, deal.target) ?? 1);
  return {
    caller: factor * (deal.partner === undefined ? scoring.selfCaller : scoring.caller),
    partner: factor * scoring.partner,
    opponent: factor * scoring.opponent,
  };
};

const pointUnits = ({ made, target, score, total, partner }: CalledDeal): Units => {
  const own = made ? target : score - target;
  return {
    caller: partner === undefined ? 2 * own : own,
    partner: own,
    opponent: made ? 0 : total - score,
  };
};

const oneOrTwo = ({ made, partner }: CalledDeal): Units => {
  const worth = partner === undefined ? 2 : 1;
  return made ? { caller: worth, partner: worth, opponent: 0 } : { caller: 0, partner: 0, opponent: worth };
};

const UNITS: Record<LedgerScoring['unit'], (scoring: LedgerScoring, deal: CalledDeal) => Units> = {
  fixed: fixedUnits,
  points: (_, deal) => pointUnits(deal),
  'one-or-two': (_, deal) => oneOrTwo(deal),
};

/**
 * What each seat gains or loses by a deal with a caller. With `fixed` units the numbers sum to zero.
 *
 * Source: RULES.md part 5.5 ("Pay-off") and part 4 (CH_SCORE, CH_MULTIPLIER); reading 11 of the vectors' README.
 */
export function ledgerFor(scoring: LedgerScoring, deal: CalledDeal): readonly number[] {
  const units = UNITS[scoring.unit](scoring, deal);
  return Array.from({ length: deal.seats }, (_, seat) => {
    if (seat === deal.caller) return units.caller;
    return seat === deal.partner ? units.partner : units.opponent;
  });
}

/**
 * Games a side wins with that score.
 *
 * Source: RULES.md part 5.19 (Sueca): 61 to 90 points one game, 91 to 119 two, all 120 four.
 */
export const gamesFor = ({ table }: GamesScoring, score: Points): number => highestRow(table, score) ?? 0;

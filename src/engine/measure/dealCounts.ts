import type { Deal } from '../play/deal.ts';
import { isOver, outcomeOf, scoreOf, sideOf } from '../play/outcome.ts';
import { valuesOf } from '../solver/solve.ts';
import { swapLastDraw } from './lastDraw.ts';
import { addTallies, NO_DEALS, type Tally } from './tally.ts';

/** Tricks before the end from which on it is asked whether one card alone is best. */
const END = 3;

/** One step of a deal that is being played. */
export type Step = (deal: Deal) => Deal;

/** The deal taken to its end. */
export function runToEnd(start: Deal, step: Step): Deal {
  let deal = start;
  while (!isOver(deal)) deal = step(deal);
  return deal;
}

const wins = (end: Deal, side: number): 'won' | 'tied' | 'lost' => {
  const outcome = outcomeOf(end);
  if (outcome?.kind !== 'won') return 'tied';
  return outcome.side === side ? 'won' : 'lost';
};

export const one = (is: boolean): number => (is ? 1 : 0);

/** What a deal counts that one side alone played well. */
export function unevenCounts(end: Deal, side: number): Partial<Tally> {
  const result = wins(end, side);
  return { uneven: 1, betterWins: one(result === 'won'), betterTied: one(result === 'tied') };
}

function drawCounts(swapped: Deal, end: Deal, step: Step): Partial<Tally> {
  const other = runToEnd(swapped, step);
  const moved = Math.max(...end.sides.map((_, side) => Math.abs(scoreOf(end, side) - scoreOf(other, side))));
  const turned = JSON.stringify(outcomeOf(end)) !== JSON.stringify(outcomeOf(other));
  return { lastDraws: 1, turnedByDraw: one(turned), movedByDraw: moved, movedSquared: moved * moved };
}

/** Of an end with all cards open: whether one card alone is best for who is to lead. */
function endCounts(deal: Deal): Partial<Tally> {
  const values = valuesOf(deal);
  if (!values.ok || !values.value) return {};
  const all = [...values.value.values()];
  const most = Math.max(...all);
  return { ends: 1, uniqueBest: one(all.filter((value) => value === most).length === 1) };
}

const isEnd = ({ stock, trick, hands, turn, rules }: Deal): boolean =>
  stock.length === 0 && trick.length === 0 && hands[turn]?.length === END * rules.cardsPerTrick;

/** A deal played to its end, with what it counts. */
export function playAndCount(
  start: Deal,
  step: Step,
): { readonly end: Deal; readonly counts: readonly Partial<Tally>[] } {
  let deal = start;
  let swapped: Deal | undefined;
  let lastTricks: Deal | undefined;
  while (!isOver(deal)) {
    if (isEnd(deal)) lastTricks ??= deal;
    const next = step(deal);
    swapped ??= swapLastDraw(deal, next);
    deal = next;
  }
  const leader = sideOf(deal, 0);
  const dealer = sideOf(deal, deal.rules.seats - 1);
  const whole: Partial<Tally> = {
    deals: 1,
    cards: deal.tricks.reduce((sum, { plays }) => sum + plays.length, deal.trick.length),
    trickPoints: deal.tricks.map(({ points }) => points),
    trickCount: deal.tricks.map(() => 1),
    leaderWins: one(wins(deal, leader) === 'won'),
    dealerWins: one(wins(deal, dealer) === 'won'),
    tied: one(wins(deal, leader) === 'tied'),
  };
  const counts = [whole, swapped ? drawCounts(swapped, deal, step) : {}, lastTricks ? endCounts(lastTricks) : {}];
  return { end: deal, counts };
}

export const sumOf = (parts: readonly Partial<Tally>[]): Tally =>
  parts.map((part): Tally => ({ ...NO_DEALS, ...part })).reduce(addTallies);

import { winPoints } from '../opponents/naive.ts';
import { rulePlayer } from '../opponents/rulePlayer.ts';
import type { Deal } from '../play/deal.ts';
import { isOver, outcomeOf, scoreOf, sideOf } from '../play/outcome.ts';
import { dealFrom } from '../play/start.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { valuesOf } from '../solver/solve.ts';
import { swapLastDraw } from './lastDraw.ts';
import { playOn, playToEnd, type Players } from './playDeal.ts';
import { addTallies, NO_DEALS, type Tally } from './tally.ts';

/** Raised when any number could come out otherwise: what was measured before is then measured anew. */
export const MEASURE_VERSION = 1;

/** Tricks before the end from which on it is asked whether one card alone is best. */
const END = 3;

const good: Players = () => rulePlayer;

/** The rule player for one side, the natural player of `opponents/naive.ts` for all others. */
const oneGood =
  (start: Deal, side: number): Players =>
  (seat) =>
    sideOf(start, seat) === side ? rulePlayer : winPoints;

const wins = (end: Deal, side: number): 'won' | 'tied' | 'lost' => {
  const outcome = outcomeOf(end);
  if (outcome?.kind !== 'won') return 'tied';
  return outcome.side === side ? 'won' : 'lost';
};

const one = (is: boolean): number => (is ? 1 : 0);

function unevenDeal(start: Deal, side: number): Partial<Tally> {
  const result = wins(playToEnd(start, oneGood(start, side)), side);
  return { uneven: 1, betterWins: one(result === 'won'), betterTied: one(result === 'tied') };
}

function drawCounts(swapped: Deal, end: Deal): Partial<Tally> {
  const other = playToEnd(swapped, good);
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

/** One deal: played well on all sides, then twice by one good side alone. */
function measureDeal(start: Deal): Tally {
  let deal = start;
  let swapped: Deal | undefined;
  let end: Deal | undefined;
  while (!isOver(deal)) {
    if (isEnd(deal)) end ??= deal;
    const next = playOn(deal, good);
    swapped ??= swapLastDraw(deal, next);
    deal = next;
  }
  const leader = sideOf(start, 0);
  const dealer = sideOf(start, start.rules.seats - 1);
  const parts: readonly Partial<Tally>[] = [
    {
      deals: 1,
      cards: deal.tricks.reduce((sum, { plays }) => sum + plays.length, deal.trick.length),
      trickPoints: deal.tricks.map(({ points }) => points),
      trickCount: deal.tricks.map(() => 1),
      leaderWins: one(wins(deal, leader) === 'won'),
      dealerWins: one(wins(deal, dealer) === 'won'),
      tied: one(wins(deal, leader) === 'tied'),
    },
    swapped ? drawCounts(swapped, deal) : {},
    end ? endCounts(end) : {},
    unevenDeal(start, leader),
    unevenDeal(start, dealer),
  ];
  return parts.map((part): Tally => ({ ...NO_DEALS, ...part })).reduce(addTallies);
}

/** Whether the games can be measured: an auction cannot, since no policy here bids. */
export const canMeasure = ({ auction }: RuleSet): boolean => auction === 'none';

/**
 * What the deals `from`, `from + 1` … of a seed come to. The same numbers for ever for one `MEASURE_VERSION`.
 *
 * Everyone plays by the rules of thumb of `opponents/rulePlayer.ts`, which play the last three tricks of two players
 * exactly; with an auction throws.
 */
export function measureDeals(rules: RuleSet, seed: number, from: number, count: number): Tally {
  if (!canMeasure(rules)) throw new Error(`${rules.id} has an auction, and no policy bids`);
  let tally = NO_DEALS;
  for (let at = from; at < from + count; at += 1)
    tally = addTallies(tally, measureDeal(dealFrom(rules, seed * 100_000 + at)));
  return tally;
}

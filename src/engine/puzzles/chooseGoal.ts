import type { Points } from '../cards.ts';
import type { Goal } from '../coach/goal.ts';
import { hasResult, lowestScoreFor } from '../coach/judge.ts';
import type { Values } from '../coach/judge.ts';
import { formatPosition, parsePosition } from '../notation.ts';
import type { Deal } from '../play/deal.ts';
import { scoreOf, sideOf } from '../play/outcome.ts';
import { must } from '../result.ts';
import { packOf, pointsOf } from '../rules/deck.ts';
import type { Random } from '../shuffle.ts';

/** A position as it will be set, and what is asked of it. */
export interface Task {
  readonly deal: Deal;
  readonly goal: Goal;
}

/** From this many points a choice is worth a puzzle by itself. Source: measured design of this project. */
export const WIDE_GAP: Points = 10;

/** Below this many points a choice is worth a puzzle only where it turns the deal as it was really played. */
const NARROW_GAP: Points = 4;

/** The scores that the cards gone can add up to. */
function possibleScores(deal: Deal): ReadonlySet<Points> {
  const live = new Set([...deal.hands.flat(), ...deal.stock, ...deal.trick.map(({ card }) => card)]);
  const gone = packOf(deal.rules).filter((card) => !live.has(card) && !deal.rules.removed.includes(card));
  let sums = new Set<Points>([0]);
  for (const card of gone) sums = new Set([...sums, ...[...sums].map((sum) => sum + pointsOf(deal.rules, [card]))]);
  return sums;
}

/** The position written down and read again, so that nothing of the play before it is left, with `own` points taken. */
function withScore(deal: Deal, own: Points): Deal {
  const out = deal.taken.reduce((sum, points) => sum + points, 0);
  const side = sideOf(deal, deal.turn);
  const other = deal.sides.findIndex((_, at) => at !== side);
  const taken = deal.taken.map((_, seat) =>
    seat === deal.sides[side]?.[0] ? own : seat === deal.sides[other]?.[0] ? out - own : 0,
  );
  return must(parsePosition({ ...formatPosition(deal), taken }));
}

/** The position with points counting from here on. */
function withoutScore(deal: Deal): Deal {
  const { taken: _, ...rest } = formatPosition(deal);
  return must(parsePosition(rest));
}

/** Own scores with which the best move wins the deal and the next best does not; the one really held comes first. */
function turningScores(deal: Deal, best: Points, second: Points): readonly Points[] {
  const needed = hasResult(deal) ? lowestScoreFor(deal, 'win') : undefined;
  if (needed === undefined) return [];
  const side = sideOf(deal, deal.turn);
  const have = scoreOf(deal, side);
  const out = deal.taken.reduce((sum, points) => sum + points, 0);
  const turns = (own: Points): boolean => best - have + own >= needed && second - have + own < needed;
  if (turns(have)) return [have];
  if (best - second < NARROW_GAP) return [];
  const tricks = (which: number): number =>
    (deal.sides[which] ?? []).reduce((sum, seat) => sum + (deal.tricksWon[seat] ?? 0), 0);
  if (tricks(side) === 0 || tricks(1 - side) === 0) return [];
  return [...possibleScores(deal)].filter((own) => own > 0 && own < out && turns(own)).sort((x, y) => x - y);
}

/** How often each goal is set where there is a choice: in this many of ten. */
const WEIGHTS: Readonly<Record<string, number>> = { most: 5, reach: 4, take: 1 };

/**
 * What a position with one best move asks: as many points as possible or at least so many, where the gap is wide; to win
 * the deal, with a score that makes the best move the only one to do it. Undefined where it asks nothing.
 */
export function chooseTask(deal: Deal, values: Values, random: Random): Task | undefined {
  const [best, second] = [...values.values()].sort((x, y) => y - x);
  if (best === undefined || second === undefined) return undefined;
  const have = scoreOf(deal, sideOf(deal, deal.turn));
  const isWide = best - second >= WIDE_GAP;
  const scores = turningScores(deal, best, second);
  const tasks = [
    ...(isWide ? [{ name: 'most', make: (): Task => ({ deal: withScore(deal, have), goal: 'most-points' }) }] : []),
    ...(isWide
      ? [{ name: 'take', make: (): Task => ({ deal: withoutScore(deal), goal: { takeAtLeast: best - have } }) }]
      : []),
    ...(scores.length > 0
      ? [
          {
            name: 'reach',
            make: (): Task => ({ deal: withScore(deal, scores[random(scores.length)] ?? 0), goal: 'reach-61' }),
          },
        ]
      : []),
  ];
  const weighed = tasks.flatMap((task) => Array.from({ length: WEIGHTS[task.name] ?? 1 }, () => task));
  return weighed[random(weighed.length)]?.make();
}

import type { Points, Seat } from '../../cards.ts';
import { applyAction } from '../../play/apply.ts';
import type { Deal, FinishedTrick, Move } from '../../play/deal.ts';
import { legalMoves, moveAction } from '../../play/moves.ts';
import { must } from '../../result.ts';
import { pointsOf } from '../../rules/deck.ts';

/** What a trick says of a claim, given all tricks since the position: it holds, it fails, or it is still open. */
export type Decide = (tricks: readonly FinishedTrick[]) => boolean | undefined;

/**
 * Best play by plain minimax over the engine's own moves, sharing no code with the coach's tree. Slow, and meant to be:
 * it is what claims are checked against.
 */
export interface Oracle {
  legalMoves(deal: Deal): readonly Move[];
  /** Final points of the learner's side after a move, the cards taken before the position not counted. */
  valueAfter(deal: Deal, move: Move): Points;
  bestMoves(deal: Deal): readonly Move[];
  /** Whether the claim comes true in every line from `deal` on in which both sides play best. */
  inEveryBestLine(deal: Deal, decide: Decide): boolean;
  /** Every set of scoring cards, as sorted text, that the learner's side may still take while both sides play best. */
  outcomes(deal: Deal): ReadonlySet<string>;
  /** Whether that side, playing only best moves, brings the claim about whatever the other side plays. */
  canForce(deal: Deal, side: 'learner' | 'others', decide: Decide): boolean;
}

const keyOf = ({ hands, stock, turn, trick, exchanged, tricksWon, sides }: Deal): string =>
  [
    // Whoever holds the same cards faces the same future, in whatever order the hand lies.
    hands.map((hand) => [...hand].sort().join('')).join('|'),
    stock.join(''),
    turn,
    trick.map(({ card }) => card).join(''),
    exchanged,
    sides.map((side) => side.some((seat) => (tricksWon[seat] ?? 0) > 0)).join(),
  ].join('/');

/** The deal after a legal move. */
export const after = (deal: Deal, move: Move): Deal => must(applyAction(deal, moveAction(deal, move)));

/** An oracle for everything below `start`; the learner is the seat on turn there. */
export function oracleFor(start: Deal): Oracle {
  const learners = start.sides.find((side) => side.includes(start.turn)) ?? [];
  const before = start.tricks.length;
  const values = new Map<string, Points>();
  const isLearners = (seat: Seat): boolean => learners.includes(seat);

  const takenIn = (deal: Deal, next: Deal): Points =>
    learners.reduce((sum, seat) => sum + (next.taken[seat] ?? 0) - (deal.taken[seat] ?? 0), 0);

  const fromMove = (deal: Deal, move: Move): Points => {
    const next = after(deal, move);
    return takenIn(deal, next) + valueOf(next);
  };

  function valueOf(deal: Deal): Points {
    if (deal.phase === 'finished') return 0;
    const key = keyOf(deal);
    const known = values.get(key);
    if (known !== undefined) return known;
    const all = legalMoves(deal).map((move) => fromMove(deal, move));
    const value = isLearners(deal.turn) ? Math.max(...all) : Math.min(...all);
    values.set(key, value);
    return value;
  }

  const bestMoves = (deal: Deal): readonly Move[] => {
    const value = valueOf(deal);
    return legalMoves(deal).filter((move) => fromMove(deal, move) === value);
  };

  const sets = new Map<string, ReadonlySet<string>>();
  const joined = (cards: readonly string[]): string => [...cards].sort().join(' ');

  /** Scoring cards that the learner's side takes in the trick which a move ends. */
  const cardsTaken = (deal: Deal, next: Deal): readonly string[] => {
    const trick = next.tricks.length > deal.tricks.length ? next.tricks[next.tricks.length - 1] : undefined;
    if (!trick || !isLearners(trick.winner)) return [];
    return trick.plays.map(({ card }) => card).filter((card) => pointsOf(start.rules, [card]) > 0);
  };

  function outcomes(deal: Deal): ReadonlySet<string> {
    if (deal.phase === 'finished') return new Set(['']);
    const key = keyOf(deal);
    const known = sets.get(key);
    if (known) return known;
    const found = new Set<string>();
    for (const move of bestMoves(deal)) {
      const next = after(deal, move);
      const taken = cardsTaken(deal, next);
      for (const rest of outcomes(next))
        found.add(joined([...taken, ...rest.split(' ').filter((card) => card !== '')]));
    }
    sets.set(key, found);
    return found;
  }

  function walk(
    deal: Deal,
    decide: Decide,
    seen: Map<string, boolean>,
    choices: (deal: Deal) => { readonly moves: readonly Move[]; readonly all: 'all' | 'one' },
  ): boolean {
    const since = deal.tricks.slice(before);
    const ruling = deal.trick.length === 0 && since.length > 0 ? decide(since) : undefined;
    if (ruling !== undefined) return ruling;
    if (deal.phase === 'finished') return false;
    const key = keyOf(deal);
    const known = seen.get(key);
    if (known !== undefined) return known;
    const { moves, all } = choices(deal);
    const holds = (move: Move): boolean => walk(after(deal, move), decide, seen, choices);
    const result = all === 'all' ? moves.every(holds) : moves.some(holds);
    seen.set(key, result);
    return result;
  }

  return {
    legalMoves,
    valueAfter: fromMove,
    bestMoves,
    outcomes,
    inEveryBestLine: (deal, decide) => walk(deal, decide, new Map(), (at) => ({ moves: bestMoves(at), all: 'all' })),
    canForce: (deal, side, decide) =>
      walk(deal, decide, new Map(), (at) =>
        isLearners(at.turn) === (side === 'learner')
          ? { moves: bestMoves(at), all: 'one' }
          : { moves: legalMoves(at), all: 'all' },
      ),
  };
}

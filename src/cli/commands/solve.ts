import { parsePosition } from '../../engine/notation.ts';
import { solve as solveDeal } from '../../engine/solver/solve.ts';
import type { Solution } from '../../engine/solver/solution.ts';
import { give, refuse } from '../command.ts';
import type { Command } from '../command.ts';
import { hasHiddenCards } from '../hiddenCards.ts';

const written = (solution: Solution): unknown => {
  switch (solution.status) {
    case 'exact':
      return { ...solution, values: Object.fromEntries(solution.values) };
    case 'win-only':
      return { ...solution, wins: Object.fromEntries(solution.wins) };
    case 'unsolved':
      return solution;
  }
};

/** A position in, the value of every move out: final scores of the side to move. */
export const solve: Command = {
  reads: 'lines',
  answer: (input) => {
    if (hasHiddenCards(input)) return refuse({ kind: 'hidden-cards' });
    const deal = parsePosition(input);
    if (!deal.ok) return refuse(deal.error);
    const solution = solveDeal(deal.value);
    return solution.ok ? give(written(solution.value)) : refuse(solution.error);
  },
};

import { parsePosition } from '../../engine/notation.ts';
import { createDealTable } from '../../engine/solver/dealTable.ts';
import { give, refuse } from '../command.ts';
import type { Command } from '../command.ts';
import { hasHiddenCards } from '../hiddenCards.ts';

/** A position of two hands of three in, the size of its table and the value of every move out. */
export const table: Command = {
  reads: 'lines',
  answer: (input) => {
    if (hasHiddenCards(input)) return refuse({ kind: 'hidden-cards' });
    const deal = parsePosition(input);
    if (!deal.ok) return refuse(deal.error);
    const made = createDealTable(deal.value);
    if (!made.ok) return refuse(made.error);
    const { layers, bytes, read } = made.value;
    const values = read(deal.value);
    if (!values) throw new Error('A table does not know its own root');
    return give({ layers, bytes, values: Object.fromEntries(values) });
  },
};

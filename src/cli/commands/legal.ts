import { parsePosition } from '../../engine/notation.ts';
import { legalCards, legalExchanges } from '../../engine/play/moves.ts';
import { give, refuse } from '../command.ts';
import type { Command } from '../command.ts';

/** A position in, what the seat on turn may play and exchange out. */
export const legal: Command = {
  reads: 'lines',
  answer: (input) => {
    const deal = parsePosition(input);
    return deal.ok
      ? give({ legal: legalCards(deal.value), exchanges: legalExchanges(deal.value) })
      : refuse(deal.error);
  },
};

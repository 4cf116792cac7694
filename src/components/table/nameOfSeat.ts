import type { Seat } from '../../engine/cards.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import type { TableMessages } from '../../i18n/messages/table.ts';

/**
 * The name of a seat as the learner sees it: *You*, or the place at the table. Names go with places, so that East sits on
 * the right whichever way play goes round: who plays next is East counter-clockwise, and West clockwise.
 */
export function nameOfSeat(
  m: { readonly table: Pick<TableMessages, 'you' | 'seatNames'> },
  { seats, direction }: Pick<RuleSet, 'seats' | 'direction'>,
  learner: Seat,
  seat: Seat,
): string {
  if (seat === learner) return m.table.you;
  const names: readonly string[] = m.table.seatNames[seats as keyof typeof m.table.seatNames] ?? [];
  const after = (seat - learner + seats) % seats; // 1 for the next to play
  return names[direction === 'clockwise' ? seats - 1 - after : after - 1] ?? '';
}

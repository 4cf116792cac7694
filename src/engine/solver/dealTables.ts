import type { Following } from '../rules/ruleSet.ts';
import type { BoardRules, CardNumber } from './board.ts';
import { STRIDE, TABLES, TABLES_BOUND } from './dealKernel.ts';

/** How well a reply meets the duty to follow: the other must play one of the highest class he holds. */
const DUTY: Record<Following, (reply: CardNumber, lead: CardNumber, trump: number) => number> = {
  free: () => 0,
  'follow-suit': (reply, lead) => (reply >> 4 === lead >> 4 ? 1 : 0),
  'follow-or-trump': (reply, lead, trump) => (reply >> 4 === lead >> 4 ? 2 : reply >> 4 === trump ? 1 : 0),
  'follow-beat-trump': (reply, lead, trump) => {
    if (reply >> 4 === lead >> 4) return reply > lead ? 3 : 2;
    return reply >> 4 === trump ? 1 : 0;
  },
};

/** Writes what the kernel must know of the cards in the slots, under one duty to follow. */
export function writeTables(
  memory: Int8Array,
  at: number,
  board: Pick<BoardRules, 'points' | 'trump'>,
  cards: Int8Array,
  following: Following,
): void {
  const { points, trump } = board;
  const duty = DUTY[following];
  for (let lead = 0; lead < cards.length; lead++) {
    for (let reply = 0; reply < cards.length; reply++) {
      const x = cards[lead]!;
      const y = cards[reply]!;
      const takes = x >> 4 === y >> 4 ? x > y : y >> 4 !== trump;
      const worth = points[x]! + points[y]!;
      const gain = takes ? worth : -worth;
      const cell = at + lead * STRIDE + reply;
      memory[cell + TABLES.gain] = gain;
      memory[cell + TABLES.takes] = takes ? -1 : 0;
      memory[cell + TABLES.duty] = duty(y, x, trump);
      memory[at + reply * STRIDE + lead + TABLES.answer] = -gain;
    }
  }
  memory[at + TABLES_BOUND] = following === 'free' ? 0 : 1;
}

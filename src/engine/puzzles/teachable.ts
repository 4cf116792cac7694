import type { Explanation } from '../coach/explanation.ts';
import type { Cause, CauseKind } from '../coach/reason.ts';
import { isCause } from '../coach/reasonKinds.ts';

/** Most cards that may change hands for one sentence to explain it. */
const MOST_CHANGES = 3;

/** Kinds that say why, and not only what happens. */
const PLAIN: readonly CauseKind[] = [
  'take-now',
  'give-now',
  'expose',
  'cash-now',
  'load-now',
  'win-reply',
  'save',
  'save-chain',
  'must-follow',
  'exchange',
  'they-exchange',
];

/** Whether the cause is rooted in the trick on the table. */
function isPlain(cause: Cause): boolean {
  switch (cause.kind) {
    case 'force-out':
      return cause.spentWhen.trick === 0;
    case 'draw':
    case 'draw-away':
    case 'draw-winner':
    case 'draw-danger':
      return cause.place.decidedNow;
    default:
      return PLAIN.includes(cause.kind);
  }
}

/**
 * Whether a mistake teaches: its first cause says why in the trick on the table, the card it is about changes sides in
 * all best lines, and no more than three cards change hands. For lessons and puzzles; analysis takes everything.
 *
 * Source: the reading of the measured examples ("Harsh reading").
 */
export function isTeachable({ reasons, ledger }: Explanation): boolean {
  const cause = reasons.find(isCause);
  if (!cause || !ledger) return false;
  const changes = ledger.lose.length + ledger.miss.length + ledger.get.length;
  return isPlain(cause) && cause.itemTurns === 'in-all-best-lines' && changes <= MOST_CHANGES;
}

import { checkCause } from '../coach/checkReason.ts';
import { drawOf, fallOf, logOf } from '../coach/check/log.ts';
import type { Lines } from '../coach/check/lineFacts.ts';
import { after, oracleFor } from '../coach/check/oracle.ts';
import type { Explanation } from '../coach/explanation.ts';
import type { Cause } from '../coach/reason.ts';
import { isCause } from '../coach/reasonKinds.ts';
import type { Deal } from '../play/deal.ts';
import type { Theme } from './themes.ts';

/**
 * Themes whose causes lie beyond the trick on the table. They are dug for by name, and each find has to be proved: what
 * is plain needs less.
 */
export const SUBTLE_THEMES = [
  'timing',
  'lead-or-second-hand',
  'keep-a-liscio',
  'zugzwang',
] as const satisfies readonly Theme[];
export type SubtleTheme = (typeof SUBTLE_THEMES)[number];

/** What kind of mistake a puzzle may turn on. */
export type Sought = 'plain' | SubtleTheme;

/** The kind of mistake that an order for one theme, or for any, digs for. */
export const soughtFor = (theme: Theme | undefined): Sought =>
  SUBTLE_THEMES.find((subtle) => subtle === theme) ?? 'plain';

/** Most cards that may change hands for one sentence to explain it. */
const MOST_CHANGES = 3;

/** From this trick on, counted from the one on the table, who leads tells what happens and no longer why. */
const LATE = 2;

/** Whether a cause is one that a reader can follow under the theme. */
function isFollowed(cause: Cause, theme: SubtleTheme): boolean {
  switch (theme) {
    case 'zugzwang':
      return cause.kind === 'zugzwang';
    case 'lead-or-second-hand':
      return cause.kind === 'tempo' && cause.when.trick < LATE;
    case 'keep-a-liscio':
      return cause.kind === 'spare' || cause.kind === 'dumped';
    case 'timing':
      return (cause.kind === 'early' || cause.kind === 'late-winner') && !cause.when.varies;
  }
}

/**
 * Whether, after the learner's card, the item is lost in every best line before the card that would have taken it is
 * drawn. When a card is drawn does not depend on the play, so one line tells it for all.
 */
function isTooLate(cause: Cause, lines: Lines): boolean {
  if (cause.kind !== 'late-winner') return true;
  const [move] = lines.other.moves;
  const drawn = drawOf(lines.other, cause.winner.card);
  if (move === undefined || !drawn || !lines.oracle) return false;
  return lines.oracle.inEveryBestLine(after(lines.start, move), (tricks) => {
    const fall = fallOf(tricks, cause.item.card);
    return fall && !lines.other.ours.includes(fall.winner) && fall.trick <= drawn.trick;
  });
}

/**
 * Whether a mistake teaches a subtle theme: its first cause is of that theme, at most three cards change hands, the card
 * it is about changes sides in all best lines, and what the cause says holds in all of them, by plain minimax over the
 * rules. Slow; for mining.
 */
export function teachesSubtly(deal: Deal, mistake: Explanation, theme: SubtleTheme): boolean {
  const { reasons, ledger, compared, lines } = mistake;
  const cause = reasons.find(isCause);
  if (!cause || !ledger || !compared || !isFollowed(cause, theme)) return false;
  if (ledger.lose.length + ledger.miss.length + ledger.get.length > MOST_CHANGES) return false;
  if (cause.itemTurns !== 'in-all-best-lines') return false;
  const told: Lines = {
    start: deal,
    best: logOf(deal, lines.best),
    other: logOf(deal, compared.otherLine),
    oracle: oracleFor(deal),
  };
  return checkCause({ ...cause, strength: 'all-best-lines' }, told) === undefined && isTooLate(cause, told);
}

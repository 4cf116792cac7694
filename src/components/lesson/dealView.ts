import type { Explanation } from '../../engine/coach/explanation.ts';
import type { Odds } from '../../engine/coach/odds.ts';
import type { Verdict } from '../../engine/coach/verdict.ts';
import type { Locale } from '../../i18n/index.ts';
import type { PlayWords } from '../../i18n/playWords.ts';
import type { Judgement } from '../../machines/judge.ts';
import type { ScriptedDealContext } from '../../machines/scriptedDealContext.ts';
import { unseen, type Trail } from '../../machines/trail.ts';
import type { ShownSignal } from './SignalShown.tsx';

/** What the learner sees the deal doing: the machine's states by their names. */
export type Moment =
  | 'opening'
  | 'predicting'
  | 'predicted'
  | 'demonstrating'
  | 'watching'
  | 'asking'
  | 'judging'
  | 'answering'
  | 'stalled'
  | 'judged'
  | 'showing'
  | 'comparing'
  | 'reviewing';

/** Everything the parts under the table draw from. */
export interface DealView {
  readonly m: PlayWords;
  readonly locale: Locale;
  readonly trail: Trail;
  readonly moment: Moment;
  readonly context: ScriptedDealContext;
  readonly explanation: Explanation | undefined;
  /** In place of an explanation, where cards are hidden. */
  readonly odds: Odds | undefined;
  readonly verdict: Verdict | undefined;
  readonly why: readonly string[];
  readonly remarks: readonly string[];
  /** The last signal that was given. */
  readonly signal?: ShownSignal | undefined;
  readonly hints: readonly string[];
  readonly refused: string | undefined;
  readonly words: Readonly<Record<string, string>>;
}

/** What the judge said of the move that waits to be seen. */
export const judgementNow = (trail: Trail): Judgement | undefined =>
  unseen(trail).findLast((frame) => frame.by !== 'table')?.judgement;

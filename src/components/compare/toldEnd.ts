import type { SharedEnd } from '../../engine/compare/sharedEnd.ts';
import type { EndKind } from '../../engine/compare/endContrast.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import type { ToldAnswer } from './SharedDealView.tsx';

/** The last tricks of a deal for more than two, as they are told beside a written comparison. */
export interface ToldEnd {
  readonly end: SharedEnd & { readonly kind: EndKind };
  /** Seats of the learner's side. */
  readonly own: readonly number[];
  readonly direction: RuleSet['direction'];
  readonly answers: readonly ToldAnswer[];
  readonly before: readonly { readonly name: string; readonly own: number; readonly others: number }[];
  /** Deals that part like this, of those looked at. */
  readonly found: number;
  readonly deals: number;
}

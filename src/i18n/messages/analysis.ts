import type { Points, Suit } from '../../engine/cards.ts';
import type { Goal } from '../../engine/coach/goal.ts';
import type { Move } from '../../engine/play/deal.ts';
import type { AddressError } from '../../engine/positionAddress.ts';

type OwnFault = 'address-too-long' | 'address-unreadable' | 'address-incomplete' | 'address-bad-move';

/** What the pages say that open any position: analysis, embed and worksheet. */
export interface AnalysisMessages {
  readonly title: string;
  readonly standfirst: string;
  readonly description: string;
  readonly needsScript: string;
  readonly loading: string;
  readonly failed: string;
  readonly rules: string;
  readonly game: string;
  readonly options: string;
  readonly cardsTitle: string;
  readonly cardsHint: string;
  readonly hand: (name: string) => string;
  readonly trick: string;
  readonly trickHint: string;
  readonly stock: string;
  readonly stockHint: string;
  readonly trump: string;
  readonly trumpFromTurnUp: string;
  readonly suit: (suit: Suit) => string;
  readonly turn: string;
  readonly score: string;
  readonly scoreHint: string;
  readonly takenBy: (name: string) => string;
  readonly tricksWon: string;
  readonly tricksWonHint: string;
  readonly tricksBy: (name: string) => string;
  readonly goal: string;
  readonly goals: { readonly [G in Extract<Goal, string>]: string };
  readonly takeAtLeast: string;
  readonly points: string;
  /** Where the next tapped card goes. */
  readonly palette: (field: string) => string;
  readonly paletteHint: string;
  readonly clear: string;
  readonly open: string;
  readonly sample: string;
  readonly change: string;
  readonly faults: { readonly [Kind in OwnFault]: (fault: Extract<AddressError, { readonly kind: Kind }>) => string };
  readonly faultTitle: string;
  readonly values: string;
  readonly valuesOf: (name: string) => string;
  readonly assessing: string;
  readonly untold: string;
  readonly over: (own: Points, others: Points) => string;
  readonly finalScore: (points: Points) => string;
  readonly play: (move: Move) => string;
  readonly move: (move: Move) => string;
  readonly line: string;
  readonly bestLine: string;
  readonly start: string;
  readonly back: string;
  readonly forward: string;
  readonly branches: string;
  readonly branch: (number: number) => string;
  readonly link: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly print: string;
  readonly embed: string;
  readonly embedHint: string;
  readonly embedTitle: string;
  readonly embedDescription: string;
  readonly embedEmpty: string;
  /** Where to go from a frame that shows no position. */
  readonly embedSetUp: string;
  readonly openHere: string;
}

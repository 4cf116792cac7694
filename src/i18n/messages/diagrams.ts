import type { DeckId } from '../../decks/decks.ts';
import type { Points } from '../../engine/cards.ts';
import type { CalledEnd } from '../../engine/ruleSetFacts.ts';

/** What the diagrams of the first chapters say. Counts are of one deal. */
export interface DiagramMessages {
  readonly decks: { readonly [Each in DeckId]: string };
  readonly beats: (beaten: number) => string;
  readonly worth: (points: Points) => string;
  readonly takes: string;
  readonly trumps: (suit: string) => string;
  readonly rankShare: (share: { readonly rank: string; readonly each: Points; readonly all: Points }) => string;
  readonly together: (points: Points) => string;
  readonly table: (seats: number) => string;
  readonly tableFacts: (facts: {
    readonly deck: number;
    readonly hand: number;
    readonly stock: number;
    readonly tricks: number;
  }) => string;
  readonly you: string;
  readonly partner: string;
  /** What a called deal pays. */
  readonly pays: {
    readonly deal: string;
    readonly caller: string;
    readonly partner: string;
    readonly other: string;
    readonly ends: { readonly [End in CalledEnd]: string };
    readonly units: (units: number) => string;
    readonly nobody: string;
  };
}

import type { Rank } from '../../engine/cards.ts';
import type { Lead, Saying, Stage } from '../../engine/measure/sayings.ts';

/** Words of the diagrams about a deal, its end and what to play: labels and what stands beside a bar. */
export interface JudgementMessages {
  /** Over what is said of a deal that has been played. */
  readonly afterwards: string;
  readonly saying: (saying: Saying) => string;
  readonly stage: (stage: Stage) => string;
  readonly lead: (lead: Lead) => string;
  /** "41 %", from a share between 0 and 1. */
  readonly share: (share: number) => string;
  /** "3.5 points". */
  readonly points: (points: number) => string;
  readonly thousands: (count: number) => string;
  /** Beside a saying's bar: how often it is wrong, and a card drawn by lot. */
  readonly wrongAndLot: (wrong: number, lot: number) => string;
  /** Beside a lead's bar: how often it is among the best, and what it loses on average. */
  readonly bestAndLost: (best: number, lost: number) => string;
  /** The turn-ups of one row: "Ace", "7, 6, 5, 4, 2". */
  readonly ranks: (ranks: readonly Rank[]) => string;
  readonly layout: {
    readonly yours: (count: number) => string;
    readonly theirs: (count: number) => string;
    readonly turnUp: string;
    readonly faceDown: (count: number) => string;
    readonly withDraw: (count: number) => string;
    readonly last: (count: number) => string;
  };
  readonly course: {
    readonly trick: string;
    readonly you: string;
    readonly north: string;
    readonly cards: string;
    readonly standing: string;
    readonly name: string;
  };
  readonly orders: {
    readonly order: string;
    readonly asItLies: string;
    readonly otherwise: string;
  };
  readonly trumps: {
    readonly unseen: string;
    readonly live: (trumps: number) => string;
  };
  readonly decided: {
    readonly leader: string;
    readonly dealer: string;
    readonly tied: string;
  };
}

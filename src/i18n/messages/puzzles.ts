import type { Card, Points } from '../../engine/cards.ts';
import type { PuzzleTask } from '../../engine/puzzles/task.ts';
import type { Theme } from '../../engine/puzzles/themes.ts';

export type GradeNumber = 1 | 2 | 3 | 4 | 5;

/** Everything the puzzles say besides the table, the coach and the deal. */
export interface PuzzleMessages {
  readonly title: string;
  readonly description: string;
  readonly standfirst: string;
  readonly puzzle: string;
  readonly named: (id: string) => string;
  readonly about: (puzzle: { readonly ruleSet: string; readonly task: string; readonly tricks: number }) => string;

  readonly task: (task: PuzzleTask) => string;
  readonly allCards: (cards: 'one-hand' | 'partners') => string;
  readonly partnersTurn: (who: string) => string;
  readonly workOut: string;
  /** Says that it was missed before and comes back in other suits. */
  readonly inReview: string;
  readonly cardsGone: string;
  readonly grade: (grade: GradeNumber) => string;
  readonly gradeName: (grade: GradeNumber) => string;
  readonly rating: (rating: number) => string;
  readonly trap: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly themesLabel: string;
  readonly revealThemes: string;

  readonly right: { readonly best: string; readonly good: string };
  readonly refuted: string;
  readonly solved: (how: 'solved' | 'helped' | 'missed') => string;
  readonly finalScore: (score: Points) => string;
  readonly gaveUp: string;
  readonly values: (values: readonly (readonly [Card, 'play' | 'exchange', Points])[]) => string;
  readonly exchangeOf: (card: Card) => string;
  readonly buttons: {
    readonly tryAgain: string;
    readonly giveUp: string;
    readonly fromTheStart: string;
    readonly next: string;
    readonly share: string;
    readonly copied: string;
    readonly all: string;
    readonly analysis: string;
  };
  readonly ratingNow: (rating: number, change: number) => string;

  readonly daily: {
    readonly title: string;
    readonly of: (day: Date) => string;
    readonly open: string;
    readonly again: string;
    readonly archive: string;
    readonly needsScript: string;
    readonly played: string;
  };
  readonly queue: {
    readonly title: string;
    readonly ruleSet: string;
    readonly anyRuleSet: string;
    readonly grade: string;
    readonly anyGrade: string;
    readonly theme: string;
    readonly anyTheme: string;
    readonly next: string;
    readonly count: (open: number, all: number) => string;
    readonly none: string;
    readonly handToWorkOut: string;
  };
  readonly rush: {
    readonly title: string;
    readonly intro: string;
    readonly start: string;
    readonly clock: string;
    readonly score: (solved: number, missed: number) => string;
    readonly left: (seconds: number) => string;
    readonly over: (solved: number) => string;
    readonly stop: string;
    readonly failed: string;
  };
  readonly history: {
    readonly title: string;
    readonly none: string;
    readonly rating: (value: number, deviation: number) => string;
    readonly counts: (counts: { readonly solved: number; readonly helped: number; readonly missed: number }) => string;
    readonly streak: (streak: number, days: number) => string;
    readonly due: (count: number) => string;
    readonly results: Readonly<Record<'solved' | 'helped' | 'missed', string>>;
    readonly last: string;
  };
  readonly all: {
    readonly title: string;
    readonly intro: string;
    readonly of: (ruleSet: string) => string;
    readonly count: (count: number) => string;
    readonly entry: (id: string, tricks: number) => string;
  };
  readonly inText: {
    readonly scores: (you: Points, others: Points) => string;
    readonly hidden: (who: string, count: number) => string;
    readonly gone: (cards: readonly Card[]) => string;
    readonly trick: (trick: {
      readonly plays: readonly { readonly who: string; readonly card: Card }[];
      readonly winner: string;
      readonly points: Points;
    }) => string;
    readonly exchanged: (card: Card) => string;
  };
  readonly answer: {
    readonly title: string;
    readonly first: (card: Card) => string;
    readonly firstExchange: (card: Card) => string;
  };
}

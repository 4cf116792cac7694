import type { CardMessages } from './cards.ts';
import type { LatinDeckId } from './decks.ts';
import type { DrillKind, DrillQuestion, DrillQuestionOf } from '../../engine/drills/question.ts';
import type { DrillReason } from '../../engine/drills/reasonAgainst.ts';

/** What stands round the questions of a drill while it runs: all an island of drills says by itself. */
export interface DrillFrame {
  readonly cornerLetters: CardMessages['cornerLetters'];
  readonly title: string;
  readonly task: (place: { readonly now: number; readonly all: number }) => string;
  readonly wrong: (chosen: string) => string;
  readonly tryAgain: string;
  readonly next: string;
  readonly finish: string;
  readonly again: string;
  readonly result: (result: { readonly right: number; readonly all: number }) => string;
  readonly allRight: string;
  readonly missed: string;
  readonly readAgain: string;
}

/** Everything a drill says. Drawn from at build; only the frame goes to the browser as code. */
export interface DrillMessages {
  readonly frame: DrillFrame;
  readonly needsScript: string;
  readonly answers: string;
  readonly ask: { readonly [Kind in DrillKind]: (question: DrillQuestionOf<Kind>) => string };
  readonly option: (question: DrillQuestion, option: string) => string;
  readonly right: { readonly [Kind in DrillKind]: (question: DrillQuestionOf<Kind>) => string };
  /** What the picture of a card shows, for those who do not see it, without naming it. */
  readonly picture: (question: DrillQuestionOf<'name-card'>, deck: LatinDeckId) => string;
  readonly against: {
    readonly [Kind in DrillReason['kind']]: (
      reason: Extract<DrillReason, { readonly kind: Kind }>,
      deck: LatinDeckId,
    ) => string;
  };
  readonly table: { readonly rank: string; readonly points: string };
}

import type { Card, Points, Seat } from '../../engine/cards.ts';
import type { Goal } from '../../engine/coach/goal.ts';
import type { Outcome } from '../../engine/coach/verdict.ts';
import type { Move } from '../../engine/play/deal.ts';
import type { Question, QuestionKind } from '../../engine/questions.ts';
import type { Fading } from '../../engine/script.ts';

/** What the learner has to do: whose turn, what counts as solved, how many cards (in tricks and in the hand). */
export interface Task {
  readonly place: 'leads' | 'follows';
  readonly cards: number;
  readonly tricks: number;
  readonly goal: Goal;
}

/** A trick as it is announced: who took it, and the scores after it. */
export interface TrickNews {
  readonly who: string;
  readonly points: Points;
  readonly score: Points;
  readonly lead: Points;
}

/** A side that is not the learner's: its seats by name, and its points. */
export interface SideScore {
  readonly who: readonly string[];
  readonly points: Points;
}

type QuestionOf<Kind extends QuestionKind> = Extract<Question, { readonly kind: Kind }>;

/** Everything a deal in a lesson says besides the coach. Sentences with cards carry marks for `parseSentence`. */
export interface LessonMessages {
  readonly deal: string;
  readonly task: (task: Task) => string;
  readonly fading: Readonly<Record<Fading, string>>;
  readonly watch: string;
  readonly thinking: string;
  readonly stalled: string;
  /** What plays the deal did not come over the network. */
  readonly notLoaded: string;
  readonly notSolved: string;
  readonly offPath: string;
  /** Beside a verdict that is an average over what hidden cards may be, and under the review of such a deal. */
  readonly onAverage: { readonly exact: string; readonly estimate: string; readonly review: string };

  readonly plays: (news: { readonly who: string; readonly card: Card; readonly trump: boolean }) => string;
  readonly takesTrick: (news: TrickNews) => string;
  readonly draws: (news: { readonly who: string; readonly card: Card }) => string;
  /** "Partner makes a signal: the tip of the tongue." `face` as it stands inside a sentence. */
  readonly signal: (news: { readonly who: string; readonly face: string }) => string;
  readonly over: (news: { readonly outcome: Outcome; readonly score: Points; readonly other: Points }) => string;

  readonly buttons: {
    readonly start: string;
    readonly goOn: string;
    readonly next: string;
    readonly goBack: string;
    readonly showMe: string;
    readonly takeBack: string;
    readonly hint: (given: number) => string;
    readonly hintsGiven: string;
    readonly exchange: (card: Card) => string;
    readonly returnToPath: string;
    readonly nextTrick: string;
    readonly openAll: string;
    readonly playBothAgain: string;
    readonly closeLines: string;
    readonly goOnWithMine: string;
    readonly retryHere: (number: number) => string;
    readonly again: string;
    readonly fromTheStart: string;
    readonly nextLevel: string;
    readonly answer: string;
    readonly tryAgain: string;
  };

  readonly questions: Readonly<Record<QuestionKind, string>>;
  readonly seatOption: (who: string) => string;
  readonly pointsOption: (points: Points) => string;
  /** Right or wrong, and what the answer rests on. */
  readonly answered: {
    readonly [Kind in QuestionKind]: (news: {
      readonly question: QuestionOf<Kind>;
      readonly right: 'right' | 'wrong';
      readonly nameOf: (seat: Seat) => string;
    }) => string;
  };

  readonly comparing: {
    readonly title: string;
    readonly yours: (card: Card) => string;
    readonly best: (card: Card) => string;
    readonly answer: (card: Card) => string;
    readonly finish: (points: Points) => string;
    readonly against: (who: string, points: Points) => string;
    readonly changed: string;
    readonly ledger: {
      readonly lose: (card: Card, points: Points) => string;
      readonly miss: (card: Card, points: Points) => string;
      readonly get: (card: Card, points: Points) => string;
    };
    readonly difference: (points: Points) => string;
  };

  readonly review: {
    readonly title: string;
    readonly lostNothing: string;
    readonly lost: (points: Points) => string;
    /** So many cards lowered the chance of what was played for; `points` were lost besides. */
    readonly loweredChances: (lost: { readonly cards: number; readonly points: Points }) => string;
    readonly momentOfChance: (news: {
      readonly number: number;
      readonly card: Card;
      readonly chance: number;
    }) => string;
    readonly moment: (news: { readonly number: number; readonly card: Card; readonly points: Points }) => string;
    readonly remember: string;
  };

  /** The deal as it can be read without playing it. */
  readonly inText: {
    readonly position: string;
    readonly holds: (who: string, cards: readonly Card[]) => string;
    readonly stock: (cards: readonly Card[]) => string;
    /** Where the order of the stock is hidden: its open top card, how many lie under it, and the turn-up. */
    readonly stockInPart: (stock: {
      readonly top: Card | undefined;
      readonly hidden: number;
      readonly turnUp: Card | undefined;
    }) => string;
    readonly noStock: string;
    readonly onTable: (who: string, card: Card) => string;
    /** How many cards somebody holds whose hand is closed. */
    readonly holdsClosed: (who: string, count: number) => string;
    /** What each other side has: the names of its seats, and its points. */
    readonly scores: (you: Points, others: readonly SideScore[]) => string;
    readonly turn: (who: string) => string;
    readonly answer: string;
    readonly line: string;
    readonly step: (news: { readonly who: string; readonly card: Card }) => string;
    readonly takes: (who: string, points: Points) => string;
    readonly exchange: (news: { readonly who: string; readonly card: Card; readonly taken: Card }) => string;
    readonly values: (values: readonly (readonly [Move, Points])[]) => string;
    readonly end: (you: Points, others: readonly SideScore[]) => string;
    /** Where the script stops before the deal ends: what best play brings the learner's side in the end. */
    readonly goesOn: (you: Points) => string;
  };
}

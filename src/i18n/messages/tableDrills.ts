import type { Points } from '../../engine/cards.ts';
import type { Gesture } from '../../engine/gestures.ts';
import type { TableReason } from '../../engine/drills/reasonAgainstTable.ts';
import type { DrillQuestion } from '../../engine/drills/question.ts';
import type { TableKind, TableQuestionOf } from '../../engine/drills/tableQuestion.ts';

/** What drills say about a table: its seats, its score, its signals, and rules that other games add. */
export interface TableDrillMessages {
  readonly ask: { readonly [Kind in TableKind]: (question: TableQuestionOf<Kind>) => string };
  /** An option as it is read; a face by its name. */
  readonly option: (question: DrillQuestion, option: string) => string;
  readonly right: { readonly [Kind in TableKind]: (question: TableQuestionOf<Kind>) => string };
  readonly against: {
    readonly [Kind in TableReason['kind']]: (reason: Extract<TableReason, { readonly kind: Kind }>) => string;
  };
  /** What stands over what a question shows. */
  readonly over: {
    readonly seat: (seats: number, seat: number) => string;
    readonly hand: string;
    readonly lead: string;
    readonly yourCard: string;
    readonly turnUp: string;
  };
  /** A face in words, for those who do not see it. */
  readonly face: (gesture: Gesture) => string;
  /** The race bar: the sides by name. */
  readonly race: { readonly own: string; readonly other: string };
  /** The same in words. */
  readonly standing: (
    sides: readonly { readonly name: string; readonly points: Points; readonly best?: Points | undefined }[],
  ) => string;
}

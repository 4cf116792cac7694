import type { AnalysisMessages } from './analysis.ts';
import type { CardMessages } from './cards.ts';
import type { CoachMessages } from './coach.ts';
import type { CompareMessages } from './compare.ts';
import type { HouseMessages } from './house.ts';
import type { LessonMessages } from './lesson.ts';
import type { MeasuredMessages } from './measured.ts';
import type { PuzzleMessages } from './puzzles.ts';
import type { ReferenceMessages } from './reference.ts';
import type { ProgressMessages } from './progress.ts';
import type { RefusalMessages } from './refusals.ts';
import type { RuleMessages } from './rules.ts';
import type { SideBySideMessages } from './sideBySide.ts';
import type { SignalMessages } from './signals.ts';
import type { SiteMessages } from './site.ts';
import type { TableMessages } from './table.ts';
import type { VariantMessages } from './variants.ts';
import type { WorksheetMessages } from './worksheet.ts';

/**
 * Everything the site says in one language, by section. A section is a type in this folder (`table.ts`) and a value in
 * each language's folder (`en/table.ts`); the compiler names the language that lacks a sentence.
 */
export interface Messages {
  readonly analysis: AnalysisMessages;
  readonly cards: CardMessages;
  readonly coach: CoachMessages;
  readonly compare: CompareMessages;
  readonly house: HouseMessages;
  readonly measured: MeasuredMessages;
  readonly lesson: LessonMessages;
  readonly puzzles: PuzzleMessages;
  readonly reference: ReferenceMessages;
  readonly progress: ProgressMessages;
  readonly refusals: RefusalMessages;
  readonly rules: RuleMessages;
  readonly sideBySide: SideBySideMessages;
  readonly signals: SignalMessages;
  readonly site: SiteMessages;
  readonly table: TableMessages;
  readonly variants: VariantMessages;
  readonly worksheet: WorksheetMessages;
}

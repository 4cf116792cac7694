import { analysis } from './en/analysis.ts';
import { cards } from './en/cards.ts';
import { coach } from './en/coach.ts';
import { compare } from './en/compare.ts';
import { house } from './en/house.ts';
import { measured } from './en/measured.ts';
import { lesson } from './en/lesson.ts';
import { puzzles } from './en/puzzles.ts';
import { reference } from './en/reference.ts';
import { progress } from './en/progress.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { sideBySide } from './en/sideBySide.ts';
import { signals } from './en/signals.ts';
import { site } from './en/site.ts';
import { table } from './en/table.ts';
import { variants } from './en/variants.ts';
import { worksheet } from './en/worksheet.ts';
import type { Messages } from './messages.ts';

/** Everything the site says, in English. */
export const en: Messages = {
  analysis,
  cards,
  coach,
  compare,
  house,
  measured,
  lesson,
  progress,
  puzzles,
  reference,
  refusals,
  rules,
  sideBySide,
  signals,
  site,
  table,
  variants,
  worksheet,
};

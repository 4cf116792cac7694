import type { Locale } from './index.ts';
import { coach as enCoach } from './messages/en/coach.ts';
import { lesson as enLesson } from './messages/en/lesson.ts';
import { refusals as enRefusals } from './messages/en/refusals.ts';
import type { Messages } from './messages/messages.ts';
import { tableWordsFor, type TableWords } from './tableWords.ts';

/** What an island says that lets a deal be played: the table, the task, the coach, and why a card is refused. */
export type PlayWords = TableWords & Pick<Messages, 'coach' | 'lesson' | 'refusals'>;

/** What a played deal says in that language, without the words of the other pages. */
export const playWordsFor = (locale: Locale): PlayWords => ({ ...tableWordsFor(locale), ...PLAY_WORDS[locale] });

const PLAY_WORDS: Readonly<Record<Locale, Pick<Messages, 'coach' | 'lesson' | 'refusals'>>> = {
  en: { coach: enCoach, lesson: enLesson, refusals: enRefusals },
};

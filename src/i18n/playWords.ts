import type { Locale } from './index.ts';
import { lesson as enLesson } from './messages/en/lesson.ts';
import type { Messages } from './messages/messages.ts';
import { tableWordsFor, type TableWords } from './tableWords.ts';

/** What an island says that lets a deal be played, up to the first move: the table and the task. */
export type PlayWords = TableWords & Pick<Messages, 'lesson'>;

const PLAY_WORDS: Readonly<Record<Locale, Pick<Messages, 'lesson'>>> = { en: { lesson: enLesson } };

/** What a played deal says in that language, without the words of the other pages. */
export const playWordsFor = (locale: Locale): PlayWords => ({ ...tableWordsFor(locale), ...PLAY_WORDS[locale] });

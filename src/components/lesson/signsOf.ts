import type { Script } from '../../engine/script.ts';
import { messagesFor, type Locale } from '../../i18n/index.ts';
import { facePath } from '../signals/facePath.ts';
import { PERSON_IDS } from '../signals/faces/persons.ts';
import { nameOfSeat } from './shownDeal.ts';
import type { ShownSign } from './SignShown.tsx';

/** The signs of a script with their drawings and words, in the order in which they are given. For the build. */
export function signsOf(locale: Locale, { start, learner, steps }: Script, base: string): readonly ShownSign[] {
  const m = messagesFor(locale);
  const { faces } = m.signals;
  return steps.flatMap(({ sign }, step) => {
    if (!sign) return [];
    const who = nameOfSeat(m, start.rules.seats, learner, sign.seat);
    const person = PERSON_IDS[(sign.seat * 5) % PERSON_IDS.length] ?? 'vito';
    return [
      {
        step,
        src: base + facePath(person, sign.face),
        alt: faces.alt[sign.face],
        says: m.lesson.sign({ who, face: faces.inSentence[sign.face] }),
      },
    ];
  });
}

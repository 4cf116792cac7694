import type { Script } from '../../engine/script.ts';
import { messagesFor, type Locale } from '../../i18n/index.ts';
import { facePath } from '../signals/facePath.ts';
import { PERSON_IDS } from '../signals/faces/persons.ts';
import { nameOfSeat } from '../table/nameOfSeat.ts';
import type { ShownSignal } from './SignalShown.tsx';

/** The signals of a script with their drawings and words, in the order in which they are given. For the build. */
export function signalsShown(locale: Locale, { start, learner, steps }: Script, base: string): readonly ShownSignal[] {
  const m = messagesFor(locale);
  const { faces } = m.signals;
  return steps.flatMap(({ signal }, step) => {
    if (!signal) return [];
    const who = nameOfSeat(m, start.rules, learner, signal.seat);
    const person = PERSON_IDS[(signal.seat * 5) % PERSON_IDS.length] ?? 'vito';
    return [
      {
        step,
        src: base + facePath(person, signal.face),
        alt: faces.alt[signal.face],
        says: m.lesson.signal({ who, face: faces.inSentence[signal.face] }),
      },
    ];
  });
}

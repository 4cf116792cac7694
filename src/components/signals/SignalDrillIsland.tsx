import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { signalWordsFor } from '../../i18n/signalWords.ts';
import { choiceDrill } from '../../machines/choiceDrill.ts';
import { useMachine } from '../useMachine.ts';
import { questionsFor, reasonsAgainst, type SignalQuestion } from './drillQuestions.ts';
import { facePath } from './facePath.ts';
import { ChoiceAnswers } from '../ChoiceAnswers.tsx';
import drill from '../choiceDrill.module.css';
import styles from './signalDrill.module.css';
import { PRESET_IDS, type PresetId, type SignalMeaning } from '../../engine/signalTables.ts';

/** What a learner may be asked about: one table, or two of different regions at once. */
export type Session = PresetId | 'mixed';

const MIXED: readonly PresetId[] = ['it-tongue-horse', 'es-seed'];

const tablesOf = (session: Session): readonly PresetId[] => (session === 'mixed' ? MIXED : [session]);

interface Props {
  readonly locale: Locale;
  /** The base path of the host, without a slash at its end. */
  readonly base: string;
  /** What the drill begins with, where it is not the first table. */
  readonly first?: Session;
}

/** Faces to read, one after another. Every answer and every reason comes from the tables of signals. */
export function SignalDrillIsland({ locale, base, first = 'it-tongue-horse' }: Props) {
  const m = signalWordsFor(locale);
  const [session, setSession] = useState<Session>(first);
  const [mounted, setMounted] = useState(false);
  const [{ context, value }, send] = useMachine(choiceDrill, {
    input: { questions: questionsFor(tablesOf(session)), seed: 0 },
  });
  const begin = (next: Session): void => {
    setSession(next);
    send({ type: 'ask', questions: questionsFor(tablesOf(next)), seed: Date.now() });
  };
  useEffect(() => {
    setMounted(true);
    begin(session);
    // once, when the island comes alive: the page as served shows a face at rest and no question
  }, []);

  const questions = context.questions as readonly SignalQuestion[]; // only questionsFor fills them
  const question = questions.find(({ id }) => id === context.queue[0]);
  const nextButton = useRef<HTMLButtonElement>(null);
  const firstAnswer = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (value === 'answered') nextButton.current?.focus();
  }, [value]);

  const all = questions.length;
  const asked = context.right.length + context.missed.length;
  const again = question !== undefined && context.missed.includes(question.id) && context.given.length === 0;
  const answered = value === 'answered';
  const chosen = context.given.at(-1) as SignalMeaning | undefined; // answers are meanings
  const table = question && m.presets[question.table].inSentence;

  const feedback = (): readonly string[] => {
    if (!question || chosen === undefined || table === undefined) return [];
    if (answered) return [m.drill.right(m.means[question.answer])];
    const reasons = reasonsAgainst(question, chosen).map((reason) => {
      if (reason.kind === 'elsewhere') {
        return m.drill.reasons.elsewhere(m.means[chosen], m.presets[reason.table].inSentence);
      }
      if (reason.kind === 'no-face') return m.drill.reasons['no-face'](m.means[chosen], table);
      const faces = reason.gestures.map((gesture) => m.faces.inSentence[gesture]);
      return m.drill.reasons['other-face'](m.means[chosen], table, faces);
    });
    return [m.drill.wrong(m.means[chosen]), ...reasons, m.drill.tryAgain];
  };

  return (
    <div
      class={drill.drill}
      data-state={mounted ? value : 'waiting'}
      data-question={mounted ? question?.id : undefined}
    >
      <label class={drill.choose}>
        {m.drill.whichTable}
        <select
          value={session}
          disabled={!mounted}
          onChange={(event) => begin(event.currentTarget.value as Session /* the options below are sessions */)}
        >
          {PRESET_IDS.map((id) => (
            <option key={id} value={id}>
              {m.presets[id].name}
            </option>
          ))}
          <option value="mixed">{m.drill.mixed}</option>
        </select>
      </label>

      {value === 'finished' ? (
        <div>
          <p class={drill.score} role="status">
            {m.drill.result({ right: context.right.length, all })}
          </p>
          {context.missed.length > 0 && (
            <>
              <p>{m.drill.missed}</p>
              <ul class={`${drill.missed} ${styles.missed}`}>
                {questions
                  .filter(({ id }) => context.missed.includes(id))
                  .map(({ id, person, gesture, answer, table: asked }) => (
                    <li key={id}>
                      <img src={base + facePath(person, gesture)} alt={m.faces.alt[gesture]} width="96" height="104" />
                      <span>
                        {m.presets[asked].name}: {m.means[answer]}
                      </span>
                    </li>
                  ))}
              </ul>
            </>
          )}
          <button type="button" class="button" data-weight="main" onClick={() => send({ type: 'again' })}>
            {m.drill.again}
          </button>
        </div>
      ) : (
        <div class={drill.ask}>
          <img
            class={styles.face}
            src={base + facePath(question?.person ?? 'vito', mounted && question ? question.gesture : 'none')}
            alt={mounted && question ? m.faces.alt[question.gesture] : ''}
            width="200"
            height="216"
          />
          <div>
            <p class={drill.task}>
              {m.drill.task({ now: Math.min(all, again ? all : asked + (context.given.length > 0 ? 0 : 1)), all })}
            </p>
            <p class={`${drill.question} ${styles.question}`} id="signal-question">
              {m.drill.question(table ?? '')}
            </p>
            <ChoiceAnswers
              labelledBy="signal-question"
              options={question?.options ?? []}
              answer={question?.answer}
              given={context.given}
              state={mounted && !answered ? 'open' : 'closed'}
              labelOf={(option) => m.answers[option]}
              columns={styles.answers}
              firstAnswer={firstAnswer}
              onAnswer={(answer) => send({ type: 'answer', answer })}
            />
            <div role="status" class={`${drill.feedback} ${styles.feedback}`} data-right={answered}>
              {feedback().map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            {answered && (
              <button
                ref={nextButton}
                type="button"
                class="button"
                data-weight="main"
                onClick={() => {
                  send({ type: 'goOn' });
                  firstAnswer.current?.focus();
                }}
              >
                {context.queue.length === 1 ? m.drill.finish : m.drill.next}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

import type { Question } from '../../engine/questions.ts';
import type { PlayWords } from '../../i18n/playWords.ts';
import { questionDue } from '../../machines/trail.ts';
import { Sentence } from '../Sentence.tsx';
import { Act, Actions, type PanelProps } from './panelParts.tsx';
import { QuestionAsked } from './QuestionAsked.tsx';
import styles from './scriptedDeal.module.css';
import { nameOfSeat } from '../table/nameOfSeat.ts';

/** A question that is answered before the card falls, and what its answer rests on. */
export function QuestionPanel(props: PanelProps) {
  const { m, trail, context } = props.view;
  const { start, learner } = trail.script;
  const nameOf = (seat: number): string => nameOfSeat(m, start.rules, learner, seat);
  const { prediction } = context;
  if (prediction) {
    return (
      <>
        <p class={styles.why} data-right={prediction.right ? 'yes' : 'no'}>
          <Sentence text={sayAnswer(m, prediction.question, prediction.right ? 'right' : 'wrong', nameOf)} />
        </p>
        <Actions>
          <Act {...props} event={{ type: 'goOn' }} weight="main" label={m.lesson.buttons.goOn} />
        </Actions>
      </>
    );
  }
  const question = questionDue(trail);
  return question ? (
    <QuestionAsked m={m} question={question} nameOf={nameOf} state={props.state} send={props.send} />
  ) : null;
}

/** The sentence for an answered question; each kind has its own. */
export function sayAnswer(
  m: PlayWords,
  question: Question,
  right: 'right' | 'wrong',
  nameOf: (seat: number) => string,
): string {
  switch (question.kind) {
    case 'who-takes':
      return m.lesson.answered['who-takes']({ question, right, nameOf });
    case 'points-here':
      return m.lesson.answered['points-here']({ question, right, nameOf });
    case 'points-out':
      return m.lesson.answered['points-out']({ question, right, nameOf });
    case 'trumps-out':
      return m.lesson.answered['trumps-out']({ question, right, nameOf });
  }
}

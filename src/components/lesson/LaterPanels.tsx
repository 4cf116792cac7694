import { Sentence } from '../Sentence.tsx';
import { VerdictView } from '../table/VerdictView.tsx';
import { ComparingPanel } from './ComparingPanel.tsx';
import { Act, Actions, type PanelProps } from './panelParts.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { sayEnd, sayHappened } from './sayMoves.ts';
import styles from './scriptedDeal.module.css';

/** What stands under the table once there is something to say: the question, the verdict, the two lines, the review. */
export function LaterPanels(props: PanelProps) {
  const { m, trail, moment } = props.view;
  switch (moment) {
    case 'predicting':
    case 'predicted':
      return <QuestionPanel {...props} />;
    case 'watching':
      return <WatchingPanel {...props} />;
    case 'judged':
      return <JudgedPanel {...props} />;
    case 'showing':
      return (
        <p>
          {sayHappened(m, trail).map((sentence) => (
            <Sentence key={sentence} text={`${sentence} `} />
          ))}
        </p>
      );
    case 'comparing':
      return <ComparingPanel {...props} />;
    case 'reviewing':
      return <ReviewPanel {...props} end={sayEnd(m, trail)} />;
    default:
      return null;
  }
}

function WatchingPanel(props: PanelProps) {
  const { m, trail, why } = props.view;
  return (
    <>
      <p class={styles.news}>
        {sayHappened(m, trail).map((sentence) => (
          <Sentence key={sentence} text={`${sentence} `} />
        ))}
      </p>
      {why.length > 0 && (
        <p class={styles.why}>
          {why.map((sentence) => (
            <Sentence key={sentence} text={`${sentence} `} />
          ))}
        </p>
      )}
      <Actions>
        <Act {...props} event={{ type: 'goOn' }} weight="main" label={m.lesson.buttons.next} />
        <Act {...props} event={{ type: 'goBack' }} label={m.lesson.buttons.goBack} />
        <Act {...props} event={{ type: 'showMe' }} weight="bare" label={m.lesson.buttons.showMe} letter="E" />
      </Actions>
    </>
  );
}

function JudgedPanel(props: PanelProps) {
  const { m, locale, trail, odds, verdict, why } = props.view;
  const acts = (
    <>
      <Act {...props} event={{ type: 'showMe' }} label={m.lesson.buttons.showMe} letter="E" />
      <Act {...props} event={{ type: 'takeBack' }} label={m.lesson.buttons.takeBack} letter="U" />
      <Act {...props} event={{ type: 'returnToPath' }} weight="bare" label={m.lesson.buttons.returnToPath} />
      {props.more}
    </>
  );
  if (verdict) {
    return (
      <VerdictView locale={locale} verdict={verdict} why={why} mark={odds && m.lesson.onAverage[odds.status]}>
        {acts}
      </VerdictView>
    );
  }
  const judgement = trail.frames.findLast((frame) => frame.by === 'learner')?.judgement;
  return (
    <>
      <p>
        {judgement
          ? m.lesson.notSolved
          : sayHappened(m, trail).map((sentence) => <Sentence key={sentence} text={`${sentence} `} />)}
      </p>
      <Actions>{acts}</Actions>
    </>
  );
}

import type { Card } from '../../engine/cards.ts';
import { Sentence } from '../Sentence.tsx';
import { sayTask } from './sayTask.ts';
import type { LaterPanels } from './LaterPanels.tsx';
import { Act, Actions, type PanelProps } from './panelParts.tsx';
import { SignalShown } from './SignalShown.tsx';
import styles from './scriptedDeal.module.css';

interface Props extends PanelProps {
  /** Trumps that may be laid down for the turn-up. */
  readonly exchanges: readonly Card[];
  /** What shows everything from the verdict on; undefined until it has come. */
  readonly later: typeof LaterPanels | undefined;
}

/** What stands under the table: the task, the question, the verdict, the two lines, the review. */
export function DealPanel(props: Props) {
  const { view } = props;
  return (
    <div class={styles.panel}>
      {view.signal && <SignalShown signal={view.signal} />}
      {view.remarks.map((remark) => (
        <p class={styles.remark} key={remark}>
          <Sentence text={remark} />
        </p>
      ))}
      <PanelNow {...props} />
    </div>
  );
}

function PanelNow(props: Props) {
  const { view } = props;
  const { m } = view;
  switch (view.moment) {
    case 'opening':
      return (
        <>
          <p>{m.lesson.watch}</p>
          <Actions>
            <Act {...props} event={{ type: 'start' }} weight="main" label={m.lesson.buttons.start} />
          </Actions>
        </>
      );
    case 'stalled':
      return (
        <>
          <p>{m.lesson.stalled}</p>
          <Actions>
            <Act {...props} event={{ type: 'goOn' }} weight="main" label={m.lesson.buttons.tryAgain} />
            <Act {...props} event={{ type: 'again' }} label={m.lesson.buttons.again} />
          </Actions>
        </>
      );
    case 'asking':
    case 'judging':
    case 'answering':
    case 'demonstrating':
      return <AskingPanel {...props} />;
    default:
      return props.later ? <props.later {...props} /> : null;
  }
}

function AskingPanel(props: Props) {
  const { m, trail, refused, hints, moment, context } = props.view;
  const isThinking = moment !== 'asking';
  return (
    <>
      <p class={styles.task}>{isThinking ? m.lesson.thinking : sayTask(m, trail)}</p>
      {refused !== undefined && <p class={styles.refused}>{refused}</p>}
      {hints.length > 0 && (
        <ol class={styles.hints}>
          {hints.map((hint) => (
            <li key={hint}>
              <Sentence text={hint} />
            </li>
          ))}
        </ol>
      )}
      <Actions>
        {props.exchanges.map((card) => (
          <Act
            key={card}
            {...props}
            event={{ type: 'play', move: `exchange ${card}` }}
            label={m.lesson.buttons.exchange(card)}
          />
        ))}
        {moment === 'asking' && context.hints.given < 3 && (
          <Act {...props} event={{ type: 'hint' }} label={m.lesson.buttons.hint(context.hints.given)} letter="H" />
        )}
        <Act {...props} event={{ type: 'showMe' }} label={m.lesson.buttons.hintsGiven} letter="E" />
        <Act {...props} event={{ type: 'takeBack' }} label={m.lesson.buttons.takeBack} letter="U" />
        <Act {...props} event={{ type: 'returnToPath' }} weight="bare" label={m.lesson.buttons.returnToPath} />
        {trail.frames.length > 0 && (
          <Act {...props} event={{ type: 'again' }} weight="bare" label={m.lesson.buttons.fromTheStart} />
        )}
      </Actions>
    </>
  );
}

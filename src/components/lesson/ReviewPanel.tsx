import { beginsHidden, playedTricks } from '../../machines/picture.ts';
import { Sentence } from '../Sentence.tsx';
import { Act, Actions, type PanelProps } from './panelParts.tsx';
import styles from './scriptedDeal.module.css';

interface Props extends PanelProps {
  /** How the deal ended. */
  readonly end: string;
}

/** The end of a deal: the result, the moments where points were lost, what to remember. */
export function ReviewPanel(props: Props) {
  const { m, trail, words } = props.view;
  const { review, buttons } = m.lesson;
  const costly = playedTricks(trail).filter(({ lost, lostChance }) => lost > 0 || lostChance > 0);
  const lost = costly.reduce((sum, trick) => sum + trick.lost, 0);
  const lowered = costly.filter(({ lostChance }) => lostChance > 0).length;
  const chose = trail.frames.some((frame) => frame.by === 'learner');
  const { remember } = trail.script;

  function lostInAll(): string {
    if (lowered > 0) return review.loweredChances({ cards: lowered, points: lost });
    return lost === 0 ? review.lostNothing : review.lost(lost);
  }

  return (
    <>
      <p class={styles.task}>{props.end}</p>
      {chose && <p>{lostInAll()}</p>}
      {chose && beginsHidden(trail.script) && <p class="note">{m.lesson.onAverage.review}</p>}
      {costly.length > 0 && (
        <ul class={styles.moments} role="list">
          {costly.map(
            ({ number, lost: points, lostChance: chance, costly: at }) =>
              at && (
                <li key={number}>
                  <span>
                    <Sentence
                      text={
                        points > 0
                          ? review.moment({ number, card: at.card, points })
                          : review.momentOfChance({ number, card: at.card, chance })
                      }
                    />
                  </span>
                  <Act {...props} event={{ type: 'retry', frame: at.frame }} label={buttons.retryHere(number)} />
                </li>
              ),
          )}
        </ul>
      )}
      {remember !== undefined && (
        <p class={styles.keep}>
          <small>{review.remember}</small>
          <Sentence text={words[remember] ?? ''} />
        </p>
      )}
      <Actions>
        <Act {...props} event={{ type: 'goOn' }} weight="main" label={buttons.nextLevel} />
        <Act {...props} event={{ type: 'again' }} label={buttons.again} />
        <Act {...props} event={{ type: 'goBack' }} weight="bare" label={buttons.goBack} />
        {props.more}
      </Actions>
    </>
  );
}

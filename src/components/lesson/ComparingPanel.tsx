import { cardOfText } from './cardOfText.ts';
import { unseen } from '../../machines/trail.ts';
import { Sentence } from '../Sentence.tsx';
import { TwoLines } from '../table/TwoLines.tsx';
import { Act, Actions, type PanelProps } from './panelParts.tsx';
import styles from './scriptedDeal.module.css';
import { lineShown } from './lineShown.ts';

/** The learner's line and the best one, trick by trick, and what changed hands between them. */
export function ComparingPanel(props: PanelProps) {
  const { m, locale, trail, context, explanation } = props.view;
  const { comparison } = context;
  if (!comparison) return null;
  const { best, other, open } = comparison;
  const { comparing, buttons } = m.lesson;
  const bestCard = cardOfText(best.moves[0]);
  const tricks = Math.max(best.tricks.length, other?.line.tricks.length ?? 0);
  const isOpen = open >= tricks;
  const own = unseen(trail).findLast((frame) => frame.by !== 'table');
  const cost = explanation?.compared?.cost ?? 0;
  const bestWords = { title: comparing.best(bestCard), verdict: { kind: 'best' } as const };
  const otherVerdict =
    other?.is === 'yours' && explanation ? explanation.verdict : ({ kind: 'costs', points: cost } as const);
  const ledger = explanation?.ledger;
  return (
    <section class={styles.comparing} aria-label={comparing.title}>
      {other ? (
        <TwoLines
          locale={locale}
          shown={open}
          lines={[
            lineShown(m, trail, other.line, best, {
              title: comparing.yours(cardOfText(other.line.moves[0])),
              verdict: otherVerdict,
            }),
            lineShown(m, trail, best, other.line, bestWords),
          ]}
        />
      ) : (
        <TwoLines
          locale={locale}
          shown={open}
          lines={[lineShown(m, trail, best, undefined, { ...bestWords, title: comparing.answer(bestCard) })]}
        />
      )}
      {isOpen && ledger && (
        <p class={styles.why}>
          <b>{comparing.changed}.</b>{' '}
          {[
            ...ledger.lose.map(({ card, points }) => comparing.ledger.lose(card, points)),
            ...ledger.miss.map(({ card, points }) => comparing.ledger.miss(card, points)),
            ...ledger.get.map(({ card, points }) => comparing.ledger.get(card, points)),
            comparing.difference(ledger.cost),
          ].map((sentence) => (
            <Sentence key={sentence} text={`${sentence} `} />
          ))}
        </p>
      )}
      <Actions>
        {!isOpen && <Act {...props} event={{ type: 'goOn' }} weight="main" label={buttons.nextTrick} />}
        {!isOpen && <Act {...props} event={{ type: 'openAll' }} label={buttons.openAll} />}
        {isOpen && own?.by === 'learner' && (
          <Act {...props} event={{ type: 'takeBack' }} weight="main" label={buttons.takeBack} letter="U" />
        )}
        {isOpen && <Act {...props} event={{ type: 'playAgain' }} label={buttons.playBothAgain} />}
        {isOpen && own && (
          <Act {...props} event={{ type: 'goOn' }} label={own.by === 'learner' ? buttons.goOnWithMine : buttons.next} />
        )}
        <Act {...props} event={{ type: 'goBack' }} weight="bare" label={buttons.closeLines} />
      </Actions>
    </section>
  );
}

import type { Card } from '../../engine/cards.ts';
import type { Move } from '../../engine/play/deal.ts';
import { explanationSentences, refusalText } from '../../i18n/coachText.ts';
import type { Locale } from '../../i18n/index.ts';
import type { OpenedWords } from '../../i18n/openedWords.ts';
import type { Assessment } from '../../machines/analysis.ts';
import { CardRef } from '../CardRef.tsx';
import { Sentence } from '../Sentence.tsx';
import { VerdictChip } from '../table/VerdictChip.tsx';
import styles from './analysis.module.css';

interface Props {
  readonly m: OpenedWords;
  readonly locale: Locale;
  readonly assessment: Assessment;
  readonly onPlay: (move: Move) => void;
}

const cardOf = (move: Move): Card => move.replace('exchange ', '') as Card; // a move is a card, with that word before it or not

/** Every move of the position with its value, its verdict and one reason; the best first. */
export function MoveValues({ m, assessment, onPlay }: Props) {
  const w = m.analysis;
  if (assessment.kind === 'not-explained') return <p class={styles.untold}>{refusalText(m, assessment.refusal)}</p>;
  const moves = [...assessment.moves.values()].sort((a, b) => b.value - a.value);
  return (
    <ol class={styles.values}>
      {moves.map((explanation) => (
        <li key={explanation.move}>
          <div class={styles.row}>
            <span class={styles.worth}>
              <CardRef card={cardOf(explanation.move)} words={w.move(explanation.move)} />
              <b>{explanation.value}</b>
              <VerdictChip m={m} verdict={explanation.verdict} />
            </span>
            <button type="button" class="button" onClick={() => onPlay(explanation.move)}>
              {w.play(explanation.move)} <span class="visually-hidden">{w.move(explanation.move)}</span>
            </button>
          </div>
          <p>
            {explanationSentences(m.coach, explanation).map((sentence, at) => (
              <span key={sentence}>
                {at > 0 && ' '}
                <Sentence text={sentence} />
              </span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}

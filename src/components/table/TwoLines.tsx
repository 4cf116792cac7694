import type { Card, Points } from '../../engine/cards.ts';
import type { Verdict } from '../../engine/coach/verdict.ts';
import type { Locale } from '../../i18n/index.ts';
import { tableWordsFor, type TableWords } from '../../i18n/tableWords.ts';
import { CardFace } from './CardFace.tsx';
import styles from './twoLines.module.css';
import { VerdictChip } from './VerdictChip.tsx';

/** A trick of a line that is played out. */
export interface LineTrick {
  readonly number: number;
  readonly cards: readonly Card[];
  readonly winning: Card;
  readonly winner: { readonly name: string; readonly side: 'own' | 'other' };
  readonly points: Points;
  /** The learner's side's card points after it. */
  readonly total: Points;
  /** A card of this trick that goes to the other side in the other line. */
  readonly changes?: Card | undefined;
}

export interface Line {
  /** "You led the Three of Coins". */
  readonly title: string;
  readonly verdict: Verdict;
  readonly tricks: readonly LineTrick[];
  readonly end: {
    readonly own: Points;
    readonly others: readonly { readonly name: string; readonly points: Points }[];
  };
}

interface Props {
  readonly locale: Locale;
  /** The learner's own card first, then the best one; or the best one alone. */
  readonly lines: readonly [Line, Line] | readonly [Line];
  /** How many tricks of both are shown: they are played trick by trick, in step. */
  readonly shown?: number;
}

/** Two lines from the same cards, in step, side by side, on the narrowest phone too. */
export function TwoLines({ locale, lines, shown = Infinity }: Props) {
  const m = tableWordsFor(locale);
  return (
    <div class={styles.both}>
      {lines.map((line, at) => (
        <OneLine
          key={line.title}
          m={m}
          line={line}
          look={at === 0 && lines.length > 1 ? 'own' : 'best'}
          shown={shown}
        />
      ))}
    </div>
  );
}

interface OneLineProps {
  readonly m: TableWords;
  readonly line: Line;
  readonly look: 'own' | 'best';
  readonly shown: number;
}

function OneLine({ m, line, look, shown }: OneLineProps) {
  const words = m.table.lines;
  const isOver = shown >= line.tricks.length;
  return (
    <section class={styles.line} data-line={look} aria-label={line.title}>
      <header>
        <h3>{line.title}</h3>
        <VerdictChip m={m} verdict={line.verdict} />
      </header>
      <p class={styles.columns} aria-hidden="true">
        <span>{words.trick}</span>
        <span>{words.points}</span>
        <span>{words.total}</span>
      </p>
      <ol role="list">
        {line.tricks.map((trick, at) => (
          <li
            key={trick.number}
            data-side={at < shown ? trick.winner.side : undefined}
            data-shown={at < shown ? 'yes' : 'no'}
          >
            <span class={styles.number}>{trick.number}</span>
            {at < shown && <ShownTrickRow m={m} trick={trick} look={look} />}
          </li>
        ))}
      </ol>
      <footer data-shown={isOver ? 'yes' : 'no'}>
        <span>{words.finish}</span>
        <b>{isOver ? line.end.own : '…'}</b>
        {isOver && (
          <span class={styles.against}>
            {line.end.others.map(({ name, points }) => `${name} ${points}`).join(', ')}
          </span>
        )}
      </footer>
    </section>
  );
}

function ShownTrickRow({
  m,
  trick,
  look,
}: {
  readonly m: TableWords;
  readonly trick: LineTrick;
  readonly look: 'own' | 'best';
}) {
  const { side, name } = trick.winner;
  const tone = look === 'best' ? 'best' : 'costly';
  return (
    <>
      <span class={styles.cards} data-still>
        {trick.cards.map((card) => (
          <span key={card} data-won={card === trick.winning ? 'yes' : undefined}>
            <CardFace card={card} m={m} face="mini" lit={card === trick.changes ? { card, tone } : undefined} />
          </span>
        ))}
      </span>
      <span class={styles.result}>
        <b>{side === 'own' && trick.points > 0 ? `+${trick.points}` : trick.points}</b>
        <small>{m.table.lines.sideTakes(name)}</small>
      </span>
      {trick.changes && (
        <span class={styles.change}>
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M1.5 5h11l-3-3M14.5 11h-11l3 3" />
          </svg>
          {side === 'own' ? m.table.lines.comesToYou : m.table.lines.goesTo(name)}
        </span>
      )}
      <span class={styles.total}>{trick.total}</span>
    </>
  );
}

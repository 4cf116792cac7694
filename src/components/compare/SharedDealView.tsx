import type { Card } from '../../engine/cards.ts';
import type { LineStep, UnderRules } from '../../engine/compare/answersUnder.ts';
import type { SharedDeal } from '../../engine/compare/sharedDeal.ts';
import { compareWordsFor, type CompareWords } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { tableWordsFor } from '../../i18n/tableWords.ts';
import { Sentence } from '../Sentence.tsx';
import { CardFace } from '../table/CardFace.tsx';
import styles from './sharedDeal.module.css';

/** What one rule set makes of the deal: its line, and the sentences where it parts from the first. */
export interface ToldAnswer {
  readonly name: string;
  readonly answer: UnderRules;
  /** Why the other's best move is not best here, as sentences with cards marked. */
  readonly why: readonly string[];
}

interface DealProps {
  readonly locale: Locale;
  readonly deal: SharedDeal;
  /** Cards in a hand, under the first of the rules. */
  readonly handSize: number;
  readonly chosen?: Card | undefined;
  /** Told of a card that was chosen. Without it the cards are only looked at. */
  readonly onChoose?: ((card: Card) => void) | undefined;
}

/** The cards of a shared deal, as they lie under the first of the rules. */
export function SharedCards({ locale, deal, handSize, chosen, onChoose }: DealProps) {
  const words = compareWordsFor(locale).compare.deal;
  const { cards, won } = deal;
  const each = Math.min(handSize, cards.length / 2);
  const hand = (seat: number): readonly Card[] => cards.slice(0, 2 * each).filter((_, at) => at % 2 === seat);
  const stock = cards.slice(2 * each);
  const pile = (title: string, all: readonly Card[]) => (
    <CardPile locale={locale} title={title} cards={all} chosen={chosen} onChoose={onChoose} />
  );
  const before = [...won[0], ...won[1]];
  return (
    <div class={styles.cards}>
      {pile(words.you, hand(0))}
      {pile(words.north, hand(1))}
      {stock.length > 0 && pile(words.stock, stock)}
      {onChoose && before.length > 0 && (
        <details class={styles.gone}>
          <summary>{words.gone(before.length)}</summary>
          {pile('', before)}
        </details>
      )}
    </div>
  );
}

interface PileProps {
  readonly locale: Locale;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly chosen?: Card | undefined;
  /** A card that cannot be chosen. */
  readonly fixed?: Card | undefined;
  readonly onChoose?: ((card: Card) => void) | undefined;
}

/** Cards that lie together, under whose they are. Keyed by place: the keyboard stays where it was when two change. */
export const CardPile = ({ locale, title, cards, chosen, fixed, onChoose }: PileProps) => (
  <div class={styles.pile}>
    {title !== '' && <small>{title}</small>}
    <div>
      {cards.map((card, at) => (
        <DealCard
          key={at}
          locale={locale}
          card={card}
          chosen={chosen === card}
          onChoose={card === fixed ? undefined : onChoose}
        />
      ))}
    </div>
  </div>
);

function DealCard({
  locale,
  card,
  chosen,
  onChoose,
}: {
  readonly locale: Locale;
  readonly card: Card;
  readonly chosen: boolean;
  readonly onChoose: DealProps['onChoose'];
}) {
  const m = tableWordsFor(locale);
  if (!onChoose) {
    return (
      <span class={styles.pick}>
        <CardFace card={card} m={m} face="mini" />
      </span>
    );
  }
  return (
    <button type="button" class={styles.pick} aria-pressed={chosen} data-swap={card} onClick={() => onChoose(card)}>
      <CardFace card={card} m={m} face="mini" />
    </button>
  );
}

/** Who sits at a table, as the learner sees it. */
export interface Seating {
  readonly learner: number;
  /** Seats on the learner's side. */
  readonly own: readonly number[];
  /** What another seat than the learner's is called. */
  readonly nameOf: (seat: number) => string;
}

interface AnswersProps {
  readonly locale: Locale;
  readonly answers: readonly ToldAnswer[];
  /** Where more than two play. */
  readonly seating?: Seating;
}

/** The deal played out under each rule set, a line each, with the place where it parts from the first. */
export function SharedAnswers({ locale, answers, seating }: AnswersProps) {
  const m = compareWordsFor(locale);
  const words = m.compare.deal;
  const table = seating ?? { learner: 0, own: [0], nameOf: () => words.north };
  const nameOf = (seat: number): string | undefined => (seat === table.learner ? undefined : table.nameOf(seat));
  const parted = answers.flatMap(({ answer }) => (answer.kind === 'line' && answer.parts ? [answer.parts] : []));
  const lines = answers.filter(({ answer }) => answer.kind === 'line');
  return (
    <div class={styles.last}>
      {answers.map(({ name, answer, why }, at) => (
        <section key={at} class={styles.under} aria-label={name} data-answer={answer.kind}>
          <h3>{name}</h3>
          {answer.kind === 'line' ? (
            <>
              <ol role="list">
                {answer.steps.map((step, index) => (
                  <Step
                    key={index}
                    m={m}
                    locale={locale}
                    seating={table}
                    step={step}
                    number={answer.steps.slice(0, index + 1).filter(({ kind }) => kind === 'trick').length}
                    parts={answer.parts?.step === index}
                  />
                ))}
              </ol>
              <p class={styles.end}>
                <b>{words.ends(...answer.score)}</b>
                <span>{words.result[resultOf(answer.score)]}</span>
              </p>
              {answer.parts && (
                <p class={styles.said}>
                  {words.partsAt({
                    name: nameOf(answer.parts.seat),
                    here: answer.parts.move,
                    there: answer.parts.other,
                  })}{' '}
                  {why.length > 0 && nameOf(answer.parts.seat) && `${words.asSeenBy(table.nameOf(answer.parts.seat))} `}
                  {why.map((sentence, place) => (
                    <span key={place}>
                      <Sentence text={sentence} />{' '}
                    </span>
                  ))}
                </p>
              )}
            </>
          ) : (
            <p class={styles.said}>{answer.kind === 'refused' ? words.refused(answer.refusal) : words.unsolved}</p>
          )}
        </section>
      ))}
      {lines.length < 2 && <p class="note">{words.tooFew}</p>}
      {lines.length > 1 && parted.length === 0 && <p class="note">{words.noneParts}</p>}
    </div>
  );
}

const resultOf = ([own, other]: readonly [number, number]): 'won' | 'lost' | 'tied' =>
  own === other ? 'tied' : own > other ? 'won' : 'lost';

interface StepProps {
  readonly m: CompareWords;
  readonly locale: Locale;
  readonly seating: Seating;
  readonly step: LineStep;
  readonly number: number;
  readonly parts: boolean;
}

const whoIs = (seat: number): 'you' | 'north' => (seat === 0 ? 'you' : 'north');

function Step({ m, locale, seating, step, number, parts }: StepProps) {
  const words = m.compare.deal;
  const table = tableWordsFor(locale);
  const part = parts && <strong>{words.part}</strong>;
  if (step.kind === 'exchange') {
    const given = step.move.slice('exchange '.length) as Card; // an exchange names the card laid down
    return (
      <li class={styles.step} data-part={parts ? 'yes' : undefined}>
        <span class={styles.two}>
          <CardFace card={given} m={table} face="mini" />
          <CardFace card={step.taken} m={table} face="mini" />
        </span>
        <span>
          {words.swaps(step.move, whoIs(step.seat))} {part}
        </span>
      </li>
    );
  }
  return (
    <li
      class={styles.step}
      data-winner={seating.own.includes(step.winner) ? 'own' : 'others'}
      data-cards={step.cards.length}
      data-part={parts ? 'yes' : undefined}
    >
      <span class={styles.hidden}>{words.trick(number)}</span>
      <span class={styles.two} data-still>
        {step.cards.map((card) => (
          <span key={card} data-won={card === step.winning ? 'yes' : undefined}>
            <CardFace card={card} m={table} face="mini" />
          </span>
        ))}
      </span>
      <span>
        {words.wins(step.winner === seating.learner ? undefined : seating.nameOf(step.winner), step.points)} {part}
      </span>
    </li>
  );
}

import type { Card } from '../../engine/cards.ts';
import type { DrillQuestion } from '../../engine/drills/question.ts';
import type { ReasonedQuestion } from '../../engine/drills/reasonAgainst.ts';
import type { LatinDeckId } from '../../i18n/deckIslands.ts';
import type { CardMessages } from '../../i18n/messages/cards.ts';
import type { DrillMessages } from '../../i18n/messages/drills.ts';

/** A question of a drill put into words at build: all that the browser needs to ask it. */
export interface DrillItem {
  readonly id: string;
  /** The drill it belongs to. */
  readonly drill: string;
  readonly ask: string;
  /** Cards to look at, which are not the answers. */
  readonly show?: readonly { readonly card: Card; readonly name: string }[];
  /** One card in one deck, as that deck prints it, and what it shows in words. */
  readonly picture?: { readonly card: Card; readonly deck: LatinDeckId; readonly alt: string };
  readonly table?: {
    readonly head: readonly [rank: string, points: string];
    readonly lines: readonly (readonly [rank: string, points: number])[];
  };
  readonly options: readonly DrillOption[];
  readonly answer: string;
  readonly right: string;
}

export interface DrillOption {
  readonly id: string;
  readonly label: string;
  /** Drawn as a card. */
  readonly card?: Card;
  /** Why it is wrong; the answer has none. */
  readonly against?: string;
}

const DECKS: readonly LatinDeckId[] = ['napoletana', 'castellana'];

const areCards = (question: DrillQuestion): boolean => question.kind === 'strongest' || question.kind === 'who-wins';

/** What is said when the question is answered; its words are looked up by its kind. */
function rightWords(t: DrillMessages, question: DrillQuestion): string {
  const say = t.right[question.kind] as (question: DrillQuestion) => string; // the kind found its own sentence
  return say(question);
}

function askWords(t: DrillMessages, question: DrillQuestion): string {
  const say = t.ask[question.kind] as (question: DrillQuestion) => string; // as above
  return say(question);
}

/** The questions of a drill in words. Cards to be named are shown in the Italian and the Spanish deck by turns. */
export const drillItems = (
  t: DrillMessages,
  cards: CardMessages,
  drill: string,
  questions: readonly ReasonedQuestion[],
): readonly DrillItem[] =>
  questions.map(({ question, against }, at) => {
    const deck = DECKS[at % DECKS.length] ?? 'napoletana';
    return {
      id: question.id,
      drill,
      ask: askWords(t, question),
      ...(question.kind === 'pile'
        ? { show: question.counted.map(({ card }) => ({ card, name: cards.name(card) })) }
        : {}),
      ...(question.kind === 'name-card'
        ? { picture: { card: question.card, deck, alt: t.picture(question, deck) } }
        : {}),
      ...(question.kind === 'points-table'
        ? {
            table: {
              head: [t.table.rank, t.table.points] as const,
              lines: question.lines.map(({ rank, points }) => [cards.rank(rank), points] as const),
            },
          }
        : {}),
      options: question.options.map((option) => {
        const id = String(option);
        const reason = against[id];
        const say = reason && (t.against[reason.kind] as (reason: unknown, deck: LatinDeckId) => string); // as above
        return {
          id,
          label: t.option(question, id),
          ...(areCards(question) ? { card: option as Card } : {}), // these kinds offer cards
          ...(say ? { against: say(reason, deck) } : {}),
        };
      }),
      answer: String(question.answer),
      right: rightWords(t, question),
    };
  });

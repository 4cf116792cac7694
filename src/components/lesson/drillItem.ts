import type { Card } from '../../engine/cards.ts';
import type { DrawnQuestion } from '../../engine/drills/drawDrill.ts';
import type { DrillForm, DrillKind, DrillQuestion } from '../../engine/drills/question.ts';
import type { DrillReason } from '../../engine/drills/reasonAgainst.ts';
import type { LatinDeckId } from '../../i18n/deckIslands.ts';
import type { CardMessages } from '../../i18n/messages/cards.ts';
import type { DrillMessages } from '../../i18n/messages/drills.ts';

/** A question of a drill put into words: all that is needed to draw it. */
export interface DrillItem {
  readonly id: string;
  /** The drill it belongs to. */
  readonly drill: string;
  readonly form: DrillForm;
  readonly ask: string;
  /** Cards to look at, which are not the answers, in rows with a word over each; a row by itself has none. */
  readonly show?: readonly ShownCards[];
  /** One card in one deck, as that deck prints it, and what it shows in words. */
  readonly picture?: { readonly card: Card; readonly deck: LatinDeckId; readonly alt: string };
  readonly table?: {
    readonly head: readonly [rank: string, points: string];
    readonly lines: readonly (readonly [rank: string, points: number])[];
  };
  readonly options: readonly DrillOption[];
  /** The right answer as text, as the machine compares it. */
  readonly answer: string;
  /** The same as it is read where nothing can be pressed. */
  readonly answerInWords: string;
  readonly right: string;
}

export interface ShownCards {
  readonly over?: string;
  readonly cards: readonly { readonly card: Card; readonly name: string }[];
}

export interface DrillOption {
  readonly id: string;
  readonly label: string;
  /** Drawn as a card. */
  readonly card?: Card;
}

const DECKS: readonly LatinDeckId[] = ['napoletana', 'castellana'];

/** Cards to be named are shown in the Italian and the Spanish deck by turns. */
export const deckAt = (place: number): LatinDeckId => DECKS[place % DECKS.length] ?? 'napoletana';

/** The kinds whose options are cards. */
const WITH_CARDS: readonly DrillKind[] = ['strongest', 'who-wins', 'order', 'trumps-left'];

function askWords(t: DrillMessages, question: DrillQuestion): string {
  const say = t.ask[question.kind] as (question: DrillQuestion) => string; // the kind finds its own sentence
  return say(question);
}

function rightWords(t: DrillMessages, question: DrillQuestion): string {
  const say = t.right[question.kind] as (question: DrillQuestion) => string; // as above
  return say(question);
}

/** Why an answer is wrong; `deck` is the one a card to be named was shown in. */
export function againstWords(t: DrillMessages, reason: DrillReason, deck: LatinDeckId): string {
  const say = t.against[reason.kind] as (reason: DrillReason, deck: LatinDeckId) => string; // as above
  return say(reason, deck);
}

function shownBy(t: DrillMessages, cards: CardMessages, question: DrillQuestion): readonly ShownCards[] {
  const named = (shown: readonly Card[]): ShownCards['cards'] =>
    shown.map((card) => ({ card, name: cards.name(card) }));
  const tricks = (all: readonly (readonly Card[])[]): readonly ShownCards[] =>
    all.map((trick, at) => ({ over: t.seen.trick(at + 1), cards: named(trick) }));
  switch (question.kind) {
    case 'pile':
      return [{ cards: named(question.counted.map(({ card }) => card)) }];
    case 'points-left':
      return tricks(question.tricks);
    case 'trumps-left':
    case 'trumps-count':
      return [...tricks(question.tricks), { over: t.seen.hand, cards: named(question.hand) }];
    default:
      return [];
  }
}

/** A question in words; `deck` is the one a card to be named is shown in. */
export function drillItem(
  t: DrillMessages,
  cards: CardMessages,
  { drill, question, form, right }: DrawnQuestion,
  deck: LatinDeckId,
): DrillItem {
  const show = shownBy(t, cards, question);
  const { answer } = question;
  return {
    id: question.id,
    drill,
    form,
    ask: askWords(t, question),
    ...(show.length > 0 ? { show } : {}),
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
    options: question.options.map((option) => ({
      id: String(option),
      label: t.option(question, String(option)),
      ...(WITH_CARDS.includes(question.kind) ? { card: option as Card } : {}), // these kinds offer cards
    })),
    answer: right,
    answerInWords: typeof answer === 'object' ? t.cards(answer) : t.option(question, String(answer)),
    right: rightWords(t, question),
  };
}

import type { Card, Points } from '../../engine/cards.ts';
import type { DrawnQuestion } from '../../engine/drills/drawDrill.ts';
import type { DrillForm, DrillKind, DrillQuestion } from '../../engine/drills/question.ts';
import type { DrillReason } from '../../engine/drills/reasonAgainst.ts';
import type { LatinDeckId } from '../../i18n/deckIslands.ts';
import type { CardMessages } from '../../i18n/messages/cards.ts';
import type { DrillMessages } from '../../i18n/messages/drills.ts';
import { GESTURES, type Gesture } from '../../engine/gestures.ts';
import { facePath, MODELS } from '../signals/facePath.ts';
import type { RaceSide } from '../table/RaceBar.tsx';

/** A question of a drill put into words: all that is needed to draw it. */
export interface DrillItem {
  readonly id: string;
  /** The drill it belongs to. */
  readonly drill: string;
  readonly form: DrillForm;
  readonly ask: string;
  /** Cards to look at, which are not the answers, in rows with a word over each; a row by itself has none. */
  readonly show?: readonly ShownCards[];
  /** A face to read, made by a person of the page of signals, and what it looks like in words. */
  readonly face?: ShownFace;
  /** How a deal stands, and where best play leads. */
  readonly race?: DrillRace;
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
  /** Drawn as a face. */
  readonly face?: ShownFace;
}

export interface ShownFace {
  /** The address of its drawing, before the base path of the host. */
  readonly path: `/${string}`;
  readonly alt: string;
}

export interface DrillRace {
  readonly sides: readonly [RaceSide, RaceSide];
  readonly target: Points;
  readonly total: Points;
}

const DECKS: readonly LatinDeckId[] = ['napoletana', 'castellana'];

/** Cards to be named are shown in the Italian and the Spanish deck by turns. */
export const deckAt = (place: number): LatinDeckId => DECKS[place % DECKS.length] ?? 'napoletana';

/** The kinds whose options are cards. */
const WITH_CARDS: readonly DrillKind[] = ['strongest', 'who-wins', 'order', 'trumps-left', 'may-play'];

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
    case 'whose':
    case 'our-trick': {
      const seats = question.kind === 'whose' ? question.seats : 4;
      return question.plays.map(({ seat, card }) => ({ over: t.about.over.seat(seats, seat), cards: named([card]) }));
    }
    case 'true-signal':
      return [{ over: t.about.over.hand, cards: named(question.hand) }];
    case 'can-be-true':
      return [...tricks(question.tricks), { over: t.about.over.hand, cards: named(question.hand) }];
    case 'may-exchange':
      return [
        { over: t.about.over.yourCard, cards: named([question.card]) },
        { over: t.about.over.turnUp, cards: named([question.turnUp]) },
      ];
    case 'may-play':
      return [{ over: t.about.over.lead, cards: named([question.lead]) }];
    default:
      return [];
  }
}

const isGesture = (option: string | number): option is Gesture => (GESTURES as readonly unknown[]).includes(option);

const faceOf = (t: DrillMessages, gesture: Gesture): ShownFace => ({
  path: facePath(MODELS[gesture], gesture),
  alt: t.about.face(gesture),
});

function raceOf(t: DrillMessages, question: DrillQuestion): DrillRace | undefined {
  if (question.kind !== 'who-wins-deal' && question.kind !== 'to-spare') return undefined;
  const { scores, best, least, total } = question;
  const { own, other } = t.about.race;
  return {
    sides: [
      { name: own, points: scores[0], best },
      { name: other, points: scores[1], best: total - best },
    ],
    target: least,
    total,
  };
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
  const race = raceOf(t, question);
  return {
    id: question.id,
    drill,
    form,
    ask: askWords(t, question),
    ...(show.length > 0 ? { show } : {}),
    ...(question.kind === 'can-be-true' ? { face: faceOf(t, question.gesture) } : {}),
    ...(race ? { race } : {}),
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
      ...(isGesture(option) ? { face: faceOf(t, option) } : {}),
    })),
    answer: right,
    answerInWords: typeof answer === 'object' ? t.cards(answer) : t.option(question, String(answer)),
    right: rightWords(t, question),
  };
}

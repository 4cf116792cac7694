import type { Card, Points } from '../../../engine/cards.ts';
import type { Goal } from '../../../engine/coach/goal.ts';
import type { LessonMessages } from '../lesson.ts';
import { cards } from './cards.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const points = (n: Points): string => (n === 1 ? '1 point' : n === 0 ? 'no points' : `${n} points`);
const tricks = (n: number): string => (n === 1 ? 'one trick' : `${inWords(n)} tricks`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const isYou = (who: string): boolean => who === 'You';

const GOALS: Readonly<Record<Extract<Goal, string>, string>> = {
  'most-points': 'the one that keeps most points',
  'reach-61': 'one that brings you to 61',
  'save-tie': 'one that saves the tie',
};

const goalWords = (goal: Goal): string =>
  typeof goal === 'string' ? GOALS[goal] : `one that brings you to ${goal.takeAtLeast}`;

/** Deals in a lesson, in English. */
export const lesson: LessonMessages = {
  deal: 'The deal',
  task: ({ place, cards: held, tricks: left, goal }) => {
    const turn = place === 'leads' ? 'Your lead' : 'Your turn to follow';
    if (held === 1)
      return `${turn}, with the last card. ${tricks(left) === 'one trick' ? 'It ends the deal.' : ''}`.trim();
    return `${turn}, ${tricks(left)} to play. Of your ${inWords(held)} cards, find ${goalWords(goal)}.`;
  },
  fading: {
    'shown-whole': 'Shown whole',
    'last-trick-open': 'The last choice is yours',
    'last-two-open': 'The last two tricks are yours',
    alone: 'All yours',
  },
  watch: 'Watch this one. It plays a card at a time and says why.',
  thinking: 'Reckoning.',
  stalled: 'The engine gave no answer. Try once more, or begin the deal again.',
  notLoaded:
    'What answers your card could not be loaded. Check the connection and play it again. If that fails, reload the page.',
  notSolved: 'There are too many cards left here for a proof, so nothing is said about this one.',
  onAverage: {
    exact: 'on average, worked out exactly',
    estimate: 'on average, an estimate',
    review: 'Some cards of the stock were hidden: a cost is an average over every order they could have had.',
  },
  offPath: 'You have left the line of the lesson. North now answers with best play.',

  plays: ({ who, card, trump }) =>
    `${who} ${isYou(who) ? 'play' : 'plays'} ${cards.theNamed(card)}${trump ? ', a trump' : ''}.`,
  takesTrick: ({ who, points: taken, score, lead }) => {
    const taking = `${who} ${isYou(who) ? 'take' : 'takes'} the trick: ${points(taken)}.`;
    const standing =
      lead === 0
        ? `You are level at ${score}.`
        : lead > 0
          ? `You lead, ${score} to ${score - lead}.`
          : `You trail, ${score} to ${score - lead}.`;
    return `${taking} ${standing}`;
  },
  draws: ({ who, card }) => `${who} ${isYou(who) ? 'draw' : 'draws'} ${cards.theNamed(card)}.`,
  signal: ({ who, face }) => `${who} ${isYou(who) ? 'make' : 'makes'} a signal: ${face}.`,
  over: ({ outcome, score, other }) =>
    ({
      win: `You win the deal, ${score} to ${other}.`,
      tie: `A tie: ${score} each, and nobody wins.`,
      loss: `You lose the deal, ${score} to ${other}.`,
    })[outcome],

  buttons: {
    start: 'Play the first card',
    goOn: 'Go on',
    next: 'Next',
    goBack: 'Back',
    showMe: 'Show me',
    takeBack: 'Take it back',
    hint: (given) => (given === 0 ? 'Hint' : given === 1 ? 'Another hint' : 'Tell me the card'),
    hintsGiven: 'Show me the line',
    exchange: (card) => `Exchange ${cards.theCard(card)}`,
    returnToPath: 'Back to the lesson’s line',
    nextTrick: 'Next trick',
    openAll: 'To the end',
    playBothAgain: 'Play both again',
    closeLines: 'Close',
    goOnWithMine: 'Go on with my card',
    retryHere: (number) => `Play from trick ${number}`,
    again: 'Play the deal again',
    fromTheStart: 'From the start',
    nextLevel: 'Now with more of it yours',
    answer: 'That is my answer',
    tryAgain: 'Try again',
  },

  questions: {
    'who-takes': 'Before it happens: who will take this trick?',
    'points-here': 'Before you play: how many points lie on the table?',
    'points-out': 'Before you play: how many points has nobody taken yet?',
    'trumps-out': 'Before you play: which trumps are neither played nor in your hand?',
  },
  seatOption: (who) => who,
  pointsOption: (n) => String(n),
  answered: {
    'who-takes': ({ question: { right: seat, trick, by }, right, nameOf }) => {
      const won = trick.plays.find((play) => play.seat === seat)?.card;
      const who = nameOf(seat);
      const taking = isYou(who) ? 'You do' : `${who} does`;
      const with_ = won
        ? `, with ${cards.theNamed(won)}: ${by === 'trump' ? 'a trump takes any other suit' : 'no trump falls, so the strongest card of the suit led takes it'}`
        : '';
      return `${right === 'right' ? 'Right.' : 'No.'} ${taking}${with_}.`;
    },
    'points-here': ({ question: { counted, right: sum }, right }) =>
      `${right === 'right' ? 'Right' : 'No'}: ${counted.map(({ card, points: each }) => `${cards.theNamed(card)} counts ${each}`).join(', ')}${counted.length > 1 ? `, ${sum} together` : ''}.`,
    'points-out': ({ question: { taken, right: out, total }, right }) =>
      `${right === 'right' ? 'Right' : 'No'}: ${taken} of the ${total} points have been taken, so ${out} are out.`,
    'trumps-out': ({ question: { right: out }, right }) =>
      out.length === 0
        ? `${right === 'right' ? 'Right' : 'No'}: every trump has been played or is in your hand.`
        : `${right === 'right' ? 'Right' : 'No'}: ${out.map((card) => cards.theNamed(card)).join(', ')}. ${out.length === 1 ? 'No other trump is' : 'No others are'} left.`,
  },

  comparing: {
    title: 'Two lines from the same cards',
    yours: (card) => `With ${cards.theCard(card)}`,
    best: (card) => `Best: ${cards.theCard(card)}`,
    answer: (card) => `The answer: ${cards.theCard(card)}`,
    finish: (n) => `You finish with ${n}`,
    against: (who, n) => `${who} ${n}`,
    changed: 'What changed hands',
    ledger: {
      lose: (card, n) => `You lose ${cards.theNamed(card, 'costly')}, ${n}.`,
      miss: (card, n) => `You miss ${cards.theNamed(card, 'costly')}, ${n}.`,
      get: (card, n) => `You get ${cards.theNamed(card, 'best')} instead, ${n}.`,
    },
    difference: (n) => `The difference: ${points(n)}.`,
  },

  review: {
    title: 'The deal, trick by trick',
    lostNothing: 'No points lost: every card was among the best.',
    lost: (n) => `${upper(points(n))} lost along the way.`,
    loweredChances: ({ cards: count, points: lost }) =>
      `${upper(count === 1 ? 'one card' : `${inWords(count)} cards`)} lowered your chances${lost > 0 ? `, and ${points(lost)} ${lost === 1 ? 'was' : 'were'} lost besides` : ''}.`,
    momentOfChance: ({ number, card, chance }) => {
      const n = Math.max(1, Math.round(100 * chance));
      return `Trick ${number}: ${cards.theNamed(card, 'costly')} cost ${n === 1 ? '1 chance' : `${n} chances`} in 100.`;
    },
    moment: ({ number, card, points: lost }) =>
      `Trick ${number}: ${cards.theNamed(card, 'costly')} cost ${points(lost)}.`,
    remember: 'To remember',
  },

  inText: {
    position: 'The position',
    holds: (who, held) => `${who} ${isYou(who) ? 'hold' : 'holds'} ${cards.list(held)}.`,
    stock: (stock) => `Still to be drawn, in this order: ${cards.list(stock)}; the last one is the turn-up.`,
    stockInPart: ({ top, hidden, turnUp }) =>
      [
        top && `On top of the stock lies ${cards.theCard(top)}.`,
        hidden > 0 && `Under it lie ${hidden} cards face down.`,
        turnUp && `${upper(cards.theCard(turnUp))} is the turn-up.`,
      ]
        .filter(Boolean)
        .join(' '),
    noStock: 'The stock is empty.',
    onTable: (who, card) => `${who} ${isYou(who) ? 'have' : 'has'} played ${cards.theCard(card)}.`,
    holdsClosed: (who, count) => `${who} holds ${count} cards, face down.`,
    scores: (you, others) =>
      `You have ${you} points, ${listed.format(others.map(({ who, points: n }) => `${listed.format(who)} ${n}`))}.`,
    turn: (who) => (isYou(who) ? 'It is your turn.' : `It is ${who}’s turn.`),
    answer: 'The answer',
    line: 'Best play, card by card. After each of your cards stands what each choice was worth at the end of the deal.',
    step: ({ who, card }) => `${who}: ${cards.theCard(card)}`,
    takes: (who, n) => `${who} ${isYou(who) ? 'take' : 'takes'} ${points(n)}`,
    exchange: ({ who, card, taken }) =>
      `${who} ${isYou(who) ? 'lay' : 'lays'} down ${cards.theCard(card)} and ${isYou(who) ? 'take' : 'takes'} up ${cards.theCard(taken)}`,
    values: (values) =>
      values
        .map(([move, value]) =>
          move.startsWith('exchange ')
            ? `exchanging ${cards.theCard(move.slice('exchange '.length) as Card)} ${value}` // what follows the word is a card
            : `${cards.name(move as Card)} ${value}`,
        )
        .join(', '),
    end: (you, others) =>
      `You finish with ${you}, ${listed.format(others.map(({ who, points: n }) => `${listed.format(who)} with ${n}`))}.`,
    goesOn: (you) => `There the script stops. Best play brings you to ${you} in the end.`,
  },
};

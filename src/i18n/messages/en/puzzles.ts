import type { Points } from '../../../engine/cards.ts';
import type { GradeNumber, PuzzleMessages } from '../puzzles.ts';
import { cards } from './cards.ts';

const points = (n: Points): string => (n === 1 ? '1 point' : `${n} points`);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const tricks = (n: number): string => (n === 1 ? 'one trick' : `${NUMBERS[n] ?? n} tricks`);
const puzzlesWord = (n: number): string => (n === 1 ? 'one puzzle' : `${n} puzzles`);

const GRADES: Readonly<Record<GradeNumber, string>> = {
  1: 'easy',
  2: 'fair',
  3: 'middling',
  4: 'hard',
  5: 'very hard',
};

/** The puzzles, in English. */
export const puzzles: PuzzleMessages = {
  title: 'Puzzles',
  description:
    'Endings of Briscola and Brisca with one right card, proved, graded and explained. One a day, and a queue behind it.',
  standfirst: 'Each ending has one card that does it. The proof is one wrong card away.',
  puzzle: 'Puzzle',
  named: (id) => `Puzzle ${id}`,
  about: ({ ruleSet, task, tricks: left }) => `${ruleSet}, ${tricks(left)} to play. ${task}`,

  task: (task) => {
    switch (task.goal) {
      case 'most-points':
        return 'Bring home as many points as you can.';
      case 'reach-61':
        return `You have ${task.have} and need ${task.needed}. Get there.`;
      case 'save-tie':
        return `You have ${task.have}, and ${task.needed} saves the tie. Save it.`;
      case 'take-at-least':
        return `Take at least ${task.points} of the ${points(task.left)} still out.`;
    }
  },
  allCards: (hands) =>
    hands === 'one-hand'
      ? 'You play every card of yours; the other side defends as well as it can.'
      : 'You play your partner’s cards as well as your own; the other side defends as well as it can.',
  partnersTurn: (who) => `Now ${who}’s cards are yours to play.`,
  inReview: 'Review: you missed this one before. It comes back in other suits.',
  workOut: 'The other hand lies face down. These cards have gone, so you can work out what it holds.',
  cardsGone: 'Cards gone',
  grade: (grade) => `Grade ${grade}, ${GRADES[grade]}`,
  gradeName: (grade) => `${grade}, ${GRADES[grade]}`,
  rating: (rating) => `Rated ${rating}`,
  trap: 'The natural card is wrong here.',
  themes: {
    exchange: 'Exchange in time',
    'must-follow': 'Follow to force',
    zugzwang: 'Nothing good to lead',
    'win-cheaply': 'Win cheaply',
    'do-not-lead-into-it': 'Do not lead into it',
    'draw-the-trump': 'Draw the trump',
    'squeeze-their-answer': 'Every answer costs',
    'force-it-out': 'Force it out',
    'save-the-ace': 'Save the ace or three',
    'keep-a-liscio': 'Keep a liscio to throw',
    'keep-the-small-trump': 'Keep the small trump',
    'save-a-middle-card': 'Save a middle card',
    'last-draw-points-now': 'Last draw: points now',
    timing: 'Timing',
    'lead-or-second-hand': 'Lead, or play second',
    'throw-the-right-card': 'Throw the right card',
    load: 'Load the trick',
    'let-go': 'Let points go',
    'take-it': 'Take it',
    'last-draw': 'The last draw',
    'cash-now': 'Bring it home now',
    duck: 'Duck',
    'give-now-get-later': 'Give now, get later',
    'choose-your-draw': 'Choose your draw',
  },
  themesLabel: 'What it is about',
  revealThemes: 'Theme (gives something away)',

  right: { best: 'Right. No other card does it.', good: 'Right.' },
  refuted: 'Not this one.',
  solved: (how) =>
    ({
      solved: 'Solved, and at the first try.',
      helped: 'Solved, with a hint.',
      missed: 'That is it.',
    })[how],
  finalScore: (score) => `You finish with ${score}, whatever is played now.`,
  gaveUp: 'The line, card by card.',
  values: (values) =>
    `What each first card leads to: ${values
      .map(([card, how, value]) => `${how === 'play' ? cards.name(card) : `exchange ${cards.theCard(card)}`} ${value}`)
      .join(', ')}.`,
  exchangeOf: (card) => `Exchange ${cards.theCard(card)}`,
  buttons: {
    tryAgain: 'Try again',
    giveUp: 'Show the answer',
    fromTheStart: 'From the start',
    next: 'Next puzzle',
    share: 'Share',
    copied: 'Address copied',
    all: 'All puzzles',
    analysis: 'Open in analysis (shows what every card is worth)',
  },
  ratingNow: (rating, change) =>
    `Your rating: ${rating}${change === 0 ? '' : change > 0 ? `, up ${change}` : `, down ${-change}`}.`,

  daily: {
    title: 'Puzzle of the day',
    of: (day) => day.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
    open: 'Play it',
    again: 'Look at it again',
    archive: 'The days before',
    needsScript: 'Which puzzle is today’s is found by a script. All puzzles are listed below.',
    played: 'played',
  },
  queue: {
    title: 'One after another',
    ruleSet: 'Game',
    anyRuleSet: 'Any game',
    grade: 'Grade',
    anyGrade: 'Any grade',
    theme: 'Theme',
    anyTheme: 'Any theme',
    next: 'Next puzzle',
    count: (open, all) =>
      open === all ? `${puzzlesWord(all)}.` : `${puzzlesWord(all)}, ${open} of them not tried yet.`,
    none: 'No puzzle is like that. Take one condition away.',
    handToWorkOut: 'the other hand to be worked out',
  },
  rush: {
    title: 'Rush',
    intro:
      'As many as you can in three minutes, the easy ones first. The first card decides; three misses end it. It counts for nothing.',
    start: 'Start',
    clock: 'With a clock',
    score: (solved, missed) => `${solved} solved, ${missed} missed`,
    left: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`,
    over: (solved) => `Over: ${solved} solved.`,
    stop: 'Stop',
    failed: 'The puzzles could not be loaded. Try once more when you are connected.',
  },
  history: {
    title: 'What you have done',
    none: 'Nothing yet. The first puzzle starts your rating.',
    rating: (value, deviation) => `Your rating is ${value}, give or take ${deviation}.`,
    counts: ({ solved, helped, missed }) =>
      `${solved} solved at the first try, ${helped} with a hint, ${missed} missed.`,
    streak: (streak, days) =>
      `${days === 1 ? 'One puzzle of the day' : `${days} puzzles of the day`} so far${streak > 1 ? `, the last ${streak} on days in a row` : ''}.`,
    due: (count) =>
      count === 1
        ? 'For review: one that you missed is due again, in other suits.'
        : `For review: ${count} that you missed are due again, in other suits.`,
    results: { solved: 'solved', helped: 'with a hint', missed: 'missed' },
    last: 'The last ones',
  },
  all: {
    title: 'All puzzles',
    intro: 'Every puzzle by game and grade. None needs more than a few tricks.',
    of: (ruleSet) => `Puzzles: ${ruleSet}`,
    count: puzzlesWord,
    entry: (id, left) => `${id}, ${tricks(left)}`,
  },
  inText: {
    scores: (you, others) => `You have ${you}, the other side ${others}.`,
    hidden: (who, count) => `${who} holds ${count} cards, face down.`,
    gone: (gone) => `These cards have gone: ${cards.list(gone)}.`,
    trick: ({ plays, winner, points: n }) =>
      `${plays.map(({ who, card }) => `${who}: ${cards.name(card)}`).join(', ')}. ${winner} ${winner === 'You' ? 'take' : 'takes'} ${points(n)}.`,
    exchanged: (card) => `${cards.theCard(card)} is exchanged on the way.`.replace(/^t/u, 'T'),
  },
  answer: {
    title: 'The answer',
    first: (card) => `The right card is ${cards.theCard(card)}.`,
    firstExchange: (card) => `The right move is to exchange ${cards.theCard(card)} first.`,
  },
};

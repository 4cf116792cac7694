import { rankOf, suitOf, type Card, type Points, type Rank } from '../../../engine/cards.ts';
import type { Counted } from '../../../engine/questions.ts';
import type { DrillMessages } from '../drills.ts';
import { cards } from './cards.ts';
import { deckIslands } from './deckIslands.ts';
import { drillFrame } from './drillFrame.ts';
import { tableDrills } from './tableDrills.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const points = (n: Points): string => (n === 0 ? 'no points' : n === 1 ? '1 point' : `${n} points`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const shortOf = (card: Card): string => `the ${cards.rank(rankOf(card))}`;
const order = (ranks: readonly Rank[]): string => ranks.map((rank) => cards.rank(rank)).join(', ');
const NUMBERS: readonly string[] = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const inOrder = (all: readonly Card[]): string => all.map((card) => cards.rank(rankOf(card))).join(', ');
const fullNames = (all: readonly Card[]): string =>
  all.length === 0 ? 'none of them' : listed.format(all.map(cards.name));
const ranks = (all: readonly Card[]): string => listed.format(all.map(shortOf));

/** The sum behind a count of trumps: "Three of the ten trumps have been played and you hold one. That leaves six: …". */
const trumpSum = (trumps: number, played: number, held: number, out: readonly Card[]): string =>
  `${upper(inWords(played))} of the ${inWords(trumps)} trumps ${played > 1 ? 'have' : 'has'} been played and you hold ${inWords(held)}. That leaves ${
    out.length === 0 ? 'none' : `${inWords(out.length)}: ${ranks(out)}`
  }.`;

/** What has been taken, and what that leaves. */
const leaves = (counted: readonly Counted[], taken: Points, total: Points): string =>
  `${counting(counted, taken)} ${total} less ${taken} leaves ${total - taken}.`;

/** What a pile counts, rank by rank: "two Kings count 8". */
const counting = (counted: readonly Counted[], sum: Points): string => {
  const worth = counted.filter(({ points: each }) => each > 0);
  if (worth.length === 0) return 'None of these cards counts anything.';
  const ranks = [...new Set(worth.map(({ card }) => rankOf(card)))];
  const parts = ranks.map((rank) => {
    const same = worth.filter(({ card }) => rankOf(card) === rank);
    const total = same.reduce((all, { points: each }) => all + each, 0);
    return same.length === 1
      ? `the ${cards.rank(rank)} counts ${total}`
      : `${inWords(same.length)} ${cards.rank(rank)}s count ${total}`;
  });
  const rest = worth.length < counted.length ? '; the rest count nothing' : '';
  return `${upper(listed.format(parts))}${parts.length > 1 ? `, ${sum} together` : ''}${rest}.`;
};

/** Drills, in English. */
export const drills: DrillMessages = {
  frame: drillFrame,
  names: cards,
  needsScript: 'The drill needs JavaScript. Some of its questions and their answers can be read below.',
  answers: 'Some of its questions, with the answers',
  ask: {
    ...tableDrills.ask,
    'name-card': () => 'Which card is this?',
    strongest: () => 'Which of these is the strongest?',
    order: ({ led, trump }) =>
      trump
        ? `${cards.suit(led)} are led and ${cards.suit(trump)} are trumps. Put these in order.`
        : 'Put these in order, the strongest first.',
    'who-wins': ({ trump, options }) =>
      `${trump ? `${cards.suit(trump)} are trumps. ` : ''}${upper(cards.theCard(options[0] ?? 'Ac'))} was led. Which card takes the trick?`,
    pile: () => 'How many points are these cards worth together?',
    'points-out': ({ scores: [own, other], total }) =>
      `You have ${own} of the ${total} points, the other side has ${other}. How many are still out?`,
    'points-needed': ({ score }) => `You have ${score}. How many more do you need to win?`,
    'points-table': () => 'Somebody wrote this table of points. Which line is wrong, if any?',
    'points-left': ({ total }) => `These tricks have been played. How many of the ${total} points are left?`,
    'trumps-left': ({ trump }) =>
      `${cards.suit(trump)} are trumps. Which of them are still out: not played, and not in your hand?`,
    'trumps-count': ({ trump }) =>
      `${cards.suit(trump)} are trumps. How many are still out: not played, and not in your hand?`,
  },
  option: (question, option) => {
    switch (question.kind) {
      case 'name-card':
      case 'strongest':
      case 'order':
      case 'trumps-left':
      case 'who-wins':
        return cards.name(option as Card); // the options of these kinds are cards
      case 'points-table':
        return option === 'adds-up' ? 'No line: it is right' : cards.rank(option as Rank); // or ranks
      default:
        return tableDrills.option(question, option);
    }
  },
  right: {
    ...tableDrills.right,
    'name-card': ({ card }) => `Right: ${cards.theCard(card)}.`,
    strongest: ({ answer, order: ranks }) => `Right: ${cards.theCard(answer)}. The order is ${order(ranks)}.`,
    order: ({ answer, trump, led, order: ranks }) => {
      if (!trump) return `Right: ${inOrder(answer)}. The whole order is ${order(ranks)}.`;
      return `Right: the trumps first, ${inOrder(answer.filter((card) => suitOf(card) === trump))}, then ${cards.suit(led)}: ${inOrder(answer.filter((card) => suitOf(card) === led))}.`;
    },
    'who-wins': ({ answer, trump, options }) => {
      const led = suitOf(options[0] ?? answer);
      if (suitOf(answer) !== trump)
        return `Right: no trump fell, and ${shortOf(answer)} is the strongest card in ${cards.suit(led)}, the suit led.`;
      const trumps = options.filter((card) => suitOf(card) === trump);
      return trumps.length > 1
        ? `Right: of the trumps here ${shortOf(answer)} is the strongest.`
        : `Right: ${shortOf(answer)} is the only trump here, and a trump takes any other suit.`;
    },
    pile: ({ counted, answer }) => `Right: ${points(answer)}. ${counting(counted, answer)}`,
    'points-out': ({ scores: [own, other], total, answer }) =>
      `Right: ${own} and ${other} are ${own + other}, and ${total} less ${own + other} is ${answer}.`,
    'points-needed': ({ score, answer }) => `Right: ${score} and ${answer} are ${score + answer}, one more than half.`,
    'points-table': ({ lines, suits, answer }) => {
      const each = lines.reduce((sum, line) => sum + line.points, 0);
      const sum = `One suit comes to ${each}, all ${suits} to ${each * suits}`;
      return answer === 'adds-up' ? `Right. ${sum}, as they should.` : `Right. ${sum}, and it should be 120.`;
    },
    'points-left': ({ counted, total, answer }) =>
      `Right: ${points(answer)}. ${leaves(counted, total - answer, total)}`,
    'trumps-left': ({ answer, options, hand, trump }) => {
      const held = hand.filter((card) => suitOf(card) === trump).length;
      return `Right. ${trumpSum(options.length, options.length - held - answer.length, held, answer)}`;
    },
    'trumps-count': ({ trumps, hand, trump, out }) => {
      const held = hand.filter((card) => suitOf(card) === trump).length;
      return `Right. ${trumpSum(trumps, trumps - held - out.length, held, out)}`;
    },
  },
  picture: ({ card }, deck) => deckIslands.drill.picture(deck, card),
  against: {
    ...tableDrills.against,
    'other-suit': ({ card, chosen }, deck) => deckIslands.drill.whySuit(deck, suitOf(card), chosen),
    'other-rank': ({ card, chosen }, deck) => deckIslands.drill.whyRank(deck, card, chosen),
    weaker: ({ chosen, above, order: ranks }) =>
      `${upper(shortOf(above))} stands above ${shortOf(chosen)}. The order is ${order(ranks)}.`,
    'third-suit': ({ chosen, led, trump }) =>
      `${upper(shortOf(chosen))} is neither in ${cards.suit(led)}, the suit led, ${trump && trump !== led ? `nor in ${cards.suit(trump)}, the trumps` : 'nor a trump'}. Such a card never takes a trick.`,
    ruffed: ({ by }) => `${upper(cards.theCard(by))} is a trump, and a trump takes every card of another suit.`,
    'beaten-in-suit': ({ chosen, by, trumps }) =>
      `${upper(shortOf(by))} is in the same suit${trumps === 'yes' ? ', also a trump,' : ''} and stands above ${shortOf(chosen)}.`,
    miscounted: ({ counted, sum }) => counting(counted, sum),
    'sum-of-scores': ({ taken, total }) => `${taken} of the ${total} points have been taken. The rest are out.`,
    reaches: ({ reached, half, win }) =>
      reached === half
        ? `That makes ${half}, which is half: a tie. It takes ${win}.`
        : reached < half
          ? `That makes ${reached}, and it takes ${win}.`
          : `That makes ${reached}. ${win} is enough.`,
    'line-is-right': ({ line, sum, off }) =>
      `${upper(cards.rank(line.rank))} ${line.points} is right. ${
        off === 0
          ? `The whole table comes to ${sum}.`
          : `The whole table comes to ${sum}: in each suit ${points(Math.abs(off))} too ${off > 0 ? 'many' : 'few'}.`
      }`,
    'does-not-add-up': ({ sum, total, off }) =>
      `Four suits by this table come to ${sum}, not ${total}: in each suit ${points(Math.abs(off))} too ${off > 0 ? 'many' : 'few'}.`,
    'left-of-total': ({ counted, taken, total }) => `${counting(counted, taken)} That much of the ${total} is gone.`,
    'was-played': ({ card, trick }) => `${upper(cards.theCard(card))} was played in trick ${trick}.`,
    'is-held': ({ card }) => `${upper(cards.theCard(card))} is in your own hand.`,
    'not-seen': ({ card }) =>
      `${upper(cards.theCard(card))} is in none of the tricks and not in your hand, so it is out.`,
    'trumps-seen': ({ trumps, played, held }) =>
      `Of the ${inWords(trumps)} trumps ${played.length === 0 ? 'none has' : `${ranks(played)} ${played.length > 1 ? 'have' : 'has'}`} been played, and you hold ${held.length === 0 ? 'none' : ranks(held)}. Count those off.`,
  },
  table: { rank: 'Card', points: 'Points' },
  seen: { trick: (number) => `Trick ${number}`, hand: 'Your hand' },
  about: tableDrills,
  cards: fullNames,
};

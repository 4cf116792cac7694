import type { Card, Points } from '../../../engine/cards.ts';
import type { TableMessages } from '../table.ts';
import { cards } from './cards.ts';

const points = (n: Points): string => (n === 1 ? '1 point' : `${n} points`);
const chancesIn100 = (chance: number): string => {
  const n = Math.max(1, Math.round(100 * chance));
  return n === 1 ? '1 chance in 100' : `${n} chances in 100`;
};
const cardCount = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const names = (all: readonly Card[]): string => all.map(cards.name).join(', ');

/** The table, in English. */
export const table: TableMessages = {
  table: 'The table',
  you: 'You',
  seatNames: {
    2: ['North'],
    3: ['East', 'West'],
    4: ['East', 'North', 'West'],
    5: ['Ada', 'Bruno', 'Carla', 'Dino'],
    6: ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa'],
  },
  yourHand: 'Your hand',
  handOf: (who) => `${who}’s hand`,
  openHand: 'open hand',
  closedHand: 'closed hand',
  cardsFaceDown: (count) => `${cardCount(count)} face down`,
  noCards: 'no cards left',
  dealer: 'dealer',
  turn: 'to play',
  yourTurn: 'your turn',
  partner: 'your partner',
  caller: 'caller',

  trick: 'The trick',
  yourCard: 'your card',
  yourLead: 'your lead',
  cardOf: (who) => `${who}’s`,
  winning: 'winning',
  lastTrick: 'Last trick',
  lastTrickOf: ({ winner, points: taken }) =>
    winner === 'You'
      ? `The last trick was yours: ${points(taken)}.`
      : `${winner} took the last trick: ${points(taken)}.`,
  noTrickYet: 'No trick has been taken yet.',
  goOn: 'Go on',

  stock: 'Stock',
  stockIs: ({ shown, hidden, turnUp }) => {
    const last = turnUp ? `, then the turn-up, ${cards.name(turnUp)}` : '';
    if (hidden === 0 && shown.length > 0) return `Stock, in drawing order: ${names(shown)}${last}`;
    if (shown.length > 0) return `Stock: ${names(shown)} on top, ${cardCount(hidden)} face down${last}`;
    if (hidden > 0) return `Stock: ${cardCount(hidden)} face down${last}`;
    return turnUp ? `Stock: only the turn-up is left, ${cards.name(turnUp)}` : 'The stock is empty';
  },
  stockEmpty: 'The stock is empty',
  stockLeft: (count) => `${cardCount(count)} to draw`,
  nextCard: (card) => `Next: ${cards.name(card)}`,
  trumps: (suit) => `${cards.suit(suit)} are trumps`,
  trumpsWord: 'trumps',
  noTrump: 'No trumps',

  pileOf: ({ who, cards: count, points: taken }) =>
    `${who}: ${taken === undefined ? '' : `${points(taken)}, `}${cardCount(count)} taken`,
  cardCount,
  points,

  race: ({ sides, target }) =>
    [
      ...sides.map(({ who, points: taken }, i) => (i === 0 ? `${who} ${points(taken)}` : `${who} ${taken}`)),
      ...(target === undefined ? [] : [`${target} wins`]),
    ].join(', '),
  withBestPlay: (n) => `With best play: ${n}`,
  withBestPlayNow: (n) => `With best play now: ${n}`,
  itWas: (n) => `it was ${n}`,
  matchTotal: (n) => `match ${n}`,

  verdict: (verdict) => {
    switch (verdict.kind) {
      case 'best':
        return 'best';
      case 'just-as-good':
        return 'just as good';
      case 'costs':
        return verdict.chance === undefined
          ? `costs ${points(verdict.points)}`
          : `costs ${chancesIn100(verdict.chance)}`;
    }
  },
  turns: (verdict) =>
    verdict.kind === 'costs' && verdict.turns
      ? `and turns a ${verdict.turns.from} into a ${verdict.turns.to}`
      : undefined,

  tag: {
    yourCard: 'your card',
    takes: (n) => `takes ${n}`,
    givesUp: (n) => `gives up ${n}`,
    best: 'best',
    notAllowed: 'not allowed',
  },

  strip: 'Tricks so far',
  stripTrick: ({ number, cards: played, winner, points: taken, lost, lostChance }) =>
    `Trick ${number}: ${names(played)}. ${winner} ${winner === 'You' ? 'take' : 'takes'} ${points(taken)}.${lost > 0 ? ` ${points(lost)} lost here.` : ''}${lostChance > 0 ? ` ${chancesIn100(lostChance)} lost here.` : ''}`,
  stripToCome: (number) => `Trick ${number}, still to come`,

  lines: {
    trick: 'Trick',
    points: 'Points',
    total: 'Your total',
    finish: 'You finish with',
    goesTo: (who) => `goes to ${who}`,
    comesToYou: 'comes to you',
    sideTakes: (who) => (who === 'You' ? 'you' : who),
  },

  keys: {
    title: 'Keys',
    move: 'Move along the hand',
    play: 'Play the card',
    hint: 'Hint',
    takeBack: 'Take it back',
    why: 'Why, or show me',
    help: 'This list',
    scope: 'The letters work while the table has the focus. They can be turned off in the settings.',
    close: 'Close',
  },
  inWords: {
    open: 'The table in words',
    title: 'The table in words',
    holds: (who, held) => `${who} holds ${cards.list(held)}.`,
    youHold: (held) => `You hold ${cards.list(held)}.`,
    holdsHidden: (who, count) => `${who} holds ${cardCount(count)} face down.`,
    played: (who, card) => `${who} played ${cards.theCard(card)}.`,
    emptyTrick: 'No card lies in the trick.',
    toPlay: (who) => `${who} is to play.`,
    youToPlay: 'It is your turn.',
    dealt: (who) => `${who} dealt.`,
    youDealt: 'You dealt.',
    score: (who, n) => `${who} has ${points(n)}.`,
    youScore: (n) => `You have ${points(n)}.`,
  },
};

import type { Card } from '../../../engine/cards.ts';
import type { Move } from '../../../engine/play/deal.ts';
import type { AnalysisMessages } from '../analysis.ts';
import { cards } from './cards.ts';
import { refusals } from './refusals.ts';
import { say } from '../../say.ts';

const EXCHANGE = 'exchange ';

const nameOf = (move: Move): string =>
  move.startsWith(EXCHANGE)
    ? `Exchange ${cards.theCard(move.slice(EXCHANGE.length) as Card)}` // the rest of such a move is a card
    : cards.name(move as Card); // every other move is a card

export const analysis: AnalysisMessages = {
  title: 'Analysis',
  standfirst: 'Set up any position, under any rules. See what every card is worth, the best line, and why.',
  description:
    'Set up any position of Briscola, Brisca or a regional variant with the cards face up: the value of every card, the best line, and why.',
  needsScript: 'The engine runs in your browser, so this page needs JavaScript.',
  loading: 'The table is being laid…',
  failed: 'The rest of this page could not be loaded. Check the connection and reload it.',
  rules: 'Rules',
  game: 'Game',
  options: 'House options',
  cardsTitle: 'Cards',
  cardsHint:
    'Type rank and suit, as in Ad 3c Hb: c cups, d coins, s swords, b batons. Or choose a field and tap cards below.',
  hand: (name) => (name === 'You' ? 'Your hand' : `${name}’s hand`),
  trick: 'On the table',
  trickHint: 'Cards already played to this trick, the first one first.',
  stock: 'Stock',
  stockHint: 'In drawing order, the turn-up last.',
  trump: 'Trump',
  trumpFromTurnUp: 'As the turn-up shows, or none',
  suit: (suit) => cards.suit(suit),
  turn: 'To play',
  score: 'Points so far',
  scoreHint: 'Leave these empty to count from here. If you give them, they and the cards in play must make the whole.',
  takenBy: (name) => name,
  tricksWon: 'Tricks won so far',
  tricksWonHint: 'An exchange may need one.',
  tricksBy: (name) => `${name}, tricks`,
  goal: 'Goal',
  goals: { 'most-points': 'Most points', 'reach-61': 'Reach 61', 'save-tie': 'Save the tie' },
  takeAtLeast: 'Take at least',
  points: 'points',
  palette: (field) => `Tapped cards go to: ${field.toLowerCase()}`,
  paletteHint: 'Tap a card again to take it away.',
  clear: 'Clear the table',
  open: 'Work it out',
  sample: 'Fill in an example',
  change: 'Change the position',
  faults: {
    'address-too-long': ({ most }) =>
      `This address is too long to be a position: more than ${most} characters. Ask for the link again, or set the cards up yourself.`,
    'address-unreadable': ({ part }) =>
      `Part of this address cannot be read: “${part}”. It may have been cut or changed on its way. Ask for the link again, or set the cards up yourself.`,
    'address-incomplete': () =>
      'This address breaks off: rules, hands or the turn are missing. Ask for the link again, or set the cards up yourself.',
    'address-bad-move': ({ move, number, refusal }) =>
      `Move ${number} of this address, “${move}”, cannot be played there. ${refusal ? say(refusals, refusal) : 'It names no card.'}`,
  },
  faultTitle: 'This position cannot be opened',
  values: 'What each card is worth',
  valuesOf: (name) => `${name} to play`,
  assessing: 'Working it out…',
  untold: 'The engine stopped twice over this position. Reload the page to try again.',
  over: (own, others) => `The deal is over: ${own} to ${others}.`,
  finalScore: (points) => `final score ${points}`,
  play: (move) => (move.startsWith('exchange ') ? 'Exchange' : 'Play'),
  move: nameOf,
  line: 'Moves so far',
  bestLine: 'Best play from here',
  start: 'To the start',
  back: 'Back',
  forward: 'Forward',
  branches: 'Other lines you tried',
  branch: (number) => `Line ${number}`,
  link: 'Copy a link',
  copied: 'The link is copied.',
  cannotCopy: 'The browser does not allow copying. The address bar holds the link.',
  print: 'Print',
  embed: 'Embed',
  embedHint: 'Paste this into a page of your own to show the position there.',
  embedTitle: 'A position',
  embedDescription: 'One position to play, to be shown in a frame.',
  embedEmpty: 'No position is named in this address.',
  embedSetUp: 'Set one up in analysis',
  openHere: 'Open in analysis',
};

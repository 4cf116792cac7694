import type { Card } from '../../../engine/cards.ts';
import type { DeclareObstacle, ExchangeObstacle } from '../../../engine/rules/refusal.ts';
import type { RefusalMessages } from '../refusals.ts';
import { cards } from './cards.ts';

const cardCount = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const TheCard = (card: Card): string => upper(cards.theCard(card));

const EXCHANGE: Readonly<Record<ExchangeObstacle, (card: Card, turnUp: Card | undefined) => string>> = {
  'no-exchange-here': () => 'These rules have no exchange with the turn-up. Play a card.',
  'not-a-trump': (card) => `${TheCard(card)} is no trump, and only a trump can be laid down for the turn-up.`,
  'turn-up-not-eligible': (card, turnUp) =>
    turnUp
      ? `${TheCard(card)} cannot be exchanged for ${cards.theCard(turnUp)}. Play a card, or exchange another trump.`
      : `${TheCard(card)} cannot be exchanged for this turn-up.`,
  'turn-up-drawn': () => 'The turn-up has been drawn, so there is nothing left to exchange for. Play a card.',
  'no-trick-won': () => 'Your side has not won a trick yet, and these rules ask for one before an exchange.',
  'once-per-turn': () => 'You have exchanged once in this turn. Play a card now; you may exchange again next time.',
  'too-late': () => 'It is too late in the deal for this exchange.',
  'leader-only': () => 'Only the seat that leads the trick may exchange.',
  'no-chain': () => 'That card was itself laid down in an exchange, and these rules do not let it be taken up again.',
};

const DECLARE: Readonly<Record<DeclareObstacle, string>> = {
  'no-declarations-here': 'These rules have no declarations. Play a card.',
  'not-between-tricks': 'Declare between tricks, while no card is on the table.',
  'not-on-turn': 'Declare on your own turn, before you play.',
  'already-declared': 'King and Horse of that suit have been declared already, and each suit counts once.',
  'stock-exhausted': 'The stock is empty, and nothing may be declared any more.',
  'once-between-tricks': 'You have declared once since the last trick. The next suit has to wait for another trick.',
};

const DUE = {
  bid: 'a bid is due first',
  discard: 'cards have to be laid aside first',
  call: 'a call is due first',
  card: 'a card is due now',
} as const;

/** Refusals and errors, in English. */
export const refusals: RefusalMessages = {
  'deal-over': () => 'The deal is over. Start a new one.',
  'wrong-phase': ({ due }) => `That cannot be done now: ${DUE[due]}.`,
  'not-your-turn': ({ turn }) => `It is not that seat’s turn: seat ${turn} is to act.`,
  'not-in-hand': ({ card }) => `${TheCard(card)} is not in that hand. Choose one of the cards held.`,
  'must-follow-suit': ({ led }) => `${cards.suit(led)} were led, and these rules ask you to follow suit while you can.`,
  'must-trump': ({ trump }) =>
    `You hold no card of the suit led, so these rules ask for a trump: play one of your ${cards.suit(trump)}.`,
  'must-beat': ({ best }) => `These rules ask you to beat ${cards.theCard(best)} while you can.`,
  'must-play-best-trump': ({ card }) =>
    `The ace of trumps was led with an arrastro, so your best trump is due: ${cards.theCard(card)}.`,
  'exchange-not-allowed': ({ why, card, turnUp }) => EXCHANGE[why](card, turnUp),
  'arrastro-not-allowed': ({ card }) =>
    `An arrastro is called with the ace of trumps, where the rules have it, not with ${cards.theCard(card)}.`,
  'bid-too-low': ({ lowest }) =>
    lowest === undefined
      ? 'That does not beat the bid on the table. Bid a lower rank, or pass.'
      : `That does not beat the bid on the table. Bid at least ${lowest}, or pass.`,
  'bid-invalid': ({ why }) =>
    ({
      'over-the-maximum': 'There are 120 points in the deck, and nobody can bid more.',
      'points-before-the-lowest-rank': 'Points may be bid only after the lowest rank has been bid.',
      'no-such-bid': 'That is no bid of this auction.',
    })[why],
  'already-passed': () => 'That seat has passed, and a pass is final.',
  'call-not-allowed': ({ why, rank }) =>
    ({
      'another-rank': `The card called must be of the rank bid${rank ? `: ${rank}` : ''}.`,
      'another-trump': 'Trump is the suit of the card called; name no other.',
      'no-such-card': 'Nobody holds that card, so it cannot be called.',
      'already-played': 'That card has been played already.',
    })[why],
  'discard-not-allowed': ({ expected, found }) => `Lay aside ${cardCount(expected)}, not ${found}.`,
  'trump-change-not-allowed': ({ why }) =>
    ({
      'no-change-here': 'In these rules trump stays as it was named.',
      'not-the-caller': 'Only the caller may name another trump.',
      'not-after-own-trick': 'The caller may name another trump after a trick of his own, before the next lead.',
      'too-late': 'Another trump may be named only after one of the first four tricks.',
      once: 'The caller has changed trump once already.',
      'same-suit': 'That suit is trump now. Name another.',
    })[why],
  'claim-not-allowed': ({ why }) =>
    ({
      'no-claims-here': 'These rules know no such claim. Play a card.',
      'not-between-tricks': 'Claim between tricks, while no card is on the table.',
      'not-the-trick-winner': 'Only the seat that took the last trick may claim now.',
    })[why],
  'declare-not-allowed': ({ why }) => DECLARE[why],

  malformed: ({ field, expected }) => `“${field}” should be ${expected}.`,
  'unknown-rule-set': ({ id }) => `There is no rule set “${id}”. The command “rulesets” lists them all.`,
  'unknown-card': ({ text }) =>
    `“${text}” is no card. Write the rank (A 2 3 4 5 6 7 8 9 10 J H K), then the suit (c d s b): “Ad”, “10c”.`,
  'not-in-pack': ({ card }) => `${TheCard(card)} is not in the deck of this rule set. Take it out.`,
  'card-twice': ({ card }) => `${TheCard(card)} is there twice. Every card exists once: change one of them.`,
  'wrong-number-of-hands': ({ expected, found }) => `This rule set has ${expected} hands, and ${found} were given.`,
  'wrong-hand-size': ({ seat, expected, found }) =>
    `Seat ${seat} should hold ${cardCount(expected)} at this moment and holds ${found}.`,
  'wrong-stock': ({ found }) =>
    `A stock of ${cardCount(found)} cannot come about in this rule set: every seat draws as many.`,
  'wrong-trick': ({ found, atMost }) =>
    `${cardCount(found)} on the table are too many: at most ${atMost} can lie there before the trick is taken.`,
  'wrong-deck': ({ expected, found }) =>
    `The deck of this rule set has ${cardCount(expected)}, and ${found} were given.`,
  'card-missing': ({ card }) => `${TheCard(card)} is missing from the deck.`,
  'no-such-seat': ({ seat }) => `There is no seat ${seat} at this table. Seats count from 0.`,
  'trump-missing': () => 'The position does not say which suit is trump.',
  'trump-not-used': () => 'This rule set has no trump. Leave trump out, or give null.',
  'turn-up-not-trump': ({ turnUp, trump }) =>
    `The last card of the stock is the turn-up, and it shows trump. ${TheCard(turnUp)} does not fit trump ${cards.suit(trump)}.`,
  'points-do-not-add-up': ({ expected, found }) =>
    `Points taken and points still in play make ${found}, and should make ${expected}. Check “taken”, or leave it out.`,
  'wrong-sides': () =>
    'Those sides do not fit this rule set: every seat belongs to one side, and sides are as the rules say.',

  'unknown-option': ({ option }) => `There is no house option “${option}”.`,
  'unknown-option-value': ({ option, value, values }) =>
    `“${value}” is no value of the option ${option}. It takes ${values.join(', ')}.`,
  'option-does-not-apply': ({ option, value }) => `${option} = ${value} has nothing to act on in this rule set.`,
  'cannot-be-dealt': ({ option, value, leftOver }) =>
    `With ${option} = ${value} the cards do not come out: ${cardCount(leftOver)} too many or too few.`,

  'not-two-sided': () => 'Best play can be computed for two sides only; here more than two play against one another.',
  'not-covered': () => 'The rules of this game, or of this moment, go beyond what the solver can reckon with.',
  'hidden-cards': () => 'Some cards are hidden, so there is no certain answer. Ask for an estimate.',
};

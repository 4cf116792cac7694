import { suitOf, type Card, type Points, type Seat, type Suit } from '../../../engine/cards.ts';
import type { Gesture } from '../../../engine/gestures.ts';
import type { DealEnd, DealPasses, Direction, ExchangeAnswer } from '../../../engine/drills/tableQuestion.ts';
import type { TableDrillMessages } from '../tableDrills.ts';
import { cards } from './cards.ts';
import { signalNames } from './signalNames.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const trumps = (suit: Suit | undefined): string => (suit ? `${cards.suit(suit)} are trumps. ` : '');
const points = (n: Points): string => (n === 0 ? 'no points' : n === 1 ? '1 point' : `${n} points`);
const deals = (n: number): string => (n === 1 ? '1 deal' : `${n} deals`);
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The seats in playing order from the learner's, by how many there are. */
const SEATS: Readonly<Record<number, readonly string[]>> = {
  2: ['you', 'North'],
  3: ['you', 'East', 'West'],
  4: ['you', 'East', 'North', 'West'],
  5: ['you', 'Ada', 'Bruno', 'Carla', 'Dino'],
  6: ['you', 'Ada', 'Bruno', 'Carla', 'Dino', 'Elsa'],
};
const seatName = (seats: number, seat: Seat): string => SEATS[seats]?.[seat] ?? '';
const seatUpper = (seats: number, seat: Seat): string => upper(seatName(seats, seat));

const ENDS: Readonly<Record<DealEnd, string>> = { won: 'You win', tied: 'It is a tie', lost: 'You lose' };

const EXCHANGES: Readonly<Record<ExchangeAnswer, string>> = {
  allowed: 'Yes',
  'not-a-trump': 'No: it is no trump',
  'turn-up-not-eligible': 'No: it cannot take that turn-up',
  'no-trick-won': 'No: you have won no trick yet',
};

const isFace = (option: string): option is Gesture => option in signalNames.faces;

/** What may be laid down for what, as the rule has it. */
const WHICH_TAKES = 'The Seven takes an Ace, a Three or a figure; the Two takes a Seven, Six, Five or Four.';

const whyExchange = (answer: ExchangeAnswer, card: Card, turnUp: Card): string => {
  switch (answer) {
    case 'allowed':
      return `${upper(cards.theCard(card))} is a trump, it may take ${cards.theCard(turnUp)}, and you have won a trick.`;
    case 'not-a-trump':
      return `Only a trump is exchanged, and ${cards.theCard(card)} is none: the turn-up is ${cards.theCard(turnUp)}.`;
    case 'turn-up-not-eligible':
      return `${upper(cards.theCard(card))} may not take ${cards.theCard(turnUp)}. ${WHICH_TAKES}`;
    case 'no-trick-won':
      return 'The card fits, but as this site plays it you must have won a trick first.';
  }
};

/** "you take it with the Ace of Cups" */
const takesIt = (seats: number, seat: Seat, card: Card): string =>
  `${seatName(seats, seat)} ${seat === 0 ? 'take' : 'takes'} it with ${cards.theCard(card)}`;
const ownerOf = (seats: number, seat: Seat): string => (seat === 0 ? 'yours' : `${seatName(seats, seat)}’s`);

const WAY: Readonly<Record<Direction, string>> = {
  'counter-clockwise': 'counter-clockwise, to the right',
  clockwise: 'clockwise, to the left',
};
/** "North deals", "you deal" */
const does = (seats: number, seat: Seat, verb: string): string =>
  `${seatName(seats, seat)} ${verb}${seat === 0 ? '' : 's'}`;
const winnersOf = (seats: number, winners: readonly Seat[]): string =>
  new Intl.ListFormat('en-GB').format(winners.map((seat) => seatName(seats, seat)));

/** Who deals next, and why: the middle of a sentence. */
const whyDeals = (seats: number, passes: DealPasses, direction: Direction, dealer: Seat, deals: Seat): string => {
  const dealt = dealer === 0 ? 'you' : seatName(seats, dealer);
  switch (passes) {
    case 'to-the-loser':
      return `the loser deals, and that is ${seatName(seats, deals)}`;
    case 'past-the-partner':
      return `partners sit side by side, so the deal passes by two, ${WAY[direction]}: after ${dealt}, ${does(seats, deals, 'deal')}`;
    case 'to-the-next':
      return seats === 2
        ? `the deal changes hands, whoever has won: now ${does(seats, deals, 'deal')}`
        : `the deal passes on ${WAY[direction]}, whoever has won: after ${dealt}, ${does(seats, deals, 'deal')}`;
  }
};

/** Drills about a table, in English. */
export const tableDrills: TableDrillMessages = {
  ask: {
    whose: ({ asks, trump, seats, plays: [lead] }) =>
      asks === 'turn'
        ? `${seatUpper(seats, lead?.seat ?? 0)} led. Whose turn is it?`
        : `${trumps(trump)}The trick is whole. ${asks === 'lead' ? 'Who leads the next one?' : 'Who draws second?'}`,
    'first-lead': ({ seats, dealer }) =>
      `${seatUpper(seats, dealer)} dealt, for ${seats}. Who leads to the first trick?`,
    'next-deal': ({ asks, seats, direction, passes, dealer, winners }) =>
      `${seats > 2 ? `Play goes ${direction}, and ${seatName(seats, 1)} sits on your right. ` : ''}${passes === 'to-the-loser' ? 'At this table the loser deals. ' : ''}${passes === 'past-the-partner' ? 'Partners sit side by side. ' : ''}${seatUpper(seats, dealer)} dealt, and ${winnersOf(seats, winners)} won. ${asks === 'deals' ? 'Who deals next?' : 'Who leads to the next deal?'}`,
    'our-trick': ({ trump }) => `${trumps(trump)}North is your partner, and you are next. Whose trick is it so far?`,
    'deals-to-win': ({ bestOf, wins: [own, other], ties }) =>
      `Best of ${bestOf}. You have won ${own}, North ${other}${ties > 0 ? `, and ${deals(ties)} ended in a tie` : ''}. How many more must you win?`,
    'who-wins-deal': () => 'The hatching is where best play leads. How does this deal end?',
    'to-spare': () => 'The hatching is where best play leads. How many points can you still give away and win?',
    'true-signal': ({ table, trump }) =>
      `${trumps(trump)}You play by ${signalNames.presets[table].inSentence}. Which of these faces is true of your hand?`,
    'can-be-true': ({ table, trump, seat, gesture }) =>
      `${trumps(trump)}After these tricks ${seatName(4, seat)} makes a signal: ${signalNames.faces[gesture]}, by ${signalNames.presets[table].inSentence}. Can it be true?`,
    'may-exchange': ({ tricksWon }) =>
      `It is your lead, and you have won ${tricksWon === 0 ? 'no trick' : tricksWon === 1 ? 'one trick' : `${tricksWon} tricks`}. May you lay your card down and take up the turn-up?`,
    'may-play': ({ trump, stock }) =>
      `${trumps(trump)}${stock === 'open' ? 'There are still cards to draw.' : 'The stock is gone.'} Which of your cards may you play?`,
    'called-pay': ({ rank, scores: [caller, partner], asks }) =>
      `${partner === undefined ? `The caller has called himself and has ${points(caller)}` : `The ${cards.rank(rank)} was called. The caller has ${points(caller)} and the partner ${partner}`}. What does ${asks === 'other' ? 'each of the others' : `the ${asks}`} get?`,
  },
  option: (question, option) => {
    switch (question.kind) {
      case 'whose':
      case 'first-lead':
      case 'next-deal':
        return seatUpper(question.seats, Number(option));
      case 'our-trick':
        return option === 'ours' ? 'Ours' : 'Theirs';
      case 'who-wins-deal':
        return ENDS[option as DealEnd]; // the options of this kind are ends of a deal
      case 'true-signal':
        return isFace(option) ? upper(signalNames.faces[option]) : 'None: keep still';
      case 'can-be-true':
        return option === 'can-be' ? 'It can' : 'No, it is false';
      case 'may-exchange':
        return EXCHANGES[option as ExchangeAnswer]; // … are answers about an exchange
      case 'may-play':
        return cards.name(option as Card); // … are cards
      case 'called-pay':
        return signed(Number(option));
      default:
        return option;
    }
  },
  right: {
    whose: ({ asks, seats, plays, answer }) => {
      if (asks === 'turn')
        return `Right: play goes round, and after ${seatName(seats, plays.at(-1)?.seat ?? 0)} comes ${seatName(seats, answer)}.`;
      const winner = asks === 'lead' ? answer : (answer + seats - 1) % seats;
      const card = plays.find(({ seat }) => seat === winner)?.card ?? 'Ac';
      return asks === 'lead'
        ? `Right: ${takesIt(seats, winner, card)}, and whoever takes a trick leads to the next.`
        : `Right: ${takesIt(seats, winner, card)}, so the first draw is ${ownerOf(seats, winner)}. The second goes to ${seatName(seats, answer)}.`;
    },
    'first-lead': ({ seats, dealer, answer }) =>
      `Right: after ${seatName(seats, dealer)} comes ${seatName(seats, answer)}, who gets the first card and leads.`,
    'next-deal': ({ asks, seats, direction, passes, dealer, deals, answer }) =>
      `Right: ${whyDeals(seats, passes, direction, dealer, deals)}.${asks === 'leads' ? ` The next one round leads, and that is ${seatName(seats, answer)}.` : ''}`,
    'our-trick': ({ best, answer, plays }) => {
      const by = plays.find(({ card }) => card === best)?.seat ?? 0;
      return `Right: ${cards.theCard(best)} is winning, and ${seatName(4, by)} played it. That is ${answer === 'ours' ? 'your partner' : 'the other side'}.`;
    },
    'deals-to-win': ({ bestOf, needed, answer }) =>
      `Right: ${answer}. More than half of ${bestOf} is ${needed}, and a tie counts for nobody.`,
    'who-wins-deal': ({ best, total, answer }) =>
      `Right: you end at ${best}, the other side at ${total - best}. ${ENDS[answer]}${answer === 'won' ? ` by ${2 * best - total}` : ''}.`,
    'to-spare': ({ best, answer }) =>
      `Right: ${best} less ${answer} is ${best - answer}, which still wins. One more and it would be a tie.`,
    'true-signal': ({ table, answer, means }) => {
      if (!isFace(answer) || !means)
        return `Right: by ${signalNames.presets[table].inSentence} none of them is true, and a still face tells the other side nothing.`;
      return `Right: ${signalNames.faces[answer]} says ${signalNames.means[means]}, and you hold ${means === 'no-trump' ? 'none' : 'it'}.`;
    },
    'can-be-true': ({ about, answer }) =>
      answer === 'can-be'
        ? `Right: you have not seen ${cards.theCard(about)}. It can be true; a false signal is allowed too, so do not stake the deal on it.`
        : `Right: ${cards.theCard(about)} is in a place you can see, so the signal is false.`,
    'may-exchange': ({ answer, card, turnUp }) => `Right. ${whyExchange(answer, card, turnUp)}`,
    'may-play': ({ answer, options, lead, stock }) =>
      stock === 'open'
        ? 'Right: while there are cards to draw any card may be played.'
        : answer.length < options.length
          ? `Right: you hold ${cards.suit(suitOf(lead))}, so you must play one.`
          : `Right: you hold no ${cards.suit(suitOf(lead))}, so you are free.`,
    'called-pay': ({ scores, target, answer }) => {
      const together = scores[0] + (scores[1] ?? 0);
      return `Right: ${signed(answer)}. ${together} ${together >= target ? 'is enough' : `is short of ${target}`}.`;
    },
  },
  against: {
    'goes-round': ({ asks, seats, from, card, answer }) =>
      asks === 'turn'
        ? `${seatUpper(seats, from)} played last, and the next one round is ${seatName(seats, answer)}.`
        : asks === 'lead'
          ? `${upper(takesIt(seats, from, card))}.`
          : `${upper(takesIt(seats, from, card))}, so the first draw is ${ownerOf(seats, from)}. Then it goes round.`,
    'leads-first': ({ seats, dealer, answer }) =>
      `The player next to the dealer leads, and after ${seatName(seats, dealer)} comes ${seatName(seats, answer)}.`,
    'deal-passes': ({ asks, seats, direction, passes, dealer, deals, mistake }) => {
      const why = upper(whyDeals(seats, passes, direction, dealer, deals));
      if (mistake === 'wrong-way-round') return `That is the other way round: play goes ${WAY[direction]}.`;
      if (asks === 'leads') return `${why}. The next one round leads.`;
      return `${why}.`;
    },
    'wins-for': ({ best, by }) => `${upper(cards.theCard(best))} is winning, and ${seatName(4, by)} played it.`,
    'deals-needed': ({ bestOf, needed, own }) => `More than half of ${bestOf} is ${needed}. You have ${own} of them.`,
    'ends-at': ({ best, other }) => `Your hatching ends at ${best}, which leaves ${other} to the other side.`,
    'spare-is': ({ best, least }) => `You end at ${best}, and ${least} is the least that wins.`,
    'face-says': ({ face, table, means, elsewhere }) =>
      means
        ? `${upper(signalNames.faces[face])} says ${signalNames.means[means]} there. Look for it in your hand.`
        : `${upper(signalNames.faces[face])} says nothing by ${signalNames.presets[table].inSentence}.${elsewhere ? ` It belongs to ${signalNames.presets[elsewhere].inSentence}.` : ''}`,
    'face-is-true': ({ means }) => `One of the faces says ${signalNames.means[means]}, and that is so.`,
    'card-is-seen': ({ about, trick }) =>
      `${upper(cards.theCard(about))} ${trick === 'hand' ? 'is in your own hand' : `fell in trick ${trick}`}.`,
    'card-is-out': ({ about }) =>
      `${upper(cards.theCard(about))} is in none of the tricks and not in your hand. Nothing you have seen speaks against it.`,
    'exchange-is': ({ answer, card, turnUp }) => whyExchange(answer, card, turnUp),
    'must-follow': ({ card, led }) =>
      `${upper(cards.theCard(card))} is not of the suit led, and you hold ${cards.suit(led)}.`,
    'is-allowed': ({ card, led, since }) =>
      since === 'stock-open'
        ? `${upper(cards.theCard(card))} may be played as well: the duty begins when the stock is gone.`
        : since === 'follows'
          ? `${upper(cards.theCard(card))} is of the suit led, so it may be played.`
          : `You hold no ${cards.suit(led)}, so ${cards.theCard(card)} may be played too.`,
    'pay-is': ({ together, target, end, asks }) =>
      `The caller’s side has ${together} and needs ${target}: ${together >= target ? 'made' : 'not made'}.${end.startsWith('self') ? ' Who calls himself wins or loses for two.' : asks === 'caller' ? ' The caller wins or loses twice as much as the partner.' : ''}`,
  },
  over: {
    seat: seatUpper,
    hand: 'Your hand',
    lead: 'Led',
    yourCard: 'Your card',
    turnUp: 'The turn-up',
  },
  face: (gesture) => signalNames.faces[gesture],
  race: { own: 'You', other: 'North' },
  standing: (sides) =>
    `${sides.map(({ name, points: n }) => `${name} ${n}`).join(', ')}; with best play ${sides.map(({ name, best = 0 }) => `${name} ${best}`).join(', ')}.`,
};

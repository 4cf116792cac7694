import type { AuctionMessages } from '../auction.ts';
import { cards } from './cards.ts';

const ranks: Readonly<Record<string, string>> = { A: 'Ace', '3': 'Three', K: 'King', H: 'Horse', J: 'Jack' };
const rankName = (rank: string): string => ranks[rank] ?? rank;
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** A deal with an auction, in English. */
export const auction: AuctionMessages = {
  about:
    'Five players, eight cards each, and no stock. You bid first, and the other four bid, call and play by rules of thumb.',
  theyKnow:
    'Each of them knows what you would know in that seat: its own hand, the bids, the call and the cards played. None sees yours. When the deal is over, all hands are laid open, and you may play the same cards again.',
  sitDown: 'Deal the cards',
  needsScript: 'The deal needs JavaScript. The lesson can be read without it.',
  bidding: {
    title: 'The auction',
    yours: 'Your bid. Which rank shall your partner’s card have? Each bid must be lower than the last.',
    pass: 'Pass',
    rank: rankName,
    points: (n) => `2 at ${n}`,
    passes: 'passes',
  },
  calling: {
    title: (rank) =>
      rank === undefined
        ? 'The auction is yours. Which card do you call?'
        : `The auction is yours. Of which suit is the ${rankName(rank)} you call? It will be trumps.`,
    suit: ({ card, held }) => `${cards.named(card)}${held ? ', your own' : ''}`,
  },
  called: ({ who, isYou, card, trump }) =>
    `${who} ${isYou ? 'call' : 'calls'} ${cards.named(card)}. ${cards.suit(trump)} are trumps.`,
  roles: {
    caller: 'You are the caller. Somebody here is your partner and says nothing.',
    callerAlone: 'You called a card of your own: you play alone against four, and only you know it.',
    partner: 'You hold the called card: you are the partner, and only you know it.',
    partnerNote: 'partner',
    unknown: 'You are against the caller. One of the others is the caller’s partner.',
  },
  known: ({ who, isYou }) => `The called card has fallen: ${isYou ? 'you are' : `${who} is`} the partner.`,
  alone: 'The called card has fallen: the caller held it, and plays alone.',
  guess: {
    title: 'Who is the partner?',
    nobody: 'The caller is alone',
    kept: (who) => `Your guess: ${who}.`,
  },
  guessed: { right: 'You guessed right.', wrong: (who) => `You guessed otherwise: ${who}.` },
  plays: 'Your turn. Play a card.',
  trick: ({ who, isYou, points: taken }) => `${who} ${isYou ? 'take' : 'takes'} the trick: ${points(taken)}.`,
  allPassed: 'Everybody passed. The cards are thrown in.',
  over: ({ caller, isYou, made, points: taken, target }) =>
    `${isYou ? 'Your' : `${caller}’s`} side has ${points(taken)} and needed ${target}: ${made ? 'made' : 'failed'}.`,
  again: 'Deal again',
  dealt: {
    title: (seed) => `The hands as they were dealt (deal number ${seed})`,
    hand: ({ who, isYou, cards: all }) =>
      `${isYou ? 'You' : who}: ${new Intl.ListFormat('en-GB').format(all.map(cards.name))}.`,
  },
  replay: 'Play the same cards again',
};

import { rankOf, suitOf, type Card, type Rank, type Suit } from '../../../engine/cards.ts';
import type { DeckIslandMessages, LatinDeckId } from '../decks.ts';
import { cards } from './cards.ts';

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const ITALIAN_RANKS: Readonly<Record<Rank, string>> = {
  A: 'asso',
  '2': 'due',
  '3': 'tre',
  '4': 'quattro',
  '5': 'cinque',
  '6': 'sei',
  '7': 'sette',
  '8': 'otto',
  '9': 'nove',
  '10': 'dieci',
  J: 'fante',
  H: 'cavallo',
  K: 're',
};
const SPANISH_RANKS: Readonly<Record<Rank, string>> = {
  A: 'as',
  '2': 'dos',
  '3': 'tres',
  '4': 'cuatro',
  '5': 'cinco',
  '6': 'seis',
  '7': 'siete',
  '8': 'ocho',
  '9': 'nueve',
  '10': 'diez',
  J: 'sota',
  H: 'caballo',
  K: 'rey',
};
const ITALIAN_SUITS: Readonly<Record<Suit, string>> = { c: 'di coppe', d: 'di denari', s: 'di spade', b: 'di bastoni' };
const SPANISH_SUITS: Readonly<Record<Suit, string>> = { c: 'de copas', d: 'de oros', s: 'de espadas', b: 'de bastos' };
const FRENCH_SUITS: Readonly<Record<Suit, string>> = { c: 'Hearts', d: 'Diamonds', s: 'Spades', b: 'Clubs' };

const SUIT_LOOKS: Readonly<Record<LatinDeckId, Readonly<Record<Suit, string>>>> = {
  napoletana: {
    c: 'Cups have a bowl, a foot and a lid',
    d: 'Coins are round',
    s: 'Swords are thin and straight, with a pale blade and a cross-guard',
    b: 'Batons are thick green clubs with sawn-off knots, crossed and tied with a bow',
  },
  castellana: {
    c: 'Cups are open goblets, and the frame has one gap above and below',
    d: 'Coins are round, with a face, and the frame has no gap',
    s: 'Swords have a pale blade and a cross-guard, and the frame has two gaps above and below',
    b: 'Batons are thick green clubs with sawn-off knots, and the frame has three gaps above and below',
  },
};

const THINGS: Readonly<Record<LatinDeckId, Readonly<Record<Suit, readonly [one: string, many: string]>>>> = {
  napoletana: {
    c: ['a red bowl on a foot, with a lid', 'red bowls on a foot, with lids'],
    d: ['a round disc with a rosette', 'round discs with a rosette'],
    s: ['a thin straight blade with a cross-guard', 'thin straight blades with cross-guards'],
    b: ['a thick green log with sawn-off knots', 'thick green logs with sawn-off knots, most of them crossed'],
  },
  castellana: {
    c: ['an open red bowl on a foot', 'open red bowls on a foot; the frame has one gap'],
    d: ['a round disc with a face', 'round discs with a face; the frame has no gap'],
    s: ['a broad blade with a cross-guard', 'broad blades with cross-guards; the frame has two gaps'],
    b: ['a thick green log with sawn-off knots', 'thick green logs with sawn-off knots; the frame has three gaps'],
  },
};

const ACE_PICTURES: Readonly<Record<LatinDeckId, Readonly<Record<Suit, string>>>> = {
  napoletana: {
    c: 'One great covered vessel with two handles',
    d: 'A black eagle with two heads under a crown, a round disc on its breast',
    s: 'A hand out of a cloud holding one long blade, a red ribbon round it',
    b: 'One great green log growing out of the ground, with flowers',
  },
  castellana: {
    c: 'One great open vessel',
    d: 'One great round disc with a face and red rays',
    s: 'One broad blade in a wreath of leaves',
    b: 'One great green log, leaning, tied with a bow',
  },
};

const FIGURES: Readonly<Record<'J' | 'H' | 'K', string>> = {
  J: 'A figure standing on two legs in a hat, no crown, holding',
  H: 'A rider, with an animal of four legs under him, holding',
  K: 'A bearded figure in a crown and ermine, holding',
};

const isFigure = (rank: Rank): rank is 'J' | 'H' | 'K' => rank in FIGURES;

/** A picture in words, with neither the suit nor the rank in it. */
function picture(deck: LatinDeckId, card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const [one, many] = THINGS[deck][suit];
  if (rank === 'A') return `${ACE_PICTURES[deck][suit]}.`;
  return isFigure(rank) ? `${FIGURES[rank]} ${one}.` : `${cards.rank(rank)} ${many}.`;
}

const RANK_LOOKS: Readonly<Record<'J' | 'H' | 'K', string>> = {
  J: 'a jack stands on his own two legs and wears a hat',
  H: 'a horse carries its rider: look for the four legs',
  K: 'a king wears a crown, a beard and ermine',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function whyRank(deck: LatinDeckId, card: Card, chosen: Rank): string {
  const rank = rankOf(card);
  const here = isFigure(rank)
    ? capital(RANK_LOOKS[rank])
    : card === 'Ad' && deck === 'napoletana'
      ? 'The eagle with the coin on its breast is an ace: there is one coin in the picture'
      : `There is one sign in the picture, so it is an ace`;
  return isFigure(chosen) ? `${here}; ${RANK_LOOKS[chosen]}.` : `${here}.`;
}

/** What the islands of the page of the decks say, in English. */
export const deckIslands: DeckIslandMessages = {
  cards,
  names: { napoletana: 'Neapolitan', castellana: 'Castilian', french: 'French-suited' },
  everyDeck: {
    title: 'One card in every deck',
    intro: 'Choose a suit and a rank. The card is the same in play; only the drawing changes.',
    suit: 'Suit',
    rank: 'Rank',
    localName: (deck, card) => {
      const [rank, suit] = [rankOf(card), suitOf(card)];
      if (deck === 'napoletana') return { lang: 'it', name: `${ITALIAN_RANKS[rank]} ${ITALIAN_SUITS[suit]}` };
      if (deck === 'castellana') return { lang: 'es', name: `${SPANISH_RANKS[rank]} ${SPANISH_SUITS[suit]}` };
      return { lang: 'en', name: `${rank === 'H' ? 'Queen' : cards.rank(rank)} of ${FRENCH_SUITS[suit]}` };
    },
    prints: (text) => `The deck prints ${text} in the corners.`,
    printsNothing: 'The deck prints nothing in the corners.',
    lacks: (rank) => `This deck has no ${cards.rank(rank).toLowerCase()}.`,
  },
  drill: {
    title: 'Which suit, which rank, how many points',
    intro:
      'Twelve cards, the ones most often confused. The corners say no more than the deck itself prints. No clock runs.',
    whichDeck: 'With the deck',
    task: ({ now, all }) => `Card ${now} of ${all}`,
    ask: {
      suit: 'Which suit is this?',
      rank: 'Which rank is this?',
      points: 'How many points is it worth?',
    },
    picture,
    points: (points) => String(points),
    right: (card, points) =>
      `Right: ${cards.theCard(card)}, ${points === 0 ? 'worth nothing' : points === 1 ? 'worth 1 point' : `worth ${points} points`}.`,
    wrong: (chosen) => `Not ${chosen}.`,
    whySuit: (deck, is, chosen) => `${SUIT_LOOKS[deck][is]}. ${SUIT_LOOKS[deck][chosen]}.`,
    whyRank,
    whyPoints: (holders, chosen) =>
      holders.length > 3
        ? 'Nothing is what the plain cards are worth: two, four, five, six and seven.'
        : `${chosen} points is what ${either.format(holders.map((rank) => `the ${cards.rank(rank).toLowerCase()}`))} is worth.`,
    tryAgain: 'Look once more.',
    next: 'Next card',
    finish: 'See the result',
    again: 'Twelve more',
    result: ({ right, all }) => `${right} of ${all} at the first look.`,
    missed: 'To look at once more:',
  },
};

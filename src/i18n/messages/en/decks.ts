import { rankOf, suitOf, type Card, type Rank, type Suit } from '../../../engine/cards.ts';
import type { DeckMessages, LatinDeckId } from '../decks.ts';
import { cards } from './cards.ts';
import { regional } from './regionalDecks.ts';

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

/** The page of the decks, in English. */
export const decks: DeckMessages = {
  title: 'The decks',
  description:
    'The decks of Briscola and Brisca: every card in three packs, how to tell a sword from a baton, which pattern belongs where, and a drill.',
  contents: 'On this page',
  standfirst:
    'Forty cards, four suits, and no queen: cups, coins, swords and batons are older than hearts and spades. Every region draws them its own way. Half an hour with them and you will know an ace of coins from across the room.',
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
    prints: (text) => `The pack prints ${text} in the corners.`,
    printsNothing: 'The pack prints nothing in the corners.',
    lacks: (rank) => `This pack has no ${cards.rank(rank).toLowerCase()}.`,
  },
  whole: {
    title: 'The three decks, card by card',
    intro:
      'Drawn for this site. You can change the deck you play with, and the letters in its corners, in the settings.',
    open: (deck, count) => `The ${decks.names[deck]} deck, ${count} cards`,
    about: {
      napoletana:
        'Forty cards without a number in any corner. Figures stand whole on ground coloured by suit: coins yellow, cups red, swords blue, batons green. Three cards everybody knows: the double-headed eagle on the ace of coins, the moustached mask on the three of batons, called *gatto mammone*, and the small scene on the five of swords.',
      castellana:
        'Forty-eight cards, or forty without the eights and nines. Every card is numbered, and the figures are 10, 11 and 12. Coins have faces. The frame is broken by gaps, the *pinta*, that tell the suit from a corner.',
      french:
        'What you have at home if you have no other. Fifty-two cards; for forty leave out the eights, nines and tens.',
    },
    back: 'One back serves all three',
  },
  lookAlikes: {
    title: 'The ones people confuse',
    intro: 'Four things to look at, and the rest comes by itself.',
    swordsAndBatons: {
      title: 'Swords and batons',
      text: 'Both are long and both come in bundles. A sword is thin, with a pale blade, and has a guard across the hilt; swords stand straight and apart. A baton is a thick green club with sawn-off knots. In the Neapolitan deck here batons cross and are tied; in the Castilian one they stand apart too, so there look at the guard.',
    },
    aceOfCoins: {
      title: 'The ace of coins',
      text: 'It often hides behind a bird. In Naples the coin sits on the breast of an eagle with two heads. It is still an ace: eleven points, and no other coin beats it.',
    },
    jackAndHorse: {
      title: 'The jack and the horse',
      text: 'The jack, *fante* or *sota*, stands on two legs. The horse, *cavallo* or *caballo*, has four more under it. The king is the one with the crown. Jack 2 points, horse 3, king 4.',
    },
    pinta: {
      title: 'The gaps in a Spanish frame',
      text: 'Look at the top edge. Coins have no gap, cups one, swords two, batons three. Players who fan their cards tightly read the suit there and nowhere else.',
    },
  },
  drill: {
    title: 'Which suit, which rank, how many points',
    intro: 'Twelve cards, the ones most often confused. The corners are left out on purpose. No clock runs.',
    needsScript: 'The drill needs JavaScript. The comparison above says the same.',
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
  map: {
    title: 'Where the patterns are at home',
    intro: 'Each name stands at the town or region its pattern is named after. Packs travel further than their names.',
    italy: 'Italy and the northern Adriatic',
    spain: 'Spain',
  },
  regional,
  french: {
    title: 'With a French pack',
    intro: 'Any pack of fifty-two will do. Take out the eights, nines and tens, and forty are left.',
    instead: 'instead of',
    standsFor: (suit) => `${FRENCH_SUITS[suit]} for ${cards.suit(suit).toLowerCase()}`,
    after:
      'The queen takes the place of the horse and is worth 3. Spades and clubs keep their names on the way: the Italian for swords is *spade*, and a baton is a club.',
  },
};

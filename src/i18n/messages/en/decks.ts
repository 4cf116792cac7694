import type { Suit } from '../../../engine/cards.ts';
import type { DeckMessages } from '../decks.ts';
import { cards } from './cards.ts';
import { deckIslands } from './deckIslands.ts';
import { regional } from './regionalDecks.ts';

const FRENCH_SUITS: Readonly<Record<Suit, string>> = { c: 'Hearts', d: 'Diamonds', s: 'Spades', b: 'Clubs' };

/** The page of the decks, in English. */
export const decks: DeckMessages = {
  title: 'The decks',
  description:
    'The decks of Briscola and Brisca: every card in three of them, how to tell a sword from a baton, which pattern belongs where, and a drill.',
  contents: 'On this page',
  needsScript: 'The drill needs JavaScript. The comparison above says the same.',
  standfirst:
    'Forty cards, four suits, and no queen: cups, coins, swords and batons are older than hearts and spades. Every region draws them its own way. Half an hour with them and you will know an ace of coins from across the room.',
  whole: {
    title: 'The three decks, card by card',
    intro:
      'Drawn for this site. You can change the deck you play with, and the letters in its corners, in the settings.',
    open: (deck, count) => `The ${deckIslands.names[deck]} deck, ${count} cards`,
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
  map: {
    title: 'Where the patterns are at home',
    intro: 'Each name stands at the town or region its pattern is named after. Decks travel further than their names.',
    italy: 'Italy and the northern Adriatic',
    spain: 'Spain',
  },
  regional,
  french: {
    title: 'With a French deck',
    intro: 'Any deck of fifty-two will do. Take out the eights, nines and tens, and forty are left.',
    instead: 'instead of',
    standsFor: (suit) => `${FRENCH_SUITS[suit]} for ${cards.suit(suit).toLowerCase()}`,
    after:
      'The queen takes the place of the horse and is worth 3. Spades and clubs keep their names on the way: the Italian for swords is *spade*, and a baton is a club.',
  },
};

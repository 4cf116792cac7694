import type { RuleMessages } from '../rules.ts';
import { cards } from './cards.ts';
import {
  SIDES,
  removed,
  TRUMP,
  auction,
  exchange,
  declarations,
  VISIBILITY,
  PARTNER_VIEW,
  signals,
  tricks,
  deal,
  stock,
  following,
} from './ruleSentences.ts';
import { number, upper, cardCount, andList, ranks } from './ruleWords.ts';
import { win, tie, scoring, bonuses, match, EVIDENCE, READING } from './scoreSentences.ts';

/** The rules, in English. */
export const rules: RuleMessages = {
  names: {
    'briscola-2': 'Briscola for two',
    'briscola-3': 'Briscola for three',
    'briscola-4': 'Briscola in pairs',
    'briscola-4-silent': 'Briscola in pairs, silent',
    'briscola-6': 'Briscola for six',
    'briscola-chiamata': 'Briscola chiamata: five players and a called card',
    'briscola-chiamata-punti': 'Briscola chiamata with a points auction',
    'briscola-bastarda': 'Briscola bastarda: chiamata with a blind first trick',
    'briscola-scoperta': 'Briscola scoperta: open hands',
    'briscola-pizzico': 'Briscola a pizzico: five cards in hand',
    'briscolone-5': 'Briscolone: five cards, no trump',
    'briscolone-20': 'Briscolone with all cards dealt',
    'briscola-31': 'Briscola a trentuno: claiming 31',
    'briscola-south-swap': 'Briscola with Jack above Horse',
    'briscola-seven-ten': 'Briscola with the Seven as ten-point card',
    'brisca-2': 'Brisca for two',
    'brisca-3': 'Brisca for three',
    'brisca-4': 'Brisca in pairs',
    'brisca-senas': 'Brisca in pairs with signals',
    'brisca-subastada': 'Brisca subastada: five players and an auction',
    'brisca-catalana-2': 'Brisca catalana for two, 48 cards',
    'brisca-catalana-3': 'Brisca catalana for three, 48 cards',
    'brisca-catalana-4': 'Brisca catalana in pairs, 48 cards',
    'brisca-6': 'Brisca for six, 48 cards',
    'brisca-valenciana': 'Brisca valenciana: following suit at the end',
    'brisca-rapida-2': 'Brisca rápida for two: twenty cards',
    'brisca-rapida-4': 'Brisca rápida in pairs: twenty cards',
    'brisca-descubierta': 'Brisca descubierta: open hands',
    'brisca-argentina-servir': 'Brisca with a duty to serve (Argentina)',
    'briscas-puerto-rico': 'Briscas (Puerto Rico)',
    'brisca-portena-chile': 'Brisca porteña (Chile)',
    'bisca-3-2': 'Bisca with three cards, for two',
    'bisca-4': 'Bisca in pairs',
    'bisca-9': 'Bisca with nine cards',
    sueca: 'Sueca',
    'briskula-4': 'Briškula in pairs',
    'briskula-dupla-2': 'Dupla briškula: two cards to a trick',
    'brusquembille-2': 'Brusquembille for two',
    'brusquembille-3': 'Brusquembille for three',
    'brusquembille-4': 'Brusquembille in pairs',
    'brusquembille-5': 'Brusquembille for five',
    'brusquembille-trevoux': 'Brusquembille of 1771',
    marianna: 'Marianna: declared trumps',
    cinquecento: 'Cinquecento: Briscola with declarations',
  },
  headings: {
    players: 'Players',
    deck: 'Deck',
    strength: 'Order of cards',
    points: 'Card points',
    deal: 'Deal',
    stock: 'Stock',
    trump: 'Trump',
    auction: 'Auction',
    'first-trick-blind': 'Blind first trick',
    'trump-change': 'Change of trump',
    'throw-in': 'Cards thrown in',
    lead: 'First lead and direction',
    following: 'Following suit',
    'cards-per-trick': 'Cards to a trick',
    tricks: 'Tricks and drawing',
    exchange: 'Exchange',
    arrastro: 'Arrastro',
    declarations: 'Declarations',
    visibility: 'Open cards',
    'partner-view': 'Partner’s cards',
    signals: 'Signals',
    'table-talk': 'Talk',
    bonuses: 'Extra points',
    win: 'Winning a deal',
    tie: 'Ties',
    scoring: 'Score of a deal',
    'side-pay': 'Side payments',
    capote: 'All tricks',
    match: 'Match',
    'next-dealer': 'Next dealer',
    evidence: 'Evidence',
  },
  items: {
    players: ({ seats, sides, sittingOut }) =>
      `${SIDES[sides](seats)}${sittingOut > 0 ? ` ${upper(number(sittingOut))} more deals and waits.` : ''}`,
    deck: (item) =>
      `${removed(item)} Ranks: ${ranks(item.ranks)}.${item.suits === 'french' ? ' French cards will do: the Queen stands for the Horse.' : ''}`,
    strength: ({ strength }) => `From strongest to weakest: ${ranks(strength)}.`,
    points: ({ worth, total }) =>
      `${andList.format(worth.map(([rank, n]) => `${cards.rank(rank)} ${n}`))}; the rest nothing. ${total} in all.`,
    deal,
    stock,
    trump: ({ trump }) => TRUMP[trump],
    auction,
    'first-trick-blind': ({ firstTrickBlind }) =>
      firstTrickBlind
        ? 'The first trick is played before anybody knows trump, and judged with the trump named after it.'
        : 'Trump is known before the first trick.',
    'trump-change': ({ trumpChange }) =>
      trumpChange === 'none'
        ? 'Trump stays as it was named.'
        : 'Once, on the lead after a trick of their own among the first four, the caller may name another trump; the caller’s side then needs 71.',
    'throw-in': ({ throwIn, auctioned }) => {
      if (!auctioned) return 'No deal is thrown in.';
      return throwIn === 'all-passed'
        ? 'When all pass, the cards are thrown in and the next dealer deals.'
        : 'When all pass, or somebody is dealt a hand without points, the cards are thrown in and the next dealer deals.';
    },
    lead: ({ lead, direction }) => {
      const way = direction === 'clockwise' ? 'clockwise' : 'counter-clockwise';
      const who = {
        'next-after-dealer': 'The player next after the dealer',
        dealer: 'The dealer',
        caller: 'The caller',
      }[lead];
      return `${who} leads the first trick; the winner of a trick leads the next. Play goes ${way}.`;
    },
    following,
    'cards-per-trick': ({ cardsPerTrick, drawStyle }) =>
      cardsPerTrick === 1
        ? 'Everyone plays one card to a trick.'
        : `Everyone plays ${cardCount(cardsPerTrick)} to a trick, one at a time in turn, and draws as many after it${drawStyle === 'alternate' ? ', again in turn' : ''}.`,
    tricks,
    exchange,
    arrastro: ({ arrastro }) =>
      arrastro === 'off'
        ? 'There is no arrastro.'
        : 'Whoever plays the Ace of trumps may call an arrastro: all who still play to the trick give their best trump.',
    declarations,
    visibility: ({ visibility }) => VISIBILITY[visibility],
    'partner-view': ({ partnerView, partners }) => (partners ? PARTNER_VIEW[partnerView] : 'Nobody has a partner.'),
    signals: (item) => (item.partners ? signals(item) : 'Nobody has a partner to signal to.'),
    'table-talk': ({ tableTalk, partners }) => {
      if (!partners) return 'There is nothing to agree on aloud.';
      return tableTalk === 'off'
        ? 'Nobody speaks about the play.'
        : 'After the first trick partners may ask aloud for a play: a trump, a carico, a liscio, a suit to lead.';
    },
    bonuses,
    win,
    tie,
    scoring,
    'side-pay': ({ sidePay }) =>
      sidePay === 'none'
        ? 'There are no payments besides.'
        : 'Whoever takes a trick with an Ace or Ten of their own receives two or one from everybody; whoever loses it to another pays that much.',
    capote: ({ capote, tricks: all }) =>
      capote === 'none'
        ? 'All tricks are worth no more than their points.'
        : `All ${number(all)} tricks are a capote, the finest win.`,
    match,
    'next-dealer': ({ nextDealer }) =>
      nextDealer === 'loser' ? 'The loser of a deal deals the next.' : 'The deal goes round in playing order.',
    evidence: ({ evidence, reading, oneSource }) =>
      `${EVIDENCE[evidence]}${READING[reading]}${oneSource ? ' One source only.' : ''}`,
  },
  differsFrom: (parent) => `What differs from ${parent}`,
  asIn: (parent) => `As in ${parent}`,
  allRules: 'The rules',
  asInGame: (value) => (value === undefined ? 'As in the game' : `${value} (as in the game)`),
  houseRules: (options) => `With house rules: ${options.join(', ')}.`,
};

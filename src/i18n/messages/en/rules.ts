import type { Card, Points, Rank } from '../../../engine/cards.ts';
import type { RuleItem, RuleKind } from '../../../engine/rules/summary.ts';
import type { RuleMessages } from '../rules.ts';
import { cards } from './cards.ts';

type Item<Kind extends RuleKind> = Extract<RuleItem, { readonly kind: Kind }>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;
const cardCount = (n: number): string => counted(n, 'card', 'cards');
const trickCount = (n: number): string => counted(n, 'trick', 'tricks');
const points = (n: Points): string => (n === 1 ? '1 point' : `${n} points`);

const andList = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const ranks = (all: readonly Rank[]): string => all.map(cards.rank).join(', ');
const rankList = (all: readonly Rank[]): string => andList.format(all.map(cards.rank));
const cardList = (all: readonly Card[]): string => cards.list(all);

const SIDES: Readonly<Record<Item<'players'>['sides'], (seats: number) => string>> = {
  'each-seat-alone': (seats) => `${upper(number(seats))} players, each alone.`,
  'pairs-opposite': (seats) => `${upper(number(seats))} players in two pairs; partners sit opposite.`,
  'triples-alternating': (seats) =>
    `${upper(number(seats))} players on two sides of ${number(seats / 2)}, seated in turn.`,
  'pairs-adjacent': (seats) => `${upper(number(seats))} players in two pairs; partners sit side by side.`,
  'caller-and-secret-partner': (seats) =>
    `${upper(number(seats))} players. One calls and has a secret partner; the others play against the two.`,
};

const CHOICE_OF_SEVENS = 'One red and one black Seven are left out, whichever the players like.';

const removed = ({ removed: gone, removedChoices, removal, size }: Item<'deck'>): string => {
  if (removal === 'two-of-trump')
    return `The two of the trump suit leaves the deck once trump is turned, so ${size} cards are played.`;
  if (gone.length === 0) return `${size} cards, nothing left out.`;
  const choices = [gone, ...removedChoices];
  if (removedChoices.length > 0 && gone.length === 2) return `${CHOICE_OF_SEVENS} ${size} cards are played.`;
  if (removedChoices.length > 0)
    return `One card is left out, ${orList.format(choices.map(cardList))}; ${size} cards are played.`;
  return `${upper(cardList(gone))} ${gone.length === 1 ? 'is' : 'are'} left out; ${size} cards are played.`;
};

const TRUMP: Readonly<Record<Item<'trump'>['trump'], string>> = {
  'turn-up': 'The card turned up after the deal shows trump. It lies under the stock and is drawn last.',
  none: 'There is no trump: the highest card of the suit led takes the trick.',
  'suit-of-called-card': 'Trump is the suit of the card that is called.',
  'declared-by-caller': 'Whoever wins the auction calls a card and then names any suit as trump.',
  'last-card-dealt': 'The last card dealt, the dealer’s own, shows trump. All see it before the dealer takes it up.',
  'last-card-dealt-hidden':
    'The suit of the last card dealt, the dealer’s own, is trump; the card itself is not shown.',
  'dealer-shows-a-card': 'The dealer shows the first or the last card of the dealer’s own hand, and its suit is trump.',
  'none-until-declared':
    'There is no trump until somebody shows King and Horse of a suit. Each later showing changes trump.',
  rotates: 'Trump goes round from deal to deal: Coins, Cups, Swords, Batons. No card is turned up.',
};

const FOLLOWING: Readonly<Record<Item<'following'>['stockOpen'], string>> = {
  free: 'any card may be played',
  'follow-suit': 'suit must be followed by whoever can; otherwise any card may be played',
  'follow-or-trump': 'suit must be followed by whoever can; whoever cannot must play a trump, without a duty to beat',
  'follow-beat-trump':
    'suit must be followed, beating what lies there if possible; whoever cannot follow must trump, and overtrump if possible',
};

const auction = ({ auction: rules }: Item<'auction'>): string => {
  if (rules === 'none') return 'There is no auction.';
  const { kind, min, step, max, afterLowest, call, reveal } = rules;
  const bids =
    kind === 'rank-down'
      ? 'An auction comes first. A bid names a rank, and every bid must be lower in strength than the one before.'
      : `An auction comes first. Bids are card points, from ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}.`;
  const after =
    kind === 'points-up'
      ? ''
      : afterLowest === 'points'
        ? ` After the lowest rank the bidding goes on in points, from ${min} to ${max}.`
        : ' A bid of the lowest rank ends the auction.';
  const called =
    call === 'any-card'
      ? 'The winner calls any card, a card of their own included; its holder is the partner.'
      : kind === 'points-up'
        ? 'The winner calls a card of the lowest rank; its holder is the partner.'
        : 'The winner calls a card of the rank bid, their own included; its holder is the partner.';
  const when = reveal === 'after-first-trick' ? ' The card is called only after the first trick.' : '';
  return `${bids}${after} A pass is final. ${called}${when} The partner says nothing until the card falls.`;
};

const WHO: Readonly<Record<'seat-on-turn' | 'leader' | 'holder', string>> = {
  'seat-on-turn': 'on one’s own turn, before playing',
  leader: 'only by the leader of a trick, before leading',
  holder: 'by whoever holds the card, at any moment',
};

const UNTIL: Readonly<Record<'turn-up-on-table' | 'before-penultimate-draw' | 'first-trick', string>> = {
  'turn-up-on-table': 'as long as the turn-up lies there',
  'before-penultimate-draw': 'before the last but one trick with a draw',
  'first-trick': 'only before or in the first trick',
};

const exchange = ({ exchange: rules }: Item<'exchange'>): string => {
  if (rules === 'none') return 'The turn-up cannot be exchanged.';
  const { swaps, timing } = rules;
  const terms = swaps.map(
    ({ timing: own }) =>
      `${UNTIL[own?.until ?? timing.until]}${(own?.needsTrick ?? timing.needsTrick) ? ', once one’s own side has won a trick' : ''}`,
  );
  const [shared = ''] = terms;
  const oneTerm = terms.every((term) => term === shared);
  const what = swaps.map(({ give, take }, i) => {
    const card = `The ${cards.rank(give)} of trumps may be laid down for a turned ${orList.format(take.map(cards.rank))}`;
    return oneTerm ? `${card}.` : `${card}, ${terms[i]}.`;
  });
  const how = `It is done ${WHO[timing.who]}, at most once in a turn${oneTerm ? `, ${shared}` : ''}.`;
  const chain = timing.chain && swaps.length > 1 ? ' A card laid down may be taken up in turn.' : '';
  return `${what.join(' ')} ${how}${chain}`;
};

const declarations = ({ declarations: all }: Item<'declarations'>): string => {
  const [rule] = all;
  if (!rule) return 'Nothing is declared.';
  const what = rankList(rule.cards);
  const [each = 0] = rule.points;
  const worth =
    rule.points.length > 1
      ? `Declarations of a deal are worth ${andList.format(rule.points.map(String))} points in their order.`
      : `Each is worth ${points(each)}${rule.trumpPoints === undefined ? '' : `, or ${rule.trumpPoints} in trump`}.`;
  const when = {
    'between-tricks': 'between two tricks',
    'own-turn': 'on one’s own turn, before playing',
    'any-time': 'at any time while both are in hand',
  }[rule.when];
  const stock = rule.stockMustRemain ? ', as long as there is stock' : '';
  const trump = rule.setsTrump ? ' The suit becomes trump.' : '';
  return `${what} of one suit may be shown ${when}${stock}, each suit once. ${worth}${trump}`;
};

const VISIBILITY: Readonly<Record<Item<'visibility'>['visibility'], string>> = {
  closed: 'Hands are closed.',
  'hands-open': 'All hands lie open; the stock is closed.',
  'hands-and-stock-top-open':
    'All hands lie open, and so does the top card of the stock. The rest of the stock stays hidden.',
  'all-open': 'All hands lie open, and so does the whole stock in its order.',
};

const PARTNER_VIEW: Readonly<Record<Item<'partner-view'>['partnerView'], string>> = {
  never: 'Partners never see each other’s cards.',
  'after-last-draw': 'Once the last card is drawn, partners look at each other’s cards. No cards change hands.',
  'before-first-trick': 'Partners look at each other’s cards before the first trick.',
  both: 'Partners look at each other’s cards before the first trick, and again once the last card is drawn.',
  always: 'Partners see each other’s cards all the time.',
};

const SIGNAL_TABLES: Readonly<Record<Item<'signals'>['signalTable'], string>> = {
  'it-tongue-horse': 'by the Italian table in which the tongue means the Horse',
  'it-tongue-jack': 'by the Italian table in which the tongue means the Jack',
  'es-seed': 'by the Spanish table',
  none: 'as agreed',
  custom: 'by a table of their own',
};

const signals = ({ signals: when, signalTable }: Item<'signals'>): string =>
  ({
    off: 'Signals to a partner are forbidden.',
    'after-first-trick': `After the first trick partners may give each other signals, ${SIGNAL_TABLES[signalTable]}.`,
    always: `Partners may give each other signals at any time, ${SIGNAL_TABLES[signalTable]}.`,
  })[when];

const win = ({ win: rules, sides }: Item<'win'>): string => {
  switch (rules.deal) {
    case 'over-half':
      return `${points(rules.target)} or more win the deal.`;
    case 'most-points':
      return sides > 2
        ? `Most points win the deal; ${Math.floor(120 / sides) + 1} can be enough.`
        : 'Most points win the deal.';
    case 'caller-side-reaches':
      return `The caller’s side must reach ${rules.target} points, or the points bid.`;
    case 'accumulate':
      return 'Points are added up from deal to deal; a single deal has no winner of its own.';
    case 'claim': {
      const when = {
        'between-tricks': 'between tricks',
        'only-trick-winner': 'having just won a trick',
        'any-time': 'at any moment',
      }[rules.when];
      return `Whoever says, ${when}, that their tricks hold ${rules.target} points wins the deal at once if it is true and loses it if not. Tricks may not be looked through. If nobody says so, most points win.`;
    }
  }
};

const TIE: Readonly<Record<Item<'tie'>['tie'], (level: string) => string>> = {
  'redeal-no-score': (level) => `${level} nobody scores, and there is another deal.`,
  'no-score': (level) => `${level} nobody scores.`,
  'caller-side-loses': (level) => `${level} the caller’s side has failed.`,
  'caller-side-wins': (level) => `${level} the caller’s side has made it.`,
  'play-on': () => 'With equal totals at the mark play goes on.',
  'same-dealer-redeals': (level) => `${level} nobody scores, and the same dealer deals again.`,
  'next-deal-plus-one': (level) => `${level} nobody scores, and the next deal counts one more.`,
  'last-trick-wins': (level) => `${level} whoever took the last trick wins.`,
  playoff: (level) => `${level} they play one deal more without the others.`,
  share: (level) => `${level} they share the deal.`,
  'void-below-61': () => 'A deal in which nobody reaches 61 counts for nothing.',
};

const tie = ({ tie: policy, sides }: Item<'tie'>): string =>
  TIE[policy](sides === 2 ? 'At 60 each' : 'When the best are level');

const scoring = ({ scoring: rules }: Item<'scoring'>): string => {
  if (rules === 'none') return 'A deal counts as won or lost, nothing more.';
  if (rules.kind === 'games') {
    const rows = rules.table.map(
      ([from, games]) =>
        `${from === 120 ? 'all 120' : `${from} or more`} points are worth ${counted(games, 'game', 'games')}`,
    );
    return `Games are counted: ${rows.join(', ')}.`;
  }
  switch (rules.unit) {
    case 'points':
      return 'When the bid is made, caller and partner score it. When it fails they lose what was missing, and the others each gain what they took together. A self-call counts double for the caller.';
    case 'one-or-two':
      return 'Each winner scores one, and two when the caller called a card of their own.';
    case 'fixed': {
      const { caller, partner, opponent, selfCaller, cappotto, byBid } = rules;
      const bids = byBid.map(([from, factor]) => `${factor} times from a bid of ${from}`);
      const factors = bids.length > 0 ? ` High bids multiply it: ${bids.join(', ')}.` : '';
      return `When the bid is made the caller scores ${caller}, the partner ${partner}, each opponent ${opponent}; a caller who called a card of their own scores ${selfCaller}. When it fails all signs change. With all 120 points on one side it counts ${cappotto === 2 ? 'double' : `${cappotto} times`}.${factors}`;
    }
  }
};

const bonuses = ({ bonuses: all }: Item<'bonuses'>): string =>
  all.length === 0
    ? 'There are no points besides those of the cards.'
    : all
        .map((bonus) =>
          bonus.kind === 'dealer-turns'
            ? `The dealer scores ${bonus.points} for turning up ${orList.format(bonus.ranks.map(cards.rank))}.`
            : `Whoever takes most tricks scores ${bonus.points}; with as many each, nobody.`,
        )
        .join(' ');

const match = ({ match: format }: Item<'match'>): string => {
  switch (format.type) {
    case 'best-of':
      return `A match is the best of ${number(format.n)} deals.`;
    case 'all-of':
      return `A match is ${number(format.n)} deals, all of them played; most wins decide.`;
    case 'first-to-wins':
      return `A match goes to whoever first wins ${counted(format.n, 'deal', 'deals')}.`;
    case 'first-to-points':
      return `A match goes to whoever first scores ${format.n}.`;
    case 'first-to-card-points':
      return `A match goes to whoever first has ${format.n} card points over the deals.`;
    case 'first-to-games':
      return `A match goes to whoever first has ${counted(format.n, 'game', 'games')}.`;
  }
};

const tricks = ({ tricks: all, drawTricks, draw, turnUp }: Item<'tricks'>): string => {
  if (draw === 'none') return `${upper(trickCount(all))}, no drawing.`;
  const last = turnUp ? ' Whoever draws last gets the turn-up.' : '';
  return `After a trick everyone draws, the winner first. ${upper(trickCount(drawTricks))} with a draw, then ${trickCount(all - drawTricks)} without: ${all} in all.${last}`;
};

const deal = ({ handSize, dealChunks, kitty }: Item<'deal'>): string => {
  const chunks =
    dealChunks.length > 1
      ? `dealt ${dealChunks.map(number).join(', then ')}`
      : dealChunks[0] === 1
        ? 'dealt one at a time'
        : `dealt ${number(dealChunks[0] ?? 1)} at a time`;
  const aside =
    kitty > 0
      ? ` ${upper(cardCount(kitty))} are laid aside; the winner of the auction takes them up and lays as many away, and they go to the last trick.`
      : '';
  return `${upper(cardCount(handSize))} each, ${chunks}.${aside}`;
};

const stock = ({ turnUp, faceDown }: Item<'stock'>): string => {
  if (faceDown <= 0 && !turnUp) return 'No cards are left over.';
  return turnUp ? `${faceDown} cards face down on the turn-up.` : `${faceDown} cards face down; none is turned up.`;
};

const following = ({ stockOpen, stockEmpty, hasStock }: Item<'following'>): string => {
  if (!hasStock || stockOpen === stockEmpty)
    return `${upper(FOLLOWING[stockEmpty])}${stockEmpty === 'free' ? ' to any trick' : ''}.`;
  return `While there is stock ${FOLLOWING[stockOpen]}. Once the last card is drawn ${FOLLOWING[stockEmpty]}.`;
};

const EVIDENCE: Readonly<Record<Item<'evidence'>['evidence'], string>> = {
  A: 'Several independent sources agree on these rules.',
  B: 'One good source, or several partial ones, stand behind these rules.',
  C: 'Only one document tells of these rules; nothing independent was found.',
  D: 'The source leaves a hole, filled here so that the game can be played.',
};

const READING: Readonly<Record<Item<'evidence'>['reading'], string>> = {
  'as-documented': '',
  'gaps-filled': ' Some details are filled in by us.',
  'our-reading': ' This form is our reading of it, not a documented game.',
};

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

import { cards } from './cards.ts';
import {
  number,
  upper,
  cardCount,
  trickCount,
  points,
  andList,
  orList,
  rankList,
  cardList,
  type Item,
} from './ruleWords.ts';

// How a deal is laid out and played, what may be exchanged, declared, seen and signalled.

export const SIDES: Readonly<Record<Item<'players'>['sides'], (seats: number) => string>> = {
  'each-seat-alone': (seats) => `${upper(number(seats))} players, each alone.`,
  'pairs-opposite': (seats) => `${upper(number(seats))} players in two pairs; partners sit opposite.`,
  'triples-alternating': (seats) =>
    `${upper(number(seats))} players on two sides of ${number(seats / 2)}, seated in turn.`,
  'pairs-adjacent': (seats) => `${upper(number(seats))} players in two pairs; partners sit side by side.`,
  'caller-and-secret-partner': (seats) =>
    `${upper(number(seats))} players. One calls and has a secret partner; the others play against the two.`,
};

const CHOICE_OF_SEVENS = 'One red and one black Seven are left out, whichever the players like.';

export const removed = ({ removed: gone, removedChoices, removal, size }: Item<'deck'>): string => {
  if (removal === 'two-of-trump')
    return `The two of the trump suit leaves the deck once trump is turned, so ${size} cards are played.`;
  if (gone.length === 0) return `${size} cards, nothing left out.`;
  const choices = [gone, ...removedChoices];
  if (removedChoices.length > 0 && gone.length === 2) return `${CHOICE_OF_SEVENS} ${size} cards are played.`;
  if (removedChoices.length > 0)
    return `One card is left out, ${orList.format(choices.map(cardList))}; ${size} cards are played.`;
  return `${upper(cardList(gone))} ${gone.length === 1 ? 'is' : 'are'} left out; ${size} cards are played.`;
};

export const TRUMP: Readonly<Record<Item<'trump'>['trump'], string>> = {
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

export const auction = ({ auction: rules }: Item<'auction'>): string => {
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

export const exchange = ({ exchange: rules }: Item<'exchange'>): string => {
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

export const declarations = ({ declarations: all }: Item<'declarations'>): string => {
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

export const VISIBILITY: Readonly<Record<Item<'visibility'>['visibility'], string>> = {
  closed: 'Hands are closed.',
  'hands-open': 'All hands lie open; the stock is closed.',
  'hands-and-stock-top-open':
    'All hands lie open, and so does the top card of the stock. The rest of the stock stays hidden.',
  'all-open': 'All hands lie open, and so does the whole stock in its order.',
};

export const PARTNER_VIEW: Readonly<Record<Item<'partner-view'>['partnerView'], string>> = {
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

export const signals = ({ signals: when, signalTable }: Item<'signals'>): string =>
  ({
    off: 'Signals to a partner are forbidden.',
    'after-first-trick': `After the first trick partners may give each other signals, ${SIGNAL_TABLES[signalTable]}.`,
    always: `Partners may give each other signals at any time, ${SIGNAL_TABLES[signalTable]}.`,
  })[when];

export const tricks = ({ tricks: all, drawTricks, draw, turnUp }: Item<'tricks'>): string => {
  if (draw === 'none') return `${upper(trickCount(all))}, no drawing.`;
  const last = turnUp ? ' Whoever draws last gets the turn-up.' : '';
  return `After a trick everyone draws, the winner first. ${upper(trickCount(drawTricks))} with a draw, then ${trickCount(all - drawTricks)} without: ${all} in all.${last}`;
};

export const deal = ({ handSize, dealChunks, kitty }: Item<'deal'>): string => {
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

export const stock = ({ turnUp, faceDown }: Item<'stock'>): string => {
  if (faceDown <= 0 && !turnUp) return 'No cards are left over.';
  return turnUp ? `${faceDown} cards face down on the turn-up.` : `${faceDown} cards face down; none is turned up.`;
};

export const following = ({ stockOpen, stockEmpty, hasStock }: Item<'following'>): string => {
  if (!hasStock || stockOpen === stockEmpty)
    return `${upper(FOLLOWING[stockEmpty])}${stockEmpty === 'free' ? ' to any trick' : ''}.`;
  return `While there is stock ${FOLLOWING[stockOpen]}. Once the last card is drawn ${FOLLOWING[stockEmpty]}.`;
};

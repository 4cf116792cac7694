import { RANKS, SUITS, cardOf, type Card } from '../../engine/cards.ts';
import type { TableProps } from '../table/Table.tsx';

type Sample = Omit<TableProps, 'onPlay' | 'onSeen' | 'status'>;

const LOCALE = 'en' as const;
const open = (...cards: readonly Card[]) => ({ kind: 'open', cards }) as const;
const down = (count: number) => ({ kind: 'face-down', count }) as const;
const NO_STOCK = { open: [], hidden: 0 } as const;

/** The mock-up's moment: a Three thrown away, the best card lit, half the stock to come. */
export const COSTLY: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    { seat: 0, name: 'You', note: 'North leads next', hand: open('2d', '6c'), pile: { cards: 16, points: 51 } },
    { seat: 1, name: 'North', note: 'open hand', hand: open('Jd', '4c'), pile: { cards: 14, points: 46 } },
  ],
  trick: {
    plays: [
      { seat: 0, card: '3d' },
      { seat: 1, card: '2s' },
    ],
    size: 2,
    winning: '2s',
  },
  stock: { open: ['Ac', '7c', '7b'], hidden: 0, turnUp: '5s' },
  trump: 's',
  dealer: 1,
  legal: [],
  lit: [
    { card: '3d', tone: 'costly', tag: 'your card' },
    { card: '2s', tone: 'named', tag: 'takes 10' },
    { card: '6c', tone: 'best', tag: 'gives up 0' },
  ],
};

/** Two seats, all open, to be played. */
export const LIVE: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    { seat: 0, name: 'You', hand: open('Hs', '6c', '3b'), pile: { cards: 14, points: 49 } },
    { seat: 1, name: 'North', note: 'open hand', hand: open('7c', 'Ab', '6s'), pile: { cards: 12, points: 31 } },
  ],
  trick: { plays: [], size: 2 },
  stock: { open: ['Ac', '2d', '7b'], hidden: 0, turnUp: '5s' },
  trump: 's',
  turn: 0,
  dealer: 1,
  legal: ['Hs', '6c', '3b'],
};

/** Two seats, closed hand, only the top of the stock seen, following suit asked. */
export const CLOSED: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    { seat: 0, name: 'You', hand: open('Kd', '6c', '3d'), pile: { cards: 0, points: 0 } },
    { seat: 1, name: 'North', note: 'closed hand', hand: down(3), pile: { cards: 4 } },
  ],
  trick: { plays: [{ seat: 1, card: 'Jd' }], size: 2, winning: 'Jd' },
  stock: { open: ['Hb'], hidden: 26, turnUp: 'As' },
  trump: 's',
  turn: 0,
  dealer: 0,
  legal: ['Kd', '3d'],
  lastTrick: {
    plays: [
      { seat: 1, card: 'Ac' },
      { seat: 0, card: '2c' },
    ],
    winner: 1,
    points: 11,
  },
};

/** The whole stock open from the start. */
export const WHOLE_STOCK: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    { seat: 0, name: 'You', hand: open('Kd', '6c', '3d'), pile: { cards: 0, points: 0 } },
    { seat: 1, name: 'North', note: 'open hand', hand: open('7c', 'Ab', '6s'), pile: { cards: 0, points: 0 } },
  ],
  trick: { plays: [], size: 2 },
  stock: { open: rest(['Kd', '6c', '3d', '7c', 'Ab', '6s', '2s']), hidden: 0, turnUp: '2s' },
  trump: 's',
  turn: 0,
  dealer: 1,
  legal: ['Kd', '6c', '3d'],
};

/** Three seats, one of them closed. */
export const THREE: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    { seat: 0, name: 'You', hand: open('Kd', '6c', '3d'), pile: { cards: 6, points: 12 } },
    { seat: 1, name: 'East', hand: open('7c', 'Ab', '6s'), pile: { cards: 3, points: 21 } },
    { seat: 2, name: 'West', hand: down(2), pile: { cards: 0, points: 0 } },
  ],
  trick: { plays: [{ seat: 2, card: 'Jd' }], size: 3, winning: 'Jd' },
  stock: { open: ['Hb'], hidden: 14, turnUp: 'As' },
  trump: 's',
  turn: 0,
  dealer: 1,
  legal: ['Kd', '6c', '3d'],
};

/** Four in pairs: points stand once a side. */
export const FOUR: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    { seat: 0, name: 'You', hand: open('2s', 'Hc', '3b'), pile: { cards: 20, points: 44 } },
    { seat: 1, name: 'East', hand: open('7c', 'Ab', '6s'), pile: { cards: 8, points: 30 } },
    { seat: 2, name: 'North', note: 'your partner', hand: open('Kc', '5d') },
    { seat: 3, name: 'West', hand: open('Ad', '4b') },
  ],
  trick: {
    plays: [
      { seat: 2, card: 'Jd' },
      { seat: 3, card: '3d' },
    ],
    size: 4,
    winning: '3d',
  },
  stock: NO_STOCK,
  trump: 's',
  turn: 0,
  dealer: 1,
  legal: ['2s', 'Hc', '3b'],
  lit: [{ card: '2s', tone: 'best', tag: 'takes 12' }],
};

/** Four seats to be played, one of them closed. */
export const LIVE_FOUR: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    { seat: 0, name: 'You', hand: open('2s', 'Hc', '3b'), pile: { cards: 20, points: 44 } },
    { seat: 1, name: 'East', hand: open('7c', 'Ab', '6s'), pile: { cards: 8, points: 30 } },
    { seat: 2, name: 'North', note: 'your partner', hand: open('Kc', '5d', 'Jd') },
    { seat: 3, name: 'West', note: 'closed hand', hand: down(3) },
  ],
  trick: { plays: [], size: 4 },
  stock: NO_STOCK,
  trump: 's',
  turn: 0,
  dealer: 3,
  legal: ['2s', 'Hc', '3b'],
};

/** Five seats with eight cards each, four of them closed: an auction game. */
export const FIVE: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    {
      seat: 0,
      name: 'You',
      note: 'caller',
      hand: open('3c', '7c', '2d', '5d', 'Kd', 'As', 'Js', '4b'),
      pile: { cards: 0, points: 0 },
    },
    { seat: 1, name: 'Ada', hand: down(8), pile: { cards: 0, points: 0 } },
    { seat: 2, name: 'Bruno', hand: down(8), pile: { cards: 0, points: 0 } },
    { seat: 3, name: 'Carla', hand: down(7), pile: { cards: 0, points: 0 } },
    { seat: 4, name: 'Dino', hand: down(7), pile: { cards: 0, points: 0 } },
  ],
  trick: {
    plays: [
      { seat: 3, card: '6b' },
      { seat: 4, card: 'Hb' },
    ],
    size: 5,
    winning: 'Hb',
  },
  stock: NO_STOCK,
  trump: 's',
  turn: 0,
  dealer: 2,
  legal: ['3c', '7c', '2d', '5d', 'Kd', 'As', 'Js', '4b'],
};

/** Six seats in two sides, hands open. */
export const SIX: Sample = {
  locale: LOCALE,
  direction: 'counter-clockwise',
  seats: [
    { seat: 0, name: 'You', hand: open('3c', '7d', '2s'), pile: { cards: 12, points: 20 } },
    { seat: 1, name: 'Ada', hand: open('7c', 'Ab', '6s'), pile: { cards: 6, points: 14 } },
    { seat: 2, name: 'Bruno', note: 'your partner', hand: open('Kc', '5d', 'Jb') },
    { seat: 3, name: 'Carla', hand: open('Ad', '4b', 'Js') },
    { seat: 4, name: 'Dino', note: 'your partner', hand: open('As', '4c', '5c') },
    { seat: 5, name: 'Elsa', hand: open('Hd', '6b') },
  ],
  trick: { plays: [{ seat: 5, card: '3d' }], size: 6, winning: '3d' },
  stock: { open: [], hidden: 5, turnUp: 'Hs' },
  trump: 's',
  turn: 0,
  dealer: 4,
  legal: ['3c', '7d', '2s'],
};

/** So many seats with so many cards each, all open: as much as such a table has to hold. */
export const openHands = (seats: 3 | 4 | 5 | 6, count: number): Sample => {
  const names = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa'];
  const cards = rest([]);
  const handAt = (at: number) => open(...cards.slice(at * count, (at + 1) * count));
  const others = names.slice(0, seats - 1).map((name, at) => ({
    seat: at + 1,
    name,
    note: seats % 2 === 0 && at % 2 === 1 ? 'your partner' : 'open hand',
    hand: handAt(at + 1),
    pile: { cards: 2 * seats, points: 11 },
  }));
  const own = { seat: 0, name: 'You', hand: handAt(0), pile: { cards: 2 * seats, points: 21 } };
  return {
    locale: LOCALE,
    direction: 'counter-clockwise',
    seats: [own, ...others],
    trick: { plays: [], size: seats },
    stock: NO_STOCK,
    trump: 'd',
    turn: 0,
    dealer: seats - 1,
    legal: own.hand.cards,
  };
};

/** A hand of so many cards against one closed hand. */
export const handOf = (count: number): Sample => {
  const cards = rest([]).slice(0, count);
  return {
    locale: LOCALE,
    direction: 'counter-clockwise',
    seats: [
      { seat: 0, name: 'You', hand: open(...cards), pile: { cards: 0, points: 0 } },
      { seat: 1, name: 'North', hand: down(count), pile: { cards: 0, points: 0 } },
    ],
    trick: { plays: [], size: 2 },
    stock: NO_STOCK,
    trump: 'none',
    turn: 0,
    legal: cards,
  };
};

/** The forty cards in a mixed but fixed order, without some. */
function rest(without: readonly Card[]): readonly Card[] {
  const ranks = RANKS.filter((rank) => !['8', '9', '10'].includes(rank));
  const all = SUITS.flatMap((suit) => ranks.map((rank) => cardOf(rank, suit)));
  // 17 has no factor in common with 40, so this walks through every card once.
  return all
    .map((_, at) => all[(at * 17) % all.length])
    .filter((card): card is Card => card !== undefined && !without.includes(card));
}

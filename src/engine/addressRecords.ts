import { SUITS } from './cards.ts';
import type { Bid, Deal } from './play/deal.ts';
import { formatCards } from './notation.ts';

/**
 * The parts of an address that came with its second version: what an auction settled, cards laid aside, declarations and
 * what they brought. A position without any of it is written as in the first version, whose addresses stay valid.
 */
export const RECORD_KEYS = ['v', 'f', 'b', 'c', 'y', 'o', 'd'] as const;
export type RecordKey = (typeof RECORD_KEYS)[number];

/** The version that an address names once it has one of these parts. */
const VERSION = '2';

const NONE = '-';
const SEAT = '[0-9]';
const CARD = '(?:10|[A2-9JHK])[cdsb]';
/** Points have a letter before them: a ten may be a rank. */
const BID = '(?:pass|p[0-9]{1,3}|10|[A2-9JHK])';
const orNone = (pattern: string): string => `(?:${pattern}|${NONE})`;

/** caller . bid . target . called card . partner . known . trump changed to */
const SETTLED = new RegExp(
  `^(${orNone(SEAT)})\\.(${orNone(BID)})\\.([0-9]{1,3})\\.(${orNone(CARD)})\\.(${orNone(SEAT)})\\.([01])\\.(${orNone('[cdsb]')})$`,
  'u',
);
const BIDS = new RegExp(`^${SEAT}-${BID}(?:\\.${SEAT}-${BID})*$`, 'u');
const DECLARED = /^[0-9][cdsb][0-9]{1,2}(?:\.[0-9][cdsb][0-9]{1,2})*$/u;
const NUMBERS = /^\d{1,3}(?:\.\d{1,3})*$/u;

/** Whether a part is written as its key asks. */
export const RECORD_SHAPES: Readonly<Record<RecordKey, (value: string) => boolean>> = {
  v: (value) => value === VERSION,
  f: (value) => ['bidding', 'discarding', 'calling', 'finished'].includes(value),
  b: (value) => BIDS.test(value),
  c: (value) => SETTLED.test(value),
  y: (value) => new RegExp(`^(?:${CARD})+$`, 'u').test(value),
  o: (value) => NUMBERS.test(value),
  d: (value) => DECLARED.test(value),
};

const bidText = (bid: Bid | undefined): string =>
  bid === undefined ? NONE : typeof bid === 'number' ? `p${bid}` : bid;
const bidOf = (text: string): Bid | undefined =>
  text === NONE ? undefined : /^p\d/u.test(text) ? Number(text.slice(1)) : (text as Bid); // a shape has been seen to

/** The parts that `deal` needs of these; empty values are left out by whoever writes the address. */
export function formatRecords(deal: Deal): readonly (readonly [key: RecordKey, value: string])[] {
  const { auction, phase, kitty = [], bonus = [], declared = [] } = deal;
  const settled =
    auction &&
    [
      auction.caller ?? NONE,
      bidText(auction.bid),
      auction.target,
      auction.called ?? NONE,
      auction.partner ?? NONE,
      auction.partnerKnown ? 1 : 0,
      auction.changedTo ?? NONE,
    ].join('.');
  const parts: readonly (readonly [RecordKey, string])[] = [
    ['f', auction && phase !== 'playing' ? phase : ''],
    ['b', auction?.bids.map(({ seat, bid }) => `${seat}-${bidText(bid)}`).join('.') ?? ''],
    ['c', settled ?? ''],
    ['y', formatCards(kitty).replaceAll(' ', '')],
    ['o', bonus.some((points) => points !== 0) ? bonus.join('.') : ''],
    ['d', declared.map(({ seat, suit, afterTricks }) => `${seat}${suit}${afterTricks}`).join('.')],
  ];
  return parts.some(([, value]) => value !== '') ? [['v', VERSION], ...parts] : [];
}

const orUndefined = (text: string): string | undefined => (text === NONE ? undefined : text);
const seatOf = (text: string): number | undefined => (text === NONE ? undefined : Number(text));

function auctionOf(parts: ReadonlyMap<string, string>): object {
  const [, caller, bid, target, called, partner, known, changedTo] = SETTLED.exec(parts.get('c') ?? '') ?? [];
  if (caller === undefined || bid === undefined || called === undefined || partner === undefined) return {};
  const bids = (parts.get('b') ?? '').split('.').filter((made) => made !== '');
  return {
    phase: parts.get('f') ?? 'playing',
    auction: {
      bids: bids.map((made) => ({ seat: Number(made.slice(0, 1)), bid: bidOf(made.slice(2)) })),
      caller: seatOf(caller),
      bid: bidOf(bid),
      target: Number(target),
      called: orUndefined(called),
      partner: seatOf(partner),
      partnerKnown: known === '1',
      changedTo: orUndefined(changedTo ?? NONE),
    },
  };
}

/** The fields of a position that these parts name, for `parsePosition`, which checks them. The shapes hold already. */
export function readRecords(parts: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  const kitty = parts.get('y');
  const bonus = parts.get('o');
  const declared = parts.get('d');
  return {
    ...auctionOf(parts),
    ...(kitty !== undefined && { kitty: kitty.replace(/(?<=[cdsb])(?=.)/gu, ' ') }),
    ...(bonus !== undefined && { bonus: bonus.split('.').map(Number) }),
    ...(declared !== undefined && {
      declared: declared.split('.').map((made) => ({
        seat: Number(made.slice(0, 1)),
        suit: SUITS.find((suit) => suit === made[1]),
        afterTricks: Number(made.slice(2)),
      })),
    }),
  };
}

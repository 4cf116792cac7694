import type { Points } from '../cards.ts';
import type { Deal } from '../play/deal.ts';
import { outcomeOf, scoreOf } from '../play/outcome.ts';

/** What some deals with an auction came to, beside what a `Tally` counts. Whole numbers only, so that stretches add up. */
export interface AuctionTally {
  readonly dealt: number;
  /** Deals in which all passed. They count nowhere else. */
  readonly passed: number;
  /** Deals whose caller's side kept its promise. */
  readonly made: number;
  /** Deals whose caller called a card of his own. */
  readonly alone: number;
  /** Deals whose caller led to the first trick. */
  readonly callerLed: number;
  /** Card points of the caller's side, and their squares. */
  readonly callerPoints: Points;
  readonly callerSquared: number;
  /** The winning bids: how many calls there were with each, and how many of them were made. */
  readonly bids: Readonly<Record<string, readonly [calls: number, made: number]>>;
  /** Tricks up to the one in which the called card falls, that one included, over the deals in which it does. */
  readonly secretTricks: number;
  readonly fell: number;
  /** The same calls with one side played well and the other by natural players: those made. */
  readonly madeByWell: number;
  readonly madeAgainstWell: number;
}

export const NO_AUCTIONS: AuctionTally = {
  dealt: 0,
  passed: 0,
  made: 0,
  alone: 0,
  callerLed: 0,
  callerPoints: 0,
  callerSquared: 0,
  bids: {},
  secretTricks: 0,
  fell: 0,
  madeByWell: 0,
  madeAgainstWell: 0,
};

/** Whether the caller's side kept its promise in a deal that is over. */
export const isMade = (end: Deal): boolean => {
  const outcome = outcomeOf(end);
  return outcome?.kind === 'won' && outcome.by === 'made';
};

type Count = Exclude<keyof AuctionTally, 'bids'>;

const COUNTS = Object.keys(NO_AUCTIONS).filter((key) => key !== 'bids') as readonly Count[]; // the rest are numbers

/** Two tallies of different deals as one, bids in one order. */
export function addAuctions(one: AuctionTally, other: AuctionTally): AuctionTally {
  const names = [...new Set([...Object.keys(one.bids), ...Object.keys(other.bids)])].sort();
  const counts = Object.fromEntries(COUNTS.map((key) => [key, one[key] + other[key]])) as Record<Count, number>; // every count
  const bids = names.map((bid): readonly [string, readonly [number, number]] => {
    const [calls = 0, made = 0] = one.bids[bid] ?? [];
    const [moreCalls = 0, moreMade = 0] = other.bids[bid] ?? [];
    return [bid, [calls + moreCalls, made + moreMade]];
  });
  return { ...counts, bids: Object.fromEntries(bids) };
}

const one = (is: boolean): number => (is ? 1 : 0);

/** What one deal counts that was played well on all sides; `byWell` and `againstWell` are the same call played unevenly. */
export function auctionOfDeal(end: Deal, byWell: Deal, againstWell: Deal): AuctionTally {
  const { auction } = end;
  if (auction?.caller === undefined || auction.bid === undefined) throw new Error('The deal had no caller');
  const made = isMade(end);
  const points = scoreOf(end, 0);
  const fell = end.tricks.findIndex(({ plays }) => plays.some(({ card }) => card === auction.called));
  return {
    dealt: 1,
    passed: 0,
    made: one(made),
    alone: one(auction.partner === undefined),
    callerLed: one(auction.caller === end.tricks[0]?.plays[0]?.seat),
    callerPoints: points,
    callerSquared: points * points,
    bids: { [`${auction.bid}`]: [1, one(made)] },
    secretTricks: fell < 0 ? 0 : fell + 1,
    fell: one(fell >= 0),
    madeByWell: one(isMade(byWell)),
    madeAgainstWell: one(isMade(againstWell)),
  };
}

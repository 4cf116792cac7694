import { cardOf, type Points, type Rank, type Seat } from './cards.ts';
import { deckOf, layoutOf, ofSuit, pointsOf, strengthOf } from './rules/deck.ts';
import type { RuleSet } from './rules/ruleSet.ts';
import { ledgerFor } from './rules/scoring.ts';
import { sidesOf } from './rules/sides.ts';

/** How a deal with a caller can end. */
export const CALLED_ENDS = ['made', 'failed', 'self-made', 'self-failed'] as const;
export type CalledEnd = (typeof CALLED_ENDS)[number];

/** What a deal with a caller pays each seat, in points of the match. Nobody is the partner of who calls himself. */
export interface CalledPay {
  readonly end: CalledEnd;
  readonly caller: number;
  readonly partner?: number;
  readonly other: number;
}

/** Numbers that follow from a rule set, for texts that would otherwise type them. Counts are cards or tricks of one deal. */
export interface RuleSetFacts {
  readonly id: string;
  readonly seats: number;
  readonly deck: number;
  readonly removed: number;
  readonly hand: number;
  /** Cards left after the deal, with the turn-up and without. */
  readonly stock: number;
  readonly faceDown: number;
  readonly tricks: number;
  readonly drawTricks: number;
  /** Tricks after the last draw. */
  readonly lastTricks: number;
  readonly points: Points;
  /** The most points one suit holds. */
  readonly suitPoints: Points;
  /** The fewest points that can be more than any other side has. */
  readonly leastWinning: Points;
  /** Points of each rank, 0 included. */
  readonly worth: Readonly<Partial<Record<Rank, Points>>>;
  /** How many cards of the deck beat a card of this rank that is led and is no trump. */
  readonly beatenBy: Readonly<Partial<Record<Rank, number>>>;
  /** The seats of the side that seat 0 is on, where it does not play alone. */
  readonly partners: readonly Seat[];
  /** Cards of one suit, and cards of the whole deck that are worth nothing. */
  readonly suitCards: number;
  readonly lisci: number;
  /** The fewest points that keep another side below `leastWinning`. */
  readonly enoughToStop: Points;
  /** The least bid in points, where bids in points follow the lowest rank; otherwise nought. */
  readonly leastBid: Points;
  /** What a called deal pays; empty where there is no fixed pay-off. */
  readonly pays: readonly CalledPay[];
}

const SELF_CALLS: readonly CalledEnd[] = ['self-made', 'self-failed'];

/** Every way a called deal can end, with nobody taking all the points. The numbers come from the ledger of the rules. */
function paysOf({ scoring, seats, win, pointsTotal }: RuleSet): readonly CalledPay[] {
  if (scoring === 'none' || scoring.kind !== 'ledger' || scoring.unit !== 'fixed') return [];
  if (win.deal !== 'caller-side-reaches') return [];
  const { target } = win;
  return CALLED_ENDS.map((end) => {
    const partner = SELF_CALLS.includes(end) ? undefined : 1;
    const made = end === 'made' || end === 'self-made';
    const paid = ledgerFor(scoring, {
      seats,
      caller: 0,
      partner,
      made,
      target,
      score: made ? target : target - 1,
      total: pointsTotal,
    });
    const [caller = 0, second = 0, other = 0] = paid;
    return { end, caller, other, ...(partner === undefined ? {} : { partner: second }) };
  });
}

/** The number of sides that count points against each other; a caller and the partner are one. */
const sideCount = ({ sides, seats }: RuleSet): number => (sides === 'each-seat-alone' ? seats : 2);

/** The facts of a rule set, all of them counted over its cards. */
export function factsOf(rules: RuleSet): RuleSetFacts {
  const { deckSize, stockSize, drawTricks, tricks } = layoutOf(rules);
  const deck = deckOf(rules);
  const cups = ofSuit(deck, 'c');
  const coins = ofSuit(deck, 'd');
  const perRank = <Value>(value: (rank: Rank) => Value): Partial<Record<Rank, Value>> =>
    Object.fromEntries(rules.ranks.map((rank) => [rank, value(rank)])) as Partial<Record<Rank, Value>>; // keys are ranks
  // coins are led, cups are trumps; a suit that lacks a removed card has fewer above
  const beaters = (rank: Rank): number =>
    (rules.trump === 'none' ? 0 : cups.length) +
    coins.filter((card) => strengthOf(rules, card) > strengthOf(rules, cardOf(rank, 'd'))).length;
  return {
    id: rules.id,
    seats: rules.seats,
    deck: deckSize,
    removed: rules.removed.length,
    hand: rules.handSize,
    stock: stockSize,
    faceDown: rules.turnUp ? stockSize - 1 : stockSize,
    tricks,
    drawTricks,
    lastTricks: tricks - drawTricks,
    points: pointsOf(rules, deck),
    suitPoints: pointsOf(rules, coins),
    leastWinning: Math.floor(pointsOf(rules, deck) / sideCount(rules)) + 1,
    worth: perRank((rank) => rules.points[rank] ?? 0),
    beatenBy: perRank(beaters),
    partners: sidesOf(rules).find((side) => side.includes(0) && side.length > 1) ?? [],
    suitCards: coins.length,
    enoughToStop: pointsOf(rules, deck) - Math.floor(pointsOf(rules, deck) / sideCount(rules)),
    leastBid: rules.auction === 'none' ? 0 : rules.auction.min,
    lisci: deck.filter((card) => pointsOf(rules, [card]) === 0).length,
    pays: paysOf(rules),
  };
}

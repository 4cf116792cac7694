import { findCard, rankOf, suitOf, type Card, type Seat } from '../../engine/cards.ts';
import { applyAction } from '../../engine/play/apply.ts';
import type { Deal } from '../../engine/play/deal.ts';
import { findMove, legalMoves, moveAction } from '../../engine/play/moves.ts';
import { isOver, scoreOf, sideOf } from '../../engine/play/outcome.ts';
import { deckOf, ofSuit, pointsOf, strengthOf } from '../../engine/rules/deck.ts';
import { beats, winningPlay } from '../../engine/rules/trick.ts';
import { replayScript } from '../../engine/script.ts';
import type { StepReport } from '../../engine/scriptReport.ts';
import type { DealData } from './deal.ts';

/** A moment of a scripted deal: the deal before the step that says something, or after the last for what is to be remembered. */
export interface Moment {
  readonly deal: Deal;
  readonly learner: Seat;
  /** What the solver says of the step; undefined after the last. */
  readonly report: StepReport | undefined;
  /** The deal after the last step. */
  readonly end: Deal;
}

/** The moments of a deal by their keys; the one before the first card has the key `start`. */
export function momentsOf({ script, report }: DealData): ReadonlyMap<string, Moment> {
  const replay = replayScript(script);
  const end = replay[replay.length - 1] ?? script.start;
  const at = (step: number): Moment => ({
    deal: replay[step] ?? end,
    learner: script.learner,
    report: report[step],
    end,
  });
  return new Map([
    ['start', at(0)],
    ...script.steps.flatMap((step, index): [string, Moment][] => [
      ...(step.say === undefined ? [] : [[step.say, at(index)] as [string, Moment]]),
      ...(step.kind === 'ask' && step.because !== undefined ? [[step.because, at(index)] as [string, Moment]] : []),
    ]),
    ...(script.remember === undefined ? [] : [[script.remember, at(script.steps.length)] as [string, Moment]]),
  ]);
}

const handOf = ({ deal }: Moment, seat: string): readonly Card[] | undefined => deal.hands[Number(seat)];

const cardsOnTable = ({ trick }: Deal): readonly Card[] => trick.map(({ card }) => card);

const points = ({ deal }: Moment, cards: readonly (Card | undefined)[]): number | undefined =>
  cards.length > 0 && cards.every((card) => card !== undefined) ? pointsOf(deal.rules, cards) : undefined;

const scoreOfSeat = (deal: Deal, seat: string): number | undefined =>
  deal.hands[Number(seat)] && scoreOf(deal, sideOf(deal, Number(seat)));

const unplayed = ({ hands, stock, trick }: Deal): readonly Card[] => [
  ...hands.flat(),
  ...stock,
  ...trick.map(({ card }) => card),
];

const targetOf = ({ rules }: Deal): number | undefined => ('target' in rules.win ? rules.win.target : undefined);

const worthless = ({ deal }: Moment, cards: readonly Card[] | undefined) =>
  cards?.filter((card) => pointsOf(deal.rules, [card]) === 0 && suitOf(card) !== deal.trump).length;

/** How many of the strongest trumps not yet played a seat holds, with none between them in another place. */
function topTrumps({ deal }: Moment, hand: readonly Card[] | undefined): number | undefined {
  if (!hand || !deal.trump) return undefined;
  const left = [...ofSuit(unplayed(deal), deal.trump)].sort((a, b) => strengthOf(deal.rules, b) - strengthOf(deal.rules, a));
  const gap = left.findIndex((card) => !hand.includes(card));
  return gap < 0 ? left.length : gap;
}

/** The seats that have still to play to the trick after the learner. */
const seatsBehind = ({ deal, learner }: Moment): readonly Seat[] => {
  const { seats } = deal.rules;
  const place = deal.trick.length > 0 ? (learner - (deal.trick[0]?.seat ?? 0) + seats) % seats : (learner - deal.turn + seats) % seats;
  return Array.from({ length: seats - 1 - place }, (_, at) => (learner + at + 1) % seats);
};

const takers = ({ deal }: Moment, hand: readonly Card[] | undefined): number | undefined => {
  if (!hand || deal.trick.length === 0) return undefined;
  const best = winningPlay(deal.rules, deal.trump, deal.trick).card;
  return hand.filter((card) => beats(deal.rules, deal.trump, card, best)).length;
};

/** Moves left, above which nobody plays out all lines. */
const FEW_CARDS = 9;

/** The final score of a seat's side, if it is the same however the deal is played out; else undefined. */
function scoreInEveryLine(deal: Deal, seat: string): number | undefined {
  if (isOver(deal)) return scoreOfSeat(deal, seat);
  if (unplayed(deal).length > FEW_CARDS) return undefined;
  const ends = new Set(
    legalMoves(deal).map((move) => {
      const next = applyAction(deal, moveAction(deal, move));
      return next.ok ? scoreInEveryLine(next.value, seat) : undefined;
    }),
  );
  return ends.size === 1 ? [...ends][0] : undefined;
}

function scoreAfter({ deal }: Moment, text: string, seat: string): number | undefined {
  const move = findMove(text);
  const next = move && applyAction(deal, moveAction(deal, move));
  return next?.ok ? scoreInEveryLine(next.value, seat) : undefined;
}

const valueOf = ({ report }: Moment, text: string): number | undefined =>
  report?.values?.find(([move]) => move === text)?.[1];

const bestOf = ({ report }: Moment): number | undefined =>
  report?.values && Math.max(...report.values.map(([, value]) => value));

const minus = (whole: number | undefined, part: number | undefined): number | undefined =>
  whole === undefined || part === undefined ? undefined : whole - part;

/**
 * What a text may state as a number of a deal, at one moment of it. Seats are counted as in the deal's file, from nought.
 * Points are card points.
 */
const COUNTS = {
  /** Points that the seat's side has taken. */
  score: (moment, seat) => scoreOfSeat(moment.deal, seat),
  /** Points that the seat's side still needs to win. */
  needed: (moment, seat) => minus(targetOf(moment.deal), scoreOfSeat(moment.deal, seat)),
  /** Points that the seat's side can leave to the others and still win. */
  spare: (moment, seat) =>
    minus(
      pointsOf(moment.deal.rules, unplayed(moment.deal)),
      minus(targetOf(moment.deal), scoreOfSeat(moment.deal, seat)),
    ),
  /** What wins the deal; what ties it. */
  target: ({ deal }) => targetOf(deal),
  tie: ({ deal }) => deal.rules.pointsTotal / 2,
  /** The seat's final score as the script plays the deal. */
  ends: ({ end }, seat) => scoreOfSeat(end, seat),
  /** The seat's final score after that card, where it is the same however the others play; only a few cards before the end. */
  after: scoreAfter,
  /** What best play brings the side on turn; with that card; what that card gives away. */
  best: (moment) => bestOf(moment),
  value: valueOf,
  cost: (moment, move) => minus(bestOf(moment), valueOf(moment, move)),
  /** How many of the moves are right under the deal's goal. */
  right: ({ report }) => (report?.values ? report.right.length : undefined),
  /** Points of the cards on the table; of cards that are named; of a hand. */
  table: (moment) => points(moment, cardsOnTable(moment.deal)),
  worth: (moment, ...cards) => points(moment, cards.map(findCard)),
  'hand-points': (moment, seat) => points(moment, handOf(moment, seat) ?? []),
  /** Points of a trick that is over, counted from 1. */
  trick: ({ deal }, number) => deal.tricks[Number(number) - 1]?.points,
  /** Cards in a seat's hand: all; trumps; the rest; lisci of plain suits; of a suit; of a rank; that take the trick as it lies. */
  hand: (moment, seat) => handOf(moment, seat)?.length,
  trumps: (moment, seat) => handOf(moment, seat)?.filter((card) => suitOf(card) === moment.deal.trump).length,
  plain: (moment, seat) => handOf(moment, seat)?.filter((card) => suitOf(card) !== moment.deal.trump).length,
  lisci: (moment, seat) => worthless(moment, handOf(moment, seat)),
  suit: (moment, seat, suit) => handOf(moment, seat)?.filter((card) => suitOf(card) === suit).length,
  rank: (moment, seat, rank) => handOf(moment, seat)?.filter((card) => rankOf(card) === rank).length,
  takers: (moment, seat) => takers(moment, handOf(moment, seat)),
  /** How many of the strongest trumps not yet played a seat holds. */
  'top-trumps': (moment, seat) => topTrumps(moment, handOf(moment, seat)),
  /** Cards not yet taken, all hands, stock and table together; cards in the stock; tricks left, with one that has begun; tricks left that are followed by a draw; tricks that are over. */
  cards: ({ deal }) => unplayed(deal).length,
  stock: ({ deal }) => deal.stock.length,
  tricks: ({ deal }) => Math.ceil(unplayed(deal).length / deal.hands.length),
  draws: ({ deal }) => deal.stock.length / deal.hands.length,
  played: ({ deal }) => deal.tricksWon.reduce((sum, won) => sum + won, 0),
  /** Players at the table; those who play after the learner to this trick; those of them who are against the learner. */
  seats: ({ deal }) => deal.rules.seats,
  behind: (moment) => seatsBehind(moment).length,
  'behind-against': (moment) =>
    seatsBehind(moment).filter((seat) => sideOf(moment.deal, seat) !== sideOf(moment.deal, moment.learner)).length,
  /** Cards that the rules deal to each; cards of the deck. */
  'hand-size': ({ deal }) => deal.rules.handSize,
  deck: ({ deal }) => deckOf(deal.rules).length,
} as const satisfies Readonly<Record<string, (moment: Moment, ...told: string[]) => number | undefined>>;

export type CountName = keyof typeof COUNTS;

const isCountName = (text: string): text is CountName => Object.hasOwn(COUNTS, text);

/** What a number of a text that counts nothing of the deal is declared as. */
export const NO_COUNT = '-';

/** Why a count has no number. */
export type CountRefusal = 'no-such-count' | 'no-such-moment' | 'has-no-number-here';

/**
 * The number that `asked` stands for: `score:0`, `worth:Ad:Kd`, or `table@king-led` for a moment other than the one
 * named by `at`. Refuses a name or a moment that there is not, and what cannot be counted there.
 */
export function countOf(moments: ReadonlyMap<string, Moment>, at: string, asked: string): number | CountRefusal {
  const [told = '', key = at] = asked.split('@');
  const [name = '', ...rest] = told.split(':');
  if (!isCountName(name)) return 'no-such-count';
  const moment = moments.get(key);
  if (!moment) return 'no-such-moment';
  const count: (moment: Moment, ...told: string[]) => number | undefined = COUNTS[name];
  return count(moment, ...rest) ?? 'has-no-number-here';
}

import type { Card, Points } from '../../cards.ts';
import { suitOf } from '../../cards.ts';
import type { Deal, Move } from '../../play/deal.ts';
import { legalCards } from '../../play/moves.ts';
import { pointsOf } from '../../rules/deck.ts';
import { winningPlay } from '../../rules/trick.ts';
import type { Cause, CauseKind, DrawPlace, Spent } from '../reason.ts';
import { dealBefore, drawOf, fallOf } from './log.ts';
import type { Log } from './log.ts';
import { after } from './oracle.ts';
import type { Oracle } from './oracle.ts';

/** The two lines compared, written down by the engine, and the oracle for their position. */
export interface Lines {
  readonly start: Deal;
  readonly best: Log;
  readonly other: Log;
  /** Absent for positions that are too big to search: then only what the lines show is checked. */
  readonly oracle: Oracle | undefined;
}

/** What is wrong with a claim, or undefined when it is confirmed. */
export type Fault = string | undefined;

type FactsFor = {
  readonly [Kind in CauseKind]?: (cause: Extract<Cause, { readonly kind: Kind }>, lines: Lines) => Fault;
};

const worth = ({ start }: Lines, card: Card): Points => pointsOf(start.rules, [card]);
const unless = (holds: boolean, fault: string): Fault => (holds ? undefined : fault);
const isOurs = ({ best }: Lines, seat: number): boolean => best.ours.includes(seat);

/** Whether `card` beats `best` on a trick, asked of the rules by playing the two. */
const beatsOn = ({ start }: Lines, card: Card, on: Card): boolean =>
  winningPlay(start.rules, start.trump, [
    { seat: 0, card: on },
    { seat: 1, card },
  ]).seat === 1;

function placeFault(lines: Lines, line: 'best' | 'other', card: Card, place: DrawPlace): Fault {
  const log = lines[line];
  const draw = drawOf(log, card);
  if (!draw || draw.trick !== place.when.trick) return `${card} is not drawn after trick ${place.when.trick}`;
  const winner = log.tricks[draw.trick]?.winner;
  const by = winner === draw.seat ? 'winning' : lines.start.hands.length > 2 ? 'order' : 'losing';
  if (by !== place.by) return `${card} is drawn by ${by}`;
  const other = drawOf(lines[line === 'best' ? 'other' : 'best'], card);
  if (place.decidedNow !== (draw.trick === 0 && other?.trick === 0)) return 'decidedNow is wrong';
  return unless(place.turnUp === (lines.start.rules.turnUp && lines.start.stock.at(-1) === card), 'turnUp is wrong');
}

function cashFault({ item, why }: Extract<Cause, { kind: 'cash-now' }>, lines: Lines): Fault {
  const { start, oracle } = lines;
  const { rules, turn, trick, hands } = start;
  const later = rules.seats - 1 - trick.length;
  const opponents = Array.from({ length: later }, (_, i) => (turn + 1 + i) % rules.seats).filter(
    (seat) => !isOurs(lines, seat),
  );
  const beaters = opponents.flatMap((seat) => (hands[seat] ?? []).filter((card) => beatsOn(lines, card, item.card)));
  switch (why.is) {
    case 'last-to-play':
      return unless(later === 0, 'it is not the last card of the trick');
    case 'nothing-beats-it':
      return unless(later > 0 && beaters.length === 0, 'something beats it');
    case 'they-let-it':
      return unless(beaters.length > 0, 'nothing beats it');
    case 'beating-it-costs': {
      if (!oracle) return 'a price without a search';
      const led = after(start, item.card);
      const value = (card: Card): Points => oracle.valueAfter(led, card);
      const all = legalCards(led).map(value);
      const beating = legalCards(led)
        .filter((card) => beatsOn(lines, card, item.card))
        .map(value);
      const price = Math.min(...beating) - Math.min(...all);
      const drawn =
        why.turnUp === undefined || (start.stock.length === rules.seats && start.stock.at(-1) === why.turnUp);
      return unless(price === why.price && price > 0 && drawn, `beating it costs ${price}`);
    }
  }
}

function answerFault({ item, answer }: Extract<Cause, { kind: 'win-reply' }>, lines: Lines): Fault {
  const { best, start, oracle } = lines;
  const move = best.moves[0];
  if (answer === 'in-the-line' || move === undefined) return undefined;
  const led = after(start, move);
  if (answer === 'only-best') return unless(oracle?.bestMoves(led).join() === item.card, 'another answer is as good');
  const beaten = legalCards(led).some((card) => beatsOn(lines, card, move as Card)); // a lead that is answered is a card
  const cheaper = (led.hands[led.turn] ?? []).some((card) => worth(lines, card) < worth(lines, item.card));
  return unless(!beaten && !cheaper, 'they have a cheaper answer, or one that wins');
}

function spentFault(card: Card, spent: Spent, lines: Lines): Fault {
  const fall = fallOf(lines.other.tricks, card);
  if (!fall) return `${card} is not played`;
  if (!spent.when.varies && fall.trick !== spent.when.trick) return `${card} is spent on trick ${fall.trick}`;
  if (spent.how === 'taking')
    return unless(fallOf(lines.other.tricks, spent.card.card)?.winningCard === card, 'it takes something else');
  if (spent.how === 'thrown') return unless(fall.winningCard === spent.under.card, 'it goes under another card');
  return undefined;
}

function dutyFault({ item, who, duty }: Extract<Cause, { kind: 'must-follow' }>, lines: Lines): Fault {
  const log = who === 'they' ? lines.best : lines.other;
  const deal = dealBefore(log, item.card);
  const led = deal?.trick[0]?.card;
  if (!deal || led === undefined) return 'the item is not played to a trick';
  const legal = legalCards(deal);
  const cheaper = (cards: readonly Card[]): boolean =>
    cards.some((card) => worth(lines, card) < worth(lines, item.card));
  if (cheaper(legal) || !cheaper(deal.hands[deal.turn] ?? [])) return 'it is not the duty that brings it out';
  const follows = suitOf(item.card) === suitOf(led);
  if (duty === 'trump') return unless(!follows && suitOf(item.card) === deal.trump, 'no trump is due');
  const ofSuit = (deal.hands[deal.turn] ?? []).filter((card) => suitOf(card) === suitOf(led));
  return unless(follows && ofSuit.length > legal.length === (duty === 'beat'), 'another duty is in force');
}

const exchangesIn = ({ deals }: Log): Deal['exchanges'] =>
  (deals[deals.length - 1]?.exchanges ?? []).slice(deals[0]?.exchanges.length ?? 0);

function everyLeadFault({ item }: Extract<Cause, { kind: 'zugzwang' }>, lines: Lines): Fault {
  const deal = dealBefore(lines.best, item.card);
  const { oracle, start } = lines;
  if (!deal || !oracle || deal.trick.length > 0 || isOurs(lines, deal.turn)) return 'they are not on lead';
  const leads = legalCards(deal);
  if (leads.length < 2 || leads.some((card) => worth(lines, card) === 0)) return 'they have a lead worth nothing';
  const trick = deal.tricks.length - start.tricks.length;
  const lost = leads.every((card) =>
    oracle.inEveryBestLine(after(deal, card), (tricks) => {
      const fall = fallOf(tricks, card);
      return fall && fall.trick === trick && isOurs(lines, fall.winner);
    }),
  );
  return unless(lost, 'some lead is not taken');
}

/** What a sentence says besides the fate of its cards: each row replays it in the lines or reads it off the position. */
export const FACTS: FactsFor = {
  'take-now': ({ item, onlyWinner, with: taking }, lines) => {
    const { start } = lines;
    if (!start.trick.some(({ card }) => card === item.card)) return 'the item is not on the table';
    if (!onlyWinner) return undefined;
    const winners = (start.hands[start.turn] ?? []).filter((card) => {
      const plays = [...start.trick, { seat: start.turn, card }];
      return plays.length === start.rules.seats && winningPlay(start.rules, start.trump, plays).seat === start.turn;
    });
    return unless(winners.length === 1 && winners[0] === taking.card, 'other cards take it too');
  },
  'cash-now': cashFault,
  'win-reply': answerFault,
  draw: ({ item, place, drawer }, lines) => {
    const seat = drawOf(lines.best, item.card)?.seat;
    const who = seat === lines.start.turn ? 'you' : 'partner';
    return who === drawer && seat !== undefined && isOurs(lines, seat)
      ? placeFault(lines, 'best', item.card, place)
      : 'somebody else draws it';
  },
  'draw-away': ({ item, place }, lines) => placeFault(lines, 'other', item.card, place),
  'draw-winner': ({ winner, place }, lines) => {
    const theirs = drawOf(lines.other, winner.card);
    return theirs && !isOurs(lines, theirs.seat)
      ? placeFault(lines, 'best', winner.card, place)
      : 'they do not draw it';
  },
  'draw-danger': ({ danger, place }, lines) => {
    const ours = drawOf(lines.best, danger.card);
    return ours && isOurs(lines, ours.seat) ? placeFault(lines, 'other', danger.card, place) : 'we do not draw it';
  },
  save: ({ winner, ledInto }, lines) => {
    if (lines.other.moves[0] !== winner.card) return 'it is not the card the learner would play';
    const fall = fallOf(lines.other.tricks, winner.card);
    return unless(
      !ledInto || (fall?.place === 0 && fall.trick === 0 && fall.winningCard === ledInto.card),
      'it is not lost when led',
    );
  },
  'save-chain': ({ keep }, lines) =>
    unless(lines.other.moves[0] === keep.card, 'it is not the card the learner would play'),
  'save-other': ({ winner, spent }, lines) => spentFault(winner.card, spent, lines),
  'force-out': ({ item, danger, then }, lines) => {
    const lost = fallOf(lines.other.tricks, item.card);
    const beater = fallOf(lines.other.tricks, danger.card);
    const really =
      lost &&
      beater &&
      lost.trick === beater.trick &&
      lost.place < beater.place &&
      beatsOn(lines, danger.card, item.card);
    if (!really) return 'the danger never beat the item';
    if (then === 'it-wins') return undefined;
    const fall = fallOf(lines.best.tricks, item.card);
    const deal = lines.best.deals.find((at) => at.tricks.length - lines.start.tricks.length === fall?.trick);
    const theirs = (deal?.hands ?? []).flatMap((hand, seat) => (isOurs(lines, seat) ? [] : hand));
    return unless(
      fall?.winningCard === item.card && !theirs.some((card) => beatsOn(lines, card, item.card)),
      'something still beats it',
    );
  },
  spare: ({ item, spare }, lines) => {
    const gone = fallOf(lines.other.tricks, spare.card);
    const lost = fallOf(lines.other.tricks, item.card);
    const cheaper = worth(lines, spare.card) < worth(lines, item.card);
    return unless(
      cheaper && gone !== undefined && lost !== undefined && gone.trick < lost.trick,
      'the spare card is not missed',
    );
  },
  tempo: ({ item, form, must }, lines) => {
    const { oracle, best, other } = lines;
    const fall = fallOf(best.tricks, item.card);
    if (form === 'led-now-lets-it-win') {
      return unless(
        fallOf(other.tricks, item.card)?.winningCard === item.card &&
          other.tricks[0]?.plays[0]?.card === other.moves[0],
        'it does not win',
      );
    }
    if (form === 'they-lead-it' && fall?.place !== 0) return 'they do not lead it';
    const deal = must === 'must' ? dealBefore(best, item.card) : undefined;
    return unless(!deal || oracle?.bestMoves(deal).join() === item.card, 'they need not lead it');
  },
  zugzwang: everyLeadFault,
  dumped: ({ item, left }, lines) => {
    const deal = dealBefore(lines.other, item.card);
    return unless(left !== 'only-card' || deal?.hands[deal.turn]?.length === 1, 'other cards are left to throw');
  },
  'late-winner': ({ item, winner }, lines) => {
    const draw = drawOf(lines.other, winner.card);
    const lost = fallOf(lines.other.tricks, item.card);
    return unless(draw !== undefined && lost !== undefined && draw.trick >= lost.trick, 'it is drawn in time');
  },
  early: ({ item, danger }, lines) => {
    const draw = drawOf(lines.best, danger.card);
    const home = fallOf(lines.best.tricks, item.card);
    return unless(draw !== undefined && home !== undefined && draw.trick >= home.trick, 'the danger is drawn before');
  },
  busy: ({ item, winner }, lines) => {
    const held = fallOf(lines.other.tricks, winner.card);
    const lost = fallOf(lines.other.tricks, item.card);
    return unless(held !== undefined && lost !== undefined && held.trick >= lost.trick, 'it is gone by then');
  },
  'must-follow': dutyFault,
  exchange: ({ give, take, otherwise }, lines) => {
    const mine = exchangesIn(lines.best).some((e) => isOurs(lines, e.seat) && e.gave === give && e.took === take);
    const theirs = exchangesIn(lines.other).some((e) => !isOurs(lines, e.seat) && e.took === take);
    const player = fallOf(lines.other.tricks, take)?.by ?? -1;
    const how = theirs ? 'they-exchange' : isOurs(lines, player) ? 'you-draw' : 'they-draw';
    return unless(mine && how === otherwise, `otherwise ${how}`);
  },
  'they-exchange': ({ give, take }, lines) => {
    const done = ({ exchanges }: { exchanges: Deal['exchanges'] }): boolean =>
      exchanges.some((e) => !isOurs(lines, e.seat) && e.took === take);
    const inOther = exchangesIn(lines.other);
    return unless(
      done({ exchanges: inOther }) &&
        inOther.some((e) => e.gave === give) &&
        !done({ exchanges: exchangesIn(lines.best) }),
      'they do not exchange, or do so in both lines',
    );
  },
  'exchange-costs': ({ give }, lines) =>
    unless(lines.other.moves[0] === (`exchange ${give}` satisfies Move), 'the other move is no exchange'),
};

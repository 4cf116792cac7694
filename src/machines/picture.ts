import type { Card, Points, Seat, Suit } from '../engine/cards.ts';
import type { FinishedTrick, Play } from '../engine/play/deal.ts';
import { legalCards, legalExchanges } from '../engine/play/moves.ts';
import { scoreOf } from '../engine/play/outcome.ts';
import { winningPlay } from '../engine/rules/trick.ts';
import { hidesOrder, type Script } from '../engine/script.ts';
import { dealNow, finishedTrick, trickOnTable, type Trail } from './trail.ts';

/**
 * What lies on the table for the learner to see. A finished trick lies there until it has been seen: the draw, the piles
 * and the next lead wait for it.
 */
export interface Picture {
  readonly hands: readonly (readonly Card[])[];
  /** In drawing order, the turn-up last. */
  readonly stock: readonly Card[];
  readonly trick: readonly Play[];
  /** The card that is taking the trick so far. */
  readonly winning: Card | undefined;
  readonly trump: Suit | undefined;
  readonly turn: Seat | undefined;
  /** Card points of each side, in the order of `sides`. */
  readonly scores: readonly Points[];
  readonly sides: readonly (readonly Seat[])[];
  readonly tricksWon: readonly number[];
  readonly lastTrick: FinishedTrick | undefined;
  /** Present while a finished trick waits to be seen. */
  readonly finished: FinishedTrick | undefined;
}

/** The table as it lies before the learner now. */
export function pictureOf(trail: Trail): Picture {
  const finished = trickOnTable(trail);
  const last = trail.frames.at(-1);
  const deal = finished && last ? last.before : dealNow(trail);
  const played = finished && last?.action.kind === 'play' ? last.action.card : undefined;
  const trick = finished ? finished.plays : deal.trick;
  return {
    hands: deal.hands.map((hand) => hand.filter((card) => card !== played)),
    stock: deal.stock,
    trick,
    winning: trick.length > 0 ? winningPlay(deal.rules, deal.trump, trick).card : undefined,
    trump: deal.trump,
    turn: finished || deal.phase === 'finished' ? undefined : deal.turn,
    scores: deal.sides.map((_, side) => scoreOf(deal, side)),
    sides: deal.sides,
    tricksWon: deal.tricksWon,
    lastTrick: deal.tricks.at(-1),
    finished,
  };
}

/** Whether a deal begins with cards in the stock that the table does not show, so that its first verdicts are averages. */
export const beginsHidden = ({ visibility, start }: Script): boolean => hidesOrder(visibility, start);

/** What the learner may do with the cards in hand, where it is the learner's turn. */
export const choicesOf = (trail: Trail): { readonly cards: readonly Card[]; readonly exchanges: readonly Card[] } => {
  const deal = dealNow(trail);
  return { cards: legalCards(deal), exchanges: legalExchanges(deal) };
};

/** One finished trick of the deal with what the learner's cards in it cost. */
export interface PlayedTrick extends FinishedTrick {
  /** 1 for the first trick of the script. */
  readonly number: number;
  readonly lost: Points;
  /** Where cards were hidden and a score was to be reached: the chance of it that was lost, from 0 to 1. */
  readonly lostChance: number;
  /** The frame of the learner's first card in it that cost anything. */
  readonly costly: { readonly frame: number; readonly card: Card } | undefined;
}

/** The tricks finished so far, one that still lies on the table included. */
export function playedTricks({ frames, script }: Trail): readonly PlayedTrick[] {
  const tricks: PlayedTrick[] = [];
  let lost = 0;
  let lostChance = 0;
  let costly: PlayedTrick['costly'];
  for (const [index, frame] of frames.entries()) {
    if (frame.verdict?.kind === 'costs' && frame.by === 'learner' && frame.action.kind === 'play') {
      if (frame.verdict.chance === undefined) lost += frame.verdict.points;
      else lostChance += frame.verdict.chance;
      costly ??= { frame: index, card: frame.action.card };
    }
    const finished = finishedTrick(frame);
    if (!finished) continue;
    const number = frame.before.tricks.length - script.start.tricks.length + 1;
    tricks.push({ ...finished, number, lost, lostChance, costly });
    lost = 0;
    lostChance = 0;
    costly = undefined;
  }
  return tricks;
}

/** How many tricks the whole script plays, from its first position to the end of the deal. */
export const tricksToPlay = ({ script }: Trail): number => {
  const { hands, stock, trick, rules } = script.start;
  const cards = hands.flat().length + stock.length + trick.length;
  return Math.round(cards / (rules.seats * rules.cardsPerTrick));
};

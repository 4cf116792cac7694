import { assign, setup } from 'xstate';
import type { Card, Seat } from '../engine/cards.ts';
import { bidOf, callOf } from '../engine/opponents/bidder.ts';
import { rulePlayer } from '../engine/opponents/rulePlayer.ts';
import { legalActions } from '../engine/play/actions.ts';
import { applyAction } from '../engine/play/apply.ts';
import type { Action, Bid, Deal } from '../engine/play/deal.ts';
import { moveAction } from '../engine/play/moves.ts';
import { isOver, outcomeOf } from '../engine/play/outcome.ts';
import { dealFrom } from '../engine/play/start.ts';
import { viewFrom, type View } from '../engine/play/view.ts';
import { must } from '../engine/result.ts';
import type { Refusal } from '../engine/rules/refusal.ts';
import { findRuleSet } from '../engine/rulesets/index.ts';

/** A deal with an auction, in which the learner bids, calls and plays; the other seats keep to rules of thumb. */
export interface AuctionInput {
  /** The id of a rule set with an auction. */
  readonly ruleSet: string;
  readonly seed: number;
  readonly learner: Seat;
}

/** Who the learner takes for the partner. */
export type Guess = Seat | 'nobody';

export interface AuctionContext extends AuctionInput {
  /** Everything, hidden cards included. A page draws from `viewOf`, which tells no more than the learner knows. */
  readonly deal: Deal;
  readonly guess: Guess | undefined;
  readonly refusal: Refusal | undefined;
  /** Tricks that the learner has seen. */
  readonly seen: number;
}

/** What the learner does. */
export type AuctionEvent =
  | { readonly type: 'bid'; readonly bid: Bid }
  | { readonly type: 'call'; readonly card: Card }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'guess'; readonly partner: Guess }
  | { readonly type: 'goOn' }
  /** Another deal, or the same cards once more. */
  | { readonly type: 'again' }
  | { readonly type: 'replay' };

const fresh = (input: AuctionInput): AuctionContext => {
  const rules = findRuleSet(input.ruleSet);
  if (!rules || rules.auction === 'none') throw new Error(`${input.ruleSet} has no auction`);
  return { ...input, deal: dealFrom(rules, input.seed), guess: undefined, refusal: undefined, seen: 0 };
};

/** Every hand as it was dealt, by seat: to be shown when the deal is over, and never before. */
export const handsDealt = ({ ruleSet, seed, learner }: AuctionInput): Deal['hands'] =>
  fresh({ ruleSet, seed, learner }).deal.hands;

/** What the learner knows. The partner stays out of it until the called card has fallen. */
export const viewOf = ({ deal, learner }: AuctionContext): View => viewFrom(deal, learner);

/** Whether the caller's side has kept its promise, once the deal is over. */
export const isMade = ({ deal }: AuctionContext): boolean => {
  const outcome = outcomeOf(deal);
  return outcome?.kind === 'won' && outcome.by === 'made';
};

/** What the learner may bid, call or play now. */
export const choicesOf = ({ deal, learner }: AuctionContext): readonly Action[] =>
  deal.turn === learner && !isOver(deal) ? legalActions(deal) : [];

/** The action of another seat, which knows its own view only. */
function actionOf(deal: Deal): Action {
  const view = viewFrom(deal, deal.turn);
  switch (deal.phase) {
    case 'bidding':
      return { kind: 'bid', seat: deal.turn, bid: bidOf(view) };
    case 'calling':
      return { kind: 'call', seat: deal.turn, card: callOf(view) };
    default:
      return moveAction(deal, rulePlayer(view));
  }
}

/** What an event of the learner does on the table. */
const actionOfEvent = (seat: Seat, event: AuctionEvent): Action | undefined => {
  switch (event.type) {
    case 'bid':
      return { kind: 'bid', seat, bid: event.bid };
    case 'call':
      return { kind: 'call', seat, card: event.card };
    case 'play':
      return { kind: 'play', seat, card: event.card };
    default:
      return undefined;
  }
};

const after = ({ deal, learner }: AuctionContext, event: AuctionEvent) => {
  const action = actionOfEvent(learner, event);
  return action && applyAction(deal, action);
};

interface At {
  readonly context: AuctionContext;
}

const isDue =
  (phase: Deal['phase']) =>
  ({ context: { deal, learner } }: At): boolean =>
    deal.phase === phase && deal.turn === learner;

/**
 * An auction, a call, and a deal with a partner nobody knows. The machine says when things happen; what may be done and
 * what the learner sees comes from the rules and from a view.
 */
export const auction = setup({
  types: { input: {} as AuctionInput, context: {} as AuctionContext, events: {} as AuctionEvent },
  guards: {
    trickToSee: ({ context: { deal, seen } }) => deal.tricks.length > seen,
    isOver: ({ context: { deal } }) => isOver(deal),
    bidIsDue: isDue('bidding'),
    callIsDue: isDue('calling'),
    cardIsDue: isDue('playing'),
    callIsNew: ({ context: { deal, seen } }) =>
      deal.phase === 'playing' && deal.tricks.length === 0 && deal.trick.length === 0 && seen === 0,
    isAllowed: ({ context, event }) => after(context, event)?.ok === true,
    partnerIsSecret: ({ context }) => viewOf(context).auction?.partner === 'unknown',
  },
  actions: {
    actForSeat: assign({ deal: ({ context: { deal } }) => must(applyAction(deal, actionOf(deal))) }),
    act: assign(({ context, event }) => {
      const next = after(context, event);
      return next?.ok ? { deal: next.value, refusal: undefined } : {};
    }),
    noteRefusal: assign({
      refusal: ({ context, event }) => {
        const next = after(context, event);
        return next && !next.ok ? next.error : undefined;
      },
    }),
    noteGuess: assign({
      guess: ({ context, event }) => (event.type === 'guess' ? event.partner : context.guess),
    }),
    see: assign({ seen: ({ context: { deal } }) => deal.tricks.length, refusal: undefined }),
    dealAgain: assign(({ context }) => fresh({ ...context, seed: context.seed + 1 })),
    dealTheSame: assign(({ context }) => fresh(context)),
  },
}).createMachine({
  id: 'auction',
  context: ({ input }) => fresh(input),
  initial: 'settling',
  states: {
    bidding: {
      on: {
        bid: [{ guard: 'isAllowed', target: 'settling', actions: 'act' }, { actions: 'noteRefusal' }],
      },
    },
    calling: {
      on: {
        call: [{ guard: 'isAllowed', target: 'settling', actions: 'act' }, { actions: 'noteRefusal' }],
      },
    },
    /** The other seats bid and call, up to the learner's turn or to the call. */
    settling: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'bidIsDue', target: 'bidding' },
        { guard: 'callIsDue', target: 'calling' },
        { guard: 'callIsNew', target: 'called' },
        { target: 'settling', actions: 'actForSeat', reenter: true },
      ],
    },
    /** The card has been called, and nothing has been played. */
    called: {
      on: {
        goOn: 'turning',
        guess: { guard: 'partnerIsSecret', actions: 'noteGuess' },
      },
    },
    /** The other seats play, up to the learner's turn or to the end of a trick. */
    turning: {
      always: [
        { guard: 'trickToSee', target: 'showing' },
        { guard: 'isOver', target: 'finished' },
        { guard: 'cardIsDue', target: 'playing' },
        { target: 'turning', actions: 'actForSeat', reenter: true },
      ],
    },
    playing: {
      on: {
        play: [{ guard: 'isAllowed', target: 'turning', actions: 'act' }, { actions: 'noteRefusal' }],
        guess: { guard: 'partnerIsSecret', actions: 'noteGuess' },
      },
    },
    /** A finished trick lies on the table until it has been seen. */
    showing: {
      on: {
        goOn: { target: 'turning', actions: 'see' },
        guess: { guard: 'partnerIsSecret', actions: 'noteGuess' },
      },
    },
    finished: {
      on: {
        again: { target: 'settling', actions: 'dealAgain' },
        replay: { target: 'settling', actions: 'dealTheSame' },
      },
    },
  },
});

import type { Seat } from '../cards.ts';
import { legalActions } from '../play/actions.ts';
import { applyAction } from '../play/apply.ts';
import type { Action, Deal } from '../play/deal.ts';
import { moveAction } from '../play/moves.ts';
import { isOver, scoreOf, sideOf } from '../play/outcome.ts';
import { viewFrom } from '../play/view.ts';
import { must } from '../result.ts';
import type { Policy } from '../opponents/policy.ts';

/** Who plays on each seat. */
export type Players = (seat: Seat) => Policy;

/** A claim that is right, or a declaration: both are made as soon as they may be. A policy only plays cards. */
function wordsFirst(deal: Deal): Action | undefined {
  const { declarations, win } = deal.rules;
  if (declarations.length === 0 && win.deal !== 'claim') return undefined;
  return legalActions(deal).find(
    (action) =>
      action.kind === 'declare' ||
      (action.kind === 'claim' && scoreOf(deal, sideOf(deal, action.seat)) >= action.points),
  );
}

/** One step of a deal that is being played. Throws while a bid or a call is due: policies make none. */
export const playOn = (deal: Deal, players: Players): Deal =>
  must(applyAction(deal, wordsFirst(deal) ?? moveAction(deal, players(deal.turn)(viewFrom(deal, deal.turn)))));

/** The deal played to its end. */
export function playToEnd(start: Deal, players: Players): Deal {
  let deal = start;
  while (!isOver(deal)) deal = playOn(deal, players);
  return deal;
}

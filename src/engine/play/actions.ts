import { SUITS } from '../cards.ts';
import type { Card, Seat } from '../cards.ts';
import { legalBids, mayBeCalled } from '../rules/auction.ts';
import { claimRefusal } from '../rules/claim.ts';
import { deckOf } from '../rules/deck.ts';
import { declareRefusal } from '../rules/declare.ts';
import { legalExchangesOf } from '../rules/exchange.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { mayDraw } from './apply.ts';
import { changeObstacle } from './applyAuction.ts';
import type { Action, Deal, Phase } from './deal.ts';
import { legalCards } from './moves.ts';

const everySeat = ({ rules }: Deal): readonly Seat[] => Array.from({ length: rules.seats }, (_, seat) => seat);

const bids = ({ rules, turn, auction }: Deal): readonly Action[] =>
  auction ? legalBids(rules, auction).map((bid): Action => ({ kind: 'bid', seat: turn, bid })) : [];

const choose = (cards: readonly Card[], count: number): readonly (readonly Card[])[] => {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choose(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
};

const discards = ({ rules, turn, hands }: Deal): readonly Action[] =>
  choose(hands[turn] ?? [], rules.kitty).map((cards): Action => ({ kind: 'discard', seat: turn, cards }));

function calls({ rules, turn, auction, kitty = [] }: Deal): readonly Action[] {
  if (!auction) return [];
  const callable = deckOf(rules).filter((card) => mayBeCalled(rules, auction, card) && !kitty.includes(card));
  return callable.flatMap((card): readonly Action[] =>
    rules.trump === 'declared-by-caller'
      ? SUITS.map((trump) => ({ kind: 'call', seat: turn, card, trump }))
      : [{ kind: 'call', seat: turn, card }],
  );
}

const plays = (deal: Deal): readonly Action[] =>
  legalCards(deal).flatMap((card): readonly Action[] => {
    const play = { kind: 'play', seat: deal.turn, card } as const;
    return mayDraw(deal, card) ? [play, { ...play, arrastro: 'called' }] : [play];
  });

const exchangers = (deal: Deal): readonly Seat[] => {
  const { exchange } = deal.rules;
  if (exchange === 'none') return [];
  return exchange.timing.who === 'holder' ? everySeat(deal) : [deal.turn];
};

const exchanges = (deal: Deal): readonly Action[] =>
  exchangers(deal).flatMap((seat) =>
    legalExchangesOf(deal, seat).map((card): Action => ({ kind: 'exchange', seat, card })),
  );

const declarations = (deal: Deal): readonly Action[] =>
  everySeat(deal).flatMap((seat) =>
    SUITS.filter((suit) => !declareRefusal(deal, seat, suit)).map((suit): Action => ({ kind: 'declare', seat, suit })),
  );

function claims(deal: Deal): readonly Action[] {
  const { win } = deal.rules;
  if (win.deal !== 'claim') return [];
  return everySeat(deal)
    .filter((seat) => !claimRefusal(deal, seat, win.target))
    .map((seat): Action => ({ kind: 'claim', seat, points: win.target }));
}

const trumpChanges = (deal: Deal): readonly Action[] =>
  SUITS.filter((suit) => !changeObstacle(deal, deal.turn, suit)).map((suit): Action => ({
    kind: 'change-trump',
    seat: deal.turn,
    suit,
  }));

const DUE: Record<Phase, (deal: Deal) => readonly Action[]> = {
  bidding: bids,
  discarding: discards,
  calling: calls,
  playing: (deal) => [
    ...plays(deal),
    ...exchanges(deal),
    ...(deal.rules.declarations.length > 0 ? declarations(deal) : []),
    ...claims(deal),
    ...(deal.rules.trumpChange === 'none' ? [] : trumpChanges(deal)),
  ],
  finished: () => [],
};

/** Everything that any seat may do now, those on turn and those who may speak out of turn. Plays come first. */
export const legalActions = (deal: Deal): readonly Action[] => DUE[deal.phase](deal);

/**
 * Whether, once cards are played, the moves of the seat on turn (`legalMoves`) are all that can happen: no declaration,
 * claim, exchange out of turn, arrastro or change of trump. Only then does a search over moves see the whole game.
 */
export const movesAreAll = (rules: RuleSet): boolean =>
  rules.declarations.length === 0 &&
  rules.win.deal !== 'claim' &&
  (rules.exchange === 'none' || rules.exchange.timing.who !== 'holder') &&
  rules.arrastro === 'off' &&
  rules.trumpChange === 'none';

import { cardOf, rankOf, suitOf, SUITS } from '../../cards.ts';
import type { Card, Points, Suit } from '../../cards.ts';
import type { Bid } from '../../play/deal.ts';
import type { View } from '../../play/view.ts';
import { auctionOf, legalBids, mayBeCalled, PLAIN_TARGET, type AuctionState } from '../../rules/auction.ts';
import { packOf } from '../../rules/deck.ts';
import { randomFrom } from '../../shuffle.ts';
import { gladness } from './callPlayer.ts';
import { copyDeal, emptyDeal, packCard, packDeal, packRules, packSuit, strengthIndex } from './packed.ts';
import { callCard, playOut, takeTrick } from './playOut.ts';
import { callWorldsOf, seedOf } from './worlds.ts';

/** Worlds looked at for a bid or a call. */
const WORLDS = 80;

/** How often a promise must come true in those worlds for it to be made. */
const LIKELY = 0.5;

/** What a caller may name. */
export interface Call {
  readonly card: Card;
  /** Another suit than the card's only where the rules let the caller declare one. */
  readonly trump: Suit;
}

const stateOf = ({ auction }: View): AuctionState => {
  if (!auction) throw new Error('No auction, no call');
  return { ...auction, partner: undefined, partnerKnown: false };
};

/** The strongest card of a suit that a hand lacks and a test lets through. */
const strongestLacking = (
  { rules, hand }: View,
  suit: Suit,
  fits: (card: Card) => boolean = () => true,
): readonly Card[] => {
  const card = rules.strength
    .map((rank) => cardOf(rank, suit))
    .find((each) => packOf(rules).includes(each) && !hand.includes(each) && fits(each));
  return card ? [card] : [];
};

/** The calls worth a thought: in each suit the strongest card lacking, and where trump is declared any such card with any suit. */
function callsOf(view: View, fits: (card: Card) => boolean): readonly Call[] {
  const cards = SUITS.flatMap((suit) => strongestLacking(view, suit, fits));
  return cards.flatMap((card): readonly Call[] =>
    view.rules.trump === 'declared-by-caller'
      ? SUITS.map((trump) => ({ card, trump }))
      : [{ card, trump: suitOf(card) }],
  );
}

// A hand is asked again at every round of an auction, and what its calls come to does not change.
const remembered = new WeakMap<readonly Card[], Map<string, readonly Points[]>>();

const keyOf = ({ rules, seat }: View, { card, trump }: Call): string => `${rules.id} ${seat} ${card} ${trump}`;

/** What `outcomesOf` finds before the first card, worked out once for each hand and call. */
function outcomesBefore(view: View, calls: readonly Call[]): readonly (readonly [Call, readonly Points[]])[] {
  const known = remembered.get(view.hand) ?? new Map<string, readonly Points[]>();
  remembered.set(view.hand, known);
  const fresh = calls.filter((call) => !known.has(keyOf(view, call)));
  if (fresh.length > 0) for (const [call, points] of outcomesOf(view, fresh)) known.set(keyOf(view, call), points);
  return calls.map((call) => [call, known.get(keyOf(view, call)) ?? []]);
}

/** Card points of the caller's side in each of some worlds, by call. Seat `view.seat` is the caller. */
function outcomesOf(view: View, calls: readonly Call[]): ReadonlyMap<Call, readonly Points[]> {
  const { rules, seat } = view;
  const random = randomFrom(seedOf(view));
  const nextWorld = callWorldsOf(view);
  const scratch = emptyDeal(packRules(rules));
  const blind = auctionOf(rules).reveal === 'after-first-trick' && view.tricks.length === 0 && view.trick.length === 0;
  const outcomes = new Map<Call, Points[]>(calls.map((call) => [call, []]));
  for (let made = 0; made < WORLDS; made += 1) {
    const world = packDeal(nextWorld(random));
    world.caller = seat;
    if (view.trick.length === 0) world.leader = rules.lead === 'caller' ? seat : 0;
    for (const call of calls) {
      const deal = copyDeal(world, scratch);
      if (blind) {
        deal.due = strengthIndex(rules, call.card);
      } else {
        callCard(deal, packCard(rules, call.card));
        deal.trump = packSuit(call.trump);
        if (deal.lying === rules.seats) takeTrick(deal);
      }
      outcomes.get(call)!.push(playOut(deal));
    }
  }
  return outcomes;
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The call that serves the caller best on average for a promise. */
function bestCall(outcomes: ReadonlyMap<Call, readonly Points[]>, target: Points): Call | undefined {
  const glad = [...outcomes].map(
    ([call, points]) => [call, average(points.map((each) => gladness(each, target)))] as const,
  );
  return glad.reduce<(typeof glad)[number] | undefined>(
    (best, each) => (best === undefined || each[1] > best[1] ? each : best),
    undefined,
  )?.[0];
}

/** How often a promise comes true. */
const chanceOf = (points: readonly Points[], target: Points): number =>
  average(points.map((each) => (each >= target ? 1 : 0)));

/**
 * The bid of a seat on turn: of the promises open to it the likeliest, if it came true in at least half of the worlds tried;
 * else a pass. Ranks as high, and points as low, as the auction still lets it.
 */
export function likelyBid(view: View, likely: number = LIKELY): Bid {
  const state = stateOf(view);
  const bids = legalBids(view.rules, state);
  const points = bids.find((bid) => typeof bid === 'number');
  const promise = (bid: Bid): AuctionState => ({ ...state, bid });
  const bidFor = (card: Card): Bid | undefined =>
    bids.find((bid) => bid === rankOf(card)) ??
    (points !== undefined && mayBeCalled(view.rules, promise(points), card) ? points : undefined);
  const calls = callsOf(view, (card) => bidFor(card) !== undefined);
  if (calls.length === 0) return 'pass';
  let best: Bid = 'pass';
  let most = likely;
  for (const [{ card }, outcome] of outcomesBefore(view, calls)) {
    const bid = bidFor(card) ?? 'pass';
    const chance = chanceOf(outcome, typeof bid === 'number' ? bid : PLAIN_TARGET);
    if (chance > most || (chance === most && best === 'pass')) [best, most] = [bid, chance];
  }
  return best;
}

/** The card a caller names, and trump: what serves it best on average for its promise. A card of its own only if it must. */
export function likelyCall(view: View): Call {
  const state = stateOf(view);
  const fits = (card: Card): boolean => mayBeCalled(view.rules, state, card);
  const lacking = callsOf(view, fits);
  const own = packOf(view.rules).filter(fits);
  const calls = lacking.length > 0 ? lacking : own.map((card): Call => ({ card, trump: suitOf(card) }));
  const call = bestCall(outcomesOf(view, calls), state.target);
  if (!call) throw new Error(`${view.rules.id} lets no card be called`);
  return call;
}

import { SUITS } from '../../cards.ts';
import type { Points, Seat } from '../../cards.ts';
import { HAND_ROOM, NONE, type PackedDeal } from './packed.ts';

/**
 * Playing a packed deal to its end by the rules of thumb of `rulePlayer.ts`, with everybody knowing who plays with whom.
 * Rough, and fast: what a card is worth comes from hundreds of these.
 */

const CARICO = 10;

/** Points that must lie before a trump is spent on them: a small one, one that counts, a carico. */
const SMALL_TRUMP_PRICE = 3;
const COUNTING_TRUMP_PRICE = 4;

const onCallersSide = ({ caller, partner }: PackedDeal, seat: Seat): boolean => seat === caller || seat === partner;

/** Whether a card takes the trick from the one that wins it so far. */
const takes = ({ rules: { suits }, trump }: PackedDeal, card: number, best: number): boolean =>
  suits[card] === suits[best] ? card > best : suits[card] === trump;

/** The place in the trick of the card that wins it. */
function winningPlace(deal: PackedDeal): number {
  let best = 0;
  for (let at = 1; at < deal.lying; at += 1) if (takes(deal, deal.trick[at]!, deal.trick[best]!)) best = at;
  return best;
}

/** Plays the card at a place of the hand of the seat on turn. */
export function playAt(deal: PackedDeal, seat: Seat, place: number): void {
  const from = seat * HAND_ROOM;
  const last = (deal.sizes[seat] ?? 1) - 1;
  deal.trick[deal.lying] = deal.hands[from + place]!;
  deal.lying += 1;
  deal.hands[from + place] = deal.hands[from + last]!;
  deal.sizes[seat] = last;
}

const holds = (deal: PackedDeal, seat: Seat, card: number): boolean => {
  for (let at = 0; at < deal.sizes[seat]!; at += 1) if (deal.hands[seat * HAND_ROOM + at] === card) return true;
  return false;
};

/** How good a hand is with a suit as trump: its trumps by strength. Only to choose a suit in a world. */
function lengthIn(deal: PackedDeal, seat: Seat, suit: number): number {
  let sum = 0;
  for (let at = 0; at < deal.sizes[seat]!; at += 1) {
    const card = deal.hands[seat * HAND_ROOM + at]!;
    if (deal.rules.suits[card] === suit) sum += 1 + (card % deal.rules.ranks) / deal.rules.ranks;
  }
  return sum;
}

/** Settles a call: trump, and the partner, who may have played the card to the trick already. */
export function callCard(deal: PackedDeal, card: number): void {
  const { seats } = deal.rules;
  deal.due = NONE;
  deal.trump = deal.rules.suits[card]!;
  deal.partner = NONE;
  for (let seat = 0; seat < seats; seat += 1) if (seat !== deal.caller && holds(deal, seat, card)) deal.partner = seat;
  for (let at = 0; at < deal.lying; at += 1) {
    const seat = (deal.leader + at) % seats;
    if (deal.trick[at] === card && seat !== deal.caller) deal.partner = seat;
  }
}

/** The card of the rank due that a caller names in a world: in the suit where it is strongest, of those where it lacks it. */
function cardDue(deal: PackedDeal): number {
  let best = NONE;
  let most = -1;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    const card = suit * deal.rules.ranks + deal.due;
    const length = lengthIn(deal, deal.caller, suit) - (holds(deal, deal.caller, card) ? HAND_ROOM : 0);
    if (best === NONE || length > most) [best, most] = [card, length];
  }
  return best;
}

/** Takes a full trick up. */
export function takeTrick(deal: PackedDeal): void {
  const { rules } = deal;
  if (deal.due !== NONE) callCard(deal, cardDue(deal));
  const winner = (deal.leader + winningPlace(deal)) % rules.seats;
  if (onCallersSide(deal, winner))
    for (let at = 0; at < deal.lying; at += 1) deal.points += rules.points[deal.trick[at]!]!;
  deal.leader = winner;
  deal.lying = 0;
}

/** Leads the cheapest blank of a plain suit, else what costs least; where suits must be followed a plain ace first. */
function placeToLead({ rules, hands, sizes, trump }: PackedDeal, seat: Seat): number {
  const { points, suits, ranks } = rules;
  const costs = rules.costs[trump + 1]!;
  const from = seat * HAND_ROOM;
  let found = 0;
  let least = Infinity;
  for (let at = 0; at < sizes[seat]!; at += 1) {
    const card = hands[from + at]!;
    const plain = suits[card] !== trump;
    if (rules.follow && plain && card % ranks === ranks - 1) return at;
    const blank = plain && points[card] === 0;
    const cost = (blank ? 0 : points[card]! < CARICO ? LATER : 2 * LATER) + costs[card]!;
    if (cost < least) [found, least] = [at, cost];
  }
  return found;
}

/** More than any card costs. */
const LATER = 10_000;

/** Whether a foe of the side plays after the seat on turn. */
function foeBehind(deal: PackedDeal, mine: boolean): boolean {
  const { seats } = deal.rules;
  for (let at = deal.lying + 1; at < seats; at += 1)
    if (onCallersSide(deal, (deal.leader + at) % seats) !== mine) return true;
  return false;
}

/** Whether the hand has a card of a suit. */
const hasSuit = ({ rules, hands, sizes }: PackedDeal, seat: Seat, suit: number): boolean => {
  for (let at = 0; at < sizes[seat]!; at += 1) if (rules.suits[hands[seat * HAND_ROOM + at]!] === suit) return true;
  return false;
};

function placeToFollow(deal: PackedDeal, seat: Seat): number {
  const { rules, hands, sizes, trick, trump, leader } = deal;
  const { points, suits } = rules;
  const costs = rules.costs[trump + 1]!;
  const from = seat * HAND_ROOM;
  const led = suits[trick[0]!]!;
  const bound = rules.follow && hasSuit(deal, seat, led);
  const winning = winningPlace(deal);
  const best = trick[winning]!;
  const mine = onCallersSide(deal, seat);
  const threatened = foeBehind(deal, mine);

  let discard = NONE;
  let load = NONE;
  let inSuit = NONE;
  let ruff = NONE;
  const cost = (place: number): number => costs[hands[from + place]!]!;
  for (let at = 0; at < sizes[seat]!; at += 1) {
    const card = hands[from + at]!;
    if (bound && suits[card] !== led) continue;
    const plain = suits[card] !== trump;
    if (discard === NONE || cost(at) < cost(discard)) discard = at;
    if (plain && (load === NONE || cost(at) > cost(load))) load = at;
    if (!takes(deal, card, best)) continue;
    if (!plain && (ruff === NONE || cost(at) < cost(ruff))) ruff = at;
    if (plain && (!threatened || points[card]! < CARICO) && (inSuit === NONE || cost(at) > cost(inSuit))) inSuit = at;
  }
  // Before trump is named nobody knows what will take.
  if (deal.due !== NONE) return discard;
  if (onCallersSide(deal, (leader + winning) % rules.seats) === mine) {
    const secure = !threatened || (suits[best] === trump && points[best]! >= CARICO);
    return secure && load !== NONE ? load : discard;
  }
  let worth = 0;
  for (let at = 0; at < deal.lying; at += 1) worth += points[trick[at]!]!;
  if (inSuit !== NONE && points[hands[from + inSuit]!]! + worth > 0) return inSuit;
  if (ruff === NONE) return discard;
  const spent = points[hands[from + ruff]!]!;
  const price = spent >= CARICO ? CARICO : spent > 0 ? COUNTING_TRUMP_PRICE : SMALL_TRUMP_PRICE;
  return worth >= price || points[hands[from + discard]!]! >= CARICO ? ruff : discard;
}

/** The card points that the caller's side ends with. Leaves the deal played. */
export function playOut(deal: PackedDeal): Points {
  const { seats } = deal.rules;
  for (;;) {
    if (deal.lying === seats) takeTrick(deal);
    const seat = (deal.leader + deal.lying) % seats;
    if (deal.sizes[seat] === 0) return deal.points;
    playAt(deal, seat, deal.lying === 0 ? placeToLead(deal, seat) : placeToFollow(deal, seat));
  }
}

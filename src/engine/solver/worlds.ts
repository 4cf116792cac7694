import { suitOf } from '../cards.ts';
import type { Card, Seat, Suit } from '../cards.ts';
import type { Deal } from '../play/deal.ts';
import { unseenCards } from '../play/view.ts';
import type { View } from '../play/view.ts';
import type { Play } from '../rules/play.ts';
import type { Following } from '../rules/ruleSet.ts';
import { sidesOfCall } from '../rules/sides.ts';
import { shuffled } from '../shuffle.ts';
import type { Random } from '../shuffle.ts';

/** At most so many of the cards hidden in a hand can be of a suit: the seat broke suit when it had to follow. */
export interface Shortage {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly atMost: number;
}

const cardsInStock = (view: View): number =>
  view.stock.top.length + view.stock.hidden + (view.stock.turnUp === undefined ? 0 : 1);

/** The suits that a reply shows its seat not to have held, by the duty in force. */
const SHOWS_NONE_OF: Record<Following, (reply: Suit, led: Suit, trump: Suit | undefined) => readonly Suit[]> = {
  free: () => [],
  'follow-suit': (reply, led) => (reply === led ? [] : [led]),
  'follow-or-trump': (reply, led, trump) => noneOf(reply, led, trump),
  'follow-beat-trump': (reply, led, trump) => noneOf(reply, led, trump),
};

const noneOf = (reply: Suit, led: Suit, trump: Suit | undefined): readonly Suit[] => {
  if (reply === led) return [];
  return trump === undefined || reply === trump ? [led] : [led, trump];
};

/** What the replies so far say of the hidden hands. */
export function shortagesSeen(view: View): readonly Shortage[] {
  const { rules, trump, tricks, trick } = view;
  const { following } = rules;
  if (following.stockOpen === 'free' && following.stockEmpty === 'free') return [];
  const stockNow = cardsInStock(view);
  const held = (view.hands[view.seat]?.cards.length ?? 0) + trick.filter(({ seat }) => seat === view.seat).length;
  const all: readonly (readonly Play[])[] = [...tricks.map(({ plays }) => plays), trick];
  return all.flatMap((plays, i) => {
    const later = all.length - 1 - i;
    // A hand grows smaller only once the stock is empty.
    const wasEmpty = stockNow === 0 && held + later <= rules.handSize;
    const drawnSince = stockNow > 0 ? later : Math.max(0, later - (rules.handSize - held));
    const [lead, ...replies] = plays;
    if (!lead) return [];
    const showsNoneOf = SHOWS_NONE_OF[wasEmpty ? following.stockEmpty : following.stockOpen];
    return replies.flatMap(({ seat, card }) =>
      showsNoneOf(suitOf(card), suitOf(lead.card), trump).map((suit) => ({
        seat,
        suit,
        atMost: wasEmpty ? 0 : drawnSince,
      })),
    );
  });
}

/** Where each unseen card lies in a world: by seat, and the stock under the last index. */
type Places = readonly Card[][];

const shortIn = (shortages: readonly Shortage[], places: Places): Shortage | undefined =>
  shortages.find(
    ({ seat, suit, atMost }) => (places[seat] ?? []).filter((card) => suitOf(card) === suit).length > atMost,
  );

/** Exchanges a card of the suit that a seat cannot have so many of with a random card that lies elsewhere. */
function mend(places: Places, { seat, suit }: Shortage, random: Random): void {
  const from = places[seat]!;
  const at = from.findIndex((card) => suitOf(card) === suit);
  const elsewhere = places.flatMap((cards, place) =>
    place === seat ? [] : cards.flatMap((card, i) => (suitOf(card) === suit ? [] : [[place, i] as const])),
  );
  const [place, i] = elsewhere[random(elsewhere.length)] ?? [seat, at];
  const kept = from[at]!;
  from[at] = places[place]![i]!;
  places[place]![i] = kept;
}

const ROUNDS = 500;

function placesFor(view: View, cards: readonly Card[], shortages: readonly Shortage[], random: Random): Places {
  const unseen = shuffled(cards, random);
  const sizes = [...view.hands.map(({ hidden }) => hidden), view.stock.hidden];
  let from = 0;
  const places = sizes.map((size) => unseen.slice(from, (from += size)));
  for (let round = 0; round < ROUNDS; round++) {
    const short = shortIn(shortages, places);
    if (!short) return places;
    mend(places, short, random);
  }
  throw new Error(`No cards for seat ${view.seat} fit what ${view.rules.id} has shown`);
}

/** Worlds that a seat cannot tell from the real one, one a call, by chance. */
export function worldsOf(view: View): (random: Random) => Deal {
  const shortages = shortagesSeen(view);
  const unseen = unseenCards(view);
  return (random) => worldFrom(view, placesFor(view, unseen, shortages, random));
}

function worldFrom(view: View, places: Places): Deal {
  const { rules, phase, trump, turn, trick, taken, takenSince, tricksWon, tricks, exchanged, exchanges, auction } =
    view;
  const hands = view.hands.map(({ cards }, seat) => [...cards, ...places[seat]!]);
  const { top, turnUp } = view.stock;
  const stock = [...top, ...places[view.hands.length]!, ...(turnUp === undefined ? [] : [turnUp])];
  const holder = auction?.called === undefined ? -1 : hands.findIndex((hand) => hand.includes(auction.called!));
  const found = holder < 0 || holder === auction?.caller ? undefined : holder;
  const seen = auction?.partner;
  const partner = seen === 'unknown' ? found : seen === 'nobody' ? undefined : seen;
  const sides = view.sides ?? (auction?.caller === undefined ? [] : sidesOfCall(rules, auction.caller, partner));
  return {
    rules,
    phase,
    trump,
    hands,
    stock,
    turn,
    trick,
    taken,
    takenSince,
    tricksWon,
    tricks,
    exchanged,
    exchanges,
    shown: [],
    sides,
    ...(auction && { auction: { ...auction, partner, partnerKnown: seen !== 'unknown' } }),
    ...(view.bonus && { bonus: view.bonus }),
    ...(view.declared && { declared: view.declared }),
    ...(view.trumpCard && { trumpCard: view.trumpCard }),
  };
}

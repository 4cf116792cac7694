import type { Card, Points, Seat, Suit } from '../cards.ts';
import { deckOf, layoutOf } from '../rules/deck.ts';
import type { RuleSet, Visibility } from '../rules/ruleSet.ts';
import type { AuctionState, Deal, Declared, Exchanged, FinishedTrick, Move, Phase, Play } from './deal.ts';
import { legalMoves } from './moves.ts';

/** What a seat can see of one hand, its own included. */
export interface SeenHand {
  /** The cards it knows to be there. */
  readonly cards: readonly Card[];
  /** How many more there are. */
  readonly hidden: number;
}

/** What a seat can see of the stock. */
export interface SeenStock {
  /** The cards it knows from the top on, in drawing order, the turn-up not among them. */
  readonly top: readonly Card[];
  /** How many lie face down between those and the turn-up. */
  readonly hidden: number;
  /** Drawn last; undefined when there is none, or none any more. */
  readonly turnUp: Card | undefined;
}

/** An auction as one seat knows it. */
export interface SeenAuction extends Omit<AuctionState, 'partner' | 'partnerKnown'> {
  /** `unknown`: the call is made, and this seat cannot tell who holds the card. */
  readonly partner: Seat | 'nobody' | 'unknown';
}

/**
 * What one seat knows of a deal, with a perfect memory of what lay open: everything a fair opponent, hint or picture of
 * the table may use. It never depends on a card that the seat cannot know.
 */
export interface View {
  readonly rules: RuleSet;
  readonly seat: Seat;
  readonly phase: Phase;
  readonly trump: Suit | undefined;
  readonly trumpCard: Card | undefined;
  /** The seat's own cards. */
  readonly hand: readonly Card[];
  readonly hands: readonly SeenHand[];
  readonly stock: SeenStock;
  readonly turn: Seat;
  readonly trick: readonly Play[];
  readonly taken: readonly Points[];
  readonly takenSince: Deal['takenSince'];
  readonly tricksWon: readonly number[];
  readonly tricks: readonly FinishedTrick[];
  /** Cards played before this record began: a position set up in mid-deal does not say in which tricks. */
  readonly playedBefore: readonly Card[];
  readonly exchanged: boolean;
  readonly exchanges: readonly Exchanged[];
  /** Undefined while a partner is secret to this seat. */
  readonly sides: readonly (readonly Seat[])[] | undefined;
  readonly auction: SeenAuction | undefined;
  /** The cards laid aside, for the caller, who has seen them; undefined for all others, and where there is no kitty. */
  readonly kitty: readonly Card[] | undefined;
  readonly bonus: readonly Points[] | undefined;
  readonly declared: readonly Declared[] | undefined;
  readonly claim: Deal['claim'] | undefined;
  /** What this seat may do with its cards now; none unless it is on turn and a card is due. */
  readonly moves: readonly Move[];
}

const NO_MOVES: readonly Move[] = [];

/** The one table from what lies open to which hands everybody sees. */
const HANDS_OPEN: Record<Visibility, boolean> = {
  closed: false,
  'hands-open': true,
  'hands-and-stock-top-open': true,
  'all-open': true,
};

/** How many cards from the top of the stock everybody sees, the turn-up aside. */
const STOCK_OPEN: Record<Visibility, number> = {
  closed: 0,
  'hands-open': 0,
  'hands-and-stock-top-open': 1,
  'all-open': Infinity,
};

/** When partners may look into each other's hands. Source: RULES.md part 4, PARTNER_VIEW. */
const PARTNER_OPEN: Record<RuleSet['partnerView'], (deal: Deal) => boolean> = {
  never: () => false,
  'after-last-draw': (deal) => lastDrawDone(deal),
  // What was seen before the first trick is remembered card by card (`Deal.shown`); hands drawn later are not.
  'before-first-trick': () => false,
  both: (deal) => lastDrawDone(deal),
  always: () => true,
};

const lastDrawDone = ({ rules, stock }: Deal): boolean => rules.draw !== 'none' && stock.length === 0;

const onOneSide = ({ sides }: Deal, a: Seat, b: Seat): boolean =>
  sides.some((side) => side.includes(a) && side.includes(b));

function handSeen(deal: Deal, seat: Seat, other: Seat): SeenHand {
  const { rules, hands, shown } = deal;
  const hand = hands[other] ?? [];
  const open =
    other === seat ||
    HANDS_OPEN[rules.visibility] ||
    (PARTNER_OPEN[rules.partnerView](deal) && onOneSide(deal, seat, other));
  if (open) return { cards: hand, hidden: 0 };
  const cards = shown.flatMap((card) =>
    card.seat === other && (card.to === 'everybody' || onOneSide(deal, seat, other)) ? [card.card] : [],
  );
  // A card may have been shown twice, to the side and then to everybody; the order it is held in is nobody's business.
  const known = [...new Set(cards)].sort();
  return { cards: known, hidden: hand.length - known.length };
}

function stockSeen({ rules, stock }: Deal): SeenStock {
  const turnUp = rules.turnUp ? stock[stock.length - 1] : undefined;
  const faceDown = turnUp ? stock.slice(0, -1) : stock;
  const top = faceDown.slice(0, STOCK_OPEN[rules.visibility]);
  return { top, hidden: faceDown.length - top.length, turnUp };
}

/** The caller knows whether he called his own card; the holder of the called card knows that he is the partner. */
function partnerSeen({ rules, hands, auction }: Deal, seat: Seat): SeenAuction['partner'] {
  if (!auction || auction.called === undefined) return 'unknown';
  const { called, caller, partner, partnerKnown } = auction;
  const holds = hands[seat]?.includes(called) ?? false;
  const calledOwn = seat === caller && partner === undefined;
  return partnerKnown || holds || calledOwn || HANDS_OPEN[rules.visibility] ? (partner ?? 'nobody') : 'unknown';
}

const auctionSeen = (deal: Deal, seat: Seat): SeenAuction | undefined => {
  if (!deal.auction) return undefined;
  const { bids, caller, bid, target, called } = deal.auction;
  return { bids, caller, bid, target, called, partner: partnerSeen(deal, seat) };
};

const NO_CARDS: readonly Card[] = [];

function playedBefore({ rules, hands, stock, kitty, trick, tricks }: Deal): readonly Card[] {
  const perTrick = rules.seats * rules.cardsPerTrick;
  const inHands = hands.reduce((sum, hand) => sum + hand.length, 0);
  const recorded = inHands + (kitty?.length ?? 0) + stock.length + trick.length + tricks.length * perTrick;
  if (recorded === layoutOf(rules).deckSize) return NO_CARDS;
  const plays = [...tricks.map(({ plays }) => plays), trick].flat();
  const here = new Set<Card>([...hands.flat(), ...stock, ...(kitty ?? []), ...plays.map(({ card }) => card)]);
  return deckOf(rules).filter((card) => !here.has(card));
}

/** What `seat` knows of `deal`. */
export function viewFrom(deal: Deal, seat: Seat): View {
  const { rules, phase, trump, hands, turn, auction } = deal;
  const seenAuction = auctionSeen(deal, seat);
  const secret = auction?.called !== undefined && seenAuction?.partner === 'unknown';
  return {
    rules,
    seat,
    phase,
    trump,
    trumpCard: deal.trumpCard,
    hand: hands[seat] ?? [],
    hands: hands.map((_, other) => handSeen(deal, seat, other)),
    stock: stockSeen(deal),
    turn,
    trick: deal.trick,
    taken: deal.taken,
    takenSince: deal.takenSince,
    tricksWon: deal.tricksWon,
    tricks: deal.tricks,
    playedBefore: playedBefore(deal),
    exchanged: deal.exchanged,
    exchanges: deal.exchanges,
    sides: secret ? undefined : deal.sides,
    auction: seenAuction,
    kitty: seat === auction?.caller && phase !== 'bidding' ? deal.kitty : undefined,
    bonus: deal.bonus,
    declared: deal.declared,
    claim: deal.claim,
    moves: seat === turn ? legalMoves(deal) : NO_MOVES,
  };
}

/** The cards of the deck that the seat cannot place: they are in hidden hands and in the hidden stock. */
export function unseenCards(view: View): readonly Card[] {
  const { rules, hands, stock, trick, tricks } = view;
  const placed = new Set<Card>([
    ...view.playedBefore,
    ...(view.kitty ?? []),
    ...hands.flatMap(({ cards }) => cards),
    ...stock.top,
    ...(stock.turnUp ? [stock.turnUp] : []),
    ...[...tricks.map(({ plays }) => plays), trick].flat().map(({ card }) => card),
  ]);
  return deckOf(rules).filter((card) => !placed.has(card));
}

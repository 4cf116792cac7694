import type { Card, Points, Seat } from '../cards.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move, Play } from '../play/deal.ts';
import { legalCards, moveAction } from '../play/moves.ts';
import { must } from '../result.ts';
import type { HeldCard, Holder, When } from './reason.ts';

/** How a card came into the hand it is played from. `trick`: the trick after which, or in which, that happened. */
export type Came =
  | { readonly by: 'dealt' }
  | { readonly by: 'draw'; readonly trick: number }
  | { readonly by: 'exchange'; readonly trick: number };

/** What becomes of one card in a line that is played out. */
export interface Fate {
  readonly card: Card;
  /** Who plays it. */
  readonly seat: Seat;
  readonly came: Came;
  /** The trick it is played in; 0 is the trick the line starts in. */
  readonly trick: number;
  /** Its place in that trick: 0 leads. */
  readonly place: number;
  readonly winner: Seat;
  readonly winnerCard: Card;
  /** The hand it is played from, itself included; empty for a card that lay on the table at the start. */
  readonly hand: readonly Card[];
  /** The cards of that hand that were legal. */
  readonly choices: readonly Card[];
}

/** One trick of a line, the cards that already lay on the table included. */
export interface LineTrick {
  readonly plays: readonly Play[];
  readonly winner: Seat;
  readonly winnerCard: Card;
  readonly points: Points;
  /** The hands as the trick begins; of the first trick as the line starts. */
  readonly hands: readonly (readonly Card[])[];
}

/** An exchange in a line. */
export interface LineExchange {
  readonly trick: number;
  readonly seat: Seat;
  readonly gave: Card;
  readonly took: Card;
}

/** A line played to the end of the deal, and what became of every card. */
export interface Line {
  readonly start: Deal;
  readonly moves: readonly Move[];
  readonly tricks: readonly LineTrick[];
  readonly exchanges: readonly LineExchange[];
  readonly fates: ReadonlyMap<Card, Fate>;
  /** The learner's side: the side of the seat on turn at the start. */
  isOurs(seat: Seat): boolean;
}

/** Plays `moves` from `deal` to the end of the deal. Throws if a move is illegal or the line stops short. */
export function playOut(deal: Deal, moves: readonly Move[]): Line {
  const came = new Map<Card, Came>();
  const exchanges: LineExchange[] = [];
  const hands: (readonly (readonly Card[])[])[] = [deal.hands];
  const choices = new Map<Card, Pick<Fate, 'hand' | 'choices'>>();
  const before = deal.tricks.length;
  let now = deal;
  for (const move of moves) {
    const action = moveAction(now, move);
    const next = must(applyAction(now, action));
    if (action.kind === 'play') choices.set(action.card, { hand: now.hands[now.turn] ?? [], choices: legalCards(now) });
    const trick = now.tricks.length - before;
    if (next.exchanges.length > now.exchanges.length) {
      const { seat, gave, took } = next.exchanges[next.exchanges.length - 1] ?? missing('exchange');
      exchanges.push({ trick, seat, gave, took });
      came.set(took, { by: 'exchange', trick });
    }
    if (next.stock.length < now.stock.length) {
      for (const card of now.stock.slice(0, now.stock.length - next.stock.length))
        came.set(card, { by: 'draw', trick });
    }
    if (next.tricks.length > now.tricks.length) hands.push(next.hands);
    now = next;
  }
  if (now.phase !== 'finished') throw new Error(`The line ${moves.join(' ')} stops short of the end`);

  const tricks = now.tricks.slice(before).map(({ plays, winner, points }, trick): LineTrick => ({
    plays,
    winner,
    points,
    hands: hands[trick] ?? missing('hands'),
    winnerCard: plays.find((play) => play.seat === winner)?.card ?? missing('winner'),
  }));
  const fates = new Map<Card, Fate>();
  tricks.forEach(({ plays, winner, winnerCard }, trick) => {
    plays.forEach(({ card, seat }, place) => {
      fates.set(card, {
        card,
        seat,
        trick,
        place,
        winner,
        winnerCard,
        came: came.get(card) ?? { by: 'dealt' },
        ...(choices.get(card) ?? { hand: [], choices: [] }),
      });
    });
  });
  const ours = deal.sides.find((side) => side.includes(deal.turn)) ?? [];
  return { start: deal, moves, tricks, exchanges, fates, isOurs: (seat) => ours.includes(seat) };
}

function missing(what: string): never {
  throw new Error(`A finished trick lacks its ${what}`);
}

/** What becomes of a card; throws for a card that is not played in the line. */
export function fateOf(line: Line, card: Card): Fate {
  const fate = line.fates.get(card);
  if (!fate) throw new Error(`${card} is not played in this line`);
  return fate;
}

/** Whether the learner's side gets the card. */
export const isWon = (line: Line, card: Card): boolean => line.isOurs(fateOf(line, card).winner);

/** A seat as the learner sees it. */
export const holderOf = (line: Line, seat: Seat): Holder =>
  seat === line.start.turn ? 'you' : line.isOurs(seat) ? 'partner' : 'they';

/** A card with the seat that plays it. */
export const held = (line: Line, card: Card): HeldCard => ({ card, holder: holderOf(line, fateOf(line, card).seat) });

/** The card that wins the trick of `card`, with its seat. */
export const taker = (line: Line, card: Card): HeldCard => held(line, fateOf(line, card).winnerCard);

/** The time of a trick in a line, taken to be the same in every best line. */
export const whenOf = (line: Line, trick: number): When => ({
  trick,
  last: trick === line.tricks.length - 1,
  varies: false,
});

/** The trick before which, or in which, a card came to hand: a card dealt has been there all along. */
export const heldSince = ({ came }: Fate): number =>
  came.by === 'dealt' ? 0 : came.by === 'draw' ? came.trick + 1 : came.trick;

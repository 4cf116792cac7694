import type { Card, Points, Seat } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import { unseenCards, viewFrom } from '../play/view.ts';
import { must } from '../result.ts';
import { says, signalsOf } from '../rules/signals.ts';
import type { Script } from '../script.ts';
import { meaningOf } from '../signalTables.ts';
import { valuesOf } from '../solver/solve.ts';

/** What a signal changes for the learner: each move on average, in points of the learner's side at the end of the deal. */
export interface SignalWorth {
  /** Ways in which the unseen cards can lie, and those of them in which the signal is true. */
  readonly lies: number;
  readonly liesTold: number;
  readonly rows: readonly { readonly move: Move; readonly untold: Points; readonly told: Points }[];
}

/** More ways than this are not worked out at build. */
const MOST_LIES = 2000;

function* choose(cards: readonly Card[], count: number): Generator<readonly Card[]> {
  if (count === 0) return yield [];
  for (const [at, card] of cards.entries())
    for (const rest of choose(cards.slice(at + 1), count - 1)) yield [card, ...rest];
}

/** Every way to share cards out among hands of these sizes. */
function* layouts(
  cards: readonly Card[],
  [size, ...sizes]: readonly number[],
): Generator<readonly (readonly Card[])[]> {
  if (size === undefined) return yield [];
  for (const hand of choose(cards, size))
    for (const rest of layouts(
      cards.filter((card) => !hand.includes(card)),
      sizes,
    ))
      yield [hand, ...rest];
}

/** The sum of many deals' values. */
type Sum = Map<Move, Points>;

const addTo = (sum: Sum, values: ReadonlyMap<Move, Points>): void =>
  values.forEach((value, move) => sum.set(move, (sum.get(move) ?? 0) + value));

/**
 * What the signal of a script's first step is worth where hands are closed and the stock is empty: the average, over every
 * way the unseen cards can lie, of what each move brings with best play by all, and the same over those ways alone in
 * which the signal is true. Averages of open play: in a deal nobody sees so well.
 *
 * Undefined where there is no such signal. Throws where the ways are too many.
 */
export function signalWorth({ start, learner, visibility, steps }: Script): SignalWorth | undefined {
  const given = steps[0]?.signal;
  if (!given || visibility !== 'closed' || start.stock.length > 0) return undefined;
  const means = meaningOf(signalsOf(start.rules), given.face);
  const { trump } = start;
  if (!means || !trump) return undefined;

  const view = viewFrom(start, learner);
  const seats = view.hands.flatMap(({ hidden }, seat): Seat[] => (hidden > 0 ? [seat] : []));
  const sizes = seats.map((seat) => view.hands[seat]?.hidden ?? 0);
  const all: Sum = new Map();
  const told: Sum = new Map();
  let [lies, liesTold] = [0, 0];
  for (const layout of layouts(unseenCards(view), sizes)) {
    lies += 1;
    if (lies > MOST_LIES) throw new Error(`more than ${MOST_LIES} ways for the unseen cards to lie`);
    const hands = start.hands.map((hand, seat) => layout[seats.indexOf(seat)] ?? hand);
    const deal: Deal = { ...start, hands };
    const values = must(valuesOf(deal));
    if (!values) throw new Error('a late deal was not solved');
    addTo(all, values);
    if (!says(means, start.rules, hands[given.seat] ?? [], trump)) continue;
    liesTold += 1;
    addTo(told, values);
  }
  return {
    lies,
    liesTold,
    rows: [...all].map(([move, sum]) => ({ move, untold: sum / lies, told: (told.get(move) ?? 0) / liesTold })),
  };
}

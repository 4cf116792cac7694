import { useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import { tableWordsFor } from '../../i18n/tableWords.ts';
import { Table, type TableProps } from '../table/Table.tsx';

type Props = Omit<TableProps, 'onPlay' | 'onSeen' | 'status'> & {
  /** `still` only shows; `live` lets cards be played in turn, with no rules, to see motion and focus. */
  readonly mode: 'still' | 'live';
  /** What a live seat that is face down plays. */
  readonly hidden?: Readonly<Record<number, Card>>;
};

/** A table for the gallery. It knows no rules either: seats play their first card, the first card of a trick takes it. */
export function SampleTable({ mode, hidden = {}, ...start }: Props) {
  const [shown, setShown] = useState(start);
  const [status, setStatus] = useState('');
  const m = tableWordsFor(start.locale);
  const isFull = shown.trick.plays.length === shown.trick.size;

  const play = (card: Card): void => {
    if (mode === 'still' || !shown.legal.includes(card)) return setStatus(m.table.tag.notAllowed);
    setStatus(m.cards.name(card));
    setShown(withWholeTrick(shown, card, hidden));
  };
  const gather = (): void => setShown(afterTrick(shown));

  return <Table {...shown} status={status} onPlay={play} onSeen={mode === 'live' && isFull ? gather : undefined} />;
}

type Shown = Omit<TableProps, 'onPlay' | 'onSeen' | 'status'>;

function withWholeTrick(shown: Shown, own: Card, hidden: NonNullable<Props['hidden']>): Shown {
  const plays = shown.seats.map(({ seat, hand }, at) => ({
    seat,
    card: at === 0 ? own : hand.kind === 'open' ? hand.cards[0] : hidden[seat],
  }));
  const known = plays.filter((play): play is { seat: number; card: Card } => play.card !== undefined);
  return {
    ...shown,
    turn: undefined,
    legal: [],
    seats: mapSeats(shown.seats, (seat) =>
      seat.hand.kind === 'open'
        ? {
            ...seat,
            hand: { kind: 'open', cards: seat.hand.cards.filter((card) => !known.some((play) => play.card === card)) },
          }
        : { ...seat, hand: { kind: 'face-down', count: seat.hand.count - 1 } },
    ),
    trick: { ...shown.trick, plays: known, size: known.length, winning: own },
  };
}

function afterTrick(shown: Shown): Shown {
  const winner = shown.seats[0].seat;
  const stock = [...shown.stock.open, ...(shown.stock.turnUp ? [shown.stock.turnUp] : [])];
  const seats = mapSeats(shown.seats, (seat, at) => {
    const drawn = stock[at];
    return seat.hand.kind === 'open'
      ? { ...seat, hand: { kind: 'open', cards: drawn ? [...seat.hand.cards, drawn] : seat.hand.cards } }
      : seat;
  });
  const left = stock.slice(seats.length);
  const own = seats[0].hand;
  return {
    ...shown,
    seats,
    turn: winner,
    legal: own.kind === 'open' ? own.cards : [],
    stock: { open: left.slice(0, -1), hidden: 0, turnUp: left.at(-1) },
    lastTrick: { plays: shown.trick.plays, winner, points: 0 },
    trick: { plays: [], size: shown.trick.size },
  };
}

/** Maps the seats and keeps the first one first, which the type insists on. */
const mapSeats = (
  [own, ...others]: TableProps['seats'],
  change: (seat: TableProps['seats'][number], at: number) => TableProps['seats'][number],
): TableProps['seats'] => [change(own, 0), ...others.map((seat, at) => change(seat, at + 1))];

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Card, Seat as SeatNumber, Suit } from '../../engine/cards.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import type { Locale } from '../../i18n/index.ts';
import { tableWordsFor } from '../../i18n/tableWords.ts';
import { onLight } from '../light.ts';
import { readSettings } from '../settings/settings.ts';
import { startDragging } from './drag.ts';
import { Hand } from './Hand.tsx';
import { OtherHand } from './OtherHand.tsx';
import { ringPlace } from './ringPlace.ts';
import { Seat, type SeatMark } from './Seat.tsx';
import type { LitCard, ShownLastTrick, ShownSeat, ShownStock, ShownTrick } from './shown.ts';
import { Stock, StockList } from './Stock.tsx';
import styles from './table.module.css';
import { answerTableKey, type TableKeyHandlers } from './tableKeys.ts';
import { TableFoot } from './TableFoot.tsx';
import { Trick } from './Trick.tsx';
import { useCardMotion } from './useCardMotion.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { WonPile } from './WonPile.tsx';

export interface TableProps extends Omit<TableKeyHandlers, 'onHelp'> {
  readonly locale: Locale;
  /** Every seat in playing order, the learner's own first. */
  readonly seats: readonly [ShownSeat, ...ShownSeat[]];
  readonly trick: ShownTrick;
  readonly stock: ShownStock;
  /** `none`: a game without trump; undefined: not named yet. */
  readonly trump: Suit | 'none' | undefined;
  readonly turn?: SeatNumber | undefined;
  readonly dealer?: SeatNumber | undefined;
  readonly lastTrick?: ShownLastTrick | undefined;
  /** The cards the learner may play now; empty while nothing is asked. */
  readonly legal: readonly Card[];
  readonly lit?: readonly LitCard[] | undefined;
  /** What has just happened, as plain sentences for a screen reader. The table's is the only live region of a deal. */
  readonly status: string;
  /** The way play goes round: seats stand on a wide table accordingly. */
  readonly direction: RuleSet['direction'];
  /** `panel` lays its own green; `bare` lies on the green of the page around it, with larger cards. */
  readonly look?: 'panel' | 'bare';
  /** `awake` on a page that answers already: then no button is out of order at first, and one may get the focus. */
  readonly begins?: 'asleep' | 'awake';
  /** Told of every card chosen by tap, key or drag, allowed or not. */
  readonly onPlay: (card: Card) => void;
  /** Present while a finished trick or another seat's card waits to be seen; the table then shows *Go on*. */
  readonly onSeen?: (() => void) | undefined;
}

/** The table: hands, trick, stock and piles, as told. It knows no rules; it draws, and says what was done on it. */
export function Table(props: TableProps) {
  const {
    locale,
    seats,
    trick,
    stock,
    trump,
    turn,
    dealer,
    lastTrick,
    legal,
    status,
    look = 'panel',
    direction,
    onPlay,
    onSeen,
  } = props;
  const m = tableWordsFor(locale);
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'asleep' | 'awake'>(props.begins ?? 'asleep');
  const [pointedAt, setPointedAt] = useState<Card>();
  const [help, setHelp] = useState<'closed' | 'open'>('closed');

  // What the page's own listeners call; always that of the latest drawing.
  const latest = useRef({ onPlay, onKeyDown });
  latest.current = { onPlay, onKeyDown };
  useEffect(() => {
    setState('awake');
    const table = root.current;
    if (!table) return;
    const stopLight = onLight(table, setPointedAt);
    const stopDragging = startDragging(table, (card) => latest.current.onPlay(card));
    // The buttons under a table belong to it: their letters work there too.
    const deal = table.closest<HTMLElement>('[data-deal]') ?? table;
    const answer = (event: KeyboardEvent): void => latest.current.onKeyDown(event);
    deal.addEventListener('keydown', answer);
    return () => {
      stopLight();
      stopDragging();
      deal.removeEventListener('keydown', answer);
    };
  }, []);
  useCardMotion(root, lastTrick?.winner);
  const keptFocus = useKeptFocus(root);

  const [own, ...others] = seats;
  const nameOf = (seat: SeatNumber): string => seats.find((each) => each.seat === seat)?.name ?? '';
  const marksOf = (seat: SeatNumber): readonly SeatMark[] => [
    ...(seat === turn && !onSeen ? (['turn'] as const) : []),
    ...(seat === dealer ? (['dealer'] as const) : []),
  ];
  const lit: readonly LitCard[] = [
    ...(props.lit ?? []),
    ...(pointedAt && !props.lit?.some(({ card }) => card === pointedAt)
      ? [{ card: pointedAt, tone: 'named' } as const]
      : []),
  ];
  const from = seats.findIndex(({ seat }) => seat === turn);
  const toCome = from < 0 ? [] : [...seats.slice(from), ...seats.slice(0, from)].map(({ seat }) => seat);

  function onKeyDown(event: KeyboardEvent): void {
    if (readSettings().letterKeys === 'off') return;
    answerTableKey(event, { ...props, onHelp: () => setHelp('open') });
  }

  return (
    <div
      ref={root}
      role="group"
      class={`${styles.table} ${look === 'panel' ? 'felt' : ''}`}
      aria-label={m.table.table}
      tabIndex={-1}
      data-table={look}
      data-seats={seats.length}
      {...keptFocus}
    >
      <p class="visually-hidden" role="status">
        {status}
      </p>
      <div class={styles.inside}>
        <div class={styles.others} data-direction={direction} data-count={others.length}>
          {others.map((seat, at) => (
            <div
              class={styles.other}
              key={seat.seat}
              data-seat={seat.seat}
              data-place={ringPlace(at, others.length, direction)}
            >
              <Seat m={m} seat={seat} marks={marksOf(seat.seat)} />
              <OtherHand m={m} seat={seat} lit={lit} face={others.length === 1 ? 'full' : 'mini'} />
              <WonPile m={m} seat={seat} look={others.length === 1 ? 'full' : 'figures'} />
            </div>
          ))}
        </div>
        <div class={styles.middle}>
          <Stock m={m} stock={stock} trump={trump} lit={lit} />
          <Trick m={m} trick={trick} own={own.seat} lit={lit} nameOf={nameOf} toCome={toCome} />
        </div>
        <StockList m={m} open={stock.open} lit={lit} drawn={seats.length} />
        <div class={styles.near} data-seat={own.seat}>
          <Seat m={m} seat={own} marks={marksOf(own.seat)} />
          {onSeen && (
            <div class={styles.go}>
              <button
                type="button"
                class="button"
                data-weight="main"
                data-heir
                disabled={state === 'asleep'}
                onClick={onSeen}
              >
                {m.table.goOn}
              </button>
            </div>
          )}
          {own.hand.kind === 'open' ? (
            <Hand m={m} cards={own.hand.cards} legal={legal} lit={lit} state={state} onPlay={onPlay} />
          ) : (
            <OtherHand m={m} seat={own} lit={lit} face="full" />
          )}
          <WonPile m={m} seat={own} look="full" />
        </div>
        <TableFoot m={m} table={props} nameOf={nameOf} help={help} onHelp={setHelp} state={state} />
      </div>
    </div>
  );
}

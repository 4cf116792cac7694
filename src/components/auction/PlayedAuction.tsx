import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../engine/cards.ts';
import type { FinishedTrick } from '../../engine/play/deal.ts';
import type { View } from '../../engine/play/view.ts';
import { auctionWordsFor, type AuctionWords } from '../../i18n/auctionWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { plainText } from '../../i18n/sentence.ts';
import {
  auction,
  choicesOf,
  handsDealt,
  isMade,
  viewOf,
  type AuctionContext,
  type AuctionEvent,
  type Guess,
} from '../../machines/auction.ts';
import { Sentence } from '../Sentence.tsx';
import { Table } from '../table/Table.tsx';
import { useMachine } from '../useMachine.ts';
import styles from './auction.module.css';
import { bidIn, nameIn, seatsIn } from './auctionView.ts';

interface Props {
  readonly locale: Locale;
  readonly ruleSet: string;
  readonly seed: number;
}

/** The card that took a finished trick. */
const winnersCard = ({ plays, winner }: FinishedTrick) => plays.find(({ seat }) => seat === winner)?.card;

/** As many bids as are offered at once, the pass aside. */
const BIDS_SHOWN = 10;

/** The deal once the cards are dealt. Everything is drawn from the learner's view. */
export function PlayedAuction({ locale, ruleSet, seed }: Props) {
  const [{ context, value }, send] = useMachine(auction, { input: { ruleSet, seed, learner: 0 } });
  const m = auctionWordsFor(locale);
  const view = viewOf(context);
  const last = value === 'showing' ? view.tricks.at(-1) : undefined;
  const legal = choicesOf(context).flatMap((action) =>
    action.kind === 'play' && value === 'playing' ? [action.card] : [],
  );
  const said = sentences(m, view, context, value);
  const seen = value === 'showing' || value === 'called' ? () => send({ type: 'goOn' }) : undefined;
  const trick = last ? last.plays : view.trick;

  // The button that was pressed is gone: the keyboard goes on with what is due next.
  const panel = useRef<HTMLDivElement>(null);
  const due = `${value} ${view.auction?.bids.length ?? 0}`;
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const root = panel.current?.parentElement;
    (
      root?.querySelector<HTMLElement>('[data-heir]') ??
      panel.current?.querySelector<HTMLElement>('.button') ??
      root?.querySelector<HTMLElement>('[data-hand="own"] button')
    )?.focus();
  }, [due]);

  return (
    <div class={styles.deal} data-state={value}>
      <Table
        locale={locale}
        seats={seatsIn(m, view)}
        trick={{
          plays: trick,
          size: view.phase === 'playing' || last ? view.rules.seats : 0,
          winning: last && winnersCard(last),
        }}
        stock={{ open: [], hidden: 0 }}
        trump={view.trump}
        turn={value === 'playing' ? view.turn : undefined}
        direction={view.rules.direction}
        lastTrick={view.tricks.at(-1)}
        legal={legal}
        status={said.map(plainText).join(' ')}
        onPlay={(card) => send({ type: 'play', card })}
        onSeen={seen}
      />
      <div ref={panel} class={styles.panel}>
        {said.map((sentence) => (
          <p key={sentence}>
            <Sentence text={sentence} />
          </p>
        ))}
        <Choices m={m} view={view} context={context} value={value} send={send} />
      </div>
    </div>
  );
}

interface PanelProps {
  readonly m: AuctionWords;
  readonly view: View;
  readonly context: AuctionContext;
  readonly value: string;
  readonly send: (event: AuctionEvent) => void;
}

/** The bids, the calls or the guesses that are open now. */
function Choices({ m, view, context, value, send }: PanelProps) {
  if (value === 'bidding') {
    const bids = choicesOf(context).flatMap((action) => (action.kind === 'bid' ? [action.bid] : []));
    const offered = bids.filter((bid) => bid !== 'pass').slice(0, BIDS_SHOWN);
    return (
      <div class="actions">
        {[...offered, 'pass' as const].map((bid) => (
          <button
            key={bid}
            type="button"
            class="button"
            data-weight={bid === 'pass' ? 'bare' : 'plain'}
            onClick={() => send({ type: 'bid', bid })}
          >
            {bid === 'pass' ? m.auction.bidding.pass : bidIn(m, bid)}
          </button>
        ))}
      </div>
    );
  }
  if (value === 'calling') {
    const calls = choicesOf(context).flatMap((action) => (action.kind === 'call' ? [action.card] : []));
    return (
      <div class="actions">
        {calls.map((card) => (
          <button key={card} type="button" class="button" onClick={() => send({ type: 'call', card })}>
            {plainText(m.auction.calling.suit({ card, held: view.hand.includes(card) }))}
          </button>
        ))}
      </div>
    );
  }
  if (value === 'finished') {
    return (
      <>
        <div class="actions">
          <button type="button" class="button" data-weight="main" onClick={() => send({ type: 'again' })}>
            {m.auction.again}
          </button>
          <button type="button" class="button" onClick={() => send({ type: 'replay' })}>
            {m.auction.replay}
          </button>
        </div>
        <details class={styles.dealt}>
          <summary>{m.auction.dealt.title(context.seed)}</summary>
          <ul>
            {handsDealt(context).map((cards, seat) => (
              <li key={seat}>
                {m.auction.dealt.hand({ who: nameIn(m, view, seat), isYou: seat === view.seat, cards })}
              </li>
            ))}
          </ul>
        </details>
      </>
    );
  }
  return <Guesses m={m} view={view} context={context} value={value} send={send} />;
}

/** Who the partner may be, as long as it is a secret to the learner. */
function Guesses({ m, view, context, send }: PanelProps) {
  if (view.auction?.called === undefined || view.auction.partner !== 'unknown') return null;
  const seats = view.hands
    .map((_, seat): Seat => seat)
    .filter((seat) => seat !== view.seat && seat !== view.auction?.caller);
  const open: readonly Guess[] = view.auction.caller === view.seat ? seats : [...seats, 'nobody'];
  return (
    <fieldset class={styles.guesses}>
      <legend>{m.auction.guess.title}</legend>
      {open.map((guess) => (
        <button
          key={guess}
          type="button"
          class="button"
          aria-pressed={context.guess === guess}
          onClick={() => send({ type: 'guess', partner: guess })}
        >
          {guessIn(m, view, guess)}
        </button>
      ))}
    </fieldset>
  );
}

const guessIn = (m: AuctionWords, view: View, guess: Guess): string =>
  guess === 'nobody' ? m.auction.guess.nobody : nameIn(m, view, guess);

/** What is to be said at a place, all of it known to the learner. */
function sentences(m: AuctionWords, view: View, context: AuctionContext, value: string): readonly string[] {
  const { auction: words } = m;
  const { guess } = context;
  const known = view.auction;
  if (!known) return [];
  const nameOf = (seat: Seat): string => nameIn(m, view, seat);
  if (value === 'bidding') return [words.bidding.yours];
  if (value === 'calling') return [words.calling.title(typeof known.bid === 'number' ? '2' : rankOf(known.bid))];
  const { caller, called, partner } = known;
  if (caller === undefined || called === undefined) return [words.allPassed];

  const call = words.called({
    who: nameOf(caller),
    isYou: caller === view.seat,
    card: called,
    trump: view.trump ?? 'c',
  });
  const own =
    caller === view.seat
      ? partner === 'nobody'
        ? words.roles.callerAlone
        : words.roles.caller
      : partner === view.seat
        ? words.roles.partner
        : words.roles.unknown;
  const hasFallen = [...view.tricks.flatMap(({ plays }) => plays), ...view.trick].some(({ card }) => card === called);
  const secret =
    !hasFallen || partner === 'unknown'
      ? own
      : partner === 'nobody'
        ? words.alone
        : words.known({ who: nameOf(partner), isYou: partner === view.seat });
  const judged =
    hasFallen && guess !== undefined && partner !== 'unknown'
      ? [guess === partner ? words.guessed.right : words.guessed.wrong(guessIn(m, view, guess))]
      : [];
  if (value === 'called') return [call, own];
  const last = view.tricks.at(-1);
  const trick =
    value === 'showing' && last
      ? [words.trick({ who: nameOf(last.winner), isYou: last.winner === view.seat, points: last.points })]
      : [];
  if (value !== 'finished') return [...trick, secret, ...judged, ...(value === 'playing' ? [words.plays] : [])];
  const side = [caller, ...(typeof partner === 'number' ? [partner] : [])];
  const points = side.reduce((sum, seat) => sum + (view.taken[seat] ?? 0), 0);
  return [
    words.over({
      caller: nameOf(caller),
      isYou: caller === view.seat,
      made: isMade(context),
      points,
      target: known.target,
    }),
    secret,
    ...judged,
  ];
}

/** The rank of a bid that is one. */
const rankOf = (bid: NonNullable<View['auction']>['bid']) =>
  bid === 'pass' || typeof bid === 'number' ? undefined : bid;

import type { Seat } from '../../cards.ts';
import type { Cause, CauseKind, Holder, When } from '../reason.ts';
import { fallOf } from './log.ts';
import type { Fall } from './log.ts';
import type { Decide } from './oracle.ts';

/** Who is who at the position a claim is made in. */
export interface Seats {
  readonly learner: Seat;
  readonly ours: readonly Seat[];
}

/** What the named sentence of a cause says of the lines after the best move, and of those after the other one. */
export interface Named {
  readonly best?: Decide;
  readonly other?: Decide;
}

const isHeldBy = ({ learner, ours }: Seats, holder: Holder, seat: Seat): boolean =>
  holder === 'they'
    ? !ours.includes(seat)
    : holder === 'you'
      ? seat === learner
      : seat !== learner && ours.includes(seat);

const isAt = ({ trick, varies }: When, fall: Fall): boolean => varies || fall.trick === trick;

/** A claim about the trick in which one card falls. */
const ofFall =
  (card: Parameters<typeof fallOf>[1], says: (fall: Fall) => boolean): Decide =>
  (tricks) => {
    const fall = fallOf(tricks, card);
    return fall && says(fall);
  };

type NamedFor = {
  readonly [Kind in CauseKind]: (cause: Extract<Cause, { readonly kind: Kind }>, seats: Seats) => Named;
};

/** One row a kind, read off what its sentence says and off nothing else. */
export const NAMED: NamedFor = {
  'take-now': ({ item }, { ours }) => ({
    best: ofFall(item.card, (fall) => fall.trick === 0 && ours.includes(fall.winner)),
    other: ofFall(item.card, (fall) => fall.trick === 0 && !ours.includes(fall.winner)),
  }),
  'give-now': (cause, seats) => thrownAway(cause, seats),
  expose: (cause, seats) => thrownAway(cause, seats),
  'cash-now': ({ item, danger, when }, { ours }) => ({
    best: ofFall(item.card, (fall) => fall.trick === 0 && fall.winningCard === item.card),
    other: ofFall(
      item.card,
      (fall) => !ours.includes(fall.winner) && fall.winningCard === danger.card && isAt(when, fall),
    ),
  }),
  'load-now': ({ item, winner, danger, when }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) => fall.trick === 0 && fall.winningCard === winner.card && ours.includes(fall.winner),
    ),
    other: ofFall(
      item.card,
      (fall) => !ours.includes(fall.winner) && fall.winningCard === danger.card && isAt(when, fall),
    ),
  }),
  'win-reply': ({ item, winner }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) =>
        fall.trick === 0 && !ours.includes(fall.by) && ours.includes(fall.winner) && fall.winningCard === winner.card,
    ),
  }),
  'partner-card': ({ item, danger }, seats) => ({
    other: ofFall(
      item.card,
      (fall) =>
        fall.trick === 0 &&
        isHeldBy(seats, 'partner', fall.by) &&
        fall.winningCard === danger.card &&
        !seats.ours.includes(fall.winner),
    ),
  }),
  draw: ({ item }, { ours }) => ({
    best: ofFall(item.card, (fall) => ours.includes(fall.by) && ours.includes(fall.winner)),
    other: ofFall(item.card, (fall) => !ours.includes(fall.by) && !ours.includes(fall.winner)),
  }),
  'draw-away': ({ item, winner, danger }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) => !ours.includes(fall.by) && fall.winningCard === winner.card && ours.includes(fall.winner),
    ),
    other: ofFall(
      item.card,
      (fall) => ours.includes(fall.by) && fall.winningCard === danger.card && !ours.includes(fall.winner),
    ),
  }),
  'draw-winner': ({ item, winner }, { ours }) => ({
    best: ofFall(item.card, (fall) => fall.winningCard === winner.card && ours.includes(fall.winner)),
  }),
  'draw-danger': ({ item, danger }, { ours }) => ({
    other: ofFall(item.card, (fall) => fall.winningCard === danger.card && !ours.includes(fall.winner)),
  }),
  save: ({ item, winner, when }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) => fall.winningCard === winner.card && ours.includes(fall.winner) && isAt(when, fall),
    ),
  }),
  'save-chain': ({ item, keep, danger, when }, { ours }) => ({
    best: (tricks) => {
      const taken = fallOf(tricks, danger.card);
      const safe = fallOf(tricks, item.card);
      if (taken && !(taken.winningCard === keep.card && isAt(when, taken))) return false;
      if (!safe) return undefined;
      return taken !== undefined && taken.trick < safe.trick && ours.includes(safe.winner);
    },
  }),
  'save-other': ({ item, winner, when }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) => fall.winningCard === winner.card && ours.includes(fall.winner) && isAt(when, fall),
    ),
    other: (tricks) => {
      const gone = fallOf(tricks, winner.card);
      const fall = fallOf(tricks, item.card);
      return gone || fall ? gone !== undefined && (!fall || gone.trick < fall.trick) : undefined;
    },
  }),
  'force-out': ({ item, danger, spentWhen }, { ours }) => ({
    best: (tricks) => {
      const spent = fallOf(tricks, danger.card);
      const fall = fallOf(tricks, item.card);
      if (!fall) return spent && !isAt(spentWhen, spent) ? false : undefined;
      return spent !== undefined && spent.trick < fall.trick && ours.includes(fall.winner) && isAt(spentWhen, spent);
    },
  }),
  spare: ({ item, spare, danger }, { ours }) => ({
    best: (tricks) => {
      const under = fallOf(tricks, spare.card);
      const home = fallOf(tricks, item.card);
      if (under && !(under.led === danger.card && under.winningCard === danger.card)) return false;
      if (home && !ours.includes(home.winner)) return false;
      return under && home ? true : undefined;
    },
    other: ofFall(item.card, (fall) => fall.led === danger.card && fall.winningCard === danger.card),
  }),
  tempo: ({ item, form, winner, when }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) =>
        ours.includes(fall.winner) &&
        fall.winningCard === winner.card &&
        isAt(when, fall) &&
        (form === 'led-now-lets-it-win' || ours.includes(fall.leader) === (form === 'you-lead')),
    ),
    other: ofFall(
      item.card,
      (fall) =>
        !ours.includes(fall.winner) &&
        (form === 'led-now-lets-it-win' || ours.includes(fall.leader) !== (form === 'you-lead')),
    ),
  }),
  zugzwang: ({ item, winner, when }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) =>
        ours.includes(fall.winner) &&
        fall.winningCard === winner.card &&
        !ours.includes(fall.leader) &&
        isAt(when, fall),
    ),
    other: ofFall(item.card, (fall) => !ours.includes(fall.winner) && ours.includes(fall.leader)),
  }),
  dumped: ({ item, danger, when }) => ({
    other: ofFall(
      item.card,
      (fall) => fall.led === danger.card && fall.winningCard === danger.card && isAt(when, fall),
    ),
  }),
  'late-winner': ({ item, winner, when }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) => fall.winningCard === winner.card && ours.includes(fall.winner) && isAt(when, fall),
    ),
  }),
  early: ({ item, danger, when }, { ours }) => ({
    best: ofFall(item.card, (fall) => ours.includes(fall.winner) && isAt(when, fall)),
    other: ofFall(item.card, (fall) => fall.winningCard === danger.card),
  }),
  busy: ({ item, winner, when, danger, whenLost }, { ours }) => ({
    best: ofFall(
      item.card,
      (fall) => fall.winningCard === winner.card && ours.includes(fall.winner) && isAt(when, fall),
    ),
    other: ofFall(item.card, (fall) => fall.winningCard === danger.card && isAt(whenLost, fall)),
  }),
  'must-follow': ({ item, who, takenBy, when }, { ours }) => {
    const falls = ofFall(
      item.card,
      (fall) =>
        fall.winningCard === takenBy.card &&
        ours.includes(fall.by) === (who === 'you') &&
        ours.includes(fall.winner) === (who === 'they') &&
        isAt(when, fall),
    );
    return who === 'they' ? { best: falls } : { other: falls };
  },
  exchange: ({ item, take, role }, { ours }) => ({
    best: ofFall(item.card, (fall) =>
      role === 'item'
        ? ours.includes(fall.by) && ours.includes(fall.winner)
        : fall.winningCard === take && ours.includes(fall.winner),
    ),
  }),
  'they-exchange': ({ item, take, role }, { ours }) => ({
    other: ofFall(item.card, (fall) =>
      role === 'item'
        ? !ours.includes(fall.by) && !ours.includes(fall.winner)
        : fall.winningCard === take && !ours.includes(fall.winner),
    ),
  }),
  'exchange-costs': ({ item, give, role }, { ours }) =>
    role === 'missed'
      ? { best: ofFall(item.card, (fall) => fall.winningCard === give && ours.includes(fall.winner)) }
      : { other: ofFall(item.card, (fall) => fall.winningCard === give && !ours.includes(fall.winner)) },
};

/** The claims of `give-now` and `expose`: the item falls now, and does what is said when it is kept. */
function thrownAway(
  { item, danger, kept }: Extract<Cause, { readonly kind: 'give-now' | 'expose' }>,
  { ours }: Seats,
): Named {
  const lost = ofFall(
    item.card,
    (fall) => fall.trick === 0 && fall.winningCard === danger.card && !ours.includes(fall.winner),
  );
  switch (kept.how) {
    case 'wins':
      return {
        other: lost,
        best: ofFall(item.card, (fall) => fall.winningCard === item.card && isAt(kept.when, fall)),
      };
    case 'takes':
      return {
        other: lost,
        best: ofFall(kept.card.card, (fall) => fall.winningCard === item.card && isAt(kept.when, fall)),
      };
    case 'loaded':
      return {
        other: lost,
        best: ofFall(
          item.card,
          (fall) => fall.winningCard === kept.on.card && ours.includes(fall.winner) && isAt(kept.when, fall),
        ),
      };
  }
}

import type { Seat } from '../../engine/cards.ts';
import type { View } from '../../engine/play/view.ts';
import type { AuctionWords } from '../../i18n/auctionWords.ts';
import { nameOfSeat } from '../table/nameOfSeat.ts';
import type { ShownSeat } from '../table/shown.ts';

/** The name of a seat as the learner sees it. */
export const nameIn = (m: AuctionWords, { rules, seat: own }: View, seat: Seat): string =>
  nameOfSeat(m, rules, own, seat);

/** What is known of a seat: its bid, or its part once there is one. */
function noteOf(m: AuctionWords, { auction }: View, seat: Seat): string | undefined {
  if (!auction) return undefined;
  if (auction.called !== undefined) {
    if (seat === auction.caller) return m.table.caller;
    return seat === auction.partner ? m.auction.roles.partnerNote : undefined;
  }
  const made = auction.bids.findLast((each) => each.seat === seat)?.bid;
  return made === undefined ? undefined : bidIn(m, made);
}

/** A bid in words, as it stands under a name. */
export function bidIn({ auction }: AuctionWords, bid: NonNullable<View['auction']>['bids'][number]['bid']): string {
  if (bid === 'pass') return auction.bidding.passes;
  return typeof bid === 'number' ? auction.bidding.points(bid) : auction.bidding.rank(bid);
}

/** Every seat in playing order from the learner's, as far as the view shows it. */
export function seatsIn(m: AuctionWords, view: View): readonly [ShownSeat, ...ShownSeat[]] {
  const shown = (seat: Seat): ShownSeat => ({
    seat,
    name: nameIn(m, view, seat),
    note: noteOf(m, view, seat),
    hand:
      seat === view.seat
        ? { kind: 'open', cards: view.hand }
        : { kind: 'face-down', count: (view.hands[seat]?.cards.length ?? 0) + (view.hands[seat]?.hidden ?? 0) },
    pile: { cards: (view.tricksWon[seat] ?? 0) * view.rules.seats, points: view.taken[seat] },
  });
  const others = Array.from({ length: view.rules.seats - 1 }, (_, at) =>
    shown((view.seat + at + 1) % view.rules.seats),
  );
  return [shown(view.seat), ...others];
}

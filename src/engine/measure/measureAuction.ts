import type { Card, Suit } from '../cards.ts';
import { likelyBid, likelyCall } from '../opponents/caller/callBidder.ts';
import { callPlayer } from '../opponents/caller/callPlayer.ts';
import { winPoints } from '../opponents/naive.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal } from '../play/deal.ts';
import { isOver } from '../play/outcome.ts';
import { viewFrom } from '../play/view.ts';
import { must } from '../result.ts';
import { auctionOfDeal, NO_AUCTIONS, type AuctionTally } from './auctionTally.ts';
import { playAndCount, runToEnd, sumOf, unevenCounts } from './dealCounts.ts';
import { playOn, type Players } from './playDeal.ts';
import { NO_DEALS, type Tally } from './tally.ts';

/** Everybody bids, calls and plays by trying worlds out. */
const player = callPlayer();
const good: Players = () => player;

/** A step of a deal with an auction: the bid, the call or the card that is due. */
function stepOf(deal: Deal, players: Players, called?: { readonly card: Card; readonly trump: Suit }): Deal {
  const { turn: seat, phase } = deal;
  const view = viewFrom(deal, seat);
  if (phase === 'bidding') return must(applyAction(deal, { kind: 'bid', seat, bid: likelyBid(view) }));
  if (phase === 'calling') return must(applyAction(deal, { kind: 'call', seat, ...(called ?? likelyCall(view)) }));
  return playOn(deal, players);
}

/** One deal: the same call played well on all sides, then well by the caller's side alone, then by the others alone. */
export function measureAuction(dealt: Deal): { readonly tally: Tally; readonly auction: AuctionTally } {
  let start = dealt;
  while (start.phase === 'bidding') start = stepOf(start, good);
  if (isOver(start)) return { tally: NO_DEALS, auction: { ...NO_AUCTIONS, dealt: 1, passed: 1 } };
  const { end, counts } = playAndCount(start, (deal) => stepOf(deal, good));
  const { called, changedTo } = end.auction ?? {};
  const { trump } = end;
  if (called === undefined || trump === undefined || changedTo)
    throw new Error('The deal had no call that can be made again');
  const playedBy = (side: number): Deal =>
    runToEnd(start, (deal) =>
      stepOf(deal, (seat) => (end.sides[side]?.includes(seat) ? player : winPoints), { card: called, trump }),
    );
  const [byWell, againstWell] = [playedBy(0), playedBy(1)];
  return {
    tally: sumOf([...counts, unevenCounts(byWell, 0), unevenCounts(againstWell, 1)]),
    auction: auctionOfDeal(end, byWell, againstWell),
  };
}

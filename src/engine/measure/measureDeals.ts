import { winPoints } from '../opponents/naive.ts';
import { rulePlayer } from '../opponents/rulePlayer.ts';
import type { Deal } from '../play/deal.ts';
import { sideOf } from '../play/outcome.ts';
import { dealFrom } from '../play/start.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { addAuctions, NO_AUCTIONS, type AuctionTally } from './auctionTally.ts';
import { playAndCount, sumOf, unevenCounts } from './dealCounts.ts';
import { measureAuction } from './measureAuction.ts';
import { playOn, playToEnd, type Players } from './playDeal.ts';
import { addTallies, NO_DEALS, type Tally } from './tally.ts';

/** Raised when any number could come out otherwise: what was measured before is then measured anew. */
export const MEASURE_VERSION = 1;

/** What some deals of a rule set came to. */
export interface Counted {
  readonly tally: Tally;
  /** Only where there is an auction. */
  readonly auction?: AuctionTally;
}

const NOTHING: Counted = { tally: NO_DEALS };

const good: Players = () => rulePlayer;

/** The rule player for one side, the natural player of `opponents/naive.ts` for all others. */
const oneGood =
  (start: Deal, side: number): Players =>
  (seat) =>
    sideOf(start, seat) === side ? rulePlayer : winPoints;

/** One deal: played well on all sides, then twice by one good side alone. */
function measureDeal(start: Deal): Counted {
  const uneven = [sideOf(start, 0), sideOf(start, start.rules.seats - 1)].map((side) =>
    unevenCounts(playToEnd(start, oneGood(start, side)), side),
  );
  const { counts } = playAndCount(start, (deal) => playOn(deal, good));
  return { tally: sumOf([...counts, ...uneven]) };
}

/** What different deals of one rule set came to, together. */
export function addCounted(one: Counted, other: Counted): Counted {
  const tally = addTallies(one.tally, other.tally);
  if (!one.auction && !other.auction) return { tally };
  return { tally, auction: addAuctions(one.auction ?? NO_AUCTIONS, other.auction ?? NO_AUCTIONS) };
}

/**
 * What the deals `from`, `from + 1` … of a seed come to. The same numbers for ever for one `MEASURE_VERSION`.
 *
 * Everyone plays by the rules of thumb of `opponents/rulePlayer.ts`, which play the last three tricks of two players
 * exactly. With an auction everyone bids, calls and plays by trying out worlds (`opponents/caller`).
 */
export function measureDeals(rules: RuleSet, seed: number, from: number, count: number): Counted {
  const measure = rules.auction === 'none' ? measureDeal : measureAuction;
  let counted = NOTHING;
  for (let at = from; at < from + count; at += 1)
    counted = addCounted(counted, measure(dealFrom(rules, seed * 100_000 + at)));
  return counted;
}

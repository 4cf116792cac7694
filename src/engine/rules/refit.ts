import { rankOf } from '../cards.ts';
import type { Rank } from '../cards.ts';
import { deckOf, layoutOf, pointsOf } from './deck.ts';
import type { RuleSet, Swap } from './ruleSet.ts';

/** Ranks that are worth nothing count by their number when one joins the order. */
const isLowerBlank = ({ points }: RuleSet, rank: Rank, than: Rank): boolean =>
  points[rank] === undefined && Number(rank) < Number(than);

/** The ranks of the cards that are dealt, strongest first. A rank the order did not know goes in by its number. */
function strengthFor(rules: RuleSet, dealt: ReadonlySet<Rank>): readonly Rank[] {
  const kept = rules.strength.filter((rank) => dealt.has(rank));
  const joining = rules.ranks.filter((rank) => dealt.has(rank) && !kept.includes(rank));
  return joining.reduce<readonly Rank[]>((order, rank) => {
    const below = order.findIndex((other) => isLowerBlank(rules, other, rank));
    const place = below < 0 ? order.length : below;
    return [...order.slice(0, place), rank, ...order.slice(place)];
  }, kept);
}

/** The turn-ups a rank may take: all above it, but where 7 and 2 share the work the 2 stops at the 7. */
function takenBy(strength: readonly Rank[], swaps: readonly Swap[], { give, timing }: Swap): readonly Rank[] {
  const above = strength.slice(0, strength.indexOf(give));
  const shares =
    timing === undefined && give !== '7' && swaps.some((swap) => swap.give === '7') && strength.includes('7');
  return shares ? above.slice(strength.indexOf('7')) : above;
}

function exchangeFor({ exchange }: RuleSet, strength: readonly Rank[]): RuleSet['exchange'] {
  if (exchange === 'none') return 'none';
  const swaps = exchange.swaps
    .filter(({ give }) => strength.includes(give))
    .map((swap) => ({ ...swap, take: takenBy(strength, exchange.swaps, swap) }))
    .filter(({ take }) => take.length > 0);
  return swaps.length > 0 ? { ...exchange, swaps } : 'none';
}

/**
 * The rule set with everything that follows from its other fields worked out again: the order of the ranks that are
 * dealt, what may be exchanged, total points, and the number of tricks. A rule set of the register comes out as it went in.
 */
export function refit(rules: RuleSet): RuleSet {
  const strength = strengthFor(rules, new Set(deckOf(rules).map(rankOf)));
  const fitted: RuleSet = { ...rules, strength, exchange: exchangeFor(rules, strength) };
  const { drawTricks, tricks } = layoutOf(fitted);
  return { ...fitted, drawTricks, tricks, pointsTotal: pointsOf(fitted, deckOf(fitted)) };
}

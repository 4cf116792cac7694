import { rulesOfHouse, type House } from '../engine/compare/houseAddress.ts';
import { dealFrom } from '../engine/play/start.ts';
import { formatPositionAddress } from '../engine/positionAddress.ts';

/**
 * The address of a dealt hand by some house rules, as the page of analysis opens it; the same seed gives the same deal.
 * Undefined for rules that cannot be dealt, or begin with an auction.
 */
export function dealAddress(house: House, seed: number): string | undefined {
  const rules = rulesOfHouse(house);
  if (!rules.ok || rules.value.auction !== 'none') return undefined;
  return `#!${formatPositionAddress({ start: dealFrom(rules.value, seed), goal: 'most-points', moves: [] })}`;
}

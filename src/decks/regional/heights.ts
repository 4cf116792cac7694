import { CARD_HEIGHT } from '../shape.ts';
import { REGIONAL_PATTERNS, type RegionalId } from '../patterns/regionalMarks.ts';

/**
 * Height of a regional card that is 200 units wide, in the proportion of its pack; where no source gives a size, that of our
 * other cards.
 */
export function heightOf(id: RegionalId): number {
  const size = REGIONAL_PATTERNS[id].sizeMm;
  return size ? Math.round(200 * (size[1] / size[0]) * 0.5) * 2 : CARD_HEIGHT;
}

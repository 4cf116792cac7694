import type { Seat } from '../cards.ts';
import type { Following } from '../rules/ruleSet.ts';
import type { CardNumber } from './board.ts';

/**
 * Writes which cards `seat` may play, a mask a suit, into `into`. `k` cards lie on the table, of suit `led`, `best`
 * winning so far.
 *
 * The numbers' twin of `legalCards`; the tests hold the two together over every rule set.
 */
export function legalMasks(
  following: Following,
  hands: Int32Array,
  seat: Seat,
  k: number,
  led: number,
  best: CardNumber,
  trump: number,
  into: Int32Array,
): void {
  const at = seat * 4;
  for (let suit = 0; suit < 4; suit++) into[suit] = hands[at + suit]!;
  if (k === 0 || following === 'free') return;
  const own = hands[at + led]!;
  if (own !== 0) {
    into.fill(0);
    const better = best >> 4 === led ? own & ~((2 << (best & 15)) - 1) : 0;
    into[led] = following === 'follow-beat-trump' && better !== 0 ? better : own;
    return;
  }
  const trumps = trump < 4 ? hands[at + trump]! : 0;
  if (following === 'follow-suit' || trumps === 0) return;
  into.fill(0);
  const better = best >> 4 === trump ? trumps & ~((2 << (best & 15)) - 1) : trumps;
  into[trump] = following === 'follow-beat-trump' && better !== 0 ? better : trumps;
}

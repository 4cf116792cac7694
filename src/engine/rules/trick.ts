import { suitOf } from '../cards.ts';
import type { Card, Suit } from '../cards.ts';
import type { Play } from './play.ts';
import { strengthOf } from './deck.ts';
import type { RuleSet } from './ruleSet.ts';

/**
 * Whether `card` takes the trick from `best`, the card winning it so far.
 *
 * Order matters: an off-suit card never beats `best`, even if `best` would not beat it. `trump` is undefined where no
 * suit is trump.
 *
 * Source: RULES.md part 3 ("Trick").
 */
export const beats = (rules: RuleSet, trump: Suit | undefined, card: Card, best: Card): boolean =>
  suitOf(card) === suitOf(best) ? strengthOf(rules, card) > strengthOf(rules, best) : suitOf(card) === trump;

/**
 * The play that takes the trick so far: the strongest trump, or with no trump played the strongest card of the suit
 * led. Throws for an empty trick.
 *
 * Source: RULES.md part 3 ("Trick"); http://www.viniciocoletti.it/cards/briscola/regole.php.
 */
export function winningPlay(rules: RuleSet, trump: Suit | undefined, plays: readonly Play[]): Play {
  const [lead] = plays;
  if (!lead) throw new Error('An empty trick has no winner');
  let best = lead;
  for (const play of plays) if (beats(rules, trump, play.card, best.card)) best = play;
  return best;
}

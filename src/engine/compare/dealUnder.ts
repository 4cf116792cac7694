import { suitOf, type Card } from '../cards.ts';
import { formatCards, parsePosition } from '../notation.ts';
import type { Deal } from '../play/deal.ts';
import { err, type Result } from '../result.ts';
import { deckOf, pointsOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import type { SharedDeal, SharedDealRefusal } from './sharedDeal.ts';

/**
 * The deal as it lies under some rules: hands as large as they have them, cards their deck lacks left out. The learner is
 * seat 0 and leads.
 *
 * Refuses rules for more than two hands, or in which several cards make up a play, and positions that cannot come about.
 */
export function dealUnder({ cards, trump, won }: SharedDeal, rules: RuleSet): Result<Deal, SharedDealRefusal> {
  if (rules.seats !== 2 || rules.auction !== 'none' || rules.cardsPerTrick !== 1) return err({ kind: 'not-for-two' });
  const deck = deckOf(rules);
  const inDeck = (all: readonly Card[]): readonly Card[] => all.filter((card) => deck.includes(card));
  const live = inDeck(cards);
  const each = Math.min(rules.handSize, Math.floor(live.length / 2));
  const hand = (seat: number): readonly Card[] => live.slice(0, 2 * each).filter((_, at) => at % 2 === seat);
  const stock = live.slice(2 * each);
  const turnUp = stock.at(-1);
  // Rules with no turn-up may have stock as well; where they turn one, it has to show trump.
  if (rules.turnUp && turnUp && suitOf(turnUp) !== trump) return err({ kind: 'turn-up-not-trump', turnUp, trump });
  return parsePosition({
    ruleSet: rules.id,
    options: rules.house ?? {},
    hands: [formatCards(hand(0)), formatCards(hand(1))],
    turn: 0,
    stock: formatCards(stock),
    trump: rules.trump === 'none' || rules.trump === 'none-until-declared' ? null : trump,
    taken: won.map((pile) => pointsOf(rules, inDeck(pile))),
    tricksWon: won.map((pile) => Math.floor(pile.length / 2)),
  });
}

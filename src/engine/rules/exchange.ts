import { rankOf, suitOf } from '../cards.ts';
import type { Card, Seat, Suit } from '../cards.ts';
import type { Play } from './play.ts';
import type { ExchangeObstacle, Refusal } from './refusal.ts';
import type { Exchange, ExchangeTiming, RuleSet, Swap } from './ruleSet.ts';

/** An exchange that everybody saw: the seat holds `took` until it plays it. */
export interface Exchanged {
  readonly seat: Seat;
  readonly gave: Card;
  readonly took: Card;
}

/** What an exchange depends on: the fields of a deal of these names. */
export interface ExchangeFacts {
  readonly rules: RuleSet;
  readonly trump: Suit | undefined;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly turn: Seat;
  readonly trick: readonly Play[];
  readonly tricksWon: readonly number[];
  readonly exchanged: boolean;
  readonly exchanges: readonly Exchanged[];
  readonly sides: readonly (readonly Seat[])[];
}

const swapFor = ({ swaps }: Exchange, card: Card): Swap | undefined => swaps.find(({ give }) => give === rankOf(card));

const stillTime: Record<ExchangeTiming['until'], (facts: ExchangeFacts) => boolean> = {
  'turn-up-on-table': () => true,
  'before-penultimate-draw': ({ rules, stock }) => stock.length > 2 * rules.seats * rules.cardsPerTrick,
  'first-trick': ({ tricksWon }) => tricksWon.every((won) => won === 0),
};

const sideHasTrick = ({ sides, tricksWon }: ExchangeFacts, seat: Seat): boolean =>
  sides.some((side) => side.includes(seat) && side.some((member) => (tricksWon[member] ?? 0) > 0));

/** What stands in the way of laying down `card` for the turn-up, if the seat may act and holds the card. */
function obstacle(facts: ExchangeFacts, exchange: Exchange, seat: Seat, card: Card): ExchangeObstacle | undefined {
  const { trump, stock, trick, exchanged, exchanges } = facts;
  const { timing } = exchange;
  if (suitOf(card) !== trump) return 'not-a-trump';
  const turnUp = stock[stock.length - 1];
  if (!turnUp) return 'turn-up-drawn';
  const swap = swapFor(exchange, card);
  if (!swap?.take.includes(rankOf(turnUp))) return 'turn-up-not-eligible';
  if (timing.who === 'leader' && trick.length > 0) return 'leader-only';
  if (timing.who !== 'holder' && exchanged) return 'once-per-turn';
  if ((swap.timing?.needsTrick ?? timing.needsTrick) && !sideHasTrick(facts, seat)) return 'no-trick-won';
  if (!stillTime[swap.timing?.until ?? timing.until](facts)) return 'too-late';
  if (!timing.chain && exchanges.some(({ gave }) => gave === turnUp)) return 'no-chain';
  return undefined;
}

const refused = (facts: ExchangeFacts, card: Card, why: ExchangeObstacle): Refusal => ({
  kind: 'exchange-not-allowed',
  why,
  card,
  turnUp: facts.rules.turnUp ? facts.stock[facts.stock.length - 1] : undefined,
});

/**
 * Why `seat` may not lay down `card` and take the turn-up; undefined when it may.
 *
 * Source: RULES.md part 5.12; readings 1 to 5 of the vectors' README.
 */
export function exchangeRefusal(facts: ExchangeFacts, seat: Seat, card: Card): Refusal | undefined {
  const { rules, turn, hands } = facts;
  if (rules.exchange === 'none') return refused(facts, card, 'no-exchange-here');
  if (rules.exchange.timing.who !== 'holder' && seat !== turn) return { kind: 'not-your-turn', turn };
  if (!hands[seat]?.includes(card)) return { kind: 'not-in-hand', card };
  const why = obstacle(facts, rules.exchange, seat, card);
  return why && refused(facts, card, why);
}

const NONE: readonly Card[] = [];

/** The cards `seat` may lay down for the turn-up now, in hand order. */
export function legalExchangesOf(facts: ExchangeFacts, seat: Seat): readonly Card[] {
  const { rules, hands, stock } = facts;
  if (rules.exchange === 'none' || stock.length === 0) return NONE;
  return (hands[seat] ?? NONE).filter((card) => !exchangeRefusal(facts, seat, card));
}

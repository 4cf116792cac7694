import { cardOf, suitOf, SUITS, type Card, type Rank } from '../cards.ts';
import { deckOf, ofSuit } from '../rules/deck.ts';
import { exchangeRefusal } from '../rules/exchange.ts';
import { legalFrom } from '../rules/legal.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { ledgerFor } from '../rules/scoring.ts';
import { shuffled, type Random } from '../shuffle.ts';
import { one, some } from './drawing.ts';
import { EXCHANGE_ANSWERS, type ExchangeAnswer, type PaidSeat, type TableQuestionOf } from './tableQuestion.ts';

const TRIES = 500;

const isAsked = (why: string): why is ExchangeAnswer => (EXCHANGE_ANSWERS as readonly string[]).includes(why);

/** What the rules say to laying down `card` for the turn-up, on your own lead, after so many tricks of yours. */
function exchangeAnswer(rules: RuleSet, card: Card, turnUp: Card, tricksWon: number): ExchangeAnswer {
  const refusal = exchangeRefusal(
    {
      rules,
      trump: suitOf(turnUp),
      hands: [[card]],
      stock: [turnUp],
      turn: 0,
      trick: [],
      tricksWon: [tricksWon, 1],
      exchanged: false,
      exchanges: [],
      sides: [[0], [1]],
    },
    0,
    card,
  );
  if (!refusal) return 'allowed';
  if (refusal.kind === 'exchange-not-allowed' && isAsked(refusal.why)) return refusal.why;
  throw new Error(`${card} for ${turnUp}: ${refusal.kind}`);
}

/** One small card, one turn-up: whether they may change places, and what is in the way. */
export function mayExchange(rules: RuleSet, random: Random, place: number): TableQuestionOf<'may-exchange'> {
  const wanted = EXCHANGE_ANSWERS[place % EXCHANGE_ANSWERS.length];
  const gives = rules.exchange === 'none' ? [] : rules.exchange.swaps.map(({ give }) => give);
  if (gives.length === 0) throw new Error(`${rules.id} has no exchange`);
  const draw = () => {
    const turnUp = one(deckOf(rules), random);
    const trump = suitOf(turnUp);
    const suit =
      wanted === 'not-a-trump'
        ? one(
            SUITS.filter((other) => other !== trump),
            random,
          )
        : trump;
    return { turnUp, trump, card: cardOf(one(gives, random), suit) };
  };
  const tricksWon = wanted === 'no-trick-won' ? 0 : 1 + random(4);
  const fits = ({ card, turnUp }: ReturnType<typeof draw>): boolean =>
    card !== turnUp && exchangeAnswer(rules, card, turnUp, tricksWon) === wanted;
  let drawn = draw();
  for (let tries = 0; tries < TRIES && !fits(drawn); tries += 1) drawn = draw();
  return {
    id: `exchange-${drawn.card}${drawn.turnUp}-${tricksWon}`,
    kind: 'may-exchange',
    ...drawn,
    tricksWon,
    options: EXCHANGE_ANSWERS,
    answer: exchangeAnswer(rules, drawn.card, drawn.turnUp, tricksWon),
  };
}

/** What may be played to a lead: now while the stock lasts, now when it is gone, with a card of the suit and without. */
export function mayPlay(rules: RuleSet, random: Random, place: number): TableQuestionOf<'may-play'> {
  const stock = place % 3 === 1 ? 'open' : 'empty';
  const holds = place % 3 === 2 ? 'none-of-the-suit' : 'one-or-more';
  const trump = rules.trump === 'none' ? undefined : one(SUITS, random);
  const draw = () => {
    const [lead = 'Ac', ...hand] = some(1 + rules.handSize, deckOf(rules), random);
    return { lead, hand };
  };
  const fits = ({ lead, hand }: ReturnType<typeof draw>): boolean => {
    const own = ofSuit(hand, suitOf(lead)).length;
    return holds === 'none-of-the-suit' ? own === 0 : own > 0 && own < hand.length;
  };
  let drawn = draw();
  for (let tries = 0; tries < TRIES && !fits(drawn); tries += 1) drawn = draw();
  const { lead, hand } = drawn;
  return {
    id: `play-${stock}-${trump ?? ''}${lead}${hand.join('')}`,
    kind: 'may-play',
    lead,
    trump,
    stock,
    options: hand,
    answer: legalFrom(rules, trump, hand, [{ seat: 1, card: lead }], stock === 'open' ? [lead] : []),
  };
}

const PAID: readonly PaidSeat[] = ['caller', 'partner', 'other'];
const CALLED: readonly Rank[] = ['3', 'K', 'H', 'J', '7'];

/** A called deal that has been counted: what one of the seats gets. Now and then the caller has called himself. */
export function calledPay(rules: RuleSet, random: Random, place: number): TableQuestionOf<'called-pay'> {
  const { scoring, win, seats, pointsTotal } = rules;
  if (scoring === 'none' || scoring.kind !== 'ledger' || win.deal !== 'caller-side-reaches')
    throw new Error(`${rules.id} keeps no ledger`);
  const { target } = win;
  const made = place % 2 === 0;
  const alone = place % 4 === 3;
  const together = made ? target + random(20) : target - 1 - random(20);
  const second = alone ? undefined : 10 + random(25);
  const asks = one(alone ? PAID.filter((seat) => seat !== 'partner') : PAID, random);
  const paid = ledgerFor(scoring, {
    seats,
    caller: 0,
    partner: alone ? undefined : 1,
    made,
    target,
    score: together,
    total: pointsTotal,
  });
  const right = paid[PAID.indexOf(asks)] ?? 0;
  const units = [scoring.caller, scoring.partner, -scoring.opponent, scoring.selfCaller];
  return {
    id: `pay-${asks}-${together}-${second ?? 'alone'}`,
    kind: 'called-pay',
    rank: one(CALLED, random),
    scores: second === undefined ? [together] : [together - second, second],
    target,
    end: alone ? (made ? 'self-made' : 'self-failed') : made ? 'made' : 'failed',
    asks,
    options: [...new Set(shuffled(units, random).flatMap((unit) => [unit, -unit]))].sort((a, b) => b - a),
    answer: right,
  };
}

import { cardOf, rankOf, SUITS, suitOf, type Card, type Points, type Rank } from '../cards.ts';
import { deckOf, ofSuit, packOf, pointsOf, strengthOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { winningPlay } from '../rules/trick.ts';
import type { Random } from '../shuffle.ts';
import { choices, one, some, toWin } from './drawing.ts';
import { nextDeal } from './dealerQuestions.ts';
import { pointsLeft, trumpsCount, trumpsLeft } from './leftQuestions.ts';
import { orderInSuit, orderWithTrumps } from './orderQuestions.ts';
import { ADDS_UP, type DrillPool, type DrillQuestion, type DrillQuestionOf } from './question.ts';
import { calledPay, mayExchange, mayPlay } from './ruleQuestions.ts';
import { dealsToWin, firstLead, ourTrick, toSpare, whose, whoWinsDeal } from './seatQuestions.ts';
import { canBeTrue, trueSignal } from './signalQuestions.ts';

const COURTS: readonly Rank[] = ['J', 'H', 'K'];

function nameOneOf(cards: readonly Card[], random: Random): DrillQuestionOf<'name-card'> {
  const card = one(cards, random);
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const others = SUITS.filter((other) => other !== suit);
  const options = COURTS.includes(rank)
    ? [...COURTS.map((court) => cardOf(court, suit)), cardOf(rank, one(others, random))]
    : SUITS.map((each) => cardOf(rank, each));
  return { id: `name-${card}`, kind: 'name-card', card, options, answer: card };
}

const nameCard = (rules: RuleSet, random: Random): DrillQuestionOf<'name-card'> => nameOneOf(packOf(rules), random);

const nameCourt = (rules: RuleSet, random: Random): DrillQuestionOf<'name-card'> =>
  nameOneOf(
    packOf(rules).filter((card) => COURTS.includes(rankOf(card))),
    random,
  );

/** Four cards of one suit. */
function strongest(rules: RuleSet, random: Random): DrillQuestionOf<'strongest'> {
  const suit = one(SUITS, random);
  const cards = some(4, ofSuit(deckOf(rules), suit), random);
  const answer = cards.reduce((best, card) => (strengthOf(rules, card) > strengthOf(rules, best) ? card : best));
  return { id: `strongest-${cards.join('')}`, kind: 'strongest', options: cards, answer, order: rules.strength };
}

/** What decides a trick; asked in turn, so that no kind of trick is rare. */
const DECIDED_BY = ['suit-led', 'ruff', 'trumps', 'discard'] as const;

const isDecidedBy = (
  how: (typeof DECIDED_BY)[number],
  rules: RuleSet,
  trump: string,
  cards: readonly Card[],
): boolean => {
  const [lead, ...rest] = cards;
  if (!lead) return false;
  const led = suitOf(lead);
  const trumps = cards.filter((card) => suitOf(card) === trump);
  switch (how) {
    case 'suit-led':
      return trumps.length === 0 && rest.some((card) => suitOf(card) === led);
    case 'ruff':
      return led !== trump && trumps.length === 1;
    case 'trumps':
      return trumps.length > 1;
    case 'discard': // a card worth more than all that could win falls beside the suit led
      return (
        trumps.length === 0 &&
        rest.some((card) => suitOf(card) !== led && strengthOf(rules, card) > strengthOf(rules, lead))
      );
  }
};

const TRIES = 500;

function whoWins(rules: RuleSet, random: Random, place: number): DrillQuestionOf<'who-wins'> {
  const trump = rules.trump === 'none' ? undefined : one(SUITS, random);
  const how = DECIDED_BY[place % DECIDED_BY.length] ?? 'ruff';
  let cards = some(rules.seats, deckOf(rules), random);
  for (let tries = 0; tries < TRIES && trump && !isDecidedBy(how, rules, trump, cards); tries += 1)
    cards = some(rules.seats, deckOf(rules), random);
  const plays = cards.map((card, seat) => ({ seat, card }));
  return {
    id: `wins-${trump ?? ''}${cards.join('')}`,
    kind: 'who-wins',
    trump,
    options: cards,
    answer: winningPlay(rules, trump, plays).card,
  };
}

const PILE = [3, 4, 5, 6] as const;

function pile(rules: RuleSet, random: Random): DrillQuestionOf<'pile'> {
  const cards = some(one(PILE, random), deckOf(rules), random);
  const right = pointsOf(rules, cards);
  const ranks = cards.map(rankOf);
  const count = (rank: Rank): number => ranks.filter((each) => each === rank).length;
  const worth = (rank: Rank): Points => rules.points[rank] ?? 0;
  const [ace = 'A', second = '3'] = rules.strength;
  const slips = [
    right - count(second) * worth(second), // the second carico taken for a small card
    right - count(ace) * (worth(ace) - worth(second)), // the ace counted as ten
    right + ranks.reduce((sum, rank) => sum + (worth(rank) === 0 ? Number(rank) : 0), 0), // the printed numbers added
    right + 10,
    right + 1,
    right + 3,
  ];
  return {
    id: `pile-${cards.join('')}`,
    kind: 'pile',
    counted: cards.map((card) => ({ card, points: pointsOf(rules, [card]) })),
    options: choices(right, slips),
    answer: right,
  };
}

function pointsOut(rules: RuleSet, random: Random): DrillQuestionOf<'points-out'> {
  const total = rules.pointsTotal;
  const own = 10 + random(46);
  const other = 10 + random(46);
  const right = total - own - other;
  return {
    id: `out-${own}-${other}`,
    kind: 'points-out',
    scores: [own, other],
    total,
    options: choices(right, [right + 10, right - 10, Math.abs(own - other), right + 1]),
    answer: right,
  };
}

function pointsNeeded(rules: RuleSet, random: Random): DrillQuestionOf<'points-needed'> {
  const total = rules.pointsTotal;
  const score = 20 + random(toWin(total) - 22);
  const right = toWin(total) - score;
  return {
    id: `needed-${score}`,
    kind: 'points-needed',
    score,
    total,
    options: choices(right, [right - 1, right + 10, right - 10]),
    answer: right,
  };
}

/** What people write by mistake for a rank that is worth so much; for a number, its number as well. */
const MISTAKES: Readonly<Record<number, readonly Points[]>> = {
  11: [1, 10],
  10: [0, 9],
  4: [3, 10, 13],
  3: [2, 4],
  2: [1, 3],
  0: [1],
};

function slipsFor(rules: RuleSet, rank: Rank): readonly Points[] {
  const worth = rules.points[rank] ?? 0;
  const printed = Number(rank);
  return [...(MISTAKES[worth] ?? [worth + 1]), ...(Number.isNaN(printed) ? [] : [printed])].filter(
    (slip) => slip !== worth,
  );
}

/** The ranks that count, and the strongest one that does not. */
function ranksOfTable({ strength, points }: RuleSet): readonly Rank[] {
  const idle = strength.find((rank) => !points[rank]);
  return strength.filter((rank) => points[rank] || rank === idle);
}

function pointsTable(rules: RuleSet, random: Random): DrillQuestionOf<'points-table'> {
  const ranks = ranksOfTable(rules);
  const wrong = one<Rank | typeof ADDS_UP>([...ranks, ADDS_UP], random);
  const slip = wrong === ADDS_UP ? 0 : one(slipsFor(rules, wrong), random);
  const lines = ranks.map((rank) => ({ rank, points: rank === wrong ? slip : (rules.points[rank] ?? 0) }));
  return {
    id: `table-${lines.map(({ points }) => points).join('-')}`,
    kind: 'points-table',
    lines,
    total: rules.pointsTotal,
    suits: SUITS.length,
    options: [...ranks, ADDS_UP],
    answer: wrong,
  };
}

/** The one table from a drill's pool to how its questions are drawn; `place` counts the questions made before. */
const MAKERS: {
  readonly [Pool in DrillPool]: (rules: RuleSet, random: Random, place: number) => DrillQuestion;
} = {
  'name-card': nameCard,
  strongest,
  order: orderInSuit,
  'who-wins': whoWins,
  pile,
  'points-out': pointsOut,
  'points-needed': pointsNeeded,
  'points-table': pointsTable,
  'points-left': pointsLeft,
  'trumps-left': trumpsLeft,
  'trumps-count': trumpsCount,
  'name-court': nameCourt,
  'order-with-trumps': orderWithTrumps,
  whose,
  'first-lead': firstLead,
  'next-deal': nextDeal,
  'our-trick': ourTrick,
  'deals-to-win': dealsToWin,
  'who-wins-deal': whoWinsDeal,
  'to-spare': toSpare,
  'true-signal': trueSignal,
  'can-be-true': canBeTrue,
  'may-exchange': mayExchange,
  'may-play': mayPlay,
  'called-pay': calledPay,
};

/**
 * One question of a pool under a rule set, drawn with `random`; `place` is how many have been asked before it, so that
 * kinds within a pool come by turns.
 */
export const makeQuestion = (pool: DrillPool, rules: RuleSet, random: Random, place: number): DrillQuestion =>
  MAKERS[pool](rules, random, place);

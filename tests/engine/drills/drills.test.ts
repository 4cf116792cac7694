import { describe, expect, test } from 'vitest';
import { rankOf, suitOf, type Card } from '../../../src/engine/cards.ts';
import { drawDrill } from '../../../src/engine/drills/drawDrill.ts';
import { toWin } from '../../../src/engine/drills/drawing.ts';
import {
  ADDS_UP,
  DRILL_POOLS,
  formOf,
  rightAnswer,
  type DrillPool,
  type DrillQuestion,
} from '../../../src/engine/drills/question.ts';
import { TABLE_KINDS } from '../../../src/engine/drills/tableQuestion.ts';
import { reasonAgainst } from '../../../src/engine/drills/reasonAgainst.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { briscaCatalana2 } from '../../../src/engine/rulesets/brisca-catalana-2.ts';
import { briscaPortenaChile } from '../../../src/engine/rulesets/brisca-portena-chile.ts';
import { briscola2 } from '../../../src/engine/rulesets/briscola-2.ts';
import { briscola4 } from '../../../src/engine/rulesets/briscola-4.ts';
import { briscola6 } from '../../../src/engine/rulesets/briscola-6.ts';
import { briscolaSouthSwap } from '../../../src/engine/rulesets/briscola-south-swap.ts';
import { sueca } from '../../../src/engine/rulesets/sueca.ts';

const drawn = (pool: DrillPool, rules: RuleSet, count: number, seed: number): readonly DrillQuestion[] =>
  drawDrill([{ drill: 'd', rules, pools: [pool] }], count, seed).map(({ question }) => question);

/** Rule sets whose packs, orders, points or seats differ: forty and forty-eight cards, a two or a seven in second place. */
const RULES: readonly RuleSet[] = [
  briscola2,
  briscola4,
  briscola6,
  briscolaSouthSwap,
  briscaCatalana2,
  briscaPortenaChile,
  sueca,
];

/** The rules again, written down by hand from the pages of the games and not from the data: strongest first, and points. */
const BY_HAND: Readonly<Record<string, { readonly order: string; readonly points: Readonly<Record<string, number>> }>> =
  {
    'briscola-2': { order: 'A3KHJ76542', points: { A: 11, 3: 10, K: 4, H: 3, J: 2 } },
    'briscola-4': { order: 'A3KHJ76542', points: { A: 11, 3: 10, K: 4, H: 3, J: 2 } },
    'briscola-6': { order: 'A3KHJ7654', points: { A: 11, 3: 10, K: 4, H: 3, J: 2 } },
    'briscola-south-swap': { order: 'A3KJH76542', points: { A: 11, 3: 10, K: 4, J: 3, H: 2 } },
    'brisca-catalana-2': { order: 'A3KHJ9876542', points: { A: 11, 3: 10, K: 4, H: 3, J: 2 } },
    'brisca-portena-chile': { order: 'A2KHJ76543', points: { A: 11, 2: 10, K: 4, H: 3, J: 2 } },
    sueca: { order: 'A7KJH65432', points: { A: 11, 7: 10, K: 4, J: 3, H: 2 } },
  };

/** All that a card is in a trick, as one number: above every other card that it beats. Nought takes nothing. */
function heightOf(rules: RuleSet, card: Card, led: string, trump: string | undefined): number {
  const order = BY_HAND[rules.id]?.order ?? '';
  const own = order.length - order.indexOf(rankOf(card));
  return suitOf(card) === trump ? 100 + own : suitOf(card) === led ? own : 0;
}

const worth = (rules: RuleSet, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (BY_HAND[rules.id]?.points[rankOf(card)] ?? 0), 0);

/** Every trump there is, by hand: the ranks of the order, of that suit. Six players go without the twos. */
const trumpsOf = (rules: RuleSet, trump: string): readonly string[] =>
  [...(BY_HAND[rules.id]?.order ?? '')].map((rank) => `${rank}${trump}`);

/** The right answer worked out anew from what the question shows, by none of the code that made it. */
function answerAgain(rules: RuleSet, question: DrillQuestion): string {
  const highest = (cards: readonly Card[], led: string, trump?: string): readonly Card[] =>
    cards.toSorted((a, b) => heightOf(rules, b, led, trump) - heightOf(rules, a, led, trump));
  const isSeen = (
    seen: { readonly tricks: readonly (readonly string[])[]; readonly hand: readonly string[] },
    card: string,
  ) => seen.hand.includes(card) || seen.tricks.some((trick) => trick.includes(card));
  switch (question.kind) {
    case 'name-card':
      return question.card;
    case 'strongest':
      return String(highest(question.options, suitOf(question.options[0] ?? 'Ac'))[0]);
    case 'order':
      return highest(question.options, question.led, question.trump).join(' ');
    case 'who-wins':
      return String(highest(question.options, suitOf(question.options[0] ?? 'Ac'), question.trump)[0]);
    case 'pile':
      return String(
        worth(
          rules,
          question.counted.map(({ card }) => card),
        ),
      );
    case 'points-out':
      return String(120 - question.scores[0] - question.scores[1]);
    case 'points-needed':
      return String(61 - question.score);
    case 'points-table': {
      const wrong = question.lines.filter(({ rank, points }) => points !== (BY_HAND[rules.id]?.points[rank] ?? 0));
      return wrong.length > 1 ? 'several lines' : (wrong[0]?.rank ?? ADDS_UP);
    }
    case 'points-left':
      return String(120 - worth(rules, question.tricks.flat()));
    case 'trumps-left':
      return trumpsOf(rules, question.trump)
        .filter((card) => !isSeen(question, card))
        .join(' ');
    case 'trumps-count':
      return String(trumpsOf(rules, question.trump).filter((card) => !isSeen(question, card)).length);
    default:
      throw new Error(`${question.kind} is asked elsewhere`);
  }
}

/** Some wrong answers to a question, as a learner would give them. */
function wrongAnswers(question: DrillQuestion): readonly string[] {
  const options = (question.options as readonly (string | number)[]).map(String);
  const right = rightAnswer(question);
  switch (formOf(question)) {
    case 'choose':
      return options.filter((option) => option !== right);
    case 'order':
      return [options.join(' '), right.split(' ').reverse().join(' ')].filter((order) => order !== right);
    case 'mark': {
      const marked = right.split(' ');
      return options.map((flipped) =>
        options.filter((option) => marked.includes(option) !== (option === flipped)).join(' '),
      );
    }
  }
}

const SEEDS = 1000;
const ids = (questions: readonly DrillQuestion[]): string => questions.map(({ id }) => id).join();

/** Those about a table have a test of their own beside this one. */
const CARD_POOLS = DRILL_POOLS.filter((pool) => !(TABLE_KINDS as readonly DrillPool[]).includes(pool));

describe.each(CARD_POOLS)('questions of %s', (pool) => {
  test.each(RULES)('by $id: the answer is right, by a count made anew, and stands among the options', (rules) => {
    const faults: string[] = [];
    for (let seed = 0; seed < SEEDS; seed += 1) {
      for (const question of drawn(pool, rules, 2, seed)) {
        const right = rightAnswer(question);
        const options = (question.options as readonly (string | number)[]).map(String);
        const parts = formOf(question) === 'choose' ? [right] : right.split(' ').filter((part) => part !== '');
        if (right !== answerAgain(rules, question)) faults.push(`${question.id}: ${right} is not right`);
        if (options.length < 2 || new Set(options).size < options.length)
          faults.push(`${question.id}: ${options.join()}`);
        if (!parts.every((part) => options.includes(part))) faults.push(`${question.id}: ${right} is not offered`);
        if (question.kind === 'order' && options.join(' ') === right) faults.push(`${question.id}: in order already`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('come again from the same seed, others from another, and none twice in a set', () => {
    expect(ids(drawn(pool, briscola2, 8, 7))).toBe(ids(drawn(pool, briscola2, 8, 7)));
    expect(ids(drawn(pool, briscola2, 8, 7))).not.toBe(ids(drawn(pool, briscola2, 8, 8)));
    for (let seed = 0; seed < 40; seed += 1) {
      const questions = drawn(pool, briscola2, 10, seed);
      expect(questions).toHaveLength(10);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
    }
  });

  test('have a reason against every wrong answer, and none against the right one', () => {
    for (const rules of RULES) {
      for (let seed = 0; seed < 60; seed += 1) {
        for (const question of drawn(pool, rules, 2, seed)) {
          const wrong = wrongAnswers(question);
          expect(wrong.length).toBeGreaterThan(0);
          for (const chosen of wrong) expect(reasonAgainst(question, chosen).kind).toBeTypeOf('string');
          expect(() => reasonAgainst(question, rightAnswer(question))).toThrow('right');
        }
      }
    }
  });
});

test('one set follows another without repeating it, for as long as there are others', () => {
  const plans = [{ drill: 'd', rules: briscola2, pools: ['who-wins', 'pile'] as const }];
  let before: readonly string[] = [];
  for (let seed = 0; seed < 100; seed += 1) {
    const set = drawDrill(plans, 10, seed, before).map(({ question }) => question.id);
    expect(set).toHaveLength(10);
    expect(set.filter((id) => before.includes(id))).toEqual([]);
    before = set;
  }
});

test('several drills are asked by turns, and their pools too', () => {
  const plans = (['pile', 'strongest', 'name-card'] as const).map((pool) => ({
    drill: pool,
    rules: briscola2,
    pools: [pool],
  }));
  const set = drawDrill(plans, 9, 5);
  for (const { drill } of plans) expect(set.filter((each) => each.drill === drill)).toHaveLength(3);
  const kinds = drawDrill([{ drill: 'd', rules: briscola2, pools: ['points-out', 'points-needed'] }], 6, 5).map(
    ({ question }) => question.kind,
  );
  expect(kinds.filter((kind) => kind === 'points-out')).toHaveLength(3);
});

test('a pool that has no more gives what it has, and the old ones where it must', () => {
  expect(drawn('name-court', briscola2, 20, 1)).toHaveLength(12);
  const all = drawn('name-court', briscola2, 12, 1).map(({ id }) => id);
  expect(drawDrill([{ drill: 'd', rules: briscola2, pools: ['name-court'] }], 4, 2, all)).toHaveLength(4);
});

test('every sort of trick comes by turns, also beside another pool', () => {
  const plan = { drill: 'd', rules: briscola2, pools: ['pile', 'who-wins'] as const };
  const tricks = drawDrill([plan], 24, 9).flatMap(({ question }) => (question.kind === 'who-wins' ? [question] : []));
  const ruffs = tricks.filter(({ answer, options }) => suitOf(answer) !== suitOf(options[0] ?? answer));
  const trumpsOnly = tricks.filter(({ options, trump }) => options.every((card) => suitOf(card) === trump));
  expect(ruffs.length).toBeGreaterThanOrEqual(2);
  expect(trumpsOnly.length).toBeGreaterThanOrEqual(2);
});

const TRICK = { id: 't', kind: 'who-wins' } as const;

// Each trick is led from the left; what takes it was worked out by hand.
test.each<[trick: readonly Card[], winner: Card, chosen: Card, reason: string, why: string]>([
  [['Kc', '3c'], '3c', 'Kc', 'beaten-in-suit', 'the three stands above the king'],
  [['2c', 'As'], '2c', 'As', 'third-suit', 'an ace of a third suit takes nothing'],
  [['Ac', '2d'], '2d', 'Ac', 'ruffed', 'the smallest trump takes an ace'],
  [['Jd', '2d'], 'Jd', '2d', 'beaten-in-suit', 'between trumps strength decides'],
])('%j, coins trumps: %s takes it, and %s does not (%s: %s)', (options, answer, chosen, kind) => {
  expect(reasonAgainst({ ...TRICK, trump: 'd', options, answer }, chosen)).toMatchObject({ kind, chosen });
});

const ORDER: DrillQuestion = {
  id: 'o',
  kind: 'order',
  led: 'c',
  trump: 'd',
  options: ['Ac', '2d', '3c', 'Kd'],
  answer: ['Kd', '2d', 'Ac', '3c'],
  order: briscola2.strength,
};

test.each<[chosen: string, reason: object, why: string]>([
  ['Ac Kd 2d 3c', { kind: 'ruffed', chosen: 'Ac', by: 'Kd' }, 'a trump stands above an ace'],
  ['2d Kd Ac 3c', { kind: 'weaker', chosen: '2d', above: 'Kd' }, 'the first pair the wrong way round is told'],
  ['Kd 2d 3c Ac', { kind: 'weaker', chosen: '3c', above: 'Ac' }, 'and the last, when all else stands right'],
])('in order: %s is not (%o: %s)', (chosen, reason) => expect(reasonAgainst(ORDER, chosen)).toMatchObject(reason));

const LEFT: DrillQuestion = {
  id: 'l',
  kind: 'trumps-left',
  trump: 'd',
  tricks: [
    ['3c', '4d'],
    ['Kd', 'Ab'],
  ],
  hand: ['Ad', '2c', '2s'],
  options: ['Ad', '3d', 'Kd', 'Hd', 'Jd', '7d', '6d', '5d', '4d', '2d'],
  answer: ['3d', 'Hd', 'Jd', '7d', '6d', '5d', '2d'],
};

test.each<[chosen: string, reason: object, why: string]>([
  ['3d Kd Hd Jd 7d 6d 5d 2d', { kind: 'was-played', card: 'Kd', trick: 2 }, 'the king fell in the second trick'],
  ['Ad 3d Hd Jd 7d 6d 5d 2d', { kind: 'is-held', card: 'Ad' }, 'the ace is in hand'],
  ['Hd Jd 7d 6d 5d 2d', { kind: 'not-seen', card: '3d' }, 'nobody has shown the three'],
  ['', { kind: 'not-seen', card: '3d' }, 'nothing marked at all'],
])('what is left: %s is wrong (%o: %s)', (chosen, reason) => expect(reasonAgainst(LEFT, chosen)).toEqual(reason));

test.each([
  ['a card that was not offered', { ...TRICK, trump: 'd', options: ['Kc', '3c'], answer: '3c' } as DrillQuestion, 'Ab'],
  ['an order without one of the cards', ORDER, 'Kd 2d Ac'],
  ['marks in another order', LEFT, 'Kd 3d'],
  ['a mark on what was not offered', LEFT, '3c'],
])('there is no reason against %s', (_, question, chosen) =>
  expect(() => reasonAgainst(question, chosen)).toThrow('no answer'),
);

describe('counting', () => {
  test('sixty-one is one more than half of 120', () => expect(toWin(120)).toBe(61));

  test('one point too few reaches half, which is a tie', () => {
    const question: DrillQuestion = {
      id: 'n',
      kind: 'points-needed',
      score: 47,
      total: 120,
      options: [13, 14],
      answer: 14,
    };
    expect(reasonAgainst(question, '13')).toEqual({ kind: 'reaches', reached: 60, half: 60, win: 61 });
  });

  test('a wrong table says by how much a suit is off (C10)', () => {
    const lines = [
      ['A', 11],
      ['3', 10],
      ['K', 3],
      ['H', 3],
      ['J', 2],
    ] as const;
    const question: DrillQuestion = {
      id: 'x',
      kind: 'points-table',
      lines: lines.map(([rank, points]) => ({ rank, points })),
      total: 120,
      suits: 4,
      options: ['A', '3', 'K', 'H', 'J', ADDS_UP],
      answer: 'K',
    };
    expect(reasonAgainst(question, ADDS_UP)).toEqual({ kind: 'does-not-add-up', sum: 116, total: 120, off: -1 });
    expect(reasonAgainst(question, 'H')).toMatchObject({ kind: 'line-is-right', sum: 116, off: -1 });
  });
});

import { describe, expect, test } from 'vitest';
import { rankOf, suitOf, type Card } from '../../../src/engine/cards.ts';
import { drawDrill } from '../../../src/engine/drills/drawDrill.ts';
import { rightAnswer, type DrillQuestion } from '../../../src/engine/drills/question.ts';
import { reasonAgainst, isAnswerTo } from '../../../src/engine/drills/reasonAgainst.ts';
import {
  KEEP_STILL,
  TABLE_KINDS,
  type TableKind,
  type TableQuestionOf,
} from '../../../src/engine/drills/tableQuestion.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { findRuleSet } from '../../../src/engine/rulesets/index.ts';

const rulesFor = (id: string): RuleSet => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`no rule set ${id}`);
  return rules;
};

/** Rule sets that each kind can be asked under. */
const RULES: Readonly<Record<TableKind, readonly string[]>> = {
  whose: ['briscola-2', 'briscola-3', 'briscola-4', 'briscola-6', 'briscolone-5'],
  'first-lead': ['briscola-2', 'briscola-3', 'briscola-4', 'briscola-6'],
  'next-deal': [
    ...['briscola-2', 'briscola-3', 'briscola-4', 'briscola-6', 'brisca-3', 'briskula-4', 'sueca'],
    ...['briscas-puerto-rico', 'brusquembille-4', 'brusquembille-5'],
  ],
  'our-trick': ['briscola-4', 'brisca-4'],
  'deals-to-win': ['briscola-2', 'brisca-2'],
  'who-wins-deal': ['briscola-2', 'briscola-4'],
  'to-spare': ['briscola-2', 'briscola-4'],
  'true-signal': ['briscola-4'],
  'can-be-true': ['briscola-4'],
  'may-exchange': ['brisca-2'],
  'may-play': ['brisca-valenciana', 'briscolone-5', 'briscola-2'],
  'called-pay': ['briscola-chiamata'],
};

const ask = <Kind extends TableKind>(kind: Kind, id: string, count: number, seed: number) =>
  drawDrill([{ drill: 'd', rules: rulesFor(id), pools: [kind] }], count, seed).map(
    ({ question }) => question as TableQuestionOf<Kind>, // only that pool was drawn from
  );

const ORDER = '24567JHK3A';

/** The winner of a trick, worked out by numbers and by none of the code under test. */
function winner(plays: readonly { readonly seat: number; readonly card: Card }[], trump: string | undefined): number {
  const led = suitOf(plays[0]?.card ?? 'Ac');
  const height = ({ card }: { readonly card: Card }): number =>
    (suitOf(card) === trump ? 100 : suitOf(card) === led ? 50 : 0) + ORDER.indexOf(rankOf(card));
  const inIt = plays.filter(({ card }) => suitOf(card) === trump || suitOf(card) === led);
  return [...inIt].sort((a, b) => height(b) - height(a))[0]?.seat ?? -1;
}

/** What each face says, written down by hand from RULES part 6. */
const BY_HAND: Readonly<Record<string, Readonly<Record<string, (hand: readonly Card[], trump: string) => boolean>>>> =
  (() => {
    const holds = (rank: string) => (hand: readonly Card[], trump: string) => hand.includes(`${rank}${trump}` as Card);
    const some = (hand: readonly Card[], trump: string) => hand.some((card) => suitOf(card) === trump);
    const low = (hand: readonly Card[], trump: string) =>
      ['2', '4', '5', '6', '7'].some((rank) => holds(rank)(hand, trump));
    const carico = (hand: readonly Card[]) => hand.some((card) => 'A3'.includes(rankOf(card)));
    const none = (hand: readonly Card[], trump: string) => !some(hand, trump);
    const top = { 'lips-pressed': holds('A'), kiss: holds('A'), 'mouth-aside': holds('3'), 'eyes-up': holds('K') };
    const rest = { 'fingers-rubbed': low, 'eyes-shut': none, 'cheeks-puffed': carico };
    return {
      'it-tongue-horse': { ...top, 'tongue-tip': holds('H'), 'shoulder-up': holds('J'), ...rest },
      'it-tongue-jack': { ...top, 'tongue-tip': holds('J'), 'shoulder-up': holds('H'), ...rest },
      'es-seed': { 'brows-up': holds('A'), kiss: holds('3'), 'head-tilted': some },
    };
  })();

/** Chairs from the learner to the right: who comes after whom when play goes to the right, and to the left. */
const AFTER: Readonly<Record<string, (chair: number, seats: number) => number>> = {
  'counter-clockwise': (chair, seats) => (chair === seats - 1 ? 0 : chair + 1),
  clockwise: (chair, seats) => (chair === 0 ? seats - 1 : chair - 1),
};

/** The right answer again, from what the question shows. */
const AGAIN: { readonly [Kind in TableKind]: (question: TableQuestionOf<Kind>) => string } = {
  whose: ({ asks, seats, plays, trump }) => {
    const last = plays[plays.length - 1]?.seat ?? 0;
    if (asks === 'turn') return String((last + 1) % seats);
    return String((winner(plays, trump) + (asks === 'lead' ? 0 : 1)) % seats);
  },
  'first-lead': ({ dealer, seats }) => String((dealer + 1) % seats),
  'next-deal': ({ asks, seats, direction, passes, dealer, winners }) => {
    const next = (chair: number): number => AFTER[direction]?.(chair, seats) ?? -1;
    const loser = (chair: number): number => (winners.includes(chair) ? loser(next(chair)) : chair);
    const deals = {
      'to-the-next': next(dealer),
      'past-the-partner': next(next(dealer)),
      'to-the-loser': loser(dealer),
    };
    return String(asks === 'deals' ? deals[passes] : next(deals[passes]));
  },
  'our-trick': ({ plays, trump }) => ([0, 2].includes(winner(plays, trump)) ? 'ours' : 'theirs'),
  'deals-to-win': ({ bestOf, wins }) => String((bestOf + 1) / 2 - wins[0]),
  'who-wins-deal': ({ best }) => (best > 60 ? 'won' : best === 60 ? 'tied' : 'lost'),
  'to-spare': ({ best }) => String(best - 61),
  'true-signal': ({ table, hand, trump, options }) => {
    const isTrue = options.filter((face) => face !== KEEP_STILL && BY_HAND[table]?.[face]?.(hand, trump));
    return isTrue.length > 1 ? 'several' : String(isTrue[0] ?? KEEP_STILL);
  },
  'can-be-true': ({ about, tricks, hand }) => ([...tricks.flat(), ...hand].includes(about) ? 'is-false' : 'can-be'),
  'may-exchange': ({ card, turnUp, tricksWon }) => {
    const takes = rankOf(card) === '7' ? 'A3KHJ' : '7654';
    if (suitOf(card) !== suitOf(turnUp)) return 'not-a-trump';
    if (!takes.includes(rankOf(turnUp))) return 'turn-up-not-eligible';
    return tricksWon === 0 ? 'no-trick-won' : 'allowed';
  },
  'may-play': ({ options, lead, stock }) => {
    const same = options.filter((card) => suitOf(card) === suitOf(lead));
    return (stock === 'empty' && same.length > 0 ? same : options).join(' ');
  },
  'called-pay': ({ scores, asks }) => {
    const sign = scores[0] + (scores[1] ?? 0) >= 61 ? 1 : -1;
    const alone = scores[1] === undefined;
    return String(sign * (asks === 'other' ? -1 : asks === 'partner' ? 1 : alone ? 4 : 2));
  },
};

/** Games whose duty to follow differs from the one that `AGAIN` knows. */
const DUTY: Readonly<Record<string, (question: TableQuestionOf<'may-play'>) => string>> = {
  'briscola-2': ({ options }) => options.join(' '),
  'briscolone-5': (question) => AGAIN['may-play']({ ...question, stock: 'empty' }),
};

const again = (id: string, question: DrillQuestion): string => {
  const own = question.kind === 'may-play' ? DUTY[id]?.(question) : undefined;
  const byKind = AGAIN[question.kind as TableKind] as (question: DrillQuestion) => string; // the kind finds its own
  return own ?? byKind(question);
};

describe.each(TABLE_KINDS)('questions of %s', (kind) => {
  test.each(RULES[kind])('%s: each has its answer, once and right, and a reason against every other', (id) => {
    for (let seed = 1; seed <= 40; seed += 1)
      for (const question of ask(kind, id, 4, seed)) {
        const right = rightAnswer(question);
        expect(isAnswerTo(question, right), question.id).toBe(true);
        expect(right, question.id).toBe(again(id, question));
        const options = (question.options as readonly (string | number)[]).map(String);
        expect(new Set(options).size).toBe(options.length);
        expect(options.length).toBeGreaterThan(1);
        const others = kind === 'may-play' ? [options[0] ?? '', options.join(' ')] : options;
        for (const chosen of others.filter((each) => each !== right))
          expect(reasonAgainst(question, chosen).kind).toMatch(/^[a-z-]+$/u);
      }
  });
});

// Written down by hand from RULES part 3 ("Next dealer") and part 5.
test.each<[id: string, passes: string, partners: (winners: readonly number[]) => boolean]>([
  ['briscola-2', 'to-the-next', ([one, ...more]) => one !== undefined && more.length === 0],
  ['briscola-4', 'to-the-next', (winners) => ['0,2', '1,3'].includes(winners.join())],
  ['briscola-6', 'to-the-next', (winners) => ['0,2,4', '1,3,5'].includes(winners.join())],
  ['briscas-puerto-rico', 'to-the-loser', ([one, ...more]) => one !== undefined && more.length === 0],
  ['brusquembille-4', 'past-the-partner', (winners) => ['0,1', '1,2', '2,3', '0,3'].includes(winners.join())],
])('%s: the deal passes %s, and those win who play together', (id, passes, together) => {
  for (const question of ask('next-deal', id, 12, 7)) {
    expect(question.passes).toBe(passes);
    expect(together(question.winners), question.id).toBe(true);
  }
});

test('with three and more, both directions and both questions come up, and the winner is not always the answer', () => {
  const questions = Array.from({ length: 20 }, (_, seed) => ask('next-deal', 'briscola-4', 4, seed + 1)).flat();
  for (const direction of ['clockwise', 'counter-clockwise'])
    for (const asks of ['deals', 'leads'])
      expect(questions.filter((each) => each.direction === direction && each.asks === asks).length).toBeGreaterThan(10);
  const byWinner = questions.filter(({ winners, answer }) => winners.includes(answer)).length;
  expect(byWinner).toBeGreaterThan(questions.length / 4);
  expect(byWinner).toBeLessThan((questions.length * 3) / 4);
});

describe('what makes a drill worth doing', () => {
  const all = <Kind extends TableKind>(kind: Kind, id: string): readonly TableQuestionOf<Kind>[] =>
    Array.from({ length: 30 }, (_, seed) => ask(kind, id, 4, seed + 1)).flat();

  test('a face that is true in another country stands among the answers', () => {
    const traps = all('true-signal', 'briscola-4').filter(({ table, hand, trump, options }) =>
      options.some(
        (face) =>
          !BY_HAND[table]?.[face]?.(hand, trump) && Object.values(BY_HAND).some((other) => other[face]?.(hand, trump)),
      ),
    );
    expect(traps.length).toBeGreaterThan(20);
  });

  test('keeping still is right now and then, and never most of the time', () => {
    const questions = all('true-signal', 'briscola-4');
    const still = questions.filter(({ answer }) => answer === KEEP_STILL).length;
    expect(still).toBeGreaterThan(questions.length / 10);
    expect(still).toBeLessThan(questions.length / 2);
  });

  test.each<[kind: TableKind, id: string]>([
    ['our-trick', 'briscola-4'],
    ['can-be-true', 'briscola-4'],
    ['who-wins-deal', 'briscola-2'],
    ['may-exchange', 'brisca-2'],
  ])('%s: no answer is right nearly always, and each is at times', (kind, id) => {
    const questions = all(kind, id);
    const options = questions[0]?.options as readonly string[];
    for (const option of options) {
      const share = questions.filter((question) => rightAnswer(question) === option).length / questions.length;
      expect(share, option).toBeGreaterThan(0.1);
      expect(share, option).toBeLessThan(0.75);
    }
  });

  test('the race bar shows what can be: nobody ends below what was taken', () => {
    for (const { scores, best, total } of [...all('who-wins-deal', 'briscola-2'), ...all('to-spare', 'briscola-2')]) {
      expect(best).toBeGreaterThanOrEqual(scores[0]);
      expect(total - best).toBeGreaterThanOrEqual(scores[1]);
    }
  });
});

const LAID: TableQuestionOf<'may-exchange'> = {
  id: 'x',
  kind: 'may-exchange',
  card: '7d',
  turnUp: '5d',
  trump: 'd',
  tricksWon: 1,
  options: ['allowed', 'not-a-trump', 'turn-up-not-eligible', 'no-trick-won'],
  answer: 'turn-up-not-eligible',
};

test('a reason names the cards that it is about', () => {
  expect(reasonAgainst(LAID, 'allowed')).toEqual({
    kind: 'exchange-is',
    answer: 'turn-up-not-eligible',
    card: '7d',
    turnUp: '5d',
    trump: 'd',
  });
});

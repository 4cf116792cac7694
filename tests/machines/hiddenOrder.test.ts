import { describe, expect, test } from 'vitest';
import { weigh } from '../../src/engine/coach/weigh.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import { moveAction } from '../../src/engine/play/moves.ts';
import { must } from '../../src/engine/result.ts';
import { playedTricks } from '../../src/machines/picture.ts';
import { answerNow } from './engineJudge.ts';
import { after, begin, dealOf, stateOf } from './drive.ts';

/** Six cards of the stock: one open on top, four face down in that order, the turn-up. */
const dealWith = (faceDown: string) =>
  dealOf(`
ruleSet: briscola-scoperta
visibility: scoperta
turn: 0
hands: [3s Kc 7d, Ad Jb 2s]
stock: 4c ${faceDown} 5s
taken: [43, 35]
tricksWon: [6, 8]
script: []
`);

const ORDERS = ['Ab Kd 2b 6c', '2b 6c Ab Kd', 'Kd Ab 6c 2b'] as const;

const beginWith = (faceDown: string) => begin({ script: dealWith(faceDown).script, fadings: ['alone'] });

const judgementAfter = (faceDown: string, move: '3s' | 'Kc' | '7d') => {
  const snapshot = after(beginWith(faceDown), { type: 'play', move });
  return snapshot.context.trail.frames.find(({ by }) => by === 'learner')?.judgement;
};

describe('a deal with the order of the stock hidden', () => {
  test.each(['3s', 'Kc', '7d'] as const)('the verdict on %s never uses a card that the table does not show', (move) => {
    const [first, ...others] = ORDERS.map((order) => judgementAfter(order, move));
    expect(first?.kind).toBe('weighed');
    for (const other of others) expect(other).toEqual(first);
  });

  test('a verdict says whether its average is exact or an estimate', () => {
    const judged = judgementAfter(ORDERS[0], 'Kc');
    if (judged?.kind !== 'weighed') throw new Error('no odds');
    expect(judged.odds.status).toBe('exact');
    expect(judged.odds.error).toBe(0);
    const early = dealOf(`
ruleSet: briscola-scoperta
visibility: scoperta
turn: 0
hands: [3s Kc 7d, Ad Jb 2s]
stock: 4c Ab Kd 2b 6c 7c 6d Jd Hb 7b 6b 5s
script: []
`);
    const played = after(begin({ script: early.script, fadings: ['alone'] }), { type: 'play', move: 'Kc' });
    const estimated = played.context.trail.frames[0]?.judgement;
    if (estimated?.kind !== 'weighed') throw new Error('no odds');
    expect(estimated.odds.status).toBe('estimate');
    expect(estimated.odds.error).toBeGreaterThan(0);
  }, 30_000);

  test('hints come in three steps, the last with the odds of the best move, the same for every order', () => {
    const hints = ORDERS.map((order) => after(beginWith(order), { type: 'hint' }).context.hints.all);
    expect(hints[0]?.map(({ step: kind }) => kind)).toEqual(['look', 'idea', 'odds']);
    expect(hints[1]).toEqual(hints[0]);
    expect(hints[2]).toEqual(hints[0]);
  });

  test('North answers from what lies open, the same for every order', () => {
    const replies = ORDERS.map(
      (order) => after(beginWith(order), { type: 'play', move: '7d' }).context.trail.frames[1]?.action,
    );
    expect(replies[0]).toMatchObject({ kind: 'play', seat: 1 });
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });

  test('no line is shown, for none is known; a costly card counts in the review with the average it cost', () => {
    const moves = ['3s', 'Kc', '7d'] as const;
    const costly = moves.find((move) => {
      const judged = judgementAfter(ORDERS[0], move);
      return judged?.kind === 'weighed' && judged.odds.standing === 'behind';
    });
    if (costly === undefined) throw new Error('every card is as good');
    const judged = after(beginWith(ORDERS[0]), { type: 'play', move: costly });
    expect(stateOf(judged)).toBe('judged');
    expect(judged.can({ type: 'showMe' })).toBe(false);
    expect(playedTricks(judged.context.trail)[0]?.lost).toBeGreaterThan(0);
  });

  test.each(['reach-61', 'save-tie', { takeAtLeast: 62 }, 'most-points'] as const)(
    'under %j North answers so that the odds told of a lead come true: its best answer leaves exactly that chance',
    (goal) => {
      const start = { ...dealWith(ORDERS[0]).script.start, taken: [36, 42] };
      const found = must(weigh(start, { goal, seat: 0 }));
      for (const lead of ['3s', 'Kc', '7d'] as const) {
        const asked = must(applyAction(start, moveAction(start, lead)));
        const visibility = 'scoperta';
        const answer = answerNow({ deal: asked, visibility, aim: { goal, seat: 0 } });
        const against = must(weigh(asked, { goal, seat: 0 }));
        if (goal === 'most-points') {
          expect(against.values.get(answer)).toBe(Math.max(...against.values.values()));
          continue;
        }
        const chance = found.reach?.chance.get(lead) ?? NaN;
        expect(1 - (against.reach?.chance.get(answer) ?? NaN)).toBeCloseTo(chance, 6);
      }
    },
  );

  test('with one card face down nothing is hidden, and the coach explains', () => {
    const { script } = dealOf(`
ruleSet: briscola-scoperta
visibility: scoperta
turn: 0
hands: [3s Kc 7d, Ad Jb 2s]
stock: 4c 5s
script: []
`);
    const judged = after(begin({ script, fadings: ['alone'] }), { type: 'play', move: 'Kc' });
    expect(judged.context.trail.frames[0]?.judgement?.kind).toBe('explained');
  });

  test('what is worked out at build says the same for every order', () => {
    const reportOf = (order: string) =>
      dealOf(`
ruleSet: briscola-scoperta
visibility: scoperta
turn: 0
hands: [3s Kc 7d, Ad Jb 2s]
stock: 4c ${order} 5s
script: [{ play: 7d }]
`).report[0]?.values;
    expect(reportOf(ORDERS[0])).toBeDefined();
    expect(reportOf(ORDERS[1])).toEqual(reportOf(ORDERS[0]));
  });
});

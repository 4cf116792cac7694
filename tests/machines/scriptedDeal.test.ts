import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { Move } from '../../src/engine/play/deal.ts';
import { dealNow, lastOwn, trickOnTable, wordsNow } from '../../src/machines/trail.ts';
import { after, begin, dealNamed, dealOf, failureOf, stateOf, step, type Snapshot } from './drive.ts';

const open = (id: string): Snapshot => begin({ script: dealNamed(id).script, fadings: ['alone'] });
const play = (move: Move) => ({ type: 'play', move }) as const;
const goOn = { type: 'goOn' } as const;
const takeBack = { type: 'takeBack' } as const;

const verdictOf = (snapshot: Snapshot) => {
  const at = lastOwn(snapshot.context.trail);
  return at === undefined ? undefined : snapshot.context.trail.frames[at]?.verdict;
};

/** To the first card of the guided deal, its question answered. */
const asked = (): Snapshot => after(open('the-last-six'), { type: 'predict', answer: ['As', '5s', '4s', '3s'] }, goOn);

describe('a worked example', () => {
  test('waits, then plays itself card by card, each with a reason, to the review', () => {
    let now = open('let-the-empty-trick-go');
    expect(stateOf(now)).toBe('opening');
    now = after(now, { type: 'start' });
    const shown: string[] = [];
    while (stateOf(now) === 'watching') {
      const { frames } = now.context.trail;
      const own = frames.findLast((frame) => frame.by === 'author');
      shown.push(`${own?.action.kind === 'play' ? own.action.card : ''} ${own?.verdict?.kind ?? 'unjudged'}`);
      now = after(now, goOn);
    }
    expect(shown).toEqual(['2c best', 'Ab best', 'Ac unjudged']);
    expect(stateOf(now)).toBe('reviewing');
    expect(dealNow(now.context.trail).taken).toEqual([74, 46]);
  });

  test('steps back and on again to the same score', () => {
    const first = after(open('let-the-empty-trick-go'), { type: 'start' });
    const second = after(first, goOn);
    const back = after(second, { type: 'goBack' });
    expect(back.context.trail.frames).toEqual(first.context.trail.frames);
    expect(trickOnTable(back.context.trail)).toEqual(trickOnTable(first.context.trail));
    const end = after(back, goOn, goOn, goOn);
    expect(stateOf(end)).toBe('reviewing');
    expect(dealNow(end.context.trail).taken).toEqual([74, 46]);
    expect(dealNow(after(end, { type: 'goBack' }).context.trail).taken).toEqual([74, 46]);
  });
});

describe('a question before the card', () => {
  test.each<[answer: readonly Card[], right: boolean, why: string]>([
    [['As', '5s', '4s', '3s'], true, 'in the order they are listed'],
    [['3s', '4s', '5s', 'As'], true, 'in any order'],
    [['As', '5s', '3s'], false, 'one forgotten'],
    [['As', '5s', '4s', '3s', '2s'], false, 'one too many'],
  ])('%j is %s (%s)', (answer, right) => {
    const now = after(open('the-last-six'), { type: 'predict', answer });
    expect(stateOf(now)).toBe('predicted');
    expect(now.context.prediction?.right).toBe(right);
    expect(stateOf(after(now, goOn))).toBe('asking');
  });

  test('no card can be played before it is answered', () => {
    const now = after(open('the-last-six'), play('7b'));
    expect(stateOf(now)).toBe('predicting');
    expect(now.context.trail.frames).toEqual([]);
  });
});

describe("the learner's card", () => {
  test.each<[Move, object]>([
    ['7b', { kind: 'best' }],
    ['Ab', { kind: 'costs', points: 11, turns: { from: 'win', to: 'loss' } }],
    ['Hc', { kind: 'costs', points: 13, turns: { from: 'win', to: 'loss' } }],
  ])('%s is judged at once, with the reply on the table', (card, verdict) => {
    const now = after(asked(), play(card));
    expect(stateOf(now)).toBe('judged');
    expect(verdictOf(now)).toEqual(verdict);
    expect(trickOnTable(now.context.trail)?.plays).toHaveLength(2);
  });

  test('two equal cards are both right (CASES F01)', () => {
    for (const card of ['Kd', '7b'] as const) {
      expect(verdictOf(after(open('the-last-six-alone'), play(card)))).toEqual({ kind: 'just-as-good' });
    }
  });

  test('is taken back to the very position it was played from, and the question is not put again', () => {
    const before = asked();
    const back = after(before, play('Ab'), takeBack);
    expect(stateOf(back)).toBe('asking');
    expect(dealNow(back.context.trail)).toEqual(dealNow(before.context.trail));
  });

  test('is refused with the rule it breaks, and nothing moves (CASES F22)', () => {
    const followed = dealOf(`
      ruleSet: brisca-valenciana
      trump: b
      turn: 0
      hands: [2c 4b As, 7d 5d]
      trick: 3c
      taken: [40, 59]
      script: []
    `);
    const before = begin({ script: followed.script, fadings: ['alone'] });
    const now = after(before, play('As'));
    expect(stateOf(now)).toBe('asking');
    expect(now.context.refusal).toEqual({ move: 'As', refusal: { kind: 'must-follow-suit', led: 'c' } });
    expect(dealNow(now.context.trail)).toEqual(dealNow(before.context.trail));
    expect(stateOf(after(now, play('2c')))).toBe('judged');
  });
});

describe('off the path', () => {
  test('the others answer with best play, and the learner can come back to where it was left', () => {
    const branched = after(asked(), play('Hc'));
    const reply = trickOnTable(branched.context.trail)?.plays[1]?.card;
    expect(reply).toBe('3c');
    const further = after(branched, goOn);
    const again = after(further, { type: 'returnToPath' });
    expect(stateOf(again)).toBe('asking');
    expect(again.context.trail.frames).toEqual([]);
    expect(stateOf(after(again, play('7b'), goOn))).toBe('asking');
  });

  test('there is nothing to return to on the path', () => {
    const now = after(asked(), play('7b'));
    expect(now.can({ type: 'returnToPath' })).toBe(false);
  });
});

describe('two lines', () => {
  test('open trick by trick, add up, and lead back or on', () => {
    const judged = after(asked(), play('Ab'));
    let now = after(judged, { type: 'showMe' });
    expect(stateOf(now)).toBe('comparing');
    const { best, other } = now.context.comparison ?? {};
    expect(best?.tricks.at(-1)?.score).toBe(63);
    expect(other?.is).toBe('yours');
    expect(other?.line.tricks.at(-1)?.score).toBe(52);
    expect(now.context.comparison?.open).toBe(1);
    now = after(now, goOn, goOn);
    expect(now.context.comparison?.open).toBe(3);
    expect(after(now, { type: 'openAll' }).context.comparison?.open).toBe(6);
    expect(after(now, { type: 'playAgain' }).context.comparison?.open).toBe(1);
    expect(after(now, { type: 'goBack' }).value).toBe('judged');
    expect(stateOf(after(now, takeBack))).toBe('asking');
    expect(stateOf(after(now, { type: 'openAll' }, goOn))).toBe('asking');
  });

  test('a right card is compared with the tempting one', () => {
    const now = after(asked(), play('7b'), { type: 'showMe' });
    expect(now.context.comparison?.other?.is).toBe('tempting');
  });
});

describe('hints', () => {
  test('come in three steps, and only the third names the card', () => {
    let now = asked();
    for (const given of [1, 2, 3, 3]) {
      now = after(now, { type: 'hint' });
      expect(now.context.hints.given).toBe(given);
    }
    expect(now.context.hints.all.map((hint) => hint.step)).toEqual(['look', 'idea', 'card']);
    const last = now.context.hints.all[2];
    expect(last?.step === 'card' && last.move).toBe('7b');
    expect(stateOf(after(now, { type: 'showMe' }))).toBe('comparing');
  });

  test('the line is not shown before the third', () => {
    expect(after(asked(), { type: 'hint' }).can({ type: 'showMe' })).toBe(false);
  });

  test('are forgotten with the position', () => {
    const now = after(asked(), { type: 'hint' }, play('7b'), goOn);
    expect(now.context.hints.given).toBe(0);
  });
});

describe('the end', () => {
  const played = (): Snapshot =>
    after(asked(), play('7b'), goOn, play('Hc'), goOn, play('Ab'), goOn, play('6c'), goOn, play('4s'), goOn);

  test('keeps the moments where points were lost, and a retry starts at the position (CASES F05)', () => {
    let now = played();
    while (stateOf(now) === 'asking') {
      const [card] = dealNow(now.context.trail).hands[0] ?? [];
      if (card === undefined) throw new Error('no card');
      now = after(now, play(card), goOn);
    }
    expect(stateOf(now)).toBe('reviewing');
    const { frames } = now.context.trail;
    const costly = frames.findIndex((frame) => frame.verdict?.kind === 'costs');
    expect(frames[costly]?.action).toMatchObject({ card: 'Hc' });
    const again = after(now, { type: 'retry', frame: costly });
    expect(stateOf(again)).toBe('asking');
    expect(dealNow(again.context.trail).hands[0]).toContain('Hc');
    expect(again.context.trail.frames).toHaveLength(costly);
  });
});

describe('fading', () => {
  const { script } = dealNamed('the-last-six');

  test('shown whole, then the last choice, then the last two, then all', () => {
    const counts: number[] = [];
    let now = begin({ script, fadings: ['shown-whole', 'last-trick-open', 'last-two-open', 'alone'] });
    for (const level of [0, 1, 2, 3]) {
      expect(now.context.trail.level).toBe(level);
      let choices = 0;
      while (stateOf(now) !== 'reviewing') {
        const state = stateOf(now);
        if (state === 'opening') now = after(now, { type: 'start' });
        else if (state === 'predicting') now = after(now, { type: 'predict', answer: 0 });
        else if (state === 'asking') {
          const step_ = script.steps[(now.context.trail.frames.at(-1)?.step ?? -1) + 1];
          if (step_?.kind !== 'ask') throw new Error('asked off the path');
          if ((dealNow(now.context.trail).hands[0]?.length ?? 0) > 1) choices += 1;
          now = after(now, play(step_.move));
        } else now = after(now, goOn);
      }
      counts.push(choices);
      expect(now.can(goOn)).toBe(level < 3);
      now = after(now, goOn);
    }
    expect(counts).toEqual([0, 1, 2, 5]);
  });
});

describe('an earlier visit', () => {
  test('is taken up at the card that comes next', () => {
    const saved = { level: 0, moves: [{ move: '7b' }, { move: '5s' }] as const };
    const now = begin({ script: dealNamed('the-last-six').script, fadings: ['alone'], saved });
    expect(stateOf(now)).toBe('asking');
    expect(dealNow(now.context.trail).trick).toEqual([{ seat: 1, card: '5b' }]);
  });

  test('of a deal that has been edited since begins anew (CASES F07)', () => {
    const saved = { level: 0, moves: [{ move: 'Ac' }] as const };
    const now = begin({ script: dealNamed('the-last-six').script, fadings: ['alone'], saved });
    expect(now.context.trail.frames).toEqual([]);
  });
});

describe('a failing engine', () => {
  test('leaves a way on: the card stands unjudged', () => {
    const now = step(step(asked(), play('7b')), failureOf('judge'));
    expect(stateOf(now)).toBe('judged');
    expect(verdictOf(now)).toBeUndefined();
  });

  test('and another seat can be asked again', () => {
    let now = step(asked(), play('Hc'));
    now = step(step(now, failureOf('judge')), failureOf('answer'));
    expect(stateOf(now)).toBe('stalled');
    expect(stateOf(after(now, goOn))).toBe('judged');
  });
});

describe('what an author may ask for', () => {
  test('a card let pass with a reason says the reason, and only then', () => {
    const { script } = dealOf(`
      ruleSet: briscola-2
      trump: b
      turn: 0
      hands: [Ac Ab 2c, Kb 3c]
      trick: 2d
      taken: [38, 46]
      script: [{ ask: 2c, accept: Ab, because: habit }]
    `);
    const begun = begin({ script, fadings: ['alone'] });
    expect(wordsNow(after(begun, play('Ab')).context.trail, 'after')).toEqual(['habit']);
    expect(wordsNow(after(begun, play('Ac')).context.trail, 'after')).toEqual([]);
    expect(wordsNow(after(begun, play('2c')).context.trail, 'after')).toEqual([]);
  });

  test('closed hands: no verdict before the deal is over, and then all of them', () => {
    const { script } = dealOf(`
      ruleSet: briscola-2
      visibility: closed
      trump: b
      turn: 0
      hands: [Ac Ab 2c, Kb 3c]
      trick: 2d
      taken: [38, 46]
      script: []
    `);
    let now = begin({ script, fadings: ['alone'] });
    const seen = new Set<string>();
    for (const card of ['Ab', '2c', 'Ac'] as const) {
      now = after(now, play(card));
      seen.add(stateOf(now));
      while (stateOf(now) === 'showing') now = after(now, goOn);
    }
    expect([...seen]).toEqual(['showing']);
    expect(stateOf(now)).toBe('reviewing');
    expect(now.context.trail.frames.find((frame) => frame.by === 'learner')?.verdict).toMatchObject({
      kind: 'costs',
      points: 25,
    });
  });

  test('four seats in pairs: the others play around the table, a trick stays, the side scores', () => {
    const { script } = dealOf(`
      ruleSet: briscola-4
      trump: s
      turn: 0
      hands: [Ac 4d, 2c 5d, 3c 6d, 2s Kd]
      script: []
    `);
    let now = begin({ script, fadings: ['alone'] });
    for (const card of ['4d', 'Ac'] as const) {
      now = after(now, play(card));
      expect(stateOf(now)).toBe('judged');
      expect(trickOnTable(now.context.trail)?.plays).toHaveLength(4);
      now = after(now, goOn);
    }
    expect(stateOf(now)).toBe('reviewing');
  });
});

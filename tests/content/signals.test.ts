import { describe, expect, test } from 'vitest';
import { dealSchema } from '../../src/content/schemas/deal.ts';
import { firstSnapshot } from '../../src/machines/scriptedDeal.ts';
import { extend, lastSignal } from '../../src/machines/trail.ts';

const PAIRS = {
  ruleSet: 'briscola-4',
  visibility: 'closed',
  trump: 's',
  turn: 0,
  hands: ['3c 2d Ac', 'Hc 5s 7c', '3s Ad Hd', 'As Ab Ks'],
  taken: [19, 20, 5, 2],
  tricksWon: [2, 2, 2, 1],
  script: [{ ask: '2d', signal: { seat: 2, face: 'mouth-aside' } }, { play: '5s' }],
};

const problemsOf = (text: unknown): readonly string[] => {
  const read = dealSchema.safeParse(text);
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

describe('a signal in a script', () => {
  test('is read with its seat and its face', () => {
    expect(dealSchema.parse(PAIRS).script.steps[0]?.signal).toEqual({ seat: 2, face: 'mouth-aside' });
  });

  test.each<[what: string, change: object, problem: RegExp]>([
    ['a face that the table of the rule set has not', { seat: 2, face: 'brows-up' }, /unknown-signal: .*brows-up/],
    ['a word that is no face', { seat: 2, face: 'smile' }, /unknown-signal/],
    ['a seat that is not there', { seat: 4, face: 'mouth-aside' }, /no-such-signaller/],
  ])('%s stops the build', (_, signal, problem) => {
    expect(problemsOf({ ...PAIRS, script: [{ ask: '2d', signal }] })[0]).toMatch(problem);
  });

  test.each<[what: string, change: object]>([
    ['where signals are off', { ruleSet: 'briscola-4-silent' }],
    ['in the first trick', { tricksWon: [0, 0, 0, 0], taken: undefined }],
  ])('is refused %s', (_, change) => {
    expect(problemsOf({ ...PAIRS, ...change }).join()).toMatch(/signal-not-allowed/);
  });

  test('is seen from the step on before which it is given, and is remembered off the path', () => {
    const { script } = dealSchema.parse({
      ...PAIRS,
      script: [{ ask: '2d' }, { play: '5s', signal: { seat: 2, face: 'mouth-aside' } }],
    });
    const { trail } = firstSnapshot({ script, fadings: ['alone'] }).context;
    expect(lastSignal(trail)).toBeUndefined();
    const led = extend(trail, { kind: 'play', seat: 0, card: '2d' }, 'learner');
    expect(led && lastSignal(led)?.step).toBe(1);
    const away = led && extend(led, { kind: 'play', seat: 1, card: '7c' }, 'table');
    expect(away && lastSignal(away)?.signal).toEqual({ seat: 2, face: 'mouth-aside' });
  });
});

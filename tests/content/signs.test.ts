import { describe, expect, test } from 'vitest';
import { dealSchema } from '../../src/content/schemas/deal.ts';
import { firstSnapshot } from '../../src/machines/scriptedDeal.ts';
import { extend, lastSign } from '../../src/machines/trail.ts';

const PAIRS = {
  ruleSet: 'briscola-4',
  visibility: 'closed',
  trump: 's',
  turn: 0,
  hands: ['3c 2d Ac', 'Hc 5s 7c', '3s Ad Hd', 'As Ab Ks'],
  taken: [19, 20, 5, 2],
  tricksWon: [2, 2, 2, 1],
  script: [{ ask: '2d', sign: { seat: 2, face: 'mouth-aside' } }, { play: '5s' }],
};

const problemsOf = (text: unknown): readonly string[] => {
  const read = dealSchema.safeParse(text);
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

describe('a sign in a script', () => {
  test('is read with its seat and its face', () => {
    expect(dealSchema.parse(PAIRS).script.steps[0]?.sign).toEqual({ seat: 2, face: 'mouth-aside' });
  });

  test.each<[what: string, change: object, problem: RegExp]>([
    ['a face that the table of the rule set has not', { seat: 2, face: 'brows-up' }, /unknown-sign: .*brows-up/],
    ['a word that is no face', { seat: 2, face: 'smile' }, /unknown-sign/],
    ['a seat that is not there', { seat: 4, face: 'mouth-aside' }, /no-such-signer/],
  ])('%s stops the build', (_, sign, problem) => {
    expect(problemsOf({ ...PAIRS, script: [{ ask: '2d', sign }] })[0]).toMatch(problem);
  });

  test.each<[what: string, change: object]>([
    ['where signs are off', { ruleSet: 'briscola-4-silent' }],
    ['in the first trick', { tricksWon: [0, 0, 0, 0], taken: undefined }],
  ])('is refused %s', (_, change) => {
    expect(problemsOf({ ...PAIRS, ...change }).join()).toMatch(/sign-not-allowed/);
  });

  test('is seen from the step on before which it is given, and is remembered off the path', () => {
    const { script } = dealSchema.parse({
      ...PAIRS,
      script: [{ ask: '2d' }, { play: '5s', sign: { seat: 2, face: 'mouth-aside' } }],
    });
    const { trail } = firstSnapshot({ script, fadings: ['alone'] }).context;
    expect(lastSign(trail)).toBeUndefined();
    const led = extend(trail, { kind: 'play', seat: 0, card: '2d' }, 'learner');
    expect(led && lastSign(led)?.step).toBe(1);
    const away = led && extend(led, { kind: 'play', seat: 1, card: '7c' }, 'table');
    expect(away && lastSign(away)?.sign).toEqual({ seat: 2, face: 'mouth-aside' });
  });
});

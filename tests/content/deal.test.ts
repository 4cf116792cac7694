import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dealSchema } from '../../src/content/schemas/deal.ts';

const DEALS = resolve(import.meta.dirname, '../../src/content/deals');

const SOUND = {
  ruleSet: 'briscola-2',
  visibility: 'open',
  trump: 'b',
  turn: 0,
  hands: ['Ac Ab 2c', 'Kb 3c'],
  trick: '2d',
  taken: [38, 46],
  script: [{ play: '2c' }, { play: 'Kb' }, { ask: 'Ab' }],
};

const problemsOf = (text: unknown): readonly string[] => {
  const read = dealSchema.safeParse(text);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}| ${message}`);
};

test('a sound deal is read, replayed and valued', () => {
  const { script, report } = dealSchema.parse(SOUND);
  expect(script.steps.map(({ kind }) => kind)).toEqual(['show', 'show', 'ask']);
  expect(report[0]?.values).toEqual([
    ['Ac', 59],
    ['Ab', 49],
    ['2c', 74],
  ]);
  expect(report.map(({ lost }) => lost)).toEqual([0, 0, 0]);
});

describe('what stops the build, and what it says', () => {
  test.each<[what: string, change: object, problem: RegExp]>([
    ['a word that is no card', { hands: ['Ac Ab 9x', 'Kb 3c'] }, /^\| the position: unknown-card: /],
    ['a card of another pack', { hands: ['Ac Ab 8c', 'Kb 3c'] }, /^\| the position: not-in-pack: /],
    ['a card dealt twice', { hands: ['Ac Ab 2c', 'Kb Ac'] }, /^\| the position: card-twice: /],
    ['points that do not add up', { taken: [38, 47] }, /^\| the position: points-do-not-add-up: /],
    ['an unknown rule set', { ruleSet: 'scopa' }, /^\| the position: unknown-rule-set: /],
    ['no trump', { trump: undefined }, /^\| the position: trump-missing: /],
    ['a seat that is not there for the learner', { learner: 2 }, /^\| the position: no-such-learner: /],
    ['an unknown field', { hand: [] }, /hand/],
    ['an unknown verb', { script: [{ lead: '2c' }] }, /^script\.0\| .*lead/],
    ['a card that is not in hand', { script: [{ play: '3c' }] }, /^script\.0\| step 1 \(play:3c\): not-in-hand: /],
    [
      'a step after one that is fine',
      { script: [{ play: '2c' }, { play: 'Ac' }] },
      /^script\.1\| step 2 \(play:Ac\): not-in-hand/,
    ],
    ['a step that names no card', { script: [{ play: 'Zc' }] }, /^script\.0\| step 1 .*: unknown-card: /],
    ['a step without a verb', { script: [{ say: 'x' }] }, /^script\.0\| step 1 .*: no-verb/],
    ['a step with two verbs', { script: [{ ask: '2c', play: '2c' }] }, /: two-verbs: .*ask/],
    ['a question to another seat', { script: [{ play: '2c' }, { ask: 'Kb' }] }, /^script\.1\| .*: asks-another-seat: /],
    ['a bid in a game without an auction', { script: [{ bid: 61 }] }, /: wrong-phase: /],
    ['an exchange where there is none', { script: [{ exchange: 'Ab' }] }, /: exchange-not-allowed: /],
    ['an asked card that is not best', { script: [{ ask: 'Ac' }] }, /: accepted-is-not-best: .*"costs":15.*"2c"/],
    [
      'an accepted card that is not best',
      { script: [{ ask: '2c', accept: 'Ab' }] },
      /: accepted-is-not-best: .*"costs":25/,
    ],
    ['a reason without need', { script: [{ ask: '2c', because: 'x' }] }, /: because-without-need/],
    ['a reason without a question', { script: [{ play: '2c', because: 'x' }] }, /: because-without-ask/],
    ['an accepted card without a question', { script: [{ play: '2c', accept: 'Ac' }] }, /: accept-without-ask/],
    ['an accepted card that is not in hand', { script: [{ ask: '2c', accept: '7d', because: 'x' }] }, /: not-in-hand/],
    ['the asked card accepted again', { script: [{ ask: '2c', accept: '2c' }] }, /: accepts-what-it-asks/],
    ['an unknown question', { script: [{ ask: '2c', question: { kind: 'who-knows' } }] }, /script\.0\.question\.kind/],
    [
      'a question that has no answer at that moment',
      { script: [{ play: '2c' }, { play: 'Kb', question: { kind: 'points-here' } }] },
      /^script\.1\| .*: question-has-no-answer: .*no-card-on-the-table/,
    ],
    [
      'who takes a trick that the script leaves open',
      { script: [{ play: '2c' }, { play: 'Kb', question: { kind: 'who-takes' } }] },
      /trick-not-finished/,
    ],
    ['a key with a space', { remember: 'to remember' }, /^remember\| a key is/],
    [
      'a step after the end',
      { script: [{ play: '2c' }, { play: 'Kb' }, { play: 'Ab' }, { play: 'Ac' }, { play: '3c' }, { play: '2d' }] },
      /^script\.5\| .*: deal-over/,
    ],
  ])('%s', (_what, change, problem) => {
    expect(problemsOf({ ...SOUND, ...change }).join('\n')).toMatch(problem);
  });

  test.each<[what: string, change: object]>([
    ['an accepted card that is not best, with a reason', { script: [{ ask: '2c', accept: 'Ab', because: 'habit' }] }],
    ['another learner', { learner: 1, script: [{ play: '2c' }, { ask: 'Kb' }] }],
    [
      'a goal under which a second card is right',
      { goal: 'reach-61', taken: [45, 39], script: [{ ask: '2c', accept: 'Ac' }] },
    ],
    ['points on the table asked for', { script: [{ ask: '2c', question: { kind: 'points-here' } }] }],
    [
      'trump by the turn-up',
      {
        trump: undefined,
        hands: ['Ab Hc 7b', 'As 3c 5s'],
        trick: '',
        stock: '5b 4s 6c 5c Hb 3s',
        taken: [39, 33],
        script: [],
      },
    ],
  ])('but not: %s', (_what, change) => expect(problemsOf({ ...SOUND, ...change })).toEqual([]));
});

describe('other rule sets and numbers of seats', () => {
  test.each<[what: string, text: object]>([
    [
      'an exchange, asked of the learner',
      {
        ruleSet: 'brisca-2',
        turn: 0,
        hands: ['7s 2c 3d', '4c 5c 6d'],
        stock: '5d As',
        tricksWon: [8, 8],
        script: [{ ask: 'exchange 7s' }, { ask: '2c', because: 'x' }],
      },
    ],
    [
      'four in pairs',
      {
        ruleSet: 'briscola-4',
        trump: 's',
        turn: 0,
        hands: ['Ac', '2c', '4d', '2s'],
        script: [{ ask: 'Ac', question: { kind: 'who-takes' } }, { play: '2c' }, { play: '4d' }, { play: '2s' }],
      },
    ],
  ])('%s', (_what, text) => {
    const problems = problemsOf(text);
    // Whether the second card is best is the solver's affair; here only the rules are.
    expect(problems.filter((problem) => !/because-without-need|accepted-is-not-best/u.test(problem))).toEqual([]);
  });
});

describe.each(globSync('*.yaml', { cwd: DEALS }))('%s', (file) => {
  const read = dealSchema.safeParse(parse(readFileSync(resolve(DEALS, file), 'utf8')));

  test('is sound', () => expect(read.success ? [] : read.error.issues).toEqual([]));

  test('lets every other seat play best', () => {
    const { script, report } = read.success ? read.data : { script: undefined, report: [] };
    expect(basename(file)).toMatch(/^[a-z0-9-]+\.yaml$/u);
    expect(report.filter(({ seat, lost }) => seat !== script?.learner && lost > 0)).toEqual([]);
  });
});

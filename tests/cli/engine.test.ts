import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../src/engine/rulesets/index.ts';

const ENGINE = fileURLToPath(new URL('../../src/cli/engine.ts', import.meta.url));

interface Run {
  readonly status: number | null;
  readonly lines: readonly unknown[];
  readonly stderr: string;
}

/** The command line as another program meets it: a process, lines in, lines out. */
function run(args: readonly string[], input = ''): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENGINE, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return {
    status,
    stderr,
    lines: stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown),
  };
}

/** The answers to many lines at once: one process for a table. */
const answersTo = (command: string, inputs: readonly unknown[]): readonly unknown[] =>
  run([command], inputs.map((input) => JSON.stringify(input)).join('\n')).lines;

const position = {
  ruleSet: 'brisca-2',
  trump: 's',
  hands: ['Ad 7s 7b', 'Kc 2c 4d'],
  turn: 0,
  stock: '5d 6b 7d Js',
  tricksWon: [1, 0],
};

describe('the command line', () => {
  test('estimate tells its figures to a thousandth of a point and a hundredth of a per cent', () => {
    const hidden = {
      ...position,
      ruleSet: 'briscola-2',
      hands: ['Ad 3c 7b', '? ? ?'],
      stock: '? ? ? Js',
      taken: [30, 40],
    };
    const { lines } = run(['estimate'], JSON.stringify({ position: hidden, seat: 0, samples: 70, seed: 3 }));
    const { values, error, win } = lines[0] as Record<'values' | 'error' | 'win', Record<string, number>>;
    const digits = (figures: Record<string, number>): number =>
      Math.max(...Object.values(figures).map((figure) => String(figure).split('.')[1]?.length ?? 0));
    expect([digits(values), digits(error), digits(win)].every((found) => found > 0)).toBe(true);
    expect(digits(values)).toBeLessThanOrEqual(3);
    expect(digits(error)).toBeLessThanOrEqual(3);
    expect(digits(win)).toBeLessThanOrEqual(4);
  });

  test('answers line by line, in order; a bad line gets its own error and the rest goes on', () => {
    const input = [
      JSON.stringify(position),
      '{',
      '',
      JSON.stringify({ ...position, hands: ['Ad Ad 7b', 'Kc 2c 4d'] }),
      JSON.stringify(position),
    ].join('\n');
    const { status, stderr, lines } = run(['legal'], input);
    const right = { legal: ['Ad', '7s', '7b'], exchanges: ['7s'] };
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(lines).toEqual([
      right,
      { error: { kind: 'malformed', message: '“line” should be one JSON value.' } },
      { error: { kind: 'malformed', message: '“line” should be one JSON value.' } },
      {
        error: {
          kind: 'card-twice',
          message: 'The Ace of Coins is there twice. Every card exists once: change one of them.',
        },
      },
      right,
    ]);
  });

  test('trick says which card takes it, and what it is worth', () => {
    const rows: readonly (readonly [input: unknown, answer: unknown, why: string])[] = [
      [{ ruleSet: 'briscola-2', trump: 's', cards: '4c Ac 2s' }, { winner: 2, points: 11 }, 'the trump, third'],
      [{ ruleSet: 'briscola-4', trump: 's', cards: '2c Ac 3d Kd' }, { winner: 1, points: 25 }, 'an index in the trick'],
      [{ ruleSet: 'briscolone-5', cards: '2c Ad' }, { winner: 0, points: 11 }, 'no trump'],
      [{ ruleSet: 'bisca-3-2', trump: 's', cards: 'Kc 7c' }, { winner: 1, points: 14 }, 'the seven is the ten-card'],
      [
        { ruleSet: 'briscola-2', options: { TEN_CARD: '7' }, trump: 's', cards: 'Kc 7c' },
        { winner: 1, points: 14 },
        'as a house option',
      ],
    ];
    const answers = answersTo(
      'trick',
      rows.map(([input]) => input),
    );
    rows.forEach(([, answer, why], i) => expect(answers[i], why).toEqual(answer));
  });

  test('trick refuses what is no trick', () => {
    const rows: readonly (readonly [input: unknown, kind: string])[] = [
      [{ ruleSet: 'briscola-2', trump: 's', cards: '' }, 'malformed'],
      [{ ruleSet: 'briscola-2', trump: 's', cards: '9c' }, 'not-in-pack'],
      [{ ruleSet: 'briscola-2', trump: 's', cards: 'Xc' }, 'unknown-card'],
      [{ ruleSet: 'briscola-2', trump: 's' }, 'malformed'],
      [[], 'malformed'],
      [null, 'malformed'],
    ];
    const answers = answersTo(
      'trick',
      rows.map(([input]) => input),
    );
    rows.forEach(([, kind], i) => expect(answers[i], JSON.stringify(rows[i])).toMatchObject({ error: { kind } }));
  });

  test('replay gives the result of a game, and stops at an action that is refused', () => {
    const [first = ''] = readFileSync(new URL('../vectors/games/briscola-2.jsonl', import.meta.url), 'utf8').split(
      '\n',
    );
    const game = JSON.parse(first) as { actions: readonly unknown[]; expect: { points: unknown } };
    const stopped = { ...game, actions: [...game.actions.slice(0, 3), { seat: 0, play: 'Ad' }] };
    const strange = { ...game, actions: [{ seat: 0, play: 'Xd' }] };
    const { lines } = run(['replay'], [game, stopped, strange].map((each) => JSON.stringify(each)).join('\n'));
    expect(lines[0]).toMatchObject({ complete: true, points: game.expect.points });
    expect(lines[1]).toMatchObject({
      complete: false,
      error: { index: 3, reason: 'not-your-turn' },
      state: { turn: 1 },
    });
    expect(lines[2]).toMatchObject({ complete: false, error: { index: 0, reason: 'unknown-card' } });
  });

  test('lines counts lines of play, and asks for a depth', () => {
    const ending = { ruleSet: 'briscola-2', trump: 'c', hands: ['Ac Kc 2s', '3c 2c Jd'], turn: 0 };
    const input = [{ ...ending, depth: 6 }, { ...ending, depth: 2 }, ending]
      .map((each) => JSON.stringify(each))
      .join('\n');
    expect(run(['lines'], input).lines).toMatchObject([{ lines: 36 }, { lines: 9 }, { error: { kind: 'malformed' } }]);
  });

  test('rulesets prints every rule set, one a line', () => {
    expect(run(['rulesets']).lines).toEqual(JSON.parse(JSON.stringify(RULE_SETS)));
  });

  test.each([[[]], [['poker']], [['legal', 'x']], [['toString']]])(
    '%j is no command: a usage sentence on standard error, exit 2',
    (args) => {
      const { status, lines, stderr } = run(args);
      expect({ status, lines }).toEqual({ status: 2, lines: [] });
      expect(stderr).toMatch(/^Usage: npm run --silent engine -- COMMAND/u);
    },
  );

  test('takes a file with Windows line ends', () => {
    expect(run(['legal'], `${JSON.stringify(position)}\r\n${JSON.stringify(position)}\r\n`).lines).toHaveLength(2);
  });
});

import { describe, expect, test } from 'vitest';
import { initialTransition, transition, type EventFromLogic, type SnapshotFrom } from 'xstate';
import type { Move } from '../../src/engine/play/deal.ts';
import { legalMoves } from '../../src/engine/play/moves.ts';
import { defend } from '../../src/engine/puzzles/defence.ts';
import { puzzle } from '../../src/machines/puzzle.ts';
import {
  adviseInput,
  judgeInput,
  nearSeat,
  ownSide,
  resultOf,
  type PuzzleEvent,
  type PuzzleInput,
} from '../../src/machines/puzzleContext.ts';
import { dealNow } from '../../src/machines/trail.ts';
import { dealAt } from '../support/deals.ts';
import { adviseNow, judgeNow } from './engineJudge.ts';
import { namesOf, statesOf, walk } from './walk.ts';

type Snapshot = SnapshotFrom<typeof puzzle>;
type AnyEvent = EventFromLogic<typeof puzzle>;

/** Three tricks, the last two of them with something to lose. */
const LAST_THREE: PuzzleInput = {
  deal: dealAt({ ruleSet: 'briscola-2', trump: 'c', hands: ['Kd 3d 5s', 'Hd 7c'], turn: 0, trick: '4s' }),
  goal: 'most-points',
  sight: 'open',
  line: ['Kd', '7c', '5s', 'Hd', '3d'],
};

/** The last two tricks of four players: the learner plays for the partner too. */
const IN_PAIRS: PuzzleInput = {
  deal: dealAt({
    ruleSet: 'briscola-4',
    trump: 'd',
    hands: ['As 2d', 'Kd 4b', '3b 5s', 'Ab 6c'],
    turn: 0,
    taken: [25, 30, 13, 16],
    tricksWon: [2, 2, 2, 2],
  }),
  goal: 'most-points',
  sight: 'open',
  line: ['2d', '4b', '3b', '6c', 'As', 'Kd', '5s', 'Ab'],
};

const done = (id: string, output: unknown): AnyEvent =>
  ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as unknown as AnyEvent; // the machine's own event
const failed = (id: string): AnyEvent =>
  ({ type: `xstate.error.actor.${id}`, error: new Error('planted'), actorId: id }) as unknown as AnyEvent; // as above

/** What the actor that is at work now would report. */
function reportOf(snapshot: Snapshot): AnyEvent | undefined {
  const { trail } = snapshot.context;
  const { goal } = trail.script;
  if (snapshot.matches('judging')) return done('judge', judgeNow(judgeInput(trail)));
  if (snapshot.matches('defending')) return done('defend', defend(dealNow(trail), ownSide(trail), goal));
  if (snapshot.matches({ asking: 'seekingHint' })) return done('advise', adviseNow(adviseInput(trail)));
  return undefined;
}

const step = (snapshot: Snapshot, event: AnyEvent): Snapshot => transition(puzzle, snapshot, event)[0];

function settle(snapshot: Snapshot): Snapshot {
  let now = snapshot;
  for (let report = reportOf(now); report; report = reportOf(now)) now = step(now, report);
  return now;
}

const begin = (input: PuzzleInput): Snapshot => settle(initialTransition(puzzle, input)[0]);
const after = (snapshot: Snapshot, ...events: readonly PuzzleEvent[]): Snapshot =>
  events.reduce((now, event) => settle(step(now, event)), snapshot);
const play = (move: Move): PuzzleEvent => ({ type: 'play', move });
const stateOf = ({ value }: Snapshot): string => namesOf(value)[0] ?? '';

describe('a puzzle', () => {
  test('is solved by right cards, with the tricks to be seen in between', () => {
    const first = after(begin(LAST_THREE), play('Kd'));
    expect(stateOf(first)).toBe('showing');
    const next = after(first, { type: 'goOn' });
    expect(stateOf(next)).toBe('asking');
    const end = [1, 2, 3, 4].reduce((now) => {
      if (stateOf(now) === 'showing') return after(now, { type: 'goOn' });
      if (stateOf(now) !== 'asking') return now;
      const deal = dealNow(now.context.trail);
      const right = legalMoves(deal).find((move) => {
        const judged = judgeNow({ deal, visibility: 'open', move, goal: 'most-points' });
        return judged.kind === 'explained' && judged.explanation.verdict.kind !== 'costs';
      });
      return after(now, play(right!));
    }, next);
    expect(stateOf(end)).toBe('solved');
    expect(resultOf(end.context)).toBe('solved');
  });

  test('a wrong card is punished on the table, named with its price, and may be taken back at once', () => {
    const wrong = after(begin(LAST_THREE), play('5s'));
    expect(stateOf(wrong)).toBe('refuted');
    const judged = wrong.context.trail.frames[0]?.judgement;
    expect(judged).toMatchObject({ kind: 'explained', explanation: { verdict: { kind: 'costs', points: 6 } } });
    const again = after(wrong, { type: 'takeBack' });
    expect(stateOf(again)).toBe('asking');
    expect(again.context.trail.frames).toEqual([]);
    expect(resultOf(again.context)).toBe('missed');
  });

  test('hints come in three steps, and make it solved with help', () => {
    const hinted = after(begin(LAST_THREE), { type: 'hint' }, { type: 'hint' }, { type: 'hint' }, { type: 'hint' });
    expect(hinted.context.hints.given).toBe(3);
    expect(resultOf(hinted.context)).toBe('helped');
    expect(resultOf(after(hinted, play('Kd')).context)).toBe('helped');
  });

  test('giving up shows the line', () => {
    const revealed = after(begin(LAST_THREE), { type: 'giveUp' });
    expect(stateOf(revealed)).toBe('revealed');
    expect(revealed.context.comparison?.best.moves).toEqual(LAST_THREE.line);
    expect(resultOf(revealed.context)).toBe('missed');
  });

  test('in pairs the learner plays the partner’s cards too, from the near side of the table', () => {
    const led = after(begin(IN_PAIRS), play('As'));
    expect(stateOf(led)).toBe('asking');
    expect(dealNow(led.context.trail).turn).toBe(2);
    expect(nearSeat(led.context.trail)).toBe(2);
  });

  test('when the engine fails, the card can be taken back', () => {
    const stalled = step(step(begin(LAST_THREE), play('Kd')), failed('judge'));
    expect(stateOf(stalled)).toBe('stalled');
    expect(stateOf(after(stalled, { type: 'takeBack' }))).toBe('asking');
  });
});

describe('a walk over everything that can happen to a puzzle', () => {
  const eventsAt = (snapshot: Snapshot): readonly AnyEvent[] => {
    const report = reportOf(snapshot);
    const actor = snapshot.matches('judging') ? 'judge' : snapshot.matches('defending') ? 'defend' : 'advise';
    return [
      ...legalMoves(dealNow(snapshot.context.trail)).map((move): AnyEvent => ({ type: 'play', move })),
      { type: 'play', move: '2b' },
      ...(['hint', 'giveUp', 'showMe', 'takeBack', 'goOn', 'openAll', 'playAgain', 'goBack', 'again'] as const).map(
        (type): AnyEvent => ({ type }),
      ),
      ...(report ? [report, failed(actor)] : []),
    ];
  };
  const { reached, deadEnds, places } = walk(puzzle, {
    input: LAST_THREE,
    events: eventsAt as never, // the actors' reports are no events of the learner's
    keyOf: ({ value, context: { trail, refusal, hints, comparison, wrong, coming, gaveUp, hinted } }) =>
      JSON.stringify([
        value,
        trail.frames.map(({ action, judgement }) => [action, judgement?.kind]),
        trail.seen,
        refusal?.move,
        hints.given,
        comparison && [comparison.open, comparison.other?.is],
        Math.min(wrong, 1),
        coming,
        gaveUp,
        hinted > 0,
      ]),
    isGoal: (snapshot) => snapshot.matches('solved'),
  });

  test('reaches every state', () => {
    expect(statesOf(puzzle).filter((name) => name !== '' && !reached.has(name))).toEqual([]);
  });

  test('finds the end of the puzzle from everywhere', () => {
    expect(places).toBeGreaterThan(100);
    expect(deadEnds).toEqual([]);
  });
});

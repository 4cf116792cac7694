import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/engine/play/moves.ts';
import { scriptedDeal } from '../../src/machines/scriptedDeal.ts';
import type { ScriptedDealEvent } from '../../src/machines/scriptedDealContext.ts';
import { dealNow, questionDue } from '../../src/machines/trail.ts';
import { dealOf, failureOf, reportOf, type Snapshot } from './drive.ts';
import { statesOf, walk } from './walk.ts';

/** Two tricks, with a question in the middle of the first: small enough to walk whole, with every kind of moment. */
const TINY = `
  ruleSet: briscola-2
  trump: d
  turn: 0
  hands: [Hd Ac, Kd 2b]
  taken: [50, 52]
  script:
    - ask: Ac
    - play: Kd
      question: { kind: who-takes }
    - play: 2b
    - ask: Hd
`;

function eventsAt(snapshot: Snapshot): readonly ScriptedDealEvent[] {
  const { trail } = snapshot.context;
  const question = questionDue(trail);
  const answers = question
    ? [question.options[0], question.options[1]].flatMap((answer) => (typeof answer === 'number' ? [answer] : []))
    : [];
  const actors = (['judge', 'advise', 'answer'] as const).filter(
    (id) =>
      (id === 'advise' && snapshot.matches({ asking: 'seekingHint' })) ||
      (id === 'answer' && snapshot.matches('answering')) ||
      (id === 'judge' && (snapshot.matches('judging') || snapshot.matches('demonstrating'))),
  );
  const report = reportOf(snapshot);
  const events: readonly ScriptedDealEvent[] = [
    { type: 'start' },
    ...legalMoves(dealNow(trail)).map((move) => ({ type: 'play', move }) as const),
    { type: 'play', move: '7c' },
    ...answers.map((answer) => ({ type: 'predict', answer }) as const),
    { type: 'hint' },
    { type: 'showMe' },
    { type: 'takeBack' },
    { type: 'goOn' },
    { type: 'goBack' },
    { type: 'returnToPath' },
    { type: 'openAll' },
    { type: 'playAgain' },
    ...trail.frames.map((_, frame) => ({ type: 'retry', frame }) as const),
    { type: 'again' },
  ];
  // What the actors report is no event of the learner's, but moves the machine like one.
  const reports = [...(report ? [report] : []), ...actors.map(failureOf)] as unknown as readonly ScriptedDealEvent[];
  return [...events, ...reports];
}

const keyOf = ({ value, context }: Snapshot): string => {
  const { trail, refusal, hints, prediction, comparison } = context;
  return JSON.stringify([
    value,
    trail.level,
    trail.frames.map(({ action, judgement }) => [action, judgement?.kind]),
    trail.seen,
    trail.stops,
    trail.answeredStep,
    refusal?.move,
    hints.given,
    prediction?.right,
    comparison && [comparison.open, comparison.other?.is],
  ]);
};

describe('a walk over everything that can happen to a scripted deal', () => {
  const { reached, deadEnds, places } = walk(scriptedDeal, {
    input: { script: dealOf(TINY).script, fadings: ['shown-whole', 'alone'] },
    events: eventsAt,
    keyOf,
    isGoal: (snapshot) => snapshot.matches('reviewing'),
  });

  test('reaches every state', () => {
    const rest = statesOf(scriptedDeal).filter((name) => name !== '' && !reached.has(name));
    expect(rest).toEqual([]);
  });

  test('finds the end of the deal from everywhere', () => {
    expect(places).toBeGreaterThan(200);
    expect(deadEnds).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { explain } from '../../../src/engine/coach/explain.ts';
import { rightMoves } from '../../../src/engine/coach/judge.ts';
import { knowledgeOf } from '../../../src/engine/coach/knowledge.ts';
import { temptingMistake } from '../../../src/engine/coach/tempting.ts';
import { parsePosition } from '../../../src/engine/notation.ts';
import type { Deal, Move } from '../../../src/engine/play/deal.ts';
import { legalMoves } from '../../../src/engine/play/moves.ts';
import { gradeOf } from '../../../src/engine/puzzles/grade.ts';
import { PLAYER_NAMES, PLAYERS } from '../../../src/engine/puzzles/players.ts';
import { mineDeals } from '../../../src/engine/puzzles/mine.ts';
import { SUBTLE_THEMES, teachesSubtly } from '../../../src/engine/puzzles/subtle.ts';
import { isTeachable } from '../../../src/engine/puzzles/teachable.ts';
import { THEMES, themesOf } from '../../../src/engine/puzzles/themes.ts';
import type { Theme } from '../../../src/engine/puzzles/themes.ts';
import { must } from '../../../src/engine/result.ts';
import { rulesOf } from '../../support/deals.ts';
import { randomPosition, sortAt } from '../coach/positions.ts';

const position = (trump: string, hands: readonly string[], trick: string, stock = '', more: object = {}): Deal =>
  must(parsePosition({ ruleSet: 'briscola-2', trump, hands, turn: 0, trick, stock, ...more }));

const themes = (deal: Deal, mistake: Move): readonly Theme[] =>
  themesOf(deal, must(explain(deal, mistake, 'most-points')));

const G01 = position('b', ['Ab Ac 2c', 'Kb 3c'], '2d');
const G02 = position('b', ['As 4c 2s', 'Hs Ad 7c'], '');
const G04 = position('b', ['3b 4d 3d', 'Ad Hd'], '2b');

// Hand-picked from the cases and from the measured examples; the themes named there must be among those found.
test.each<[why: string, deal: Deal, mistake: Move, theme: Theme]>([
  ['the trump ace has a job later', G01, 'Ab', 'save-the-ace'],
  ['the empty trick is let by', G01, 'Ab', 'duck'],
  ['an ace is led while nothing beats it', G02, '2s', 'cash-now'],
  ['the trump three takes the ace later', G04, '3b', 'save-the-ace'],
  ['a trump is not led into a bigger one', position('d', ['Hd Ac', 'Kd 2b'], ''), 'Hd', 'do-not-lead-into-it'],
  ['the plain ace takes the trick now', position('d', ['5s Ab', '4s'], '2b'), '5s', 'load'],
  ['only one card takes the horse', position('b', ['4s 2b', '5d'], 'Hc'), '4s', 'take-it'],
  [
    'losing the last drawing trick brings the turn-up',
    position('b', ['3c 2s 6s', '7c 5s 6b'], '', 'Hc Hb'),
    '2s',
    'last-draw',
  ],
  ['a middle card takes their ace later', position('b', ['Hc 2s Jb', 'Jd Ad 5b'], ''), 'Jb', 'save-a-middle-card'],
  [
    'the small trump is kept for the three',
    position('c', ['5c 6s 2b', '7c 3b'], '7s', 'Jb 6d 7b 4c'),
    '5c',
    'keep-the-small-trump',
  ],
  ['the three is not the card to throw', position('d', ['Ad Ac 3s', '5c Hs'], '4c'), '3s', 'throw-the-right-card'],
  ['their trump is made to fall first', position('c', ['Kd 3d 5s', 'Hd 7c'], '4s'), '5s', 'force-it-out'],
  ['the lead is wanted second', position('s', ['2s 6s 6b', '5s 3s 3b'], ''), '6b', 'lead-or-second-hand'],
  ['a trump of theirs is drawn', position('s', ['2s 6s 6b', '5s 3s 3b'], ''), '6b', 'draw-the-trump'],
])('%s', (_, deal, mistake, theme) => expect(themes(deal, mistake)).toContain(theme));

test('a mistake with a cause has a theme, in the order of rarity', () => {
  let mistakes = 0;
  let themed = 0;
  for (let i = 0; i < 600; i += 1) {
    const deal = randomPosition(sortAt(i), 40_000 + i);
    const known = must(knowledgeOf(deal));
    const right = rightMoves(deal, known.values, 'most-points');
    const mistake = temptingMistake(deal, known.values, right);
    if (mistake === undefined) continue;
    const found = themes(deal, mistake);
    mistakes += 1;
    themed += found.length > 0 ? 1 : 0;
    expect([...found].sort((x, y) => THEMES.indexOf(x) - THEMES.indexOf(y))).toEqual(found);
  }
  expect(mistakes).toBeGreaterThan(200);
  expect(themed / mistakes).toBeGreaterThan(0.95);
});

test.each<[why: string, deal: Deal, mistake: Move, teaches: boolean]>([
  ['a trump is not led into a bigger one', position('d', ['Hd Ac', 'Kd 2b'], ''), 'Hd', true],
  ['only one card takes the horse', position('b', ['4s 2b', '5d'], 'Hc'), '4s', true],
  ['timing tells what happens, not why', position('s', ['2s 6s 6b', '5s 3s 3b'], ''), '6b', false],
])('fit for a lesson: %s', (_, deal, mistake, teaches) =>
  expect(isTeachable(must(explain(deal, mistake, 'most-points')))).toBe(teaches),
);

test('a subtle theme needs its own cause, and a claim that holds in all best lines', () => {
  const claim = { rules: rulesOf('briscola-2'), tricks: [3, 6] as const, sight: 'open' as const, seed: 2028 };
  const { found } = mineDeals({ ...claim, sought: 'lead-or-second-hand' }, 0, 120);
  expect(found.length).toBeGreaterThan(1);
  for (const { deal, goal, line } of found) {
    const known = must(knowledgeOf(deal));
    const mistake = must(explain(deal, temptingMistake(deal, known.values, [line[0]!])!, goal)); // it was found by its mistake
    expect(isTeachable(mistake)).toBe(false);
    expect(SUBTLE_THEMES.filter((theme) => teachesSubtly(deal, mistake, theme))).toEqual(['lead-or-second-hand']);
  }
  const plain = must(explain(G02, '2s', 'most-points'));
  expect(SUBTLE_THEMES.filter((theme) => teachesSubtly(G02, plain, theme))).toEqual([]);
});

describe('difficulty', () => {
  // Who solves which case is listed with the measured examples.
  test.each<[name: string, deal: Deal, solvedBy: readonly string[]]>([
    ['G01', G01, ['natural', 'two-tricks', 'three-tricks']],
    ['G02', G02, ['most-points', 'win-cheaply', 'one-trick', 'two-tricks', 'three-tricks']],
    ['G04', G04, ['cheapest', 'natural', 'two-tricks', 'three-tricks']],
  ])('%s is solved by those who solved it before', (_, deal, solvedBy) => {
    const { solvedBy: found, grade, failures } = gradeOf(deal, 'most-points', 2);
    expect(found).toEqual(solvedBy);
    expect(failures).toBe(7 - solvedBy.length);
    expect(grade).toBe(1);
  });

  test('a position only three tricks of looking ahead solve is of the fourth grade', () => {
    expect(gradeOf(position('c', ['Kd 3d 5s', 'Hd 7c'], '4s'), 'most-points', 2)).toMatchObject({
      grade: 4,
      solvedBy: ['three-tricks'],
    });
  });

  test('every player plays legally, and looking ahead to the end is playing best', () => {
    for (let i = 0; i < 300; i += 1) {
      const deal = randomPosition(sortAt(i), 50_000 + i);
      for (const name of PLAYER_NAMES) expect(legalMoves(deal)).toContain(PLAYERS[name](deal));
      const known = must(knowledgeOf(deal));
      if (sortAt(i).tricks > 3) continue;
      expect(rightMoves(deal, known.values, 'most-points')).toContain(PLAYERS['three-tricks'](deal));
    }
  });
});

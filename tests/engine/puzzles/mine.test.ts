import { expect, test } from 'vitest';
import { countBy } from '../../../scripts/mine/dig.ts';
import { applyAction } from '../../../src/engine/play/apply.ts';
import { moveAction } from '../../../src/engine/play/moves.ts';
import { createCollector, mineDeal, mineDeals } from '../../../src/engine/puzzles/mine.ts';
import { lookAlikeKey } from '../../../src/engine/puzzles/lookAlike.ts';
import { formatPuzzle, type Puzzle } from '../../../src/engine/puzzles/puzzle.ts';
import { must } from '../../../src/engine/result.ts';
import { dealAt, rulesOf } from '../../support/deals.ts';
import { faultsOf } from './prove.ts';

/** Another one each day: what is shipped was mined with another. */
const SEED = 1_000_000 + Math.floor(Date.now() / 86_400_000);

const CLAIMS = [
  ['briscola-2', 3, 6, 'open', 160],
  ['briscola-2', 2, 3, 'hand-to-work-out', 90],
  ['brisca-2', 3, 5, 'open', 90],
  ['brisca-valenciana', 3, 5, 'open', 60],
  ['briscola-4', 2, 3, 'open', 80],
  ['briscolone-5', 3, 5, 'open', 160],
  ['briscola-chiamata', 2, 2, 'open', 40],
] as const;

test(`two hundred more are mined, proved, and different (seed ${SEED})`, { timeout: 120_000 }, () => {
  const found: Puzzle[] = [];
  for (const [id, fewest, most, sight, deals] of CLAIMS) {
    const claim = { rules: rulesOf(id), tricks: [fewest, most] as const, sight, seed: SEED };
    found.push(...mineDeals(claim, 0, deals).found);
  }
  const collector = createCollector(found.length * 5);
  found.forEach((puzzle) => collector.add(puzzle));
  const { puzzles, surplus } = collector.collection();
  process.stdout.write(
    [
      `mined ${puzzles.length} (${surplus['look-alike']} looked like others)`,
      `grades: ${countBy(puzzles, ({ grade, isTrap }) => `${grade}${isTrap ? ' trap' : ''}`)}`,
      `themes: ${countBy(puzzles, ({ themes }) => themes[0] ?? 'none')}`,
      `games: ${countBy(puzzles, ({ deal, sight }) => `${deal.rules.id}${sight === 'open' ? '' : ', closed'}`)}`,
    ].join('\n') + '\n',
  );
  expect(puzzles.length).toBeGreaterThanOrEqual(200);
  const faulty = puzzles.flatMap((puzzle) => faultsOf(puzzle).map((fault) => `${puzzle.id}: ${fault}`));
  expect(faulty).toEqual([]);
});

test('a seed gives the same puzzles for ever, whoever digs and in whatever pieces', () => {
  const claim = { rules: rulesOf('briscola-2'), tricks: [3, 5] as const, sight: 'open' as const, seed: 5 };
  const whole = mineDeals(claim, 0, 12).found.map(formatPuzzle);
  const pieces = [...mineDeals(claim, 0, 5).found, ...mineDeals(claim, 5, 7).found].map(formatPuzzle);
  expect(pieces).toEqual(whole);
  expect(whole.length).toBeGreaterThan(3);
  expect(mineDeal({ ...claim, seed: 6 }, 0)).not.toEqual(mineDeal(claim, 0));
});

test('puzzles that differ only in suits and dead cards look alike', () => {
  const at = (trump: string, hands: readonly string[], trick: string) =>
    lookAlikeKey(dealAt({ ruleSet: 'briscola-2', trump, hands, turn: 0, trick }), 'most-points');
  const one = at('c', ['Kd 3d 5s', 'Hd 7c'], '4s');
  expect(at('b', ['Ks 3s 5c', 'Hs 7b'], '4c')).toBe(one); // other suits
  expect(at('c', ['Kd 3d 6s', 'Hd 7c'], '5s')).toBe(one); // other blanks in the same order
  expect(at('c', ['Kd 3d 4s', 'Hd 7c'], '5s')).not.toBe(one); // the order of the two is another
  expect(at('c', ['Kd 3d 5s', 'Hd Jc'], '4s')).not.toBe(one); // the trump is worth points
});

test('a mined puzzle has a best line that the table takes, and a tempting wrong card', () => {
  const claim = { rules: rulesOf('brisca-2'), tricks: [3, 5] as const, sight: 'open' as const, seed: 9 };
  for (const { deal, line, solvedBy, themes } of mineDeals(claim, 0, 12).found) {
    expect(solvedBy.length).toBeLessThan(7);
    expect(themes.length).toBeGreaterThan(0);
    line.reduce((now, move) => must(applyAction(now, moveAction(now, move))), deal);
  }
});

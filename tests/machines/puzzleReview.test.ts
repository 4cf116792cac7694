import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { explainAll } from '../../src/engine/coach/explain.ts';
import { cardOfMove, legalMoves } from '../../src/engine/play/moves.ts';
import { parsePuzzle } from '../../src/engine/puzzles/puzzle.ts';
import { must } from '../../src/engine/result.ts';
import { firstChoices, puzzleInOtherSuits } from '../../src/machines/puzzleReview.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/content/puzzles');

/** A few puzzles of every file, with exchanges, partners and hands to be worked out among them. */
const SAMPLE = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => {
    const lines = readFileSync(resolve(FOLDER, file), 'utf8').trim().split('\n').slice(1);
    return [0, Math.floor(lines.length / 2), lines.length - 1].flatMap((at) => {
      const line = lines[at];
      return line === undefined ? [] : [[`${file} ${at}`, must(parsePuzzle(JSON.parse(line)))] as const];
    });
  });

test.each(SAMPLE)('%s comes back in other suits, and every first card is worth what it was', (_, found) => {
  const { deal, goal, sight, line, values } = found;
  for (const seed of [1, 2, 3]) {
    const other = puzzleInOtherSuits({ deal, goal, sight, line }, seed);
    const cards = legalMoves(deal).map(cardOfMove);
    const otherCards = firstChoices(other).map(([card]) => card);
    expect(otherCards.map((card) => card.slice(0, -1))).toEqual(cards.map((card) => card.slice(0, -1)));
    expect(otherCards.filter((card, at) => card === cards[at])).toEqual([]);
    const explained = must(explainAll(other.deal, goal));
    legalMoves(other.deal).forEach((move, at) => expect(explained.get(move)?.value).toBe(values[at]));
    expect(explained.get(other.line[0] ?? 'Ac')?.verdict.kind).not.toBe('costs');
  }
});

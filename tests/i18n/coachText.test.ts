import { describe, expect, test } from 'vitest';
import { explainAll } from '../../src/engine/coach/explain.ts';
import { hintsFor } from '../../src/engine/coach/hints.ts';
import type { Goal } from '../../src/engine/coach/goal.ts';
import { parsePosition } from '../../src/engine/notation.ts';
import type { Deal, Move } from '../../src/engine/play/deal.ts';
import { cardOfMove } from '../../src/engine/play/moves.ts';
import { must } from '../../src/engine/result.ts';
import { explanationText, hintText } from '../../src/i18n/coachText.ts';
import { messagesFor, parseSentence, plainText } from '../../src/i18n/index.ts';
import { randomPosition, sortAt } from '../engine/coach/positions.ts';

const m = messagesFor('en');

// As in the test of the reasons: all of it before a release, a part on every run.
const POSITIONS = process.env['COACH_FULL'] ? 5_000 : 600;

const position = (trump: string, hands: readonly string[], trick: string, more: object = {}): Deal =>
  must(parsePosition({ ruleSet: 'briscola-2', trump, hands, turn: 0, trick, stock: '', ...more }));

function said(deal: Deal, move: Move, goal: Goal = 'most-points'): string {
  const explanation = must(explainAll(deal, goal)).get(move);
  if (!explanation) throw new Error(`${move} is not explained`);
  return plainText(explanationText(m.coach, explanation));
}

test.each<[deal: Deal, move: Move, text: string]>([
  [
    position('d', ['5s Ab', '4s'], '2b'),
    '5s',
    'The Five of Swords costs 11 points. The Ace of Batons wins this trick for sure. After the Five of Swords, their Four of Swords takes it on the last trick.',
  ],
  [
    position('b', ['4s 2b', '5d'], 'Hc', { taken: [59, 58] }),
    '4s',
    'The Four of Swords costs 3 points. It turns a win into a loss: 59 points instead of 62, and it takes 61. Only the Two of Batons takes this trick.',
  ],
  [
    position('d', ['3d 2b', 'Ac 4b'], ''),
    '2b',
    'Every card is right: all the points that are left are yours, whatever they play.',
  ],
  [
    position('d', ['Hd Ac', 'Kd 2b'], ''),
    'Hd',
    'The Horse of Coins costs 3 points. Led now, it falls to their King of Coins. Kept, it wins the last trick. The Ace of Cups is lost whatever you play.',
  ],
])('%#', (deal, move, text) => expect(said(deal, move)).toBe(text));

describe('positions of every sort', () => {
  const deals = Array.from({ length: POSITIONS }, (_, i) => randomPosition(sortAt(i), 60_000 + i));
  const goals: readonly Goal[] = ['most-points', 'reach-61', { takeAtLeast: 30 }, 'save-tie'];

  test('every card gets a sentence: whole, with real cards, and not too long', () => {
    let longest = 0;
    for (const [i, deal] of deals.entries()) {
      for (const explanation of must(explainAll(deal, goals[i % goals.length] ?? 'most-points')).values()) {
        const marked = explanationText(m.coach, explanation);
        const text = plainText(marked);
        longest = Math.max(longest, text.length);
        expect(text).toMatch(/^[A-Z].*[.]$/u);
        expect(text).not.toMatch(/undefined|NaN|\[|\||\s\s|\.\.|, \./u);
        for (const part of parseSentence(marked))
          if (part.kind === 'card') expect(part.words).toBe(m.cards.name(part.card));
      }
    }
    expect(longest).toBeLessThanOrEqual(260);
  });

  test('three hints, and the first two never name a right card', () => {
    for (const [i, deal] of deals.entries()) {
      const hints = must(hintsFor(deal, goals[i % goals.length] ?? 'most-points'));
      expect(hints.map(({ step }) => step)).toEqual(['look', 'idea', 'card']);
      const [look, idea, answer] = hints.map((hint) => plainText(hintText(m.coach, hint)));
      const last = hints[2];
      if (last.step !== 'card') throw new Error('The last hint names the card');
      expect(last.explanation.best).toContain(last.move);
      expect(answer).toContain(m.cards.name(cardOfMove(last.move)));
      for (const move of last.explanation.best) {
        expect(`${look} ${idea}`).not.toContain(m.cards.name(cardOfMove(move)));
      }
    }
  });
});

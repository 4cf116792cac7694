import { describe, expect, test } from 'vitest';
import { explain } from '../../src/cli/commands/explain.ts';

const g02 = { ruleSet: 'briscola-2', trump: 'b', hands: ['As 4c 2s', 'Hs Ad 7c'], turn: 0, trick: '', stock: '' };

async function ask(input: unknown): Promise<unknown> {
  if (explain.reads !== 'lines') throw new Error('It reads lines');
  const answer = await explain.answer(input);
  return answer.ok ? answer.value : { error: answer.error };
}

describe('explain', () => {
  test('a verdict, reasons and a text in plain words', async () => {
    const answer = await ask({ position: g02, card: '2s', locale: 'en', goal: 'most-points' });
    expect(answer).toMatchObject({ verdict: { kind: 'costs', points: 22 }, reasons: [{ kind: 'cash-now' }, {}] });
    expect(answer).toHaveProperty(
      'text',
      expect.stringMatching(/^The Two of Swords costs 22 points\. Nothing of theirs beats the Ace of Swords now\. /u),
    );
  });

  test.each([
    ['the ace alone is best', { card: 'As' }, { kind: 'best' }],
    [
      'both reach 61 from 50',
      { card: '4c', goal: 'reach-61', position: { ...g02, taken: [50, 45] } },
      { kind: 'just-as-good' },
    ],
    [
      'and only one from 45',
      { card: '4c', goal: 'reach-61', position: { ...g02, taken: [45, 50] } },
      { kind: 'costs', points: 8, turns: { from: 'win', to: 'loss' } },
    ],
    ['a number of points can be the goal', { card: '4c', goal: { takeAtLeast: 14 } }, { kind: 'just-as-good' }],
  ])('%s', async (_, more, verdict) => {
    expect(await ask({ position: g02, ...more })).toMatchObject({ verdict });
  });

  test('an exchange is a move like any other', async () => {
    const position = {
      ruleSet: 'brisca-2',
      hands: ['7s 4c 4s', 'Ad Jc Kd'],
      turn: 0,
      stock: 'Kb 3s',
      tricksWon: [8, 8],
    };
    expect(await ask({ position, card: 'exchange 7s' })).toMatchObject({
      verdict: { kind: 'best' },
      reasons: [{ kind: 'exchange', give: '7s', take: '3s' }],
    });
  });

  test.each([
    ['a card that is not held', { position: g02, card: 'Ad' }, 'not-in-hand'],
    ['a word that is no card', { position: g02, card: 'ace' }, 'unknown-card'],
    ['a goal nobody has', { position: g02, card: 'As', goal: 'win' }, 'malformed'],
    ['a language the site lacks', { position: g02, card: 'As', locale: 'xx' }, 'malformed'],
    ['hidden cards', { position: { ...g02, hands: ['As 4c 2s', '? ? ?'] }, card: 'As' }, 'hidden-cards'],
    [
      'three sides',
      { position: { ruleSet: 'briscola-3', trump: 's', hands: ['Ac', 'Kd', '4b'], turn: 0 }, card: 'Ac' },
      'not-two-sided',
    ],
    ['no position', { card: 'As' }, 'malformed'],
    ['not even an object', 7, 'malformed'],
  ])('refuses %s', async (_, input, kind) => {
    expect(await ask(input)).toMatchObject({ error: { kind, message: expect.stringMatching(/^[A-Z“].*\.$/u) } });
  });
});

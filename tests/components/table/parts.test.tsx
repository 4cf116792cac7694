import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { RaceBar } from '../../../src/components/table/RaceBar.tsx';
import { Strip } from '../../../src/components/table/Strip.tsx';
import { TwoLines, type Line } from '../../../src/components/table/TwoLines.tsx';
import { lookOf } from '../../../src/components/table/VerdictChip.tsx';
import { VerdictView } from '../../../src/components/table/VerdictView.tsx';
import type { Verdict } from '../../../src/engine/coach/verdict.ts';

afterEach(cleanup);

describe('race bar', () => {
  test('says how it stands, what best play leads to, and what it was', () => {
    render(
      <RaceBar
        locale="en"
        target={61}
        was={63}
        sides={[
          { name: 'You', points: 51, best: 53 },
          { name: 'North', points: 46, best: 67 },
        ]}
      />,
    );
    screen.getByRole('img', { name: 'You 51 points, North 46, 61 wins. With best play now: 53, it was 63' });
  });

  test('draws each side from its end, and its gain with best play beside it', () => {
    const { container } = render(
      <RaceBar
        locale="en"
        target={61}
        sides={[
          { name: 'You', points: 30, best: 72 },
          { name: 'North', points: 24, best: 48 },
        ]}
      />,
    );
    const bars = [...container.querySelectorAll('svg svg rect')].map((bar) => [
      bar.getAttribute('x'),
      bar.getAttribute('width'),
    ]);
    expect(bars.slice(1, 5)).toEqual([
      [null, '25.000%'],
      ['25.000%', '35.000%'],
      ['80.000%', '20.000%'],
      ['60.000%', '20.000%'],
    ]);
  });

  test('has a bar a side where there are three, each with its own target', () => {
    const { container } = render(
      <RaceBar
        locale="en"
        sides={[
          { name: 'You', points: 12, target: 31, matchTotal: 84 },
          { name: 'East', points: 40, target: 31 },
          { name: 'West', points: 21, target: 31 },
        ]}
      />,
    );
    expect(container.querySelectorAll('line')).toHaveLength(3);
    expect(container.textContent).toContain('match 84');
  });

  test('leaves out the mark where nothing is to be reached', () => {
    const { container } = render(
      <RaceBar
        locale="en"
        sides={[
          { name: 'You', points: 1 },
          { name: 'North', points: 2 },
        ]}
      />,
    );
    expect(container.querySelector('line')).toBe(null);
  });
});

describe('verdict', () => {
  test.each<[Verdict, ReturnType<typeof lookOf>, string]>([
    [{ kind: 'best' }, 'best', 'best'],
    [{ kind: 'just-as-good' }, 'equal', 'just as good'],
    [{ kind: 'costs', points: 4 }, 'cost', 'costs 4 points'],
    [{ kind: 'costs', points: 1 }, 'cost', 'costs 1 point'],
    [{ kind: 'costs', points: 10, turns: { from: 'win', to: 'loss' } }, 'lost', 'costs 10 points'],
  ])('%j looks %s and says %s', (verdict, look, words) => {
    expect(lookOf(verdict)).toBe(look);
    render(<VerdictView locale="en" verdict={verdict} why={[]} />);
    screen.getByText(words);
  });

  test('turns a win into a loss in words, and names its cards as buttons', () => {
    render(
      <VerdictView
        locale="en"
        verdict={{ kind: 'costs', points: 10, turns: { from: 'win', to: 'loss' } }}
        why={['North’s [2s|Two of Swords] takes your [3d|Three of Coins|costly].']}
      />,
    );
    screen.getByText('and turns a win into a loss');
    expect(screen.getAllByRole('button').map((card) => [card.textContent, card.dataset['tone']])).toEqual([
      ['Two of Swords', 'named'],
      ['Three of Coins', 'costly'],
    ]);
  });
});

test('the strip says each trick, where points were lost, and what is to come', () => {
  render(
    <Strip
      locale="en"
      total={3}
      tricks={[
        { cards: ['2c', '6b'], winning: '2c', winner: 'You', points: 0, lost: 0 },
        { cards: ['3d', '2s'], winning: '2s', winner: 'North', points: 10, lost: 10 },
      ]}
    />,
  );
  screen.getByRole('img', { name: 'Trick 1: Two of Cups, Six of Batons. You take 0 points.' });
  screen.getByRole('img', {
    name: 'Trick 2: Three of Coins, Two of Swords. North takes 10 points. 10 points lost here.',
  });
  screen.getByRole('img', { name: 'Trick 3, still to come' });
});

const line = (title: string): Line => ({
  title,
  verdict: { kind: 'best' },
  tricks: [
    {
      number: 1,
      cards: ['3d', '4c'],
      winning: '3d',
      winner: { name: 'You', side: 'own' },
      points: 10,
      total: 63,
      changes: '3d',
    },
    { number: 2, cards: ['Ac', '2s'], winning: '2s', winner: { name: 'North', side: 'other' }, points: 11, total: 63 },
  ],
  end: { own: 63, others: [{ name: 'North', points: 57 }] },
});

test('two lines open in step, and show the end only when all is shown', () => {
  const { rerender } = render(<TwoLines locale="en" lines={[line('mine'), line('theirs')]} shown={1} />);
  const mine = within(screen.getByRole('region', { name: 'mine' }));
  expect(mine.getAllByRole('img', { name: / of / }).map((card) => card.getAttribute('aria-label'))).toEqual([
    'Three of Coins',
    'Four of Cups',
  ]);
  expect(mine.queryByText('North 57')).toBe(null);
  rerender(<TwoLines locale="en" lines={[line('mine'), line('theirs')]} />);
  expect(mine.getAllByRole('img', { name: / of / })).toHaveLength(4);
  mine.getByText('North 57');
  mine.getByText('comes to you');
});

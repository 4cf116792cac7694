import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CardRef } from '../../../src/components/CardRef.tsx';
import {
  CLOSED,
  COSTLY,
  FIVE,
  FOUR,
  handOf,
  LIVE,
  SIX,
  THREE,
  WHOLE_STOCK,
} from '../../../src/components/gallery/samples.ts';
import { SampleTable } from '../../../src/components/gallery/SampleTable.tsx';
import { changeSettings, DEFAULT_SETTINGS } from '../../../src/components/settings/settings.ts';
import { Table } from '../../../src/components/table/Table.tsx';

const nothing = () => undefined;

beforeEach(() => changeSettings(DEFAULT_SETTINGS));
afterEach(cleanup);

const hand = () => screen.getByRole('group', { name: 'Your hand' });
const ownCards = () => within(hand()).getAllByRole('button');

describe('names', () => {
  test('each card of the own hand is a button with its full name', () => {
    render(<Table {...LIVE} status="" onPlay={nothing} />);
    expect(ownCards().map((card) => card.getAttribute('aria-label'))).toEqual([
      'Horse of Swords',
      'Six of Cups',
      'Three of Batons',
    ]);
  });

  test('a lit card says its tag, a card that may not be played says so', () => {
    render(<Table {...COSTLY} status="" onPlay={nothing} />);
    screen.getByRole('button', { name: 'Six of Cups, gives up 0' });
    screen.getByRole('img', { name: 'Three of Coins, your card' });
    cleanup();
    render(<Table {...CLOSED} status="" onPlay={nothing} />);
    expect(screen.getByRole('button', { name: 'Six of Cups, not allowed' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('the card that is winning says so', () => {
    render(<Table {...THREE} status="" onPlay={nothing} />);
    screen.getByRole('img', { name: 'Jack of Coins, West’s, winning' });
  });

  test('a closed hand tells its number and none of its cards', () => {
    render(<Table {...CLOSED} status="" onPlay={nothing} />);
    screen.getByRole('img', { name: 'North’s hand: 3 cards face down' });
  });

  test('the stock is said in drawing order', () => {
    render(<Table {...COSTLY} status="" onPlay={nothing} />);
    screen.getByRole('group', {
      name: 'Stock, in drawing order: Ace of Cups, Seven of Cups, Seven of Batons, then the turn-up, Five of Swords',
    });
  });

  test.each([
    ['two', LIVE],
    ['three', THREE],
    ['four', FOUR],
    ['five', FIVE],
    ['six', SIX],
  ] as const)('%s seats: every hand has a name and no card is shown twice', (_, sample) => {
    const { container } = render(<Table {...sample} status="" onPlay={nothing} />);
    for (const { name } of sample.seats.slice(1)) expect(container.textContent).toContain(name);
    const shown = [...container.querySelectorAll('[data-card]')].map((element) => element.getAttribute('data-card'));
    expect(new Set(shown).size).toBe(shown.length);
  });
});

test('only what is open is shown: a hidden card is nowhere in the page', () => {
  const { container } = render(<Table {...CLOSED} status="" onPlay={nothing} />);
  const shown = [...container.querySelectorAll('[data-card]')].map((element) => element.getAttribute('data-card'));
  expect(shown.sort()).toEqual(['3d', '6c', 'As', 'Hb', 'Jd', 'Kd']);
});

test('a whole open stock is listed card by card', () => {
  render(<Table {...WHOLE_STOCK} status="" onPlay={nothing} />);
  expect(within(screen.getByRole('list', { name: 'Stock' })).getAllByRole('listitem')).toHaveLength(33);
});

describe('keys', () => {
  test('one stop of Tab; the arrows, Home and End move along the hand', () => {
    render(<Table {...LIVE} status="" onPlay={nothing} />);
    const tabStops = () => ownCards().filter((card) => card.tabIndex === 0);
    expect(tabStops()).toHaveLength(1);
    ownCards()[0]?.focus();
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 2],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['End', 2],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(document.activeElement).toBe(ownCards()[at]);
    }
    expect(tabStops()).toEqual([ownCards()[2]]);
  });

  test('H, U and E ask, ? opens the list of keys; not with Ctrl', () => {
    const asked = { onHint: vi.fn(), onTakeBack: vi.fn(), onWhy: vi.fn() };
    render(<Table {...LIVE} {...asked} status="" onPlay={nothing} />);
    for (const key of ['h', 'U', 'e']) fireEvent.keyDown(ownCards()[0] ?? document.body, { key });
    fireEvent.keyDown(ownCards()[0] ?? document.body, { key: 'h', ctrlKey: true });
    expect([asked.onHint, asked.onTakeBack, asked.onWhy].map((ask) => ask.mock.calls.length)).toEqual([1, 1, 1]);
    fireEvent.keyDown(ownCards()[0] ?? document.body, { key: '?' });
    screen.getByRole('dialog', { name: 'Keys' });
  });

  test('the letters work on the buttons of the same deal, and nowhere else', () => {
    const onTakeBack = vi.fn();
    render(
      <>
        <div data-deal="one">
          <Table {...LIVE} onTakeBack={onTakeBack} status="" onPlay={nothing} />
          <button type="button">Take it back</button>
          <input aria-label="a field" />
        </div>
        <button type="button">elsewhere</button>
      </>,
    );
    fireEvent.keyDown(screen.getByRole('button', { name: 'Take it back' }), { key: 'u' });
    expect(onTakeBack).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByRole('button', { name: 'elsewhere' }), { key: 'u' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'a field' }), { key: 'u' });
    expect(onTakeBack).toHaveBeenCalledTimes(1);
  });

  test('letters can be turned off', () => {
    const onHint = vi.fn();
    changeSettings({ letterKeys: 'off' });
    render(<Table {...LIVE} onHint={onHint} status="" onPlay={nothing} />);
    fireEvent.keyDown(ownCards()[0] ?? document.body, { key: 'h' });
    expect(onHint).not.toHaveBeenCalled();
  });
});

test('any card chosen is reported, an illegal one too: the table knows no rules', () => {
  const onPlay = vi.fn();
  render(<Table {...CLOSED} status="" onPlay={onPlay} />);
  ownCards().forEach((card) => fireEvent.click(card));
  expect(onPlay.mock.calls).toEqual([['Kd'], ['6c'], ['3d']]);
});

test('the focus goes on when a card leaves: to Go on, then back to the hand', () => {
  render(<SampleTable mode="live" {...LIVE} />);
  const second = ownCards()[1];
  second?.focus();
  fireEvent.click(second ?? document.body);
  expect(ownCards()).toHaveLength(2);
  const goOn = screen.getByRole('button', { name: 'Go on' });
  expect(document.activeElement).toBe(goOn);
  fireEvent.click(goOn);
  expect(hand().contains(document.activeElement)).toBe(true);
});

test('the focus is not stolen from someone who has left the table', () => {
  const { rerender } = render(
    <>
      <Table {...LIVE} status="" onPlay={nothing} />
      <button type="button">elsewhere</button>
    </>,
  );
  ownCards()[1]?.focus();
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
  elsewhere.focus();
  const [own, ...others] = LIVE.seats;
  rerender(
    <>
      <Table
        {...LIVE}
        seats={[{ ...own, hand: { kind: 'open', cards: ['Hs', '3b'] } }, ...others]}
        status=""
        onPlay={nothing}
      />
      <button type="button">elsewhere</button>
    </>,
  );
  expect(document.activeElement).toBe(elsewhere);
});

test('there is one live region, and it says the status', () => {
  render(<Table {...LIVE} status="You lead." onPlay={nothing} />);
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual(['You lead.']);
});

test('the table tells itself in words on request', () => {
  render(<Table {...COSTLY} status="" onPlay={nothing} />);
  const button = screen.getByRole('button', { name: 'The table in words' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  for (const sentence of [
    'Swords are trumps.',
    'You played the Three of Coins.',
    'North played the Two of Swords.',
    'You hold the Two of Coins and the Six of Cups.',
    'North holds the Jack of Coins and the Four of Cups.',
    'Stock, in drawing order: Ace of Cups, Seven of Cups, Seven of Batons, then the turn-up, Five of Swords.',
    'You have 51 points.',
    'North has 46 points.',
    'North dealt.',
  ]) {
    screen.getByText(sentence);
  }
});

test('the last trick can be seen again', () => {
  render(<Table {...CLOSED} status="" onPlay={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: 'Last trick' }));
  screen.getByText('North took the last trick: 11 points.');
  screen.getByRole('img', { name: 'Ace of Cups, North' });
});

test('a card named in prose lights the card on the table, and puts it out again', () => {
  render(
    <>
      <Table {...LIVE} status="" onPlay={nothing} />
      <CardRef card="Hs" words="Horse of Swords" />
    </>,
  );
  const named = screen
    .getAllByRole('button', { name: 'Horse of Swords' })
    .find((button) => button.dataset['ref'] === 'Hs');
  fireEvent.focus(named ?? document.body);
  expect(ownCards()[0]?.getAttribute('data-tone')).toBe('named');
  fireEvent.blur(named ?? document.body);
  expect(ownCards()[0]?.getAttribute('data-tone')).toBe(null);
});

test('a hand of twenty lies in rows by suit', () => {
  render(<Table {...handOf(20)} status="" onPlay={nothing} />);
  const rows = within(hand()).getAllByRole('list');
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    const suits = within(row)
      .getAllByRole('button')
      .map((card) => card.dataset['card']?.at(-1));
    expect(new Set(suits).size).toBe(1);
  }
});

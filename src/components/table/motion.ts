import { findCard, type Card, type Seat } from '../../engine/cards.ts';

/** How long each kind of motion takes, ms. Nothing on the table moves for 400 ms or longer, at any speed. */
export const DURATIONS = {
  normal: { travel: 260, gather: 340, stagger: 60 },
  slow: { travel: 380, gather: 390, stagger: 120 },
} as const;

export type Speed = keyof typeof DURATIONS | 'instant';

const EASE = 'cubic-bezier(.2,.7,.2,1)';

interface Spot {
  readonly element: HTMLElement;
  /** Where its centre is seen now, in the window, in the middle of a motion too. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly zone: 'hand' | 'trick' | 'stock';
}

/** Where every card of a table is seen at one moment. */
export type Layout = ReadonlyMap<Card, Spot>;

/** Measures a table. A card shown twice counts where it is first; cards in `data-still` parts do not count. */
export function layoutOf(table: HTMLElement): Layout {
  const spots = new Map<Card, Spot>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = findCard(element.dataset['card'] ?? '');
    if (!card || spots.has(card) || element.closest('[data-still]')) continue;
    const zone = element.closest('[data-drop]')
      ? 'trick'
      : element.closest('[data-stock], [data-stock-list]')
        ? 'stock'
        : 'hand';
    spots.set(card, { element, ...centreOf(element), zone });
  }
  return spots;
}

interface Change {
  readonly before: Layout;
  readonly speed: Exclude<Speed, 'instant'>;
  /** Who took the last trick: gathered cards go to its pile, and it draws first. */
  readonly winner: Seat | undefined;
}

/**
 * Shows what changed on a table that has just been redrawn: cards travel from where they were seen, a trick that is gone is gathered
 * to its winner's pile, cards new to the table come out of the stock or of the hand that played them. May be called in the
 * middle of a motion, which then goes on from where it is.
 */
export function animateChange(table: HTMLElement, { before, speed, winner }: Change): void {
  const { travel, gather, stagger } = DURATIONS[speed];
  const after = layoutOf(table);
  let drawn = 0;

  for (const [card, spot] of inDrawingOrder(after, winner)) {
    const from = before.get(card) ?? sourceOf(table, spot);
    if (!from || (Math.hypot(from.x - spot.x, from.y - spot.y) < 2 && Math.abs(from.width - spot.width) < 1)) continue;
    const isDraw = spot.zone === 'hand' && (before.get(card)?.zone ?? 'stock') === 'stock';
    const delay = isDraw ? Math.min(stagger * drawn++, 399 - travel) : 0;
    spot.element.animate(
      [
        { transform: `translate(${from.x - spot.x}px, ${from.y - spot.y}px) scale(${from.width / spot.width})` },
        { transform: 'none' },
      ],
      { duration: travel, delay, easing: EASE, fill: 'backwards', composite: 'add' },
    );
  }

  for (const [card, spot] of before) {
    if (after.has(card) || spot.zone !== 'trick') continue;
    gatherTo(table, spot, findPile(table, winner), gather);
  }
}

/** The winner's new cards first, so that it is seen to draw first. */
function inDrawingOrder(layout: Layout, winner: Seat | undefined): readonly (readonly [Card, Spot])[] {
  const isWinners = ({ element }: Spot): boolean =>
    element.closest<HTMLElement>('[data-seat]')?.dataset['seat'] === String(winner);
  const all = [...layout];
  return [...all.filter(([, spot]) => isWinners(spot)), ...all.filter(([, spot]) => !isWinners(spot))];
}

/** Where a card that was not seen before comes from: the seat that played it, or the stock. */
function sourceOf(table: HTMLElement, { element, zone }: Spot): Omit<Spot, 'element' | 'zone'> | undefined {
  const player = element.closest<HTMLElement>('[data-from]')?.dataset['from'];
  const source =
    zone === 'trick' ? table.querySelector(`[data-seat="${player}"]`) : table.querySelector('[data-stock]');
  return source instanceof HTMLElement ? { ...centreOf(source), width: element.offsetWidth * 0.6 } : undefined;
}

const findPile = (table: HTMLElement, winner: Seat | undefined): HTMLElement | null =>
  table.querySelector(`[data-pile="${winner}"]`) ?? table.querySelector(`[data-seat="${winner}"]`);

/** A likeness of a card that has left the page travels to the pile and is gone. */
function gatherTo(table: HTMLElement, spot: Spot, pile: HTMLElement | null, duration: number): void {
  if (!pile) return;
  const likeness = spot.element.cloneNode(true);
  if (!(likeness instanceof HTMLElement)) return;
  for (const name of ['data-card', 'aria-label', 'role', 'data-tone']) likeness.removeAttribute(name);
  likeness.setAttribute('aria-hidden', 'true');
  likeness.replaceChildren(...[...likeness.children].filter((child) => child.tagName === 'IMG'));
  const frame = table.getBoundingClientRect();
  Object.assign(likeness.style, {
    position: 'absolute',
    zIndex: '5',
    pointerEvents: 'none',
    inlineSize: `${spot.width}px`,
    left: `${spot.x - frame.left - spot.width / 2}px`,
    top: `${spot.y - frame.top - spot.width * 0.8}px`,
  });
  table.append(likeness);
  const to = centreOf(pile);
  const motion = likeness.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${to.x - spot.x}px, ${to.y - spot.y}px) scale(${28 / spot.width})`, opacity: 0.9 },
    ],
    { duration, easing: EASE },
  );
  motion.onfinish = motion.oncancel = () => likeness.remove();
}

function centreOf(element: HTMLElement): Omit<Spot, 'element' | 'zone'> {
  const box = element.getBoundingClientRect();
  // A card lying crosswise is as wide as it is high, so the shorter side is its width.
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: Math.min(box.width, box.height) };
}

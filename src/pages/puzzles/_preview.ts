import sharp, { type OverlayOptions } from 'sharp';
import type { Card } from '../../engine/cards.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { drawBack } from '../../decks/drawBack.ts';
import { drawCard } from '../../decks/drawCard.ts';
import { deckHas } from '../../decks/decks.ts';

/** The size that messengers and networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The table's green. Source: `--felt` of styles/tokens.css, light. */
const FELT = '#1f4a3a';

/** Card widths of the rows from far to near, and where each begins. */
const ROWS = {
  others: { width: 88, top: 30 },
  trick: { width: 104, top: 198 },
  own: { width: 130, top: 390 },
} as const;
const GAP = 12;

const drawn = new Map<string, Promise<Buffer>>();

/** A card as a picture, made once for each size. */
function picture(card: Card | 'back', width: number): Promise<Buffer> {
  const key = `${card} ${width}`;
  const known = drawn.get(key);
  if (known) return known;
  // The Neapolitan deck has no 8 and 9.
  const deck = card !== 'back' && !deckHas('napoletana', card) ? 'castellana' : 'napoletana';
  const svg = card === 'back' ? drawBack() : drawCard({ deck, card, index: 'en' });
  const made = sharp(Buffer.from(svg)).resize({ width }).png().toBuffer();
  drawn.set(key, made);
  return made;
}

/** Groups of cards side by side in the middle of a row. */
async function row(
  groups: readonly (readonly (Card | 'back')[])[],
  { width, top }: { readonly width: number; readonly top: number },
): Promise<OverlayOptions[]> {
  const cards = groups.flatMap((group, at) => group.map((card) => ({ card, group: at })));
  const whole = cards.length * (width + GAP) + (groups.length - 1) * 2 * GAP - GAP;
  const left = Math.round((WIDTH - whole) / 2);
  return Promise.all(
    cards.map(async ({ card, group }, at) => ({
      input: await picture(card, width),
      left: left + at * (width + GAP) + group * 2 * GAP,
      top,
    })),
  );
}

/** The picture of a puzzle for whoever is sent its address: the hands and the trick on the green, without a word. */
export async function previewOf({ deal, sight }: Puzzle): Promise<Buffer> {
  const { hands, turn, trick, rules } = deal;
  const others = Array.from({ length: rules.seats - 1 }, (_, at) => hands[(turn + 1 + at) % rules.seats] ?? []);
  const shown = others.map((hand) => (sight === 'open' ? hand : hand.map(() => 'back' as const)));
  const rows = await Promise.all([
    row(shown, ROWS.others),
    row([trick.map(({ card }) => card)], ROWS.trick),
    row([hands[turn] ?? []], ROWS.own),
  ]);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: FELT } })
    .composite(rows.flat())
    .jpeg({ quality: 80 })
    .toBuffer();
}

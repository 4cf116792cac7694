/*
 * Contact sheets of the cards, for looking at: `node scripts/cardSheets.mjs [folder] [sheet ...]` writes PNGs. Needs Node 24 (or
 * 22.18) and a Chromium: CHROMIUM_PATH, or `chromium` on the PATH. Without names it makes every sheet.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cardsOf } from '../src/decks/decks.ts';
import { drawBack } from '../src/decks/drawBack.ts';
import { drawCard } from '../src/decks/drawCard.ts';
import { drawMini } from '../src/decks/drawMini.ts';
import { REGIONAL_CARDS } from '../src/decks/patterns/regional.ts';
import { drawSuit } from '../src/decks/drawSuit.ts';

const CLOTH = '#3d5a4c';
const DECK_COLUMNS = { napoletana: 10, castellana: 12, french: 13 };

const sized = (svg, width) => svg.replace(/ width="[^"]*" height="[^"]*"/, ` style="width:${width}px;display:block"`);

/** A grid of drawings, all of one width and ratio. */
function grid(drawings, { width, columns, ratio = 1.6, gap = 6, background = CLOTH, grey = false }) {
  const rows = Math.ceil(drawings.length / columns);
  return {
    html: `<div style="display:grid;grid-template-columns:repeat(${columns},${width}px);gap:${gap}px;padding:10px;background:${background};${grey ? 'filter:grayscale(1)' : ''}">${drawings.map((svg) => sized(svg, width)).join('')}</div>`,
    width: columns * (width + gap) - gap + 20,
    height: rows * (Math.round(width * ratio) + gap) - gap + 20,
  };
}

const whole = (deck, index = 'none') => cardsOf(deck).map((card) => drawCard({ deck, card, index }));
const minis = (deck, letters) => cardsOf(deck).map((card) => drawMini({ deck, card, letters }));
const byRank = (deck, ranks, index = 'none') =>
  [...ranks].flatMap((rank) => ['c', 'd', 's', 'b'].map((suit) => drawCard({ deck, card: rank + suit, index })));

const SHEETS = {};
for (const [deck, columns] of Object.entries(DECK_COLUMNS)) {
  SHEETS[`${deck}-120`] = () => grid(whole(deck), { width: 120, columns });
  SHEETS[`${deck}-56`] = () => grid([...whole(deck), ...whole(deck, 'en')], { width: 56, columns });
  SHEETS[`${deck}-44`] = () => grid([...whole(deck, 'it'), ...minis(deck, 'en')], { width: 44, columns });
  SHEETS[`${deck}-300`] = () => grid(byRank(deck, 'JHK'), { width: 300, columns: 4 });
  SHEETS[`${deck}-aces`] = () => grid(byRank(deck, 'A'), { width: 300, columns: 4 });
  SHEETS[`${deck}-grey`] = () => grid([...whole(deck)], { width: 56, columns, grey: true });
  SHEETS[`${deck}-index`] = () => grid(byRank(deck, 'A5JHK', 'it'), { width: 200, columns: 5 });
}
SHEETS.regional = () =>
  grid(
    Object.values(REGIONAL_CARDS).map((draw) => draw()),
    { width: 300, columns: 4, ratio: 2.15 },
  );
SHEETS.back = () => grid([drawBack()], { width: 300, columns: 1 });
SHEETS.suits = () => {
  const signs = ['coins', 'cups', 'swords', 'batons', 'hearts', 'diamonds', 'clubs', 'spades'].map(drawSuit);
  const rows = [120, 48, 24, 16, 12]
    .map(
      (width) =>
        `<div style="display:flex;gap:8px;padding:4px">${signs.map((svg) => sized(svg, width)).join('')}</div>`,
    )
    .join('');
  return {
    html: `<div style="background:#fff">${rows}</div><div style="background:#eee;filter:grayscale(1)">${rows}</div>`,
    width: 1060,
    height: 560,
  };
};

const [folder = 'card-sheets', ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const { html, width, height } = make();
  const page = join(tmpdir(), `card-sheet-${process.pid}.html`);
  writeFileSync(page, `<!doctype html><meta charset="utf8"><style>body{margin:0}</style>${html}`);
  const options = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    `--screenshot=${resolve(folder, `${name}.png`)}`,
  ];
  execFileSync(
    process.env.CHROMIUM_PATH ?? 'chromium',
    [...options, `--window-size=${width},${height}`, `file://${page}`],
    { stdio: 'ignore' },
  );
  rmSync(page);
  console.log(`${name}.png ${width} x ${height}`);
}

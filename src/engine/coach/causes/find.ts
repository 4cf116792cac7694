import type { Card, Points } from '../../cards.ts';
import type { Cause, CauseKind } from '../reason.ts';
import { holdsAlways, strengthOf } from './claim.ts';
import { mustFollow } from './duty.ts';
import { exchange, exchangeCosts, theyExchange } from './exchanges.ts';
import { forceOut, save, saveChain, saveOther, spare } from './keep.ts';
import { cashNow, giveNow, partnerCard, takeNow, winReply } from './now.ts';
import { sceneOf } from './setting.ts';
import type { Finder, Found, Setting } from './setting.ts';
import { drawn, drawnDanger, drawnWinner, early, lateWinner } from './stock.ts';
import { busy, dumped, tempo } from './tempo.ts';

/** Every finder, in the order in which the first that matches speaks for a card. */
const FINDERS: readonly Finder[] = [
  exchange,
  theyExchange,
  exchangeCosts,
  drawn,
  takeNow,
  giveNow,
  cashNow,
  mustFollow,
  winReply,
  partnerCard,
  drawnWinner,
  drawnDanger,
  save,
  saveChain,
  saveOther,
  forceOut,
  spare,
  tempo,
  dumped,
  lateWinner,
  early,
  busy,
];

/** How plainly a kind speaks, to choose between groups of equal points. Source: measured design ("clarity"). */
const CLARITY: Record<CauseKind, number> = {
  'take-now': 9,
  'give-now': 9,
  expose: 9,
  exchange: 9,
  'they-exchange': 8,
  'exchange-costs': 8,
  'cash-now': 8,
  'load-now': 8,
  save: 8,
  'save-chain': 8,
  'must-follow': 8,
  draw: 7,
  'win-reply': 7,
  zugzwang: 7,
  'draw-away': 6,
  'draw-winner': 6,
  'draw-danger': 6,
  'force-out': 6,
  'partner-card': 6,
  spare: 5,
  'save-other': 5,
  tempo: 4,
  dumped: 4,
  early: 3,
  busy: 3,
  'late-winner': 3,
};

interface Group {
  readonly found: Found;
  readonly points: Points;
  readonly proved: boolean;
  readonly strength: Cause['strength'];
}

const findFor = (setting: Setting, item: Card, points: Points): Found | undefined => {
  const scene = sceneOf(setting, item, points);
  for (const finder of FINDERS) {
    const found = finder(scene);
    if (found) return found;
  }
  return undefined;
};

/** Whether a card is ours after the best move and theirs after the other one, whichever best lines are played. */
function turnsOf({ proof }: Setting, card: Card): Cause['itemTurns'] {
  const always =
    proof &&
    holdsAlways(proof, { after: 'best', says: 'taken', card, to: 'ours' }) &&
    holdsAlways(proof, { after: 'other', says: 'taken', card, to: 'theirs' });
  return always ? 'in-all-best-lines' : 'in-the-lines-shown';
}

/** Items are one group when the same cards act on them in the same way. */
function groupKey({ cause, claims }: Found): string {
  const acting = claims.map((claim) => (claim.says === 'taken' ? [claim.by, claim.lead, claim.trick] : claim.first));
  return JSON.stringify([cause.kind, acting, 'when' in cause ? cause.when : undefined]);
}

/**
 * Why the best move is better: every cause found for the cards in `items`, the one to say first.
 *
 * Order: groups proved in all best lines come first, provided they carry at least half of what the biggest group
 * carries; then points; then clarity. Source: measured design ("Selection rule").
 */
export function findCauses(
  setting: Setting,
  items: readonly { readonly card: Card; readonly points: Points }[],
): readonly Cause[] {
  const groups = new Map<string, { found: Found; points: Points }>();
  for (const { card, points } of items) {
    const found = findFor(setting, card, points);
    if (!found) continue;
    const key = groupKey(found);
    const known = groups.get(key);
    groups.set(key, { found: known?.found ?? found, points: points + (known?.points ?? 0) });
  }
  const all = [...groups.values()].map(({ found, points }): Group => {
    const strength = found.seen ?? strengthOf(setting.proof, found.claims);
    return { found, points, strength, proved: strength !== 'best-line' };
  });
  const most = Math.max(0, ...all.map(({ points }) => points));
  const rank = ({ proved, points }: Group): number => (proved && 2 * points >= most ? 1 : 0);
  return all
    .sort(
      (x, y) => rank(y) - rank(x) || y.points - x.points || CLARITY[y.found.cause.kind] - CLARITY[x.found.cause.kind],
    )
    .map(
      ({ found, points, strength }) =>
        ({ ...found.cause, item: found.item, points, strength, itemTurns: turnsOf(setting, found.item.card) }) as Cause,
    ); // a kind's own facts with those that every kind has
}

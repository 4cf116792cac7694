import type { Seat } from '../../engine/cards.ts';
import type { PlayWords } from '../../i18n/playWords.ts';
import { pictureOf, playedTricks, tricksToPlay, type Picture } from '../../machines/picture.ts';
import type { Trail } from '../../machines/trail.ts';
import { nameOfSeat } from '../table/nameOfSeat.ts';
import type { RaceSide } from '../table/RaceBar.tsx';
import type { ShownHand, ShownSeat, ShownStock, ShownTrick } from '../table/shown.ts';
import type { StripTrick } from '../table/Strip.tsx';

const isPartner = (picture: Picture, learner: Seat, seat: Seat): boolean =>
  seat !== learner && picture.sides.some((side) => side.includes(seat) && side.includes(learner));

function handOf(trail: Trail, picture: Picture, seat: Seat): ShownHand {
  const cards = picture.hands[seat] ?? [];
  const { visibility, learner } = trail.script;
  return visibility === 'closed' && seat !== learner
    ? { kind: 'face-down', count: cards.length }
    : { kind: 'open', cards };
}

/** Every seat in playing order from the learner's, with its hand as the deal's visibility lets it be seen. */
export function seatsShown(m: PlayWords, trail: Trail): readonly [ShownSeat, ...ShownSeat[]] {
  const picture = pictureOf(trail);
  const { learner, visibility, start } = trail.script;
  const count = picture.hands.length;
  const shown = (seat: Seat): ShownSeat => {
    const side = picture.sides.findIndex((members) => members.includes(seat));
    const first = picture.sides[side]?.[0] === seat || seat === learner;
    const alone = !picture.sides[side]?.includes(learner) || seat === learner;
    const won = (picture.sides[side] ?? []).reduce((sum, member) => sum + (picture.tricksWon[member] ?? 0), 0);
    return {
      seat,
      name: nameOfSeat(m, start.rules, learner, seat),
      note: isPartner(picture, learner, seat)
        ? m.table.partner
        : seat === learner
          ? undefined
          : visibility === 'closed'
            ? m.table.closedHand
            : m.table.openHand,
      hand: handOf(trail, picture, seat),
      pile: first && alone ? { cards: won * count, points: picture.scores[side] } : undefined,
    };
  };
  const others = Array.from({ length: count - 1 }, (_, at) => shown((learner + at + 1) % count));
  return [shown(learner), ...others];
}

/** The stock as the deal's visibility lets it be seen. */
export function stockShown(trail: Trail): ShownStock {
  const { stock } = pictureOf(trail);
  const { visibility, start } = trail.script;
  const turnUp = start.rules.turnUp ? stock.at(-1) : undefined;
  const rest = turnUp === undefined ? stock : stock.slice(0, -1);
  const open = { open: rest, scoperta: rest.slice(0, 1), closed: [] }[visibility];
  return { open, hidden: rest.length - open.length, turnUp };
}

export function trickShown(trail: Trail): ShownTrick {
  const { trick, winning, hands } = pictureOf(trail);
  return { plays: trick, size: hands.length * trail.script.start.rules.cardsPerTrick, winning };
}

/** The sides of the race, the learner's first. While a verdict is shown, with where best play leads. */
export function raceShown(m: PlayWords, trail: Trail, best: number | undefined): readonly RaceSide[] {
  const picture = pictureOf(trail);
  const { learner, start } = trail.script;
  const own = picture.sides.findIndex((side) => side.includes(learner));
  const nameOf = (side: number): string =>
    (picture.sides[side] ?? []).map((seat) => nameOfSeat(m, start.rules, learner, seat)).join(', ');
  const sides = picture.sides.map((_, side): RaceSide => {
    const leads =
      best === undefined || picture.sides.length !== 2
        ? undefined
        : side === own
          ? best
          : start.rules.pointsTotal - best;
    return { name: side === own ? m.table.you : nameOf(side), points: picture.scores[side] ?? 0, best: leads };
  });
  return [...sides.slice(own), ...sides.slice(0, own)];
}

/** What wins the deal, where points alone do. */
export const targetOf = ({ script }: Trail): number | undefined => {
  const { win } = script.start.rules;
  return 'target' in win ? win.target : undefined;
};

/** The tricks of the deal, for the strip. */
export function stripShown(
  m: PlayWords,
  trail: Trail,
): { readonly tricks: readonly StripTrick[]; readonly total: number } {
  const { learner, start } = trail.script;
  return {
    total: tricksToPlay(trail),
    tricks: playedTricks(trail).map(({ plays, winner, points, lost, lostChance }) => ({
      cards: plays.map((play) => play.card),
      winning: plays.find((play) => play.seat === winner)?.card ?? plays[0]!.card, // a finished trick has cards
      winner: nameOfSeat(m, start.rules, learner, winner),
      points,
      lost,
      lostChance,
    })),
  };
}

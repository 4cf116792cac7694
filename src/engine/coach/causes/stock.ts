import { fateOf, held, heldSince, holderOf } from '../line.ts';
import type { Fate, Line } from '../line.ts';
import type { DrawPlace } from '../reason.ts';
import { timeOf } from './setting.ts';
import type { Finder, Scene } from './setting.ts';

/** The trick after which a card is drawn, or undefined if it is not. */
const drawnAfter = ({ came }: Fate): number | undefined => (came.by === 'draw' ? came.trick : undefined);

/** How the card came to the seat that plays it, in one of the two lines. */
function placeOf(scene: Scene, line: Line, fate: Fate, others: Fate): DrawPlace | undefined {
  const trick = drawnAfter(fate);
  if (trick === undefined) return undefined;
  const winner = line.tricks[trick]?.winner;
  const { stock, rules } = scene.deal;
  return {
    by: winner === fate.seat ? 'winning' : rules.seats === 2 ? 'losing' : 'order',
    when: { trick, last: trick === line.tricks.length - 1, varies: false },
    turnUp: rules.turnUp && stock[stock.length - 1] === fate.card,
    decidedNow: trick === 0 && drawnAfter(others) === 0,
  };
}

/** `draw` and `draw-away`: the item comes from the stock to another side than in the other line. */
export const drawn: Finder = (scene) => {
  const { item, inBest, inOther, bestLine, otherLine, winner, danger } = scene;
  if (drawnAfter(inBest) === undefined || drawnAfter(inOther) === undefined) return undefined;
  const ours = bestLine.isOurs(inBest.seat);
  if (ours === otherLine.isOurs(inOther.seat)) return undefined;
  const [line, fate, others] = ours ? [bestLine, inBest, inOther] : [otherLine, inOther, inBest];
  const place = placeOf(scene, line, fate, others);
  if (!place) return undefined;
  return ours
    ? {
        cause: { kind: 'draw', place, drawer: holderOf(bestLine, inBest.seat) },
        item: held(bestLine, item),
        claims: [
          { after: 'best', says: 'taken', card: item, to: 'ours', from: 'ours' },
          { after: 'other', says: 'taken', card: item, to: 'theirs', from: 'theirs' },
        ],
      }
    : {
        cause: { kind: 'draw-away', place, winner, danger },
        item: held(otherLine, item),
        claims: [
          { after: 'best', says: 'taken', card: item, to: 'ours', from: 'theirs', by: winner.card },
          { after: 'other', says: 'taken', card: item, to: 'theirs', from: 'ours', by: danger.card },
        ],
      };
};

/** `draw-winner`: the card that takes the item is drawn by the learner's side in the best line, by them in the other. */
export const drawnWinner: Finder = (scene) => {
  const { item, winner, bestLine, otherLine } = scene;
  const inBest = fateOf(bestLine, winner.card);
  const inOther = fateOf(otherLine, winner.card);
  if (winner.card === item || drawnAfter(inOther) === undefined || otherLine.isOurs(inOther.seat)) return undefined;
  const place = placeOf(scene, bestLine, inBest, inOther);
  if (!place) return undefined;
  return {
    cause: { kind: 'draw-winner', place, winner },
    item: held(bestLine, item),
    claims: [{ after: 'best', says: 'taken', card: item, to: 'ours', by: winner.card }],
  };
};

/** `draw-danger`: the card that takes the item is drawn by them in the other line, by the learner's side in the best. */
export const drawnDanger: Finder = (scene) => {
  const { item, danger, bestLine, otherLine } = scene;
  const inBest = fateOf(bestLine, danger.card);
  const inOther = fateOf(otherLine, danger.card);
  if (danger.card === item || drawnAfter(inBest) === undefined || !bestLine.isOurs(inBest.seat)) return undefined;
  const place = placeOf(scene, otherLine, inOther, inBest);
  if (!place) return undefined;
  return {
    cause: { kind: 'draw-danger', place, danger },
    item: held(otherLine, item),
    claims: [{ after: 'other', says: 'taken', card: item, to: 'theirs', by: danger.card }],
  };
};

/** `late-winner`: the card that takes the item in the best line comes too late in the other. */
export const lateWinner: Finder = (scene) => {
  const { item, winner, inOther, bestLine, otherLine } = scene;
  const fate = fateOf(otherLine, winner.card);
  if (winner.card === item || drawnAfter(fate) === undefined || heldSince(fate) <= inOther.trick) return undefined;
  return {
    cause: { kind: 'late-winner', winner, when: timeOf(scene, 'best', item) },
    item: held(bestLine, item),
    claims: [],
  };
};

/** `early`: in the best line the item is home before the danger is drawn. */
export const early: Finder = (scene) => {
  const { item, danger, inBest, bestLine, otherLine } = scene;
  const inBestLine = fateOf(bestLine, danger.card);
  if (danger.card === item || drawnAfter(inBestLine) === undefined || heldSince(inBestLine) <= inBest.trick)
    return undefined;
  return {
    cause: { kind: 'early', danger, when: timeOf(scene, 'best', item) },
    item: held(otherLine, item),
    claims: [],
  };
};

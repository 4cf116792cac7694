import type { Card } from '../../cards.ts';
import { pointsOf } from '../../rules/deck.ts';
import { beats } from '../../rules/trick.ts';
import { fateOf, held, taker } from '../line.ts';
import type { Line } from '../line.ts';
import type { Spent } from '../reason.ts';
import { at, isLead, timeOf } from './setting.ts';
import type { Finder, Scene } from './setting.ts';

/** `save`: the card the learner would play takes the item later, if it is kept. */
export const save: Finder = (scene) => {
  const { item, other, winner, inOther, otherLine, bestLine } = scene;
  if (winner.card !== other || other === item || inOther === undefined) return undefined;
  const played = fateOf(otherLine, other);
  const led = isLead(scene) && !otherLine.isOurs(played.winner);
  const when = timeOf(scene, 'best', item);
  return {
    cause: { kind: 'save', winner, when, ...(led && { ledInto: taker(otherLine, other) }) },
    item: held(bestLine, item),
    claims: [{ after: 'best', says: 'taken', card: item, to: 'ours', by: winner.card, ...at(when) }],
  };
};

/** `save-chain`: the card the learner would play takes the danger first, and then the item is safe. */
export const saveChain: Finder = (scene) => {
  const { item, other, danger, inBest, bestLine, otherLine } = scene;
  const fate = fateOf(bestLine, danger.card);
  if (fate.winnerCard !== other || fate.trick >= inBest.trick || danger.card === item) return undefined;
  return {
    cause: {
      kind: 'save-chain',
      keep: { card: other, holder: 'you' },
      danger,
      when: timeOf(scene, 'best', danger.card),
    },
    item: held(otherLine, item),
    claims: [
      { after: 'best', says: 'taken', card: danger.card, to: 'ours', by: other },
      { after: 'best', says: 'falls-before', first: danger.card, then: item },
      { after: 'best', says: 'taken', card: item, to: 'ours' },
    ],
  };
};

/** What a card was spent on in a line: the next link of the chain. */
function spentOn(scene: Scene, line: Line, card: Card): Spent {
  const fate = fateOf(line, card);
  const when = timeOf(scene, 'other', card);
  if (fate.winnerCard !== card) return { how: 'thrown', under: held(line, fate.winnerCard), when };
  const [prize] = (line.tricks[fate.trick]?.plays ?? [])
    .filter((play) => !line.isOurs(play.seat))
    .map((play) => play.card)
    .sort((x, y) => pointsOf(line.start.rules, [y]) - pointsOf(line.start.rules, [x]));
  return prize && pointsOf(line.start.rules, [prize]) > 0
    ? { how: 'taking', card: held(line, prize), when }
    : { how: 'played', when };
}

/** `save-other`: the card that takes the item in the best line is gone by then in the other. */
export const saveOther: Finder = (scene) => {
  const { item, winner, other, inOther, bestLine, otherLine } = scene;
  const fate = fateOf(otherLine, winner.card);
  if (winner.card === item || winner.card === other || fate.trick >= inOther.trick) return undefined;
  if (!otherLine.isOurs(fate.seat)) return undefined;
  return {
    cause: {
      kind: 'save-other',
      winner,
      when: timeOf(scene, 'best', item),
      spent: spentOn(scene, otherLine, winner.card),
    },
    item: held(bestLine, item),
    claims: [
      { after: 'best', says: 'taken', card: item, to: 'ours', by: winner.card },
      { after: 'other', says: 'falls-before', first: winner.card, then: item },
    ],
  };
};

/** `force-out`: the danger beat the item in the other line; in the best line it is spent before. */
export const forceOut: Finder = (scene) => {
  const { deal, item, danger, inBest, inOther, bestLine, otherLine } = scene;
  const spent = fateOf(bestLine, danger.card);
  const lost = fateOf(otherLine, danger.card);
  if (danger.card === item || spent.trick >= inBest.trick || inOther.place >= lost.place) return undefined;
  if (!otherLine.isOurs(inOther.seat)) return undefined;
  // Coincidence is not cause: the danger must really have beaten the item.
  if (!beats(deal.rules, deal.trump, danger.card, item)) return undefined;
  const theirs = (bestLine.tricks[inBest.trick]?.hands ?? []).flatMap((hand, seat) =>
    bestLine.isOurs(seat) ? [] : hand,
  );
  const nothing = inBest.winnerCard === item && !theirs.some((card) => beats(deal.rules, deal.trump, card, item));
  return {
    cause: {
      kind: 'force-out',
      danger,
      spentWhen: timeOf(scene, 'best', danger.card),
      then: nothing ? 'nothing-beats-it' : 'it-wins',
    },
    item: held(otherLine, item),
    claims: [
      { after: 'best', says: 'falls-before', first: danger.card, then: item },
      { after: 'best', says: 'taken', card: item, to: 'ours' },
    ],
  };
};

/** `spare`: in the best line a cheaper card goes under the danger, in place of the item. */
export const spare: Finder = (scene) => {
  const { deal, item, danger, inOther, bestLine, otherLine } = scene;
  const led = fateOf(bestLine, danger.card);
  if (danger.card === item || fateOf(otherLine, danger.card).place !== 0 || led.place !== 0) return undefined;
  const worth = pointsOf(deal.rules, [item]);
  const under = (bestLine.tricks[led.trick]?.plays ?? []).find(
    ({ card, seat }) =>
      seat === inOther.seat && pointsOf(deal.rules, [card]) < worth && fateOf(otherLine, card).trick < inOther.trick,
  );
  if (!under || led.winnerCard !== danger.card || !otherLine.isOurs(inOther.seat)) return undefined;
  return {
    cause: { kind: 'spare', spare: held(bestLine, under.card), danger, when: timeOf(scene, 'best', under.card) },
    item: held(otherLine, item),
    claims: [
      { after: 'best', says: 'taken', card: under.card, to: 'theirs', by: danger.card, lead: danger.card },
      { after: 'best', says: 'taken', card: item, to: 'ours' },
      { after: 'other', says: 'taken', card: item, to: 'theirs', by: danger.card, lead: danger.card },
    ],
  };
};

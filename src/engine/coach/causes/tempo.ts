import type { Card } from '../../cards.ts';
import { pointsOf } from '../../rules/deck.ts';
import { fateOf, held, isWon } from '../line.ts';
import type { Line } from '../line.ts';
import type { Node } from '../tree/game.ts';
import { movesOf, step } from '../tree/moves.ts';
import { moveOf, treeMoveOf } from '../bestLine.ts';
import type { Claim, Proof } from './claim.ts';
import { at, isLead, timeOf } from './setting.ts';
import type { Finder, Scene } from './setting.ts';

const leaderOfTrick = (line: Line, trick: number): number | undefined => line.tricks[trick]?.plays[0]?.seat;

/** The node of the tree at which a card is played in the best line. */
function nodeBefore({ analysis }: Proof, line: Line, card: Card): Node {
  let node = analysis.root;
  for (const move of line.moves) {
    if (move === card) return node;
    node = step(analysis.game, node, treeMoveOf(analysis.game, move)).node;
  }
  throw new Error(`${card} is not played in the line`);
}

/** Whether every other lead the leader of the item had in the best line was worse for its side. */
function mustLead({ proof, bestLine, item }: Scene): boolean {
  if (!proof) return false;
  const node = nodeBefore(proof, bestLine, item);
  const moves = proof.analysis.bestMoves(node);
  return moves.length === 1 && movesOf(proof.analysis.game, node).length > 1;
}

/**
 * Whether each card they could lead in place of the item scores, and is taken by the learner's side in every best line
 * that follows.
 */
function everyLeadCosts({ proof, bestLine, item, deal, inBest }: Scene): boolean {
  if (!proof || inBest.choices.length < 2 || inBest.place !== 0) return false;
  if (inBest.choices.some((card) => pointsOf(deal.rules, [card]) === 0)) return false;
  const { analysis } = proof;
  const node = nodeBefore(proof, bestLine, item);
  return movesOf(analysis.game, node).every((move) => {
    const card = proof.numberOf(moveOf(analysis.game, move) as Card); // an exchange is no lead and has no trick, so it fails below
    return analysis.always(step(analysis.game, node, move).node, (trick) =>
      trick.cards.includes(card) ? trick.index === node.trick && analysis.game.sideOf[trick.winner] === 0 : undefined,
    );
  });
}

/** `tempo` and `zugzwang`: the side that leads the item's trick differs. */
export const tempo: Finder = (scene) => {
  const { item, other, inBest, inOther, winner, bestLine, otherLine } = scene;
  const leaderInBest = leaderOfTrick(bestLine, inBest.trick);
  const leaderInOther = leaderOfTrick(otherLine, inOther.trick);
  if (leaderInBest === undefined || leaderInOther === undefined) return undefined;
  const ours = bestLine.isOurs(leaderInBest);
  if (ours === otherLine.isOurs(leaderInOther)) return undefined;

  const ledNow =
    isLead(scene) &&
    other === otherLine.tricks[0]?.plays[0]?.card &&
    inOther.trick === 0 &&
    inOther.winnerCard === item;
  const when = timeOf(scene, 'best', item);
  const claims: readonly Claim[] = [
    { after: 'best', says: 'taken', card: item, to: 'ours', by: winner.card, ledBy: ours ? 'ours' : 'theirs' },
    { after: 'other', says: 'taken', card: item, to: 'theirs', ledBy: ours ? 'theirs' : 'ours' },
  ];
  if (!ours && inBest.place === 0 && inBest.trick > 0 && everyLeadCosts(scene)) {
    return { cause: { kind: 'zugzwang', winner, when }, item: held(bestLine, item), claims };
  }
  const form = ledNow ? 'led-now-lets-it-win' : ours ? 'you-lead' : inBest.place === 0 ? 'they-lead-it' : 'they-lead';
  const must = form === 'they-lead-it' && mustLead(scene) ? 'must' : 'may';
  return { cause: { kind: 'tempo', form, must, winner, when }, item: held(bestLine, item), claims };
};

/** `dumped`: the item goes under a card that they lead. */
export const dumped: Finder = (scene) => {
  const { item, inOther, danger, otherLine } = scene;
  if (danger.card === item || fateOf(otherLine, danger.card).place !== 0 || !otherLine.isOurs(inOther.seat))
    return undefined;
  const when = timeOf(scene, 'other', item);
  return {
    cause: {
      kind: 'dumped',
      danger,
      when,
      left: inOther.hand.length === 1 ? 'only-card' : 'one-of-several',
    },
    item: held(otherLine, item),
    claims: [
      { after: 'other', says: 'taken', card: item, to: 'theirs', by: danger.card, lead: danger.card, ...at(when) },
    ],
  };
};

/** `busy`: the card that takes the item in the best line is still held in the other, but the item falls elsewhere. */
export const busy: Finder = (scene) => {
  const { item, winner, danger, inOther, bestLine, otherLine } = scene;
  const fate = fateOf(otherLine, winner.card);
  if (fate.trick < inOther.trick || !isWon(bestLine, item)) return undefined;
  return {
    cause: {
      kind: 'busy',
      winner,
      when: timeOf(scene, 'best', item),
      danger,
      whenLost: timeOf(scene, 'other', item),
    },
    item: held(bestLine, item),
    claims: [],
  };
};

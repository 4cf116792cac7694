import { suitOf } from '../../cards.ts';
import { pointsOf } from '../../rules/deck.ts';
import { held } from '../line.ts';
import type { Fate, Line } from '../line.ts';
import type { Duty } from '../reason.ts';
import type { Claim } from './claim.ts';
import { at, timeOf } from './setting.ts';
import type { Finder } from './setting.ts';

/**
 * The duty that brings a card out in a line: cheaper cards were in the hand, but none of them was legal. Undefined
 * where the choice was free.
 */
export function dutyBehind(line: Line, fate: Fate): Duty | undefined {
  const { rules, trump } = line.start;
  const worth = (card: typeof fate.card): number => pointsOf(rules, [card]);
  const cheaperInHand = fate.hand.some((card) => worth(card) < worth(fate.card));
  const cheaperAllowed = fate.choices.some((card) => worth(card) < worth(fate.card));
  if (fate.choices.length === fate.hand.length || !cheaperInHand || cheaperAllowed) return undefined;
  const led = line.tricks[fate.trick]?.plays[0]?.card;
  if (led === undefined) return undefined;
  const owedSuit = fate.hand.filter((card) => suitOf(card) === suitOf(led));
  if (suitOf(fate.card) !== suitOf(led)) return suitOf(fate.card) === trump ? 'trump' : undefined;
  return owedSuit.length > fate.choices.length ? 'beat' : 'follow';
}

/** `must-follow`: the duty of following brings the item out, theirs in the best line or the learner's in the other. */
export const mustFollow: Finder = (scene) => {
  const { item, inBest, inOther, winner, danger, bestLine, otherLine } = scene;
  const theirs = bestLine.isOurs(inBest.seat) ? undefined : dutyBehind(bestLine, inBest);
  if (theirs && winner.card !== item) {
    const when = timeOf(scene, 'best', item);
    const claim: Claim = {
      after: 'best',
      says: 'taken',
      card: item,
      to: 'ours',
      from: 'theirs',
      by: winner.card,
      ...at(when),
    };
    return {
      cause: { kind: 'must-follow', who: 'they', duty: theirs, takenBy: winner, when },
      item: held(bestLine, item),
      claims: [claim],
    };
  }
  const ours = otherLine.isOurs(inOther.seat) ? dutyBehind(otherLine, inOther) : undefined;
  if (!ours || danger.card === item) return undefined;
  const when = timeOf(scene, 'other', item);
  return {
    cause: { kind: 'must-follow', who: 'you', duty: ours, takenBy: danger, when },
    item: held(otherLine, item),
    claims: [{ after: 'other', says: 'taken', card: item, to: 'theirs', from: 'ours', by: danger.card, ...at(when) }],
  };
};

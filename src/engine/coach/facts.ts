import { cardOfMove } from '../play/moves.ts';
import { scoreOf, sideOf } from '../play/outcome.ts';
import { pointsOf } from '../rules/deck.ts';
import { treeMoveOf } from './bestLine.ts';
import type { Setting } from './causes/setting.ts';
import type { Goal } from './goal.ts';
import { lowestScoreFor, scoreNeeded } from './judge.ts';
import type { Values } from './judge.ts';
import type { Knowledge } from './knowledge.ts';
import type { Fact, GoalFact } from './reason.ts';
import { bit } from './tree/game.ts';
import { movesOf } from './tree/moves.ts';
import type { Verdict } from './verdict.ts';
import type { Move } from '../play/deal.ts';

/** Whether the best card is theirs in every best line after every legal move. */
function isLostAnyway({ deal, best, proof }: Setting): boolean {
  const card = cardOfMove(best);
  if (!proof || best !== card || pointsOf(deal.rules, [card]) === 0) return false;
  const { analysis } = proof;
  const mask = bit(treeMoveOf(analysis.game, card));
  return movesOf(analysis.game, analysis.root).every((move) =>
    analysis.outcomesAfter(analysis.root, move).every((outcome) => (outcome & mask) === 0),
  );
}

/** What else can be said when a move costs something: the result it changes, and a card that is lost in any case. */
export function factsOf(setting: Setting, verdict: Verdict, values: Values): readonly Fact[] {
  const facts: Fact[] = [];
  if (verdict.kind === 'costs' && verdict.turns) {
    facts.push({
      kind: 'game-turn',
      ...verdict.turns,
      score: values.get(setting.other) ?? 0,
      best: Math.max(...values.values()),
      needed: lowestScoreFor(setting.deal, 'win') ?? 0,
    });
  }
  if (isLostAnyway(setting)) facts.push({ kind: 'lost-anyway', card: cardOfMove(setting.best) });
  return facts;
}

/** What a threshold goal makes of a move; nothing under `most-points`. */
export function goalFactsOf({ deal, values }: Knowledge, goal: Goal, move: Move): readonly GoalFact[] {
  const needed = scoreNeeded(deal, goal);
  if (needed === undefined) return [];
  const have = values.get(move) ?? 0;
  const best = Math.max(...values.values());
  const taken = scoreOf(deal, sideOf(deal, deal.turn));
  if (taken >= needed) return [{ kind: 'goal-already-reached', needed, have }];
  if (best < needed) return [{ kind: 'goal-out-of-reach', needed, have }];
  if (have < needed) return [{ kind: 'misses-goal', needed, have, best }];
  return [{ kind: 'keeps-goal', needed, have }];
}

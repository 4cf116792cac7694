import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { moveAction } from '../play/moves.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Refusal } from '../rules/refusal.ts';
import { treeMoveOf } from './bestLine.ts';
import type { Setting } from './causes/setting.ts';
import { findCauses } from './causes/find.ts';
import { compare } from './compare.ts';
import { equalityOf } from './equality.ts';
import type { Explanation, ExplainRefusal } from './explanation.ts';
import { factsOf, goalFactsOf } from './facts.ts';
import type { Goal } from './goal.ts';
import { rightMoves, topMoves, verdictOf } from './judge.ts';
import { knowledgeOf } from './knowledge.ts';
import type { Knowledge, KnowOptions } from './knowledge.ts';
import { ledgerOf } from './ledger.ts';
import { playOut } from './line.ts';
import { step } from './tree/moves.ts';
import { temptingMistake } from './tempting.ts';

/** The two lines to look at, with the tree behind them where there is one. */
function settingOf(known: Knowledge, right: readonly Move[], other: Move): Result<Setting, ExplainRefusal> {
  const { deal, analysis } = known;
  if (!analysis) {
    const [best] = right;
    if (best === undefined) throw new Error('No move is right');
    const bestLine = known.solvedLine(best);
    if (!bestLine.ok) return bestLine;
    const otherLine = known.solvedLine(other);
    if (!otherLine.ok) return otherLine;
    const lines = { bestLine: playOut(deal, bestLine.value), otherLine: playOut(deal, otherLine.value) };
    return ok({ deal, best, other, ...lines, proof: undefined });
  }

  const { game, root } = analysis;
  const pair = compare(
    deal,
    analysis,
    right.map((move) => treeMoveOf(game, move)),
    treeMoveOf(game, other),
  );
  const best = pair.bestLine.moves[0] ?? other;
  const afterBest = step(game, root, pair.best);
  const afterOther = step(game, root, pair.other);
  const { bestLine, otherLine } = pair;
  return ok({
    deal,
    best,
    other,
    bestLine,
    otherLine,
    proof: {
      analysis,
      numberOf: (card) => treeMoveOf(game, card),
      afterBest: afterBest.node,
      afterOther: afterOther.node,
      endedBest: afterBest.trick,
      endedOther: afterOther.trick,
    },
  });
}

/** A best line that starts with `move`, where nothing is compared. */
function lineAfter(known: Knowledge, move: Move): Result<readonly Move[], ExplainRefusal> {
  const { deal, analysis } = known;
  if (!analysis) return known.solvedLine(move);
  const number = treeMoveOf(analysis.game, move);
  return ok(compare(deal, analysis, [number], number).bestLine.moves);
}

/** Why the table refuses a move that has no value. */
function refusalOf(deal: Deal, move: Move): Refusal {
  const applied = applyAction(deal, moveAction(deal, move));
  if (applied.ok) throw new Error(`${move} is legal and has no value`);
  return applied.error;
}

/** The explanation of one move of a position whose values are known. */
export function explainKnown(known: Knowledge, move: Move, goal: Goal): Result<Explanation, ExplainRefusal> {
  const { deal, values, analysis } = known;
  const value = values.get(move);
  if (value === undefined) return err(refusalOf(deal, move));
  const right = rightMoves(deal, values, goal);
  const top = topMoves(values);
  const isRight = right.includes(move);
  const other = isRight ? temptingMistake(deal, values, right) : move;
  const facts = {
    move,
    goal,
    depth: analysis ? 'tree' : 'lines',
    verdict: verdictOf(deal, values, goal, move),
    value,
    bestValue: Math.max(...values.values()),
    best: right,
  } as const;
  const equal = isRight && top.length > 1 && top.includes(move) ? [equalityOf(known, top, move)] : [];
  const goalFacts = goalFactsOf(known, goal, move);

  if (other === undefined) {
    const line = lineAfter(known, move);
    if (!line.ok) return line;
    const alone = values.size === 1 && equal.length === 0 ? [{ kind: 'only-move' } as const] : equal;
    return ok({
      ...facts,
      compared: undefined,
      ledger: undefined,
      reasons: [...goalFacts, ...alone],
      lines: { best: line.value, yours: line.value },
    });
  }

  const made = settingOf(known, isRight ? [move] : top, other);
  if (!made.ok) return made;
  const setting = made.value;
  const ledger = ledgerOf(setting.bestLine, setting.otherLine);
  const causes = findCauses(setting, [...ledger.lose, ...ledger.miss]);
  const lines = { best: setting.bestLine.moves, yours: isRight ? setting.bestLine.moves : setting.otherLine.moves };
  return ok({
    ...facts,
    compared: { best: setting.best, other, cost: ledger.cost, otherLine: setting.otherLine.moves },
    ledger,
    reasons: [...goalFacts, ...equal, ...causes, ...(isRight ? [] : factsOf(setting, facts.verdict, values))],
    lines,
  });
}

/**
 * What a move is worth under a goal, and why: structured reasons, never text.
 *
 * The range with proved reasons is two players up to 8 tricks left, pairs up to 4, two against three and triples up to
 * 3; beyond it the solver's values and lines are used and causes are soft. Refuses positions that cannot be solved.
 */
export function explain(
  deal: Deal,
  move: Move,
  goal: Goal,
  options: KnowOptions = {},
): Result<Explanation, ExplainRefusal> {
  const known = knowledgeOf(deal, options);
  return known.ok ? explainKnown(known.value, move, goal) : known;
}

/** The explanation of every legal move, in hand order: one search for all of them. */
export function explainAll(
  deal: Deal,
  goal: Goal,
  options: KnowOptions = {},
): Result<ReadonlyMap<Move, Explanation>, ExplainRefusal> {
  const known = knowledgeOf(deal, options);
  if (!known.ok) return known;
  const all = new Map<Move, Explanation>();
  for (const move of known.value.values.keys()) {
    const explained = explainKnown(known.value, move, goal);
    if (!explained.ok) return explained;
    all.set(move, explained.value);
  }
  return ok(all);
}

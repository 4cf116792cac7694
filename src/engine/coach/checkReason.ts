import type { Points } from '../cards.ts';
import type { Deal } from '../play/deal.ts';
import { outcomeOf } from '../play/outcome.ts';
import { pointsOf } from '../rules/deck.ts';
import { NAMED } from './check/claims.ts';
import type { Named } from './check/claims.ts';
import { equalityFault } from './check/equal.ts';
import { FACTS } from './check/lineFacts.ts';
import type { Fault, Lines } from './check/lineFacts.ts';
import { fallOf, logOf } from './check/log.ts';
import type { Log } from './check/log.ts';
import { after, oracleFor } from './check/oracle.ts';
import type { Decide, Oracle } from './check/oracle.ts';
import type { Explanation } from './explanation.ts';
import type { Ledger } from './ledger.ts';
import type { Cause, Reason } from './reason.ts';
import { isCause, isEquality } from './reasonKinds.ts';

/** Whether a cause is true: its facts in the two lines, and its named claim as far as its strength says. */
export function checkCause(cause: Cause, lines: Lines): Fault {
  const { start, best, other, oracle } = lines;
  const seats = { learner: start.turn, ours: best.ours };
  // Each table has a row for every kind, taking just that kind; TypeScript cannot follow the pairing.
  const named = (NAMED[cause.kind] as (cause: Cause, at: typeof seats) => Named)(cause, seats);
  const facts = FACTS[cause.kind] as ((cause: Cause, lines: Lines) => Fault) | undefined;
  if (named.best && named.best(best.tricks) !== true) return 'the best line does not bear it out';
  if (named.other && named.other(other.tricks) !== true) return 'the other line does not bear it out';
  const fault = facts?.(cause, lines) ?? turnsFault(cause, lines);
  if (fault !== undefined || cause.strength === 'best-line') return fault;
  if (!oracle) return `strength ${cause.strength} without a search`;

  const [bestMove] = best.moves;
  const [otherMove] = other.moves;
  if (bestMove === undefined || otherMove === undefined) return 'a line without moves';
  const afterBest = after(start, bestMove);
  const afterOther = after(start, otherMove);
  if (named.best && !oracle.inEveryBestLine(afterBest, named.best)) return 'some best line after the best move differs';
  if (named.other && !oracle.inEveryBestLine(afterOther, named.other))
    return 'some best line after the other move differs';
  if (cause.strength === 'this-trick') {
    const decided = afterBest.tricks.length > start.tricks.length && afterOther.tricks.length > start.tricks.length;
    return decided ? undefined : 'the trick is not over';
  }
  if (cause.strength !== 'every-reply') return undefined;
  if (named.best && !oracle.canForce(afterBest, 'learner', named.best)) return 'a reply prevents it';
  if (named.other && !oracle.canForce(afterOther, 'others', named.other)) return 'the learner can prevent it';
  return undefined;
}

/** Whether the item really changes sides in every pair of best lines, where that is said. */
function turnsFault({ item, itemTurns }: Cause, { start, best, other, oracle }: Lines): Fault {
  if (itemTurns === 'in-the-lines-shown' || !oracle) return undefined;
  const isOurs: Decide = (tricks) => {
    const fall = fallOf(tricks, item.card);
    return fall && best.ours.includes(fall.winner);
  };
  const isTheirs: Decide = (tricks) => {
    const ours = isOurs(tricks);
    return ours === undefined ? undefined : !ours;
  };
  const [bestMove] = best.moves;
  const [otherMove] = other.moves;
  if (bestMove === undefined || otherMove === undefined) return 'a line without moves';
  const holds =
    oracle.inEveryBestLine(after(start, bestMove), isOurs) && oracle.inEveryBestLine(after(start, otherMove), isTheirs);
  return holds ? undefined : `${item.card} does not change sides in all best lines`;
}

/** Whether both sides play best in a line, by the oracle's own values. */
function playFault({ deals, moves }: Log, oracle: Oracle): Fault {
  const wrong = moves.findIndex((move, i) => {
    const deal = deals[i];
    return i > 0 && deal !== undefined && !oracle.bestMoves(deal).includes(move);
  });
  return wrong < 0 ? undefined : `${moves[wrong] ?? ''} is not best play`;
}

function ledgerFault(ledger: Ledger, { start, best, other }: Lines): Fault {
  const sum = (cards: readonly { readonly points: Points }[]): Points =>
    cards.reduce((total, { points }) => total + points, 0);
  const isOurs = (log: Log, card: Parameters<typeof fallOf>[1]): boolean =>
    log.ours.includes(fallOf(log.tricks, card)?.winner ?? -1);
  const cards = best.tricks
    .flatMap(({ plays }) => plays.map(({ card }) => card))
    .filter((card) => pointsOf(start.rules, [card]) > 0);
  const toThem = cards.filter((card) => isOurs(best, card) && !isOurs(other, card));
  const toUs = cards.filter((card) => !isOurs(best, card) && isOurs(other, card));
  const gone = [...ledger.lose, ...ledger.miss].map(({ card }) => card);
  const same = (xs: readonly string[], ys: readonly string[]): boolean =>
    [...xs].sort().join() === [...ys].sort().join();
  if (
    !same(gone, toThem) ||
    !same(
      ledger.get.map(({ card }) => card),
      toUs,
    )
  )
    return 'the ledger names other cards';
  const adds = pointsOf(start.rules, toThem) - pointsOf(start.rules, toUs);
  return adds === ledger.cost && sum(ledger.lose) + sum(ledger.miss) - sum(ledger.get) === ledger.cost
    ? undefined
    : `the ledger adds up to ${adds}`;
}

/** Final score of the learner's side at the end of a line. */
const finalScore = ({ deals, ours }: Log): Points =>
  ours.reduce((sum, seat) => sum + (deals[deals.length - 1]?.taken[seat] ?? 0), 0);

/** What `turns` claims, by ending the two lines and asking the rules who has won. */
function turnFault({ verdict, reasons }: Explanation, { start, best, other }: Lines): Fault {
  if (verdict.kind !== 'costs') return undefined;
  const resultOf = (log: Log): string => {
    const end = log.deals[log.deals.length - 1];
    const outcome = end && outcomeOf(end);
    if (!end || outcome?.kind !== 'won') return 'tie';
    return end.sides[outcome.side]?.includes(log.learner) ? 'win' : 'loss';
  };
  const [from, to] = [resultOf(best), resultOf(other)];
  const { turns } = verdict;
  const isTold = start.takenSince === 'start' && start.rules.win.deal !== 'accumulate';
  if (!turns && isTold && from !== to) return `the result turns from ${from} to ${to}, untold`;
  if (turns && (turns.from !== from || turns.to !== to)) return `the result turns from ${from} to ${to}`;
  const turn = reasons.find((reason) => reason.kind === 'game-turn');
  if (turn?.kind !== 'game-turn') return turns ? 'the turn is not told' : undefined;
  return turn.score === finalScore(other) && turn.best === finalScore(best)
    ? undefined
    : 'the scores of the turn differ';
}

function factFault(reason: Reason, { start, best, oracle }: Lines): Fault {
  if (reason.kind !== 'lost-anyway' || !oracle) return undefined;
  const lost = (tricks: Log['tricks']): boolean | undefined => {
    const fall = fallOf(tricks, reason.card);
    return fall && !best.ours.includes(fall.winner);
  };
  return oracle.legalMoves(start).every((move) => oracle.inEveryBestLine(after(start, move), lost))
    ? undefined
    : `${reason.card} can be saved`;
}

/**
 * Everything that is wrong with an explanation; empty when every claim in it is confirmed.
 *
 * Each kind is replayed through the engine's own moves and, up to its strength, through every best line, against values
 * from plain minimax. Shares no code with what produced the explanation. `oracle` may be shared by all the moves of one
 * position; where the position is too big for it only the lines themselves are checked.
 */
export function checkExplanation(
  start: Deal,
  explanation: Explanation,
  oracle: Oracle | undefined = oracleFor(start),
): readonly string[] {
  const { move, value, bestValue, compared, ledger, reasons, verdict } = explanation;
  const faults: Fault[] = [];
  const taken = start.taken.reduce(
    (sum, points, seat) => (start.sides.find((side) => side.includes(start.turn))?.includes(seat) ? sum + points : sum),
    0,
  );
  if (oracle) {
    const values = oracle.legalMoves(start).map((legal) => oracle.valueAfter(start, legal) + taken);
    if (value !== oracle.valueAfter(start, move) + taken) faults.push('the value differs');
    if (bestValue !== Math.max(...values)) faults.push('the best value differs');
  }
  if (oracle) {
    for (const reason of reasons) {
      const fault = isEquality(reason) ? equalityFault(reason, start, move, oracle) : undefined;
      faults.push(fault === undefined ? undefined : `${reason.kind}: ${fault}`);
    }
  }
  if (compared && ledger) {
    const lines: Lines = {
      start,
      best: logOf(start, compared.best === move ? explanation.lines.yours : explanation.lines.best),
      other: logOf(start, compared.otherLine),
      oracle,
    };
    if (oracle) faults.push(playFault(lines.best, oracle), playFault(lines.other, oracle));
    if (ledger.cost !== compared.cost) faults.push('ledger and cost differ');
    if (verdict.kind === 'costs' && verdict.points !== ledger.cost) faults.push('verdict and ledger differ');
    faults.push(ledgerFault(ledger, lines), turnFault(explanation, lines));
    for (const reason of reasons) {
      const fault = isCause(reason) ? checkCause(reason, lines) : factFault(reason, lines);
      faults.push(fault === undefined ? undefined : `${reason.kind}: ${fault}`);
    }
  }
  return faults.filter((fault): fault is string => fault !== undefined);
}

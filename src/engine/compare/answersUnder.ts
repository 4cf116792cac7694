import type { Card, Points } from '../cards.ts';
import { explain } from '../coach/explain.ts';
import type { Explanation } from '../coach/explanation.ts';
import { applyAction } from '../play/apply.ts';
import type { Deal, Move } from '../play/deal.ts';
import { legalMoves, moveAction } from '../play/moves.ts';
import { isOver, scoreOf, sideOf } from '../play/outcome.ts';
import { must } from '../result.ts';
import type { Result } from '../result.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { createDealTable } from '../solver/dealTable.ts';
import type { DealKernel } from '../solver/dealKernel.ts';
import { preferredMove } from '../solver/tieBreak.ts';
import { valuesOf } from '../solver/solve.ts';
import { dealUnder } from './dealUnder.ts';
import { endUnder } from './endUnder.ts';
import type { SharedDeal, SharedDealRefusal } from './sharedDeal.ts';
import type { SharedEnd } from './sharedEnd.ts';

/** One step of a line: a trick, or an exchange before a card. Seat 0 is the learner. */
export type LineStep =
  | { readonly kind: 'exchange'; readonly seat: number; readonly move: Move; readonly taken: Card }
  | {
      readonly kind: 'trick';
      readonly cards: readonly Card[];
      readonly leader: number;
      readonly winning: Card;
      readonly winner: number;
      readonly points: Points;
    };

/** Where best play under some rules parts from best play under the first. */
export interface Parting {
  /** The step of the own line it falls in. */
  readonly step: number;
  readonly move: Move;
  /** What is best there under the first rules. */
  readonly other: Move;
  /** Whose move it is. */
  readonly seat: number;
  /** Why the other's best move is not best here: the coach's account of it, or the rule against it. */
  readonly why: Explanation | Refusal | undefined;
}

/** What a shared deal comes to under some rules. */
export type UnderRules =
  | { readonly kind: 'refused'; readonly refusal: SharedDealRefusal }
  | { readonly kind: 'unsolved' }
  | {
      readonly kind: 'line';
      readonly steps: readonly LineStep[];
      /** What the side of the seat on turn, and all others, had before the first step. */
      readonly before: readonly [Points, Points];
      readonly score: readonly [Points, Points];
      readonly parts: Parting | undefined;
    };

type Values = (deal: Deal) => ReadonlyMap<Move, Points> | undefined;

/** From this many cards of stock on one table of the whole deal is cheaper than a search at each step. */
const TABLE_FROM = 8;

/** The values of the moves of a deal and of all that can follow from it. */
function valuesFrom(root: Deal, kernel: DealKernel | undefined): Values {
  const table = root.stock.length >= TABLE_FROM ? createDealTable(root, kernel) : undefined;
  return (deal) => {
    const read = table?.ok ? table.value.read(deal) : undefined;
    if (read) return read;
    const found: Result<ReadonlyMap<Move, Points> | undefined, unknown> = valuesOf(deal);
    return found.ok ? found.value : undefined;
  };
}

const bestOf = (values: ReadonlyMap<Move, Points>): readonly Move[] => {
  const most = Math.max(...values.values());
  return [...values].flatMap(([move, value]) => (value === most ? [move] : []));
};

interface Played {
  readonly before: Deal;
  readonly move: Move;
}

/** A best line that keeps to `like` as long as it can. Undefined when a position is not solved. */
function bestLine(root: Deal, values: Values, like: readonly Played[]): readonly Played[] | undefined {
  const line: Played[] = [];
  let together = true;
  for (let deal = root; !isOver(deal);) {
    const found = values(deal);
    if (!found) return undefined;
    const best = bestOf(found);
    const model = like[line.length]?.move;
    together &&= model !== undefined && best.includes(model);
    const move = together && model !== undefined ? model : preferredMove(deal, best);
    line.push({ before: deal, move });
    deal = must(applyAction(deal, moveAction(deal, move)));
  }
  return line;
}

/** The steps of a line, and for each of its moves the step it falls in. */
function stepsOf(line: readonly Played[]): {
  readonly steps: readonly LineStep[];
  readonly at: readonly number[];
  end: Deal;
} {
  const steps: LineStep[] = [];
  const at: number[] = [];
  let end: Deal | undefined;
  for (const { before, move } of line) {
    at.push(steps.length);
    const after = must(applyAction(before, moveAction(before, move)));
    end = after;
    const turnUp = before.stock.at(-1);
    if (move.startsWith('exchange ') && turnUp)
      steps.push({ kind: 'exchange', seat: before.turn, move, taken: turnUp });
    const trick = after.tricks.length > before.tricks.length ? after.tricks.at(-1) : undefined;
    if (!trick) continue;
    const winning = trick.plays.find(({ seat }) => seat === trick.winner);
    const [lead] = trick.plays;
    if (!winning || !lead) throw new Error('A trick has a card of its winner');
    const cards = trick.plays.map(({ card }) => card);
    const { winner, points } = trick;
    steps.push({ kind: 'trick', cards, leader: lead.seat, winning: winning.card, winner, points });
  }
  if (!end) throw new Error('A line has a move');
  return { steps, at, end };
}

/** Why a move that is best under other rules is not best in this deal. */
function whyNot(deal: Deal, move: Move): Parting['why'] {
  if (!legalMoves(deal).includes(move)) {
    const refused = applyAction(deal, moveAction(deal, move));
    return refused.ok ? undefined : refused.error;
  }
  const explained = explain(deal, move, 'most-points');
  return explained.ok ? explained.value : undefined;
}

/**
 * One deal as it stands under several rules, played out by best play under each, all cards open; each line keeps to the
 * first one as long as that is best, so that where it parts the other's move is worse or not allowed. The score is that of
 * the side of the seat on turn, and of all others. A kernel makes whole deals faster.
 */
export function answersFrom(
  roots: readonly Result<Deal, SharedDealRefusal>[],
  kernel?: DealKernel,
): readonly UnderRules[] {
  let model: readonly Played[] | undefined;
  return roots.map((made): UnderRules => {
    if (!made.ok) return { kind: 'refused', refusal: made.error };
    const line = bestLine(made.value, valuesFrom(made.value, kernel), model ?? []);
    if (!line) return { kind: 'unsolved' };
    const { steps, at, end } = stepsOf(line);
    const first = model;
    model ??= line;
    const place = first ? line.findIndex(({ move }, index) => first[index]?.move !== move) : -1;
    const here = line[place];
    const other = first?.[place]?.move;
    const own = sideOf(made.value, made.value.turn);
    const scores = (deal: Deal): readonly [Points, Points] => [
      scoreOf(deal, own),
      deal.sides.reduce((sum, _, side) => sum + (side === own ? 0 : scoreOf(deal, side)), 0),
    ];
    return {
      kind: 'line',
      steps,
      before: scores(made.value),
      score: scores(end),
      parts:
        here && other
          ? { step: at[place] ?? 0, move: here.move, other, seat: here.before.turn, why: whyNot(here.before, other) }
          : undefined,
    };
  });
}

/** One deal for two, with the learner as seat 0 on the lead, under each rule set: see `answersFrom`. */
export const answersUnder = (shared: SharedDeal, all: readonly RuleSet[], kernel?: DealKernel): readonly UnderRules[] =>
  answersFrom(
    all.map((rules) => dealUnder(shared, rules)),
    kernel,
  );

/** The last tricks of one deal for more than two under each rule set: see `answersFrom`. */
export const endsUnder = (end: SharedEnd, all: readonly RuleSet[], kernel?: DealKernel): readonly UnderRules[] =>
  answersFrom(
    all.map((rules) => endUnder(end, rules)),
    kernel,
  );

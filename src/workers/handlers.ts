import { answersUnder, endsUnder } from '../engine/compare/answersUnder.ts';
import { explain, explainAll } from '../engine/coach/explain.ts';
import { hintsFor } from '../engine/coach/hints.ts';
import { weigh } from '../engine/coach/weigh.ts';
import { rulePlayer } from '../engine/opponents/rulePlayer.ts';
import type { Deal } from '../engine/play/deal.ts';
import { dealFrom } from '../engine/play/start.ts';
import { viewFrom } from '../engine/play/view.ts';
import { defend } from '../engine/puzzles/defence.ts';
import { ok } from '../engine/result.ts';
import { briscola2 } from '../engine/rulesets/briscola-2.ts';
import type { DealKernel } from '../engine/solver/dealKernel.ts';
import { createDealTable } from '../engine/solver/dealTable.ts';
import type { DealTable } from '../engine/solver/dealTable.ts';
import { expectation } from '../engine/solver/expectation.ts';
import { startSampling } from '../engine/solver/sample.ts';
import { solve, startSolving } from '../engine/solver/solve.ts';
import type { Answer, Input, Progress, RequestKind, TableAnswer } from './requests.ts';

/** What a handler may use besides its input. */
export interface Tools {
  /** A kernel for work that ends with the request; undefined where there is no WebAssembly. */
  readonly kernel: DealKernel | undefined;
  /** A kernel for the table that stays. */
  readonly tableKernel: DealKernel | undefined;
  /** The table that stays, replaced when a position does not belong to it. */
  table: DealTable | undefined;
}

/** A request being worked on. */
export interface Job<Kind extends RequestKind> {
  readonly tell: (progress: Progress<Kind>) => void;
  /** Lets waiting messages in. False when the page has cancelled the request: the handler should stop. */
  readonly goesOn: () => Promise<boolean>;
}

type Handler<Kind extends RequestKind> = (
  input: Input<Kind>,
  tools: Tools,
  job: Job<Kind>,
) => Answer<Kind> | Promise<Answer<Kind>>;

/** A long solution looks at the messages about so often; in nodes, what it begins with. */
const SLICE_MS = 30;
const FIRST_SLICE = 20_000;

/** Worlds solved between two looks at the messages: some tens of milliseconds at most, with the kernel. */
const WORLDS_AT_A_TIME = 20;

function readTable(tools: Tools, deal: Deal): Answer<'table'> {
  const known = tools.table?.read(deal);
  if (tools.table && known) return ok(answerOf(tools.table, known));
  const made = createDealTable(deal, tools.tableKernel);
  if (!made.ok) return made;
  tools.table = made.value;
  const values = made.value.read(deal);
  if (!values) throw new Error('A table does not know its own root');
  return ok(answerOf(made.value, values));
}

const answerOf = ({ layers, bytes }: DealTable, values: TableAnswer['values']): TableAnswer => ({
  layers,
  bytes,
  values,
});

const withKernel = ({ kernel }: Tools): { readonly kernel?: DealKernel } => (kernel ? { kernel } : {});

/** The one table from a request's kind to the work. */
export const HANDLERS: { readonly [Kind in RequestKind]: Handler<Kind> } = {
  warmUp: (_input, tools) => {
    // One whole deal, so that the loops are compiled; smaller ones do not do it.
    readTable(tools, dealFrom(briscola2, 1));
    return { kernel: tools.kernel ? 'wasm' : 'plain' };
  },
  solve: async ({ deal, nodes, target }, tools, job) => {
    const solving = startSolving(deal, {
      ...withKernel(tools),
      ...(nodes !== undefined && { nodes }),
      ...(target !== undefined && { target }),
    });
    if (!solving.ok) return solving;
    let slice = FIRST_SLICE;
    for (;;) {
      const start = performance.now();
      const found = solving.value.step(slice);
      if (found.status !== 'solving') return ok(found);
      job.tell(found);
      if (!(await job.goesOn())) return ok({ status: 'unsolved', nodes: found.nodes });
      const took = performance.now() - start;
      slice = Math.max(FIRST_SLICE / 4, Math.round(slice * Math.min(2, SLICE_MS / Math.max(1, took))));
    }
  },
  table: ({ deal }, tools) => readTable(tools, deal),
  estimate: async ({ view, samples, seed }, tools, job) => {
    const sampling = startSampling(view, seed, withKernel(tools));
    if (!sampling.ok) return sampling;
    let found = sampling.value.add(Math.min(WORLDS_AT_A_TIME, samples));
    while (found.status === 'estimate' && found.samples < samples) {
      job.tell(found);
      if (!(await job.goesOn())) break;
      found = sampling.value.add(Math.min(WORLDS_AT_A_TIME, samples - found.samples));
    }
    return ok(found);
  },
  expectation: ({ view, seed, effort }, tools) => expectation(view, seed, { ...withKernel(tools), effort }),
  weigh: ({ deal, aim }, tools) => weigh(deal, aim, withKernel(tools)),
  explain: ({ deal, move, goal }, tools) => explain(deal, move, goal, withKernel(tools)),
  explainAll: ({ deal, goal }, tools) => explainAll(deal, goal, withKernel(tools)),
  answersUnder: ({ shared, rules }, { kernel }) => answersUnder(shared, rules, kernel),
  endsUnder: ({ end, rules }, { kernel }) => endsUnder(end, rules, kernel),
  hints: ({ deal, goal }, tools) => hintsFor(deal, goal, withKernel(tools)),
  reply: ({ deal, visibility }, tools) => {
    if (visibility === 'closed') {
      return rulePlayer(viewFrom({ ...deal, rules: { ...deal.rules, visibility: 'closed' } }, deal.turn));
    }
    const solved = solve(deal, withKernel(tools));
    const [best] = solved.ok && solved.value.status === 'exact' ? solved.value.best : [];
    return best ?? rulePlayer(viewFrom(deal, deal.turn));
  },
  defend: ({ deal, own, goal }) => defend(deal, own, goal),
};

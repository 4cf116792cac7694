import { assign, fromPromise, setup } from 'xstate';
import type { Explanation, ExplainRefusal } from '../engine/coach/explanation.ts';
import type { Goal } from '../engine/coach/goal.ts';
import { applyAction } from '../engine/play/apply.ts';
import type { Deal, Move } from '../engine/play/deal.ts';
import { moveAction } from '../engine/play/moves.ts';
import { readPositionAddress, type AddressError, type OpenedPosition } from '../engine/positionAddress.ts';
import { must } from '../engine/result.ts';
import type { Script } from '../engine/script.ts';
import { draftOf, readDraft, type Draft } from './analysisDraft.ts';
import { freshTrail, seenThrough, withMove, type Trail } from './trail.ts';

/** What the engine says of a position: every move explained, or why nothing exact can be said. */
export type Assessment =
  | { readonly kind: 'explained'; readonly moves: ReadonlyMap<Move, Explanation> }
  | { readonly kind: 'not-explained'; readonly refusal: ExplainRefusal };

/** A position to be assessed. */
export interface AssessInput {
  readonly deal: Deal;
  readonly goal: Goal;
}

export interface AnalysisContext {
  readonly draft: Draft;
  /** What is wrong with the draft or the address that was last tried. */
  readonly fault: AddressError | undefined;
  readonly opened: Pick<OpenedPosition, 'start' | 'goal'> | undefined;
  /** The line on the table, and how much of it has been played. */
  readonly line: readonly Move[];
  readonly at: number;
  /** Lines that were left for another, longest first tried last. */
  readonly branches: readonly (readonly Move[])[];
  readonly assessment: Assessment | undefined;
}

export type AnalysisEvent =
  | { readonly type: 'edit'; readonly draft: Draft }
  | { readonly type: 'open' }
  /** An address was followed: the part behind `#!`. */
  | { readonly type: 'follow'; readonly address: string }
  | { readonly type: 'setUp' }
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'goTo'; readonly at: number }
  | { readonly type: 'takeBranch'; readonly branch: number };

/** Most lines kept aside; older ones go. */
const MOST_BRANCHES = 8;

const startsWith = (line: readonly Move[], head: readonly Move[]): boolean =>
  head.every((move, at) => line[at] === move);

/** The deal with the first `at` moves of the line played. */
export function dealAt({ opened, line, at }: Pick<AnalysisContext, 'opened' | 'line' | 'at'>): Deal | undefined {
  return (
    opened && line.slice(0, at).reduce((deal, move) => must(applyAction(deal, moveAction(deal, move))), opened.start)
  );
}

/** The position as a deal in play: what the table of a lesson draws from. The seat on turn at the start is the near one. */
export function tableTrail({ opened, line, at }: Pick<AnalysisContext, 'opened' | 'line' | 'at'>): Trail {
  if (!opened) throw new Error('nothing is open');
  const { start, goal } = opened;
  const script: Script = { start, goal, learner: start.turn, visibility: 'open', steps: [] };
  const fresh = freshTrail(script, ['alone'], 0);
  return seenThrough(line.slice(0, at).reduce((trail, move) => withMove(trail, move, 'table'), fresh));
}

/** A line put aside, unless another one kept holds it. */
function keptAside(branches: readonly (readonly Move[])[], left: readonly Move[]): readonly (readonly Move[])[] {
  const rest = branches.filter((branch) => !startsWith(left, branch));
  return rest.some((branch) => startsWith(branch, left)) ? rest : [left, ...rest].slice(0, MOST_BRANCHES);
}

/** The line after `move` is played where the learner stands; what it leaves is kept aside. */
function played(context: AnalysisContext, move: Move): Partial<AnalysisContext> {
  const { line, at, branches } = context;
  const head = [...line.slice(0, at), move];
  const own = { at: head.length, assessment: undefined };
  if (startsWith(line, head)) return own;
  const wasLeft = line.length > at;
  return { ...own, line: head, branches: wasLeft ? keptAside(branches, line) : branches };
}

const noEngine = (): Promise<never> => Promise.reject(new Error('no engine was provided'));

const read = ({ opened, line, at }: AnalysisContext): AssessInput => {
  const deal = dealAt({ opened, line, at });
  if (!deal || !opened) throw new Error('nothing is open');
  return { deal, goal: opened.goal };
};

/**
 * A position set up, valued, stepped through and branched. The engine values it, through the actor `assess`; the machine
 * says what can be done when.
 */
export const analysis = setup({
  types: {
    input: {} as { readonly draft: Draft },
    context: {} as AnalysisContext,
    events: {} as AnalysisEvent,
  },
  actors: { assess: fromPromise<Assessment, AssessInput>(noEngine) },
  guards: {
    draftIsPosition: ({ context: { draft } }) => readDraft(draft).ok,
    addressOpens: (_, { address }: { readonly address: string }) => readPositionAddress(address).ok,
    isLegal: ({ context }, { move }: { readonly move: Move }) => {
      const deal = dealAt(context);
      return deal?.phase === 'playing' && applyAction(deal, moveAction(deal, move)).ok;
    },
    isOnLine: ({ context: { line, at: now } }, { at }: { readonly at: number }) =>
      Number.isInteger(at) && at >= 0 && at <= line.length && at !== now,
    isBranch: ({ context: { branches } }, { branch }: { readonly branch: number }) => branches[branch] !== undefined,
    isOver: ({ context }) => dealAt(context)?.phase === 'finished',
  },
  actions: {
    noteDraft: assign((_, { draft }: { readonly draft: Draft }) => ({ draft, fault: undefined })),
    openDraft: assign(({ context: { draft } }) => ({
      opened: { start: must(readDraft(draft)), goal: draft.goal },
      line: [],
      at: 0,
      branches: [],
      assessment: undefined,
      fault: undefined,
    })),
    noteDraftFault: assign(({ context: { draft } }) => {
      const found = readDraft(draft);
      return found.ok ? {} : { fault: found.error };
    }),
    openAddress: assign((_, { address }: { readonly address: string }) => {
      const { start, goal, moves } = must(readPositionAddress(address));
      return {
        draft: draftOf({ start, goal }),
        opened: { start, goal },
        line: moves,
        at: moves.length,
        branches: [],
        assessment: undefined,
        fault: undefined,
      };
    }),
    noteAddressFault: assign((_, { address }: { readonly address: string }) => {
      const found = readPositionAddress(address);
      return found.ok ? {} : { fault: found.error, opened: undefined, line: [], at: 0, branches: [] };
    }),
    playMove: assign(({ context }, { move }: { readonly move: Move }) => played(context, move)),
    goToMove: assign((_, { at }: { readonly at: number }) => ({ at, assessment: undefined })),
    takeLine: assign(({ context: { line, branches } }, { branch }: { readonly branch: number }) => {
      const taken = branches[branch];
      if (!taken) return {};
      const rest = branches.filter((_, index) => index !== branch);
      return { line: taken, at: taken.length, branches: keptAside(rest, line), assessment: undefined };
    }),
    noteAssessment: assign((_, { assessment }: { readonly assessment: Assessment }) => ({ assessment })),
  },
}).createMachine({
  id: 'analysis',
  context: ({ input: { draft } }) => ({
    draft,
    fault: undefined,
    opened: undefined,
    line: [],
    at: 0,
    branches: [],
    assessment: undefined,
  }),
  initial: 'settingUp',
  on: {
    follow: [
      {
        guard: { type: 'addressOpens', params: ({ event }) => ({ address: event.address }) },
        target: '.looking',
        actions: { type: 'openAddress', params: ({ event }) => ({ address: event.address }) },
      },
      {
        target: '.settingUp',
        actions: { type: 'noteAddressFault', params: ({ event }) => ({ address: event.address }) },
      },
    ],
  },
  states: {
    settingUp: {
      on: {
        edit: { actions: { type: 'noteDraft', params: ({ event }) => ({ draft: event.draft }) } },
        open: [{ guard: 'draftIsPosition', target: 'looking', actions: 'openDraft' }, { actions: 'noteDraftFault' }],
      },
    },
    /** A position lies on the table. */
    looking: {
      initial: 'arriving',
      on: {
        setUp: 'settingUp',
        play: {
          guard: { type: 'isLegal', params: ({ event }) => ({ move: event.move }) },
          target: 'looking',
          actions: { type: 'playMove', params: ({ event }) => ({ move: event.move }) },
          reenter: true,
        },
        goTo: {
          guard: { type: 'isOnLine', params: ({ event }) => ({ at: event.at }) },
          target: 'looking',
          actions: { type: 'goToMove', params: ({ event }) => ({ at: event.at }) },
          reenter: true,
        },
        takeBranch: {
          guard: { type: 'isBranch', params: ({ event }) => ({ branch: event.branch }) },
          target: 'looking',
          actions: { type: 'takeLine', params: ({ event }) => ({ branch: event.branch }) },
          reenter: true,
        },
      },
      states: {
        arriving: { always: [{ guard: 'isOver', target: 'finished' }, { target: 'assessing' }] },
        assessing: {
          invoke: {
            id: 'assess',
            src: 'assess',
            input: ({ context }) => read(context),
            onDone: {
              target: 'told',
              actions: { type: 'noteAssessment', params: ({ event }) => ({ assessment: event.output }) },
            },
            onError: 'untold',
          },
        },
        told: {},
        /** The engine gave no answer: its worker broke twice. */
        untold: {},
        finished: {},
      },
    },
  },
});

import { z } from 'astro/zod';
import { QUESTION_KINDS } from '../../engine/questions.ts';
import { parseScript, type ScriptText, type StepFault, type StepText } from '../../engine/parseScript.ts';
import { SCRIPT_VISIBILITIES, type Script } from '../../engine/script.ts';
import { signalWorth, type SignalWorth } from '../../engine/measure/signalWorth.ts';
import { parsePosition } from '../../engine/notation.ts';
import type { Move } from '../../engine/play/deal.ts';
import type { Points } from '../../engine/cards.ts';
import { solve } from '../../engine/solver/solve.ts';
import { findUnfounded, reportOn, type AcceptFault, type StepReport } from '../../engine/scriptReport.ts';
import { messagesFor, say, SOURCE_LOCALE } from '../../i18n/index.ts';

/** The first position of a deal under another rule set as well: what each move is worth to the learner under both. */
export interface RuleChange {
  /** Names of the rule sets: the other one, and the deal's own. */
  readonly names: readonly [other: string, own: string];
  readonly rows: readonly {
    readonly move: Move;
    /** Undefined where the move may not be made. */
    readonly other: Points | undefined;
    readonly own: Points | undefined;
  }[];
}

/** A deal that has been replayed and valued; what a page gets. */
export interface DealData {
  readonly script: Script;
  readonly report: readonly StepReport[];
  readonly ruleChange?: RuleChange;
  readonly signalWorth?: SignalWorth;
}

const cards = z.string();
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a key is lower-case words joined by hyphens');

const step = z.strictObject({
  ask: z.string().optional(),
  play: z.string().optional(),
  exchange: z.string().optional(),
  bid: z.union([z.string(), z.number()]).optional(),
  call: z.string().optional(),
  claim: z.number().optional(),
  declare: z.string().optional(),
  trump: z.string().optional(),
  accept: z.string().optional(),
  because: key.optional(),
  say: key.optional(),
  question: z.strictObject({ kind: z.enum(QUESTION_KINDS) }).optional(),
  /** A face that a seat makes before the step: a word of engine/gestures.ts. */
  signal: z.strictObject({ seat: z.number().int().nonnegative(), face: z.string() }).optional(),
});

const shape = z.strictObject({
  ruleSet: z.string(),
  /** House options of RULES part 4, by their ids. */
  options: z.record(z.string(), z.string()).optional(),
  visibility: z.enum(SCRIPT_VISIBILITIES).default('open'),
  goal: z
    .union([z.enum(['most-points', 'reach-61', 'save-tie']), z.strictObject({ takeAtLeast: z.number().int().positive() })])
    .default('most-points'),
  /** The learner's seat. */
  learner: z.number().int().nonnegative().default(0),
  turn: z.number().int().nonnegative(),
  trump: z.string().optional(),
  hands: z.array(cards).min(2),
  stock: cards.default(''),
  trick: cards.default(''),
  taken: z.array(z.number()).optional(),
  tricksWon: z.array(z.number()).optional(),
  exchanged: z.boolean().optional(),
  sides: z.array(z.array(z.number())).optional(),
  auction: z.record(z.string(), z.unknown()).optional(),
  phase: z.string().optional(),
  /** Another rule set to value the position by; `trump` where the deal's own has none, cards where hands are of another size. */
  against: z
    .strictObject({
      ruleSet: z.string(),
      trump: z.string().optional(),
      hands: z.array(cards).optional(),
      stock: cards.optional(),
    })
    .optional(),
  /** The key of the sentence to remember. */
  remember: key.optional(),
  script: z.array(step),
});

/** What an author is told about a fault: its kind, and the sentence or the facts. */
function describeFault(fault: StepFault | AcceptFault): string {
  const { refusals } = messagesFor(SOURCE_LOCALE);
  if (fault.kind in refusals) {
    const refusal = fault as Extract<StepFault, { kind: keyof typeof refusals }>; // its kind is a key of the refusals
    return `${fault.kind}: ${say(refusals, refusal)}`;
  }
  const { kind, ...facts } = fault;
  return Object.keys(facts).length === 0 ? kind : `${kind}: ${JSON.stringify(facts)}`;
}

/** What each move of the first position is worth under its own rules and under others, or why that cannot be said. */
function changeOf({ start, learner }: Script, other: Readonly<Record<string, unknown>>): RuleChange | string {
  if (start.turn !== learner) return 'against: the learner is not on turn';
  const read = parsePosition(other);
  if (!read.ok) return `against: ${read.error.kind}`;
  const [theirs, ours] = [read.value, start].map((deal) => {
    const solved = solve(deal);
    return solved.ok && solved.value.status === 'exact' ? solved.value.values : undefined;
  });
  if (!theirs || !ours) return 'against: not solved';
  return {
    names: [read.value.rules.name, start.rules.name],
    rows: [...new Set([...ours.keys(), ...theirs.keys()])].map((move) => ({
      move,
      other: theirs.get(move),
      own: ours.get(move),
    })),
  };
}

const verbOf = (text: StepText | undefined): string =>
  text === undefined ? '' : ` (${JSON.stringify(text).replace(/^\{|\}$|"/gu, '').replaceAll(',', ', ')})`;

/**
 * A deal as an author writes it, replayed by the rules and valued by the solver.
 *
 * Refuses, with the step and the reason: what cannot be read, a position that cannot be, a step that breaks a rule, a
 * question without an answer, and a move that is let pass though it is not among the best, unless the file says why.
 */
export const dealSchema = shape.transform((text, context): DealData => {
  const { visibility, goal, learner, remember, against, script: steps, ...position } = text;
  const read: ScriptText = { visibility, goal, learner, remember, script: steps, position };
  const stop = (at: number, fault: StepFault | AcceptFault): typeof z.NEVER => {
    const where = at === 0 ? 'the position' : `step ${at}${verbOf(steps[at - 1])}`;
    context.addIssue({
      code: 'custom',
      path: at === 0 ? [] : ['script', at - 1],
      message: `${where}: ${describeFault(fault)}`,
    });
    return z.NEVER;
  };
  const script = parseScript(read);
  if (!script.ok) return stop(script.error.step, script.error.fault);
  const report = reportOn(script.value);
  const unfounded = findUnfounded(script.value, report);
  if (unfounded) return stop(unfounded.step, unfounded.fault);
  const worth = signalWorth(script.value);
  const changed = against && changeOf(script.value, { ...position, ...against, options: {} });
  if (typeof changed === 'string') {
    context.addIssue({ code: 'custom', path: ['against'], message: changed });
    return z.NEVER;
  }
  return {
    script: script.value,
    report,
    ...(worth && { signalWorth: worth }),
    ...(changed && { ruleChange: changed }),
  };
});

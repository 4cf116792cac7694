import { getAdjacencyMap, getStateNodes, type AdjacencyMap } from 'xstate/graph';
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** Every place a machine can get to, and what leads from each to which. */
export interface Walk {
  /** Names of the states that were reached, parents included. */
  readonly reached: ReadonlySet<string>;
  /** Places from which none of the goals can be reached. */
  readonly deadEnds: readonly string[];
  readonly places: number;
}

interface WalkOptions<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  /** The events to try at a place. */
  readonly events: (snapshot: SnapshotFrom<Machine>) => readonly EventFromLogic<Machine>[];
  /** Two snapshots of one key are the same place. */
  readonly keyOf: (snapshot: SnapshotFrom<Machine>) => string;
  /** Whether a place is where the learner is to get to. */
  readonly isGoal: (snapshot: SnapshotFrom<Machine>) => boolean;
  readonly limit?: number;
}

/** Names of the states that are on: `asking` and `asking.choosing`. */
export const namesOf = (value: unknown, prefix = ''): readonly string[] =>
  typeof value === 'string'
    ? [prefix + value]
    : Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [
        prefix + name,
        ...namesOf(inner, `${prefix}${name}.`),
      ]);

/** Names of all states of a machine that a snapshot can rest in. */
export const statesOf = (machine: AnyStateMachine): readonly string[] =>
  getStateNodes(machine)
    .filter((node) => node.config.always === undefined || Array.isArray(node.config.always) === false)
    .map((node) => node.path.join('.'));

/** Walks a machine by the events of `options`, as far as they lead. */
export function walk<Machine extends AnyStateMachine>(machine: Machine, options: WalkOptions<Machine>): Walk {
  const map = getAdjacencyMap(machine, {
    input: options.input,
    events: options.events as never, // xstate types a walk's events more loosely than the machine's
    serializeState: options.keyOf as never,
    limit: options.limit ?? Infinity,
  } as never) as AdjacencyMap<SnapshotFrom<Machine>, EventFromLogic<Machine>>;
  const places = Object.entries(map);
  const reached = new Set(places.flatMap(([, { state }]) => namesOf(state.value)));
  const saved = new Set(places.filter(([, { state }]) => options.isGoal(state)).map(([key]) => key));
  const before = new Map<string, string[]>();
  for (const [key, { transitions }] of places) {
    const steps: readonly { readonly state: SnapshotFrom<Machine> }[] = Object.values(transitions);
    for (const { state } of steps) {
      const next = options.keyOf(state);
      before.set(next, [...(before.get(next) ?? []), key]);
    }
  }
  const queue = [...saved];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const earlier of before.get(key) ?? []) {
      if (saved.has(earlier)) continue;
      saved.add(earlier);
      queue.push(earlier);
    }
  }
  return { reached, deadEnds: places.map(([key]) => key).filter((key) => !saved.has(key)), places: places.length };
}

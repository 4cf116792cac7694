import { useLayoutEffect, useState } from 'preact/hooks';
import { createActor, type ActorOptions, type AnyStateMachine, type EventFromLogic, type SnapshotFrom } from 'xstate';

/**
 * One actor for as long as the island is mounted: its newest snapshot, and the way to send it an event.
 *
 * The machine starts when the island mounts, never on the server: there the first snapshot alone is drawn. It starts, and
 * hears what was done `early`, before that is painted: nobody is shown a moment that has already passed.
 */
export function useMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
  early: readonly EventFromLogic<Machine>[] = [],
): readonly [SnapshotFrom<Machine>, (event: EventFromLogic<Machine>) => void] {
  const [actor] = useState(() => createActor(machine, options));
  const [snapshot, setSnapshot] = useState<SnapshotFrom<Machine>>(() => actor.getSnapshot());
  useLayoutEffect(() => {
    const subscription = actor.subscribe(setSnapshot);
    actor.start();
    for (const event of early) actor.send(event);
    return () => {
      subscription.unsubscribe();
      actor.stop();
    };
  }, [actor]);
  return [snapshot, actor.send];
}

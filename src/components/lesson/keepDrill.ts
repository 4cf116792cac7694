import { browserStore } from '../../progress/browserStore.ts';
import { withDeal } from '../../progress/changes.ts';

/** Keeps that drills were gone through, each under its lesson, as a deal played to its end is kept. */
export async function keepDrills(done: readonly string[], lessons: Readonly<Record<string, string>>): Promise<void> {
  const finished = new Date().toISOString();
  await browserStore().update((progress) =>
    done.reduce(
      (kept, drill) => withDeal(kept, lessons[drill] ?? drill, drill, { level: 0, moves: [], finished }),
      progress,
    ),
  );
}

import type { Deal } from '../../../src/engine/play/deal.ts';
import { dealFrom } from '../../../src/engine/play/start.ts';
import { briscola2 } from '../../../src/engine/rulesets/briscola-2.ts';
import { createEngineClient } from '../../../src/workers/engineClient.ts';
import type { WorkerLike } from '../../../src/workers/engineClient.ts';

/** What a fresh worker takes to its first answer, in ms by the clock. */
export interface FirstAnswer {
  /** From the worker's start to every value of a whole deal of two hands. */
  readonly values: number;
  /** The second such answer, of another deal. */
  readonly again: number;
}

async function firstAnswer(seed: number): Promise<FirstAnswer> {
  const engine = createEngineClient(
    () =>
      new Worker(new URL('../../../src/workers/engine.worker.ts', import.meta.url), {
        type: 'module',
      }) as unknown as WorkerLike,
  );
  const values = async (deal: Deal): Promise<number> => {
    const start = performance.now();
    await engine.ask('table', { deal });
    return performance.now() - start;
  };
  const first = await values(dealFrom(briscola2, seed));
  const again = await values(dealFrom(briscola2, seed + 1));
  engine.close();
  return { values: first, again };
}

Object.assign(window, { firstAnswer });

import { describe, expect, test, vi } from 'vitest';
import type { Deal } from '../../src/engine/play/deal.ts';
import { dealFrom } from '../../src/engine/play/start.ts';
import { viewFrom } from '../../src/engine/play/view.ts';
import { must } from '../../src/engine/result.ts';
import { briscola2 } from '../../src/engine/rulesets/briscola-2.ts';
import { findRuleSet } from '../../src/engine/rulesets/index.ts';
import { createDealTable } from '../../src/engine/solver/dealTable.ts';
import { estimate } from '../../src/engine/solver/sample.ts';
import { solve } from '../../src/engine/solver/solve.ts';
import type { SolvingProgress } from '../../src/engine/solver/solve.ts';
import { createEngineClient } from '../../src/workers/engineClient.ts';
import type { WorkerLike } from '../../src/workers/engineClient.ts';
import type { FromWorker, ToWorker } from '../../src/workers/requests.ts';
import { randomEnding } from '../engine/solver/endings.ts';
import { createServer } from '../../src/workers/serve.ts';
import { createWasmKernel } from '../../src/workers/kernel.ts';

/** A worker on this thread: the real server, with messages copied as between threads. */
function localWorker(): WorkerLike {
  const worker: WorkerLike = {
    postMessage: (message) => queueMicrotask(() => receive(structuredClone(message))),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
  };
  const receive = createServer(
    { kernel: createWasmKernel(), tableKernel: createWasmKernel(), table: undefined },
    (message) => worker.onmessage?.({ data: structuredClone(message) }),
  );
  return worker;
}

/** A worker that only notes what it is sent; the test answers for it. */
function mutedWorker(): WorkerLike & { readonly sent: ToWorker[]; say(message: FromWorker): void; ended: boolean } {
  const worker = {
    sent: [] as ToWorker[],
    ended: false,
    postMessage: (message: ToWorker) => void worker.sent.push(message),
    terminate: () => void (worker.ended = true),
    say: (message: FromWorker) => worker.onmessage?.({ data: message }),
    onmessage: null as WorkerLike['onmessage'],
    onerror: null as WorkerLike['onerror'],
    onmessageerror: null as WorkerLike['onmessageerror'],
  };
  return worker;
}

const deal: Deal = dealFrom(briscola2, 7);

describe('with the real server', () => {
  test('a table is made once and read again', async () => {
    const client = createEngineClient(localWorker);
    const ended = await client.ask('table', { deal });
    if (ended.status !== 'answered') throw new Error('dropped');
    const expected = must(createDealTable(deal)).read(deal);
    expect(must(ended.answer).values).toEqual(expected);
    expect(must(ended.answer).layers).toBe(18);
  });

  test('an estimate tells its progress and ends as without a worker', async () => {
    const client = createEngineClient(localWorker);
    const late = randomEnding(briscola2, 4, 14);
    const view = viewFrom(late, late.turn);
    const told: number[] = [];
    const ended = await client.ask(
      'estimate',
      { view, samples: 50, seed: 3 },
      { onProgress: ({ samples }) => told.push(samples) },
    );
    expect(told).toEqual([20, 40]);
    expect(ended).toEqual({ status: 'answered', answer: estimate(view, 50, 3) });
  });

  test('a cancelled estimate stops and is dropped', async () => {
    const client = createEngineClient(localWorker);
    const stop = new AbortController();
    const told: number[] = [];
    const ended = await client.ask(
      'estimate',
      { view: viewFrom(deal, 0), samples: 100_000, seed: 3 },
      {
        signal: stop.signal,
        onProgress: ({ samples }) => {
          told.push(samples);
          stop.abort();
        },
      },
    );
    expect(ended).toEqual({ status: 'dropped' });
    // The worker is free for the next request.
    expect((await client.ask('warmUp', undefined)).status).toBe('answered');
    expect(told).toEqual([20]);
  });

  test('a long solution tells which values are exact already, and gives what it gives without a worker', async () => {
    const client = createEngineClient(localWorker);
    const pairs = randomEnding(findRuleSet('briscola-4')!, 6, 32);
    const told: SolvingProgress[] = [];
    const ended = await client.ask('solve', { deal: pairs }, { onProgress: (progress) => told.push(progress) });
    const alone = must(solve(pairs));
    expect(ended).toEqual({ status: 'answered', answer: { ok: true, value: alone } });
    expect(told.length).toBeGreaterThan(0);
    if (alone.status !== 'exact') throw new Error('Not solved');
    for (const { values } of told) {
      for (const [move, value] of values) expect(value).toBe(alone.values.get(move));
    }
  });

  test('a cancelled solution stops at the next look, and the worker is free', async () => {
    const client = createEngineClient(localWorker);
    const stop = new AbortController();
    const told: number[] = [];
    const whole = dealFrom(findRuleSet('briscola-4')!, 1);
    const ended = await client.ask(
      'solve',
      { deal: whole, nodes: 1e9 },
      {
        signal: stop.signal,
        onProgress: ({ nodes }) => {
          told.push(nodes);
          stop.abort();
        },
      },
    );
    expect(ended).toEqual({ status: 'dropped' });
    expect((await client.ask('warmUp', undefined)).status).toBe('answered');
    expect(told).toHaveLength(1);
  });

  test('a refusal is an answer', async () => {
    const client = createEngineClient(localWorker);
    const over: Deal = { ...deal, phase: 'finished' };
    const ended = await client.ask('solve', { deal: over });
    expect(ended).toEqual({ status: 'answered', answer: { ok: false, error: { kind: 'deal-over' } } });
  });
});

describe('with a worker that misbehaves', () => {
  test('a newer request of the same lane drops the older; other lanes go on', async () => {
    const worker = mutedWorker();
    const client = createEngineClient(() => worker);
    const first = client.ask('solve', { deal }, { lane: 'verdict' });
    const other = client.ask('solve', { deal }, { lane: 'hint' });
    const second = client.ask('solve', { deal }, { lane: 'verdict' });
    expect(await first).toEqual({ status: 'dropped' });
    expect(worker.sent.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['1 solve', '2 solve', '1 cancel', '3 solve']);
    const answer = { ok: false, error: { kind: 'deal-over' } } as const;
    worker.say({ id: 1, kind: 'answer', answer }); // too late: nobody waits
    worker.say({ id: 3, kind: 'answer', answer });
    worker.say({ id: 2, kind: 'answer', answer });
    expect(await second).toEqual({ status: 'answered', answer });
    expect(await other).toEqual({ status: 'answered', answer });
  });

  test('a dead worker is replaced and the request repeated, once', async () => {
    const workers: ReturnType<typeof mutedWorker>[] = [];
    const client = createEngineClient(() => {
      const worker = mutedWorker();
      workers.push(worker);
      return worker;
    });
    const asked = client.ask('solve', { deal });
    workers[0]!.onerror?.({ message: 'out of memory' });
    expect(workers).toHaveLength(2);
    expect(workers[0]!.ended).toBe(true);
    expect(workers[1]!.sent).toEqual(workers[0]!.sent);
    workers[1]!.onerror?.({ message: 'out of memory' });
    await expect(asked).rejects.toThrow('died twice: out of memory');
    const again = client.ask('solve', { deal });
    expect(workers).toHaveLength(3);
    workers[2]!.say({ id: 2, kind: 'answer', answer: { ok: false, error: { kind: 'deal-over' } } });
    expect((await again).status).toBe('answered');
  });

  test('a failure inside the engine rejects', async () => {
    const worker = mutedWorker();
    const asked = createEngineClient(() => worker).ask('solve', { deal });
    worker.say({ id: 1, kind: 'failed', message: 'a bug' });
    await expect(asked).rejects.toThrow('a bug');
  });

  test('an aborted signal asks nothing', async () => {
    const make = vi.fn(mutedWorker);
    const ended = await createEngineClient(make).ask('solve', { deal }, { signal: AbortSignal.abort() });
    expect(ended).toEqual({ status: 'dropped' });
    expect(make).not.toHaveBeenCalled();
  });
});

import type { Answer, FromWorker, Input, Progress, RequestKind, ToWorker } from './requests.ts';

/** What the client needs of a worker. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  onmessageerror: (() => void) | null;
}

/** How a request ended. `dropped`: it was cancelled, or a newer one for its lane made it stale. */
export type Ended<Kind extends RequestKind> =
  { readonly status: 'answered'; readonly answer: Answer<Kind> } | { readonly status: 'dropped' };

export interface AskOptions<Kind extends RequestKind> {
  /**
   * Requests of one lane ask the same question of positions that follow one another: a newer one drops those before it.
   */
  readonly lane?: string;
  readonly onProgress?: (progress: Progress<Kind>) => void;
  readonly signal?: AbortSignal;
}

export interface EngineClient {
  /**
   * Asks the worker. Rejects only when the engine itself failed, or when the worker died twice over this request: a bug
   * of ours, or a browser without workers.
   */
  ask<Kind extends RequestKind>(kind: Kind, input: Input<Kind>, options?: AskOptions<Kind>): Promise<Ended<Kind>>;
  /** Starts the worker and lets it compile its loops, when the page has nothing better to do. */
  warmUp(): void;
  /** Ends the worker; every open request is dropped. */
  close(): void;
}

interface Open {
  readonly message: Exclude<ToWorker, { kind: 'cancel' }>;
  readonly lane: string | undefined;
  readonly tell: (progress: unknown) => void;
  readonly end: (ended: Ended<RequestKind>) => void;
  readonly fail: (error: Error) => void;
  /** A worker died while this request was open. */
  repeated: boolean;
}

/** A client with a worker of its own, started with the first request. A dead worker is replaced once per request. */
export function createEngineClient(makeWorker: () => WorkerLike): EngineClient {
  const open = new Map<number, Open>();
  let worker: WorkerLike | undefined;
  let lastId = 0;

  function close(id: number): Open | undefined {
    const request = open.get(id);
    open.delete(id);
    return request;
  }

  function drop(id: number): void {
    worker?.postMessage({ id, kind: 'cancel' });
    close(id)?.end({ status: 'dropped' });
  }

  function receive(message: FromWorker): void {
    // Nobody waits any more for what was dropped.
    if (message.kind === 'progress') open.get(message.id)?.tell(message.progress);
    else if (message.kind === 'answer') {
      close(message.id)?.end({ status: 'answered', answer: message.answer as Answer<RequestKind> }); // its own kind's
    } else if (message.kind === 'cancelled') close(message.id)?.end({ status: 'dropped' });
    else close(message.id)?.fail(new Error(`The engine failed: ${message.message}`));
  }

  function start(): WorkerLike {
    const started = makeWorker();
    started.onmessage = ({ data }) => receive(data);
    started.onerror = (event) => replace(started, event.message ?? 'no reason given');
    started.onmessageerror = () => replace(started, 'a message could not be read');
    return started;
  }

  function replace(dead: WorkerLike, reason: string): void {
    if (worker !== dead) return;
    dead.terminate();
    worker = undefined;
    for (const [id, request] of [...open]) {
      if (request.repeated) {
        close(id)?.fail(new Error(`The engine's worker died twice: ${reason}`));
        continue;
      }
      request.repeated = true;
      post(request.message);
    }
  }

  function post(message: ToWorker): void {
    worker ??= start();
    worker.postMessage(message);
  }

  function ask<Kind extends RequestKind>(
    kind: Kind,
    input: Input<Kind>,
    { lane, onProgress, signal }: AskOptions<Kind> = {},
  ): Promise<Ended<Kind>> {
    if (signal?.aborted) return Promise.resolve({ status: 'dropped' });
    if (lane !== undefined) for (const [id, other] of [...open]) if (other.lane === lane) drop(id);
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const message = { id, kind, input } as Open['message']; // the input is of this very kind
      open.set(id, {
        message,
        lane,
        tell: (progress) => onProgress?.(progress as Progress<Kind>),
        end: (ended) => resolve(ended as Ended<Kind>),
        fail: reject,
        repeated: false,
      });
      signal?.addEventListener('abort', () => open.has(id) && drop(id), { once: true });
      post(message);
    });
  }

  return {
    ask,
    warmUp() {
      const begin = (): void => void ask('warmUp', undefined).catch(() => undefined);
      if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
      else setTimeout(begin, 200);
    },
    close() {
      for (const id of [...open.keys()]) drop(id);
      worker?.terminate();
      worker = undefined;
    },
  };
}

let shared: EngineClient | undefined;

/** The page's one engine: every island asks the same worker. The first call plans the warm-up. */
export function sharedEngine(): EngineClient {
  if (shared) return shared;
  shared = createEngineClient(
    () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike,
  );
  shared.warmUp();
  return shared;
}

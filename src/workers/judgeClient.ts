import type { JudgeReplies, JudgeRequest } from './judgeProtocol.ts';

interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** A worker that fails is let go with everything it owes; the next question starts another. */
function letGo(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

function workerNow(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly reply: never }>) => {
    waiting.get(data.id)?.resolve(data.reply);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => letGo(event.message));
  return worker;
}

/**
 * The engine's answer to one question, from its worker; started when first asked.
 *
 * Rejects when the worker cannot be started or fails.
 */
export const askJudge = <Kind extends JudgeRequest['kind']>(
  request: Extract<JudgeRequest, { readonly kind: Kind }>,
): Promise<JudgeReplies[Kind]> =>
  new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve, reject });
    try {
      workerNow().postMessage({ id: asked, request });
    } catch (thrown) {
      letGo(String(thrown));
    }
  });

/** Starts the worker ahead of the first question, so that the first verdict does not wait for it. */
export const wakeJudge = (): void => {
  try {
    workerNow();
  } catch {
    // The first question will say so.
  }
};

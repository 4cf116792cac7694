import { HANDLERS } from './handlers.ts';
import type { Job, Tools } from './handlers.ts';
import type { FromWorker, Input, RequestKind, ToWorker } from './requests.ts';

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown);

/**
 * The worker's side of the protocol: takes a message, works, and posts answers. Requests are worked on one after another,
 * in order; a cancelled one that has not begun is not begun.
 */
export function createServer(tools: Tools, post: (message: FromWorker) => void): (message: ToWorker) => void {
  const cancelled = new Set<number>();
  const waiting: Exclude<ToWorker, { kind: 'cancel' }>[] = [];
  let working = false;

  async function work<Kind extends RequestKind>(id: number, kind: Kind, input: Input<Kind>): Promise<void> {
    const job: Job<Kind> = {
      tell: (progress) => post({ id, kind: 'progress', progress }),
      goesOn: async () => {
        await new Promise((resolve) => setTimeout(resolve, 0));
        return !cancelled.has(id);
      },
    };
    try {
      const answer = await HANDLERS[kind](input, tools, job);
      post(cancelled.has(id) ? { id, kind: 'cancelled' } : { id, kind: 'answer', answer });
    } catch (thrown) {
      post({ id, kind: 'failed', message: messageOf(thrown) });
    }
  }

  async function workOff(): Promise<void> {
    if (working) return;
    working = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Let a cancellation that has already been posted in, before the work starts.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (cancelled.has(next.id)) post({ id: next.id, kind: 'cancelled' });
      else await work(next.id, next.kind, next.input as Input<typeof next.kind>); // the input of this very kind
      cancelled.delete(next.id);
    }
    working = false;
  }

  return (message) => {
    if (message.kind === 'cancel') {
      cancelled.add(message.id);
      return;
    }
    waiting.push(message);
    void workOff();
  };
}

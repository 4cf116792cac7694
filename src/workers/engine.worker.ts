import { createWasmKernel } from './kernel.ts';
import type { FromWorker, ToWorker } from './requests.ts';
import { createServer } from './serve.ts';

/** The engine worker: all work of the engine that could make a page wait. Its client is `engineClient.ts`. */
const scope = self as unknown as DedicatedWorkerGlobalScope; // the page's type library has the name, the worker the thing

const receive = createServer(
  { kernel: createWasmKernel(), tableKernel: createWasmKernel(), table: undefined },
  (message: FromWorker) => scope.postMessage(message),
);

scope.addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data));

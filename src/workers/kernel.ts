import type { DealKernel } from '../engine/solver/dealKernel.ts';
import type { ExpectedKernel } from '../engine/solver/expectedKernel.ts';
import { WASM as DEAL } from '../kernel/build/dealKernel.ts';
import { WASM as EXPECTED } from '../kernel/build/expectedKernel.ts';

/** What the module exports: `DealKernel`, with addresses instead of offsets. */
interface DealKernelExports {
  readonly memory: WebAssembly.Memory;
  readonly BASE: WebAssembly.Global;
  reserve(bytes: number): void;
  fillLast(slots: number, tables: number, out: number): void;
  fillLayer(width: number, tables: number, next: number, nextTurned: number, out: number): void;
  fillEither(
    width: number,
    tables: number,
    next: number,
    nextTurned: number,
    otherTables: number,
    otherNext: number,
    otherNextTurned: number,
    out: number,
  ): void;
  fillColumns(
    width: number,
    slot: number,
    tables: number,
    next: number,
    nextTurned: number,
    otherTables: number,
    otherNext: number,
    otherNextTurned: number,
    out: number,
  ): void;
  turn(rows: number, from: number, out: number): void;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const compiled = new Map<string, WebAssembly.Module>();

/** A module, compiled once, where this machine runs WebAssembly with 128-bit SIMD and the page's policy lets it. */
function moduleOf(base64: string): WebAssembly.Module | undefined {
  const known = compiled.get(base64);
  if (known) return known;
  if (typeof WebAssembly !== 'object') return undefined;
  const bytes = bytesOf(base64);
  try {
    // Without SIMD the bytes are not valid; without 'wasm-unsafe-eval' the module is refused.
    if (!WebAssembly.validate(bytes)) return undefined;
    const made = new WebAssembly.Module(bytes);
    compiled.set(base64, made);
    return made;
  } catch {
    return undefined;
  }
}

/** What the module exports: `ExpectedKernel`, with the base as a global. */
interface ExpectedKernelExports {
  readonly memory: WebAssembly.Memory;
  readonly BASE: WebAssembly.Global;
  reserve(bytes: number): void;
  fillBlock(block: number, width: number, top: number, draws: number, count: number): void;
  turn(block: number, width: number): void;
}

/** A new memory each time: it is some 25 MB with eight cards hidden, and should go when the answer is there. */
function createExpectedKernel(): ExpectedKernel {
  const module = moduleOf(EXPECTED);
  if (!module) throw new Error('A machine that runs the deal kernel runs this one too');
  const exports = new WebAssembly.Instance(module, {}).exports as unknown as ExpectedKernelExports; // our own module, built with it
  return {
    base: Number(exports.BASE.value),
    reserve(bytes) {
      exports.reserve(bytes);
      return exports.memory.buffer;
    },
    fillBlock: (block, width, top, draws, count) => exports.fillBlock(block, width, top, draws, count),
    turn: (block, width) => exports.turn(block, width),
  };
}

/**
 * A deal kernel in WebAssembly with a memory of its own, or undefined where there is none: then the plain one does the
 * same work.
 */
export function createWasmKernel(): DealKernel | undefined {
  const module = moduleOf(DEAL);
  if (!module) return undefined;
  const exports = new WebAssembly.Instance(module, {}).exports as unknown as DealKernelExports; // our own module, built with it
  const base = Number(exports.BASE.value);
  return {
    reserve(bytes) {
      exports.reserve(bytes);
      return new Int8Array(exports.memory.buffer, base, bytes);
    },
    fillLast: (slots, tables, out) => exports.fillLast(slots, base + tables, base + out),
    fillLayer: (width, tables, next, nextTurned, out) =>
      exports.fillLayer(width, base + tables, base + next, base + nextTurned, base + out),
    fillEither: (width, tables, next, nextTurned, otherTables, otherNext, otherNextTurned, out) =>
      exports.fillEither(
        width,
        base + tables,
        base + next,
        base + nextTurned,
        base + otherTables,
        base + otherNext,
        base + otherNextTurned,
        base + out,
      ),
    fillColumns: (width, slot, tables, next, nextTurned, otherTables, otherNext, otherNextTurned, out) =>
      exports.fillColumns(
        width,
        slot,
        base + tables,
        base + next,
        base + nextTurned,
        base + otherTables,
        base + otherNext,
        base + otherNextTurned,
        base + out,
      ),
    turn: (rows, from, out) => exports.turn(rows, base + from, base + out),
    // Compiled when first asked for: few pages need it, and a fresh worker's first answer must not wait for it.
    expected: createExpectedKernel,
  };
}

import type { DealKernel } from '../engine/solver/dealKernel.ts';
import { WASM } from '../kernel/build/dealKernel.ts';

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

let compiled: WebAssembly.Module | undefined;

/** Whether this machine runs WebAssembly with 128-bit SIMD, and the page's policy lets it. */
function compiledKernel(): WebAssembly.Module | undefined {
  if (compiled) return compiled;
  if (typeof WebAssembly !== 'object') return undefined;
  const bytes = bytesOf(WASM);
  try {
    // Without SIMD the bytes are not valid; without 'wasm-unsafe-eval' the module is refused.
    if (WebAssembly.validate(bytes)) compiled = new WebAssembly.Module(bytes);
  } catch {
    return undefined;
  }
  return compiled;
}

/**
 * A deal kernel in WebAssembly with a memory of its own, or undefined where there is none: then the plain one does the
 * same work.
 */
export function createWasmKernel(): DealKernel | undefined {
  const module = compiledKernel();
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
  };
}

import { NO_PROGRESS, readProgress, type Progress } from './schema.ts';

/** Where the document lies. `update` must be one transaction: nobody writes between its read and its write. */
export interface Drawer {
  readonly get: () => Promise<unknown>;
  readonly update: (change: (found: unknown) => unknown) => Promise<void>;
}

/** How the tabs of one browser tell each other that the document has changed. */
export interface Bell {
  readonly ring: () => void;
  readonly onRing: (listener: () => void) => () => void;
}

/** The progress kept on this device. Reading and writing never throw: the worst that happens is that nothing is kept. */
export interface ProgressStore {
  readonly read: () => Promise<Progress>;
  /** Changes what is kept, starting from what is kept at that moment, in whatever tab it was written. */
  readonly update: (change: (progress: Progress) => Progress) => Promise<void>;
  /** Calls `listener` after every change, of this tab and of others. Gives the way to stop. */
  readonly onChange: (listener: () => void) => () => void;
}

/** A save that cannot be read is set aside as it was found; one of a later version is left where it is. */
function progressIn(found: unknown): { readonly progress: Progress; readonly mayWrite: 'yes' | 'no' } {
  if (found === undefined) return { progress: NO_PROGRESS, mayWrite: 'yes' };
  const read = readProgress(found);
  if (read.ok) return { progress: read.value, mayWrite: 'yes' };
  if (read.error.kind === 'newer') return { progress: NO_PROGRESS, mayWrite: 'no' };
  return { progress: { ...NO_PROGRESS, setAside: { found: textOf(found), told: false } }, mayWrite: 'yes' };
}

function textOf(found: unknown): string {
  try {
    return JSON.stringify(found) ?? String(found);
  } catch {
    return String(found);
  }
}

/** The store over a drawer and a bell; both are the browser's own, or a test's. */
export function storeOver(drawer: Drawer, bell: Bell): ProgressStore {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  bell.onRing(tell);
  return {
    read: async () => {
      try {
        return progressIn(await drawer.get()).progress;
      } catch {
        return NO_PROGRESS; // no storage here (a private window, say): the page works, and keeps nothing
      }
    },
    update: async (change) => {
      try {
        await drawer.update((found) => {
          const { progress, mayWrite } = progressIn(found);
          return mayWrite === 'yes' ? change(progress) : found;
        });
        bell.ring();
        tell();
      } catch {
        // As above: nothing is kept.
      }
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

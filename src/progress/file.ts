import { readProgress, type Progress, type ReadProgress } from './schema.ts';

/** The progress as the text of a file. */
export const formatFile = (progress: Progress): string => `${JSON.stringify(progress, undefined, 2)}\n`;

/** The progress that a file holds. Refuses a file that is no save, or a broken one, or a later version's. */
export function parseFile(text: string): ReadProgress {
  try {
    return readProgress(JSON.parse(text));
  } catch {
    return { ok: false, error: { kind: 'not-a-save' } };
  }
}

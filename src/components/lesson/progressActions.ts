import { browserStore } from '../../progress/browserStore.ts';
import { isEmpty, withoutAll, withoutLesson, withTold } from '../../progress/changes.ts';
import { formatFile, parseFile } from '../../progress/file.ts';
import type { Progress, ReadProgress } from '../../progress/schema.ts';

/** What is done with what is kept, when it is asked for: fetched then, and not with every lesson. */

/** Hands what is kept to the browser as a file of that name. */
export async function saveToFile(name: string): Promise<void> {
  const text = formatFile(await browserStore().read());
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** What a chosen file holds, and whether reading it would take the place of something. */
export async function readFile(
  file: File,
): Promise<{ readonly read: ReadProgress; readonly takesThePlaceOf: 'nothing' | 'something' }> {
  const read = parseFile(await file.text());
  return { read, takesThePlaceOf: isEmpty(await browserStore().read()) ? 'nothing' : 'something' };
}

/** Puts that in place of what is kept. */
export const replaceBy = (read: Progress): Promise<void> => browserStore().update(() => read);

export const forgetLesson = (slug: string, deals: readonly string[]): Promise<void> =>
  browserStore().update((progress) => withoutLesson(progress, slug, deals));

export const forgetAll = (): Promise<void> => browserStore().update(withoutAll);

/** Notes that the learner has read that a save was put aside. */
export const noteTold = (): Promise<void> => browserStore().update(withTold);

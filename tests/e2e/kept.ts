import { expect, type Page } from '@playwright/test';

/** What the browser keeps of what was done, as it lies there; undefined where nothing does. */
export const keptNow = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opened = indexedDB.open('scoperta');
        // Where there is none yet, none is made: that is for the site to do.
        opened.onupgradeneeded = () => opened.transaction?.abort();
        opened.onerror = () => (opened.error?.name === 'AbortError' ? resolve(undefined) : reject(opened.error));
        opened.onsuccess = () => {
          const database = opened.result;
          const read = database.transaction('kept').objectStore('kept').get('progress');
          read.onsuccess = () => {
            database.close();
            resolve(read.result);
          };
        };
      }),
  );

interface KeptDeal {
  readonly moves: readonly { readonly verdict?: string }[];
  readonly finished?: string;
}
interface KeptProgress {
  readonly lessons?: Readonly<Record<string, { readonly deals: Readonly<Record<string, KeptDeal>> }>>;
}

const keptDeals = async (page: Page, lesson: string): Promise<Readonly<Record<string, KeptDeal>>> =>
  ((await keptNow(page)) as KeptProgress | undefined)?.lessons?.[lesson]?.deals ?? {};

/** Waits until these deals of a lesson are kept, with at least so many judged moves each: the write comes after the verdict. */
export const expectKept = (page: Page, lesson: string, judged: Readonly<Record<string, number>>): Promise<void> =>
  expect
    .poll(async () => {
      const deals = await keptDeals(page, lesson);
      return Object.entries(judged).filter(
        ([id, count]) => (deals[id]?.moves.filter(({ verdict }) => verdict !== undefined).length ?? -1) < count,
      );
    })
    .toEqual([]);

/** Waits until these deals and drills of a lesson are kept as gone through. */
export const expectFinished = (page: Page, lesson: string, ids: readonly (string | null)[]): Promise<void> =>
  expect
    .poll(async () => {
      const deals = await keptDeals(page, lesson);
      return ids.filter((id) => deals[id ?? '']?.finished === undefined);
    })
    .toEqual([]);

import type { Page } from '@playwright/test';

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

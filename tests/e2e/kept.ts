import type { Page } from '@playwright/test';

/** What the browser keeps of what was done, as it lies there; undefined where nothing does. */
export const keptNow = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opened = indexedDB.open('scoperta');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const database = opened.result;
          if (!database.objectStoreNames.contains('kept')) {
            database.close();
            resolve(undefined);
            return;
          }
          const read = database.transaction('kept').objectStore('kept').get('progress');
          read.onsuccess = () => {
            database.close();
            resolve(read.result);
          };
        };
      }),
  );

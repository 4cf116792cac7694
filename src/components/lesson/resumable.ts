import type { PlayableDealProps } from './PlayableDeal.tsx';

/** The database of the site, as `browserStore` names it. */
const DATABASE = 'scoperta';

/** Whether this device has ever kept anything. Where a browser does not tell, it may have. */
async function mayHaveKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

/** The moves of an earlier visit to take up, if there are any. The store's code is fetched only where there may be. */
export async function resumable(lesson: string, id: string): Promise<PlayableDealProps['saved']> {
  if (!(await mayHaveKept())) return undefined;
  const { readDeal, toResume } = await import('./keptDeal.ts');
  const found = await readDeal(lesson, id);
  return found && toResume(found);
}

import { browserStore } from '../../progress/browserStore.ts';

/** Whether a deal was begun on an earlier visit and not finished. */
export async function hasKept(lesson: string, id: string): Promise<boolean> {
  const deal = (await browserStore().read()).lessons[lesson]?.deals[id];
  return deal !== undefined && deal.finished === undefined && deal.moves.length > 0;
}

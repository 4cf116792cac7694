import ids from '../../content/puzzles/daily.json';

/** The puzzles of the day, one id a day from `start` on, and from the beginning again after the last. */
export const DAILY: { readonly start: string; readonly ids: readonly string[] } = ids;

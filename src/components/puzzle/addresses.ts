const base = import.meta.env.BASE_URL.replace(/\/$/u, '');

/** The address of a puzzle's own page. */
export const puzzleAddress = (id: string): string => `${base}/puzzles/${id}/`;

/** The same when it comes back: in other suits. */
export const reviewAddress = (id: string): string => `${puzzleAddress(id)}?review`;

/** The address of a list to choose the next puzzle from. */
export const listAddress = (name: string): string => `${base}/puzzles/lists/${name}.json`;

/** The address of a set of puzzles for the rush. */
export const rushAddress = (number: number): string => `${base}/puzzles/rush/${number}.json`;

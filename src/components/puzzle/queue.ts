import { listAddress } from './addresses.ts';

/** What the learner wants to be asked next; empty words stand for any. */
export interface Wish {
  readonly list: string;
  readonly grade: string;
  readonly theme: string;
}

/** A puzzle of a list: enough to choose by. */
export interface Listed {
  readonly id: string;
  readonly grade: string;
  readonly rating: number;
  readonly themes: readonly string[];
}

/** A list as it is served: the themes by name, and a line a puzzle: id, grade, rating, themes by number. */
export interface ListFile {
  readonly themes: readonly string[];
  readonly puzzles: readonly string[];
}

const KEY = 'scoperta-queue';
export const NO_WISH: Wish = { list: '', grade: '', theme: '' };

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  ['list', 'grade', 'theme'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** The wish kept on this device; none where nothing, or nothing that can be read, is kept. */
export function readWish(): Wish {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isWish(found) ? found : NO_WISH;
  } catch {
    return NO_WISH;
  }
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // No storage here: the wish lasts as long as the page.
  }
}

/** The puzzles of a list that has been loaded. */
export const puzzlesIn = ({ themes, puzzles }: ListFile): readonly Listed[] =>
  puzzles.map((line) => {
    const [id = '', grade = '', rating = '0', ...of] = line.split(' ');
    return { id, grade, rating: Number(rating), themes: of.map((number) => themes[Number(number)] ?? '') };
  });

/** Whether a puzzle is of the kind wished for. */
export const fits = ({ grade, themes }: Listed, wish: Wish): boolean =>
  (wish.grade === '' || grade === wish.grade) && (wish.theme === '' || themes.includes(wish.theme));

const loaded = new Map<string, Promise<readonly Listed[]>>();

/** A list of the site, loaded once a page. Fails where it cannot be loaded. */
export function loadList(name: string): Promise<readonly Listed[]> {
  const known = loaded.get(name);
  if (known) return known;
  const list = fetch(listAddress(name)).then(async (answer) => {
    if (!answer.ok) throw new Error(`the list ${name} answered ${answer.status}`);
    return puzzlesIn((await answer.json()) as ListFile); // made by our own build
  });
  loaded.set(name, list);
  list.catch(() => loaded.delete(name));
  return list;
}

/**
 * The next puzzle of a wish: one not tried yet, near the learner's rating; when all were tried, any other than this one.
 * Undefined where none is of that kind. `pick` gives a number below its argument.
 */
export function chooseNext(
  list: readonly Listed[],
  wish: Wish,
  tried: ReadonlySet<string>,
  rating: number,
  current: string | undefined,
  pick: (below: number) => number,
): string | undefined {
  const all = list.filter((one) => fits(one, wish) && one.id !== current);
  const fresh = all.filter(({ id }) => !tried.has(id));
  const from = fresh.length > 0 ? fresh : all;
  if (wish.grade !== '') return from[pick(from.length)]?.id;
  const near = [...from].sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, 12);
  return near[pick(near.length)]?.id;
}

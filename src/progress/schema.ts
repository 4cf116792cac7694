/**
 * What is kept on the device of what a learner did: one document, one version.
 *
 * Everything hangs on stable names (a lesson's slug, a deal's file name), never on a place in a list or on a text, so that
 * an edited lesson keeps its progress. Dates are ISO 8601 in UTC.
 */
export interface Progress {
  readonly version: typeof PROGRESS_VERSION;
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  readonly review: ReviewProgress;
  /** Missing until the first puzzle. */
  readonly puzzles?: PuzzleProgress;
  /** A save that could not be read, kept as it was found, and whether the learner has been told. */
  readonly setAside?: { readonly found: string; readonly told: boolean };
}

export interface LessonProgress {
  readonly deals: Readonly<Record<string, DealProgress>>;
}

/** A move as it was made, and what it cost its side: card points, or the chance of a score, from 0 to 1. */
export interface SavedMove {
  readonly move: string;
  readonly cost?: number;
  /** Only where cards were hidden and a score was to be reached. Saves made before it was kept lack it. */
  readonly chance?: number;
  /** `best`, `just-as-good` or `costs`; missing for moves of other seats. */
  readonly verdict?: string;
}

export interface DealProgress {
  /** Which of the deal's fadings the learner is at. */
  readonly level: number;
  /** The moves since the deal began, of all seats. */
  readonly moves: readonly SavedMove[];
  /** When it was first played to the end with every fading. */
  readonly finished?: string;
}

export interface ReviewProgress {
  readonly isOn: boolean;
  /** By id: the deal's name, a slash, and the moves that lead to the position. */
  readonly items: Readonly<Record<string, ReviewItem>>;
}

/** A position that was missed, and when it comes back. The numbers are those of the scheduler (FSRS). */
export interface ReviewItem {
  readonly due: string;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
  readonly lastReview?: string;
}

/** How a puzzle came out at the first attempt; `helped`: with hints, and no wrong card. */
export type PuzzleResult = 'solved' | 'helped' | 'missed';

export interface PuzzleProgress {
  /** The learner's rating (Glicko-2). */
  readonly rating: { readonly value: number; readonly deviation: number; readonly volatility: number };
  /** By the puzzle's id: how the first attempt came out, and when it was last played. */
  readonly results: Readonly<Record<string, { readonly result: PuzzleResult; readonly at: string }>>;
  /** The days whose puzzle of the day was played, `2026-11-29`, in order. */
  readonly days: readonly string[];
}

export const PROGRESS_VERSION = 1;

export const NO_PROGRESS: Progress = { version: PROGRESS_VERSION, lessons: {}, review: { isOn: false, items: {} } };

/** Why a save cannot be used. `newer`: written by a later version of the site, so it is left alone. */
export type ProgressFault =
  | { readonly kind: 'not-a-save' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'broken'; readonly where: string };

/** One step from a version to the next. */
export type Migration = (save: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** By the version it starts from. A change of shape adds its step here and never edits an old one. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isOptional = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
const isText = (value: unknown): boolean => typeof value === 'string';

const isMove = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['move']) &&
  isOptional(value['cost'], isCount) &&
  isOptional(value['chance'], isShare) &&
  isOptional(value['verdict'], isText);

const isDeal = (value: unknown): boolean =>
  isFields(value) &&
  isCount(value['level']) &&
  Array.isArray(value['moves']) &&
  value['moves'].every(isMove) &&
  isOptional(value['finished'], isDate);

const isItem = (value: unknown): boolean =>
  isFields(value) &&
  isDate(value['due']) &&
  ['stability', 'difficulty', 'scheduledDays'].every((name) => Number.isFinite(value[name])) &&
  ['learningSteps', 'reps', 'lapses', 'state'].every((name) => isCount(value[name])) &&
  isOptional(value['lastReview'], isDate);

const isResult = (value: unknown): boolean =>
  isFields(value) && ['solved', 'helped', 'missed'].some((result) => result === value['result']) && isDate(value['at']);

const isPuzzles = (value: unknown): boolean =>
  isFields(value) &&
  isFields(value['rating']) &&
  ['value', 'deviation', 'volatility'].every((name) => Number.isFinite((value['rating'] as Fields)[name])) &&
  isFields(value['results']) &&
  Object.values(value['results']).every(isResult) &&
  Array.isArray(value['days']) &&
  value['days'].every(isText);

/** The first part of a save that is not what it should be. */
function findBroken(save: Fields): string | undefined {
  const { lessons, review, puzzles, setAside } = save;
  if (!isFields(lessons)) return 'lessons';
  for (const [slug, lesson] of Object.entries(lessons)) {
    if (!isFields(lesson) || !isFields(lesson['deals'])) return `lessons.${slug}`;
    for (const [id, deal] of Object.entries(lesson['deals'])) if (!isDeal(deal)) return `lessons.${slug}.deals.${id}`;
  }
  if (!isFields(review) || typeof review['isOn'] !== 'boolean' || !isFields(review['items'])) return 'review';
  for (const [id, item] of Object.entries(review['items'])) if (!isItem(item)) return `review.items.${id}`;
  if (!isOptional(puzzles, isPuzzles)) return 'puzzles';
  const isSetAside = (value: unknown): boolean =>
    isFields(value) && isText(value['found']) && typeof value['told'] === 'boolean';
  return isOptional(setAside, isSetAside) ? undefined : 'setAside';
}

export type ReadProgress =
  { readonly ok: true; readonly value: Progress } | { readonly ok: false; readonly error: ProgressFault };

/**
 * The progress that a stored value holds, brought to the present version.
 *
 * Refuses what is no save, what a later version of the site wrote, and what is broken, naming where. `migrations` and
 * `current` are passed in by tests.
 */
export function readProgress(
  found: unknown,
  migrations: Readonly<Record<number, Migration>> = MIGRATIONS,
  current: number = PROGRESS_VERSION,
): ReadProgress {
  if (!isFields(found) || !isCount(found['version'])) return { ok: false, error: { kind: 'not-a-save' } };
  let save = found;
  let version = found['version'];
  if (version > current) return { ok: false, error: { kind: 'newer', version } };
  while (version < current) {
    const migrate = migrations[version];
    if (!migrate) return { ok: false, error: { kind: 'broken', where: 'version' } };
    version += 1;
    save = { ...migrate(save), version };
  }
  const where = findBroken(save);
  return where === undefined
    ? { ok: true, value: save as unknown as Progress } // every part of it was just checked
    : { ok: false, error: { kind: 'broken', where } };
}

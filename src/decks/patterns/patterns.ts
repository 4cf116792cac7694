import type { DeckId } from '../decks.ts';
import { castellana } from './castellana.ts';
import { french } from './french.ts';
import { napoletana } from './napoletana.ts';
import type { Pattern } from './pattern.ts';

/** The pattern of each deck. */
export const PATTERNS: Readonly<Record<DeckId, Pattern>> = { napoletana, castellana, french };

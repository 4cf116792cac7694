import type { Locale } from './index.ts';
import { house as enHouse } from './messages/en/house.ts';
import type { HouseMessages } from './messages/house.ts';

const WORDS: Readonly<Record<Locale, HouseMessages>> = { en: enHouse };

/** What house options are called, and what their page says, in that language. */
export const houseWordsFor = (locale: Locale): HouseMessages => WORDS[locale];

export type { HouseMessages } from './messages/house.ts';

import type { Locale } from './index.ts';
import type { DrillMessages } from './messages/drills.ts';
import { drills as en } from './messages/en/drills.ts';

const DRILLS: Readonly<Record<Locale, DrillMessages>> = { en };

/** Everything drills say in that language; for pages at build. */
export const drillMessagesFor = (locale: Locale): DrillMessages => DRILLS[locale];

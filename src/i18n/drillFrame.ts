import type { Locale } from './index.ts';
import type { DrillFrame } from './messages/drills.ts';
import { drillFrame as en } from './messages/en/drillFrame.ts';

/** By itself, so that a drill need not send the words of its questions to the browser as code: they stand in the page. */
const FRAMES: Readonly<Record<Locale, DrillFrame>> = { en };

/** What stands round the questions of a drill in that language. */
export const drillFrameFor = (locale: Locale): DrillFrame => FRAMES[locale];

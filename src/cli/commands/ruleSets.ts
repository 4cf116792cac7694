import { RULE_SETS } from '../../engine/rulesets/index.ts';
import type { Command } from '../command.ts';

/** Every rule set, one a line. */
export const ruleSets: Command = { reads: 'nothing', answers: () => RULE_SETS };

import type { Command } from './command.ts';
import { estimate } from './commands/estimate.ts';
import { explain } from './commands/explain.ts';
import { legal } from './commands/legal.ts';
import { lines } from './commands/lines.ts';
import { replay } from './commands/replay.ts';
import { ruleSets } from './commands/ruleSets.ts';
import { solve } from './commands/solve.ts';
import { table } from './commands/table.ts';
import { trick } from './commands/trick.ts';

/** Every command by its name (ENGINE-IO). A new one is a file of its own and a row here. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  rulesets: ruleSets,
  legal,
  trick,
  replay,
  explain,
  lines,
  solve,
  table,
  estimate,
};

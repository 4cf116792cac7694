import { createInterface } from 'node:readline';
import type { Answer, Command } from './command.ts';
import { refuse } from './command.ts';
import { COMMANDS } from './commands.ts';

/** The command line over the engine: `npm run --silent engine -- COMMAND`, one JSON value a line in and out. */

const USAGE = `Usage: npm run --silent engine -- COMMAND
COMMAND is one of ${Object.keys(COMMANDS).join(', ')}. It reads one JSON value a line on standard input
and writes one a line on standard output. "rulesets" reads nothing.`;

// Standard output may be a pipe that fills: wait until it has taken the line.
const write = (value: unknown): Promise<void> =>
  new Promise((written) => {
    if (process.stdout.write(`${JSON.stringify(value)}\n`)) written();
    else process.stdout.once('drain', written);
  });

async function answerLine(command: Extract<Command, { reads: 'lines' }>, line: string): Promise<Answer> {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return refuse({ kind: 'malformed', field: 'line', expected: 'one JSON value' });
  }
  return command.answer(input);
}

async function run(command: Command): Promise<void> {
  if (command.reads === 'nothing') {
    for (const value of command.answers()) await write(value);
    return;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const answer = await answerLine(command, line);
    await write(answer.ok ? answer.value : { error: answer.error });
  }
}

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) && rest.length === 0 ? COMMANDS[name] : undefined;
if (command) {
  // A reader that has seen enough closes the pipe; that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  await run(command);
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { inProject, outsidePath, ROOT, Stop } from './project.mjs';

/** The start file of each tool, so that none depends on which Node its first line finds. */
const TOOLS = {
  astro: 'node_modules/astro/bin/astro.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** The arguments that make Node run a tool by its name, or a file of the project. */
export function commandOf([tool, ...args]) {
  const file = TOOLS[tool] ?? tool;
  if (!existsSync(inProject(file))) throw new Stop(`${file} does not exist in this checkout.`);
  return [inProject(file), ...args];
}

/**
 * Runs a tool or a file of the project and gives `{ code, output }` when it ends. `stdio` is as in child_process; where
 * it pipes, `output` holds what was said. A signal that stops us stops it as well.
 */
export function runTool(node, command, { env = {}, stdio = 'inherit' } = {}) {
  const path = [dirname(node), inProject('node_modules/.bin'), outsidePath()].join(delimiter);
  const child = spawn(node, commandOf(command), {
    cwd: ROOT,
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio,
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((done) => {
    child.on('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      done({ code: code ?? 1, output });
    });
  });
}

/**
 * Behind every npm script: installs what is missing, then does what is asked. It depends on nothing but Node 20, so that
 * a fresh clone needs one command.
 */
import { startServer } from './serve.mjs';
import { findBrowser } from './setup/browser.mjs';
import { buildAloud, buildIfChanged, buildKernel } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode } from './setup/node.mjs';
import { say, Stop } from './setup/project.mjs';
import { report, runChecks, runTests } from './setup/suites.mjs';
import { runTool } from './setup/tools.mjs';
import { siteBase } from './siteBase.mjs';

const PORT = Number(process.env.PORT ?? 4321);

async function start(node) {
  const code = await buildIfChanged(node);
  if (code !== 0) return code;
  const base = siteBase();
  const host = process.env.HOST ?? 'localhost';
  await startServer({ root: 'dist', base, port: PORT, host }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Stop(`Port ${PORT} is taken, perhaps by an earlier start. Another one: PORT=${PORT + 1} npm start`);
  });
  console.log(`Scoperta is on http://${host}:${PORT}${base} (stop it with Ctrl-C)`);
  return undefined;
}

/** Runs a file or tool after the kernel, with the arguments of the command line. */
const withKernel = (command) => async (node, args) =>
  (await buildKernel(node)) || (await runTool(node, [...command, ...args])).code;

/** Measures; the part that needs a browser is left out where there is none. */
async function bench(node, args) {
  const browser = findBrowser(node);
  if (browser) process.env.CHROMIUM_PATH = browser;
  return withKernel(['tests/bench/run.ts'])(node, args);
}

/** Each command: given a Node and the rest of the command line, its exit code, or undefined while it goes on. */
const COMMANDS = {
  start,
  test: async (node) => report(await runTests(node)),
  dev: withKernel(['astro', 'dev', '--port', String(PORT)]),
  check: async (node) => (await buildKernel(node)) || report(await runChecks(node)),
  build: async (node) => (await buildKernel(node)) || (await buildAloud(node)),
  bench,
  engine: async (node, args) => (await runTool(node, ['src/cli/engine.ts', ...args])).code,
  mine: withKernel(['scripts/mine.ts']),
  measure: withKernel(['scripts/measure.ts']),
};

const [name, ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Stop(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
  if (args.length > 0 && command.length < 2)
    throw new Stop(`npm run ${name} takes no arguments, so not ${args.join(' ')}.`);
  ensureInstalled();
  const code = await command(findNode(), args);
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  say(error.message);
  process.exitCode = 1;
}

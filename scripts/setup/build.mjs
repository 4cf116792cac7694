import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { siteBase } from '../siteBase.mjs';
import { hashOf, inProject, say, textOf } from './project.mjs';
import { runTool } from './tools.mjs';

const STAMP = '.cache/built';
const KERNEL = 'scripts/buildKernel.mjs';

/** Everything the built site depends on. The compiled kernel is made from what is in the list. */
const INPUTS = ['src', 'public', 'scripts', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

const inputsNow = () => hashOf(INPUTS, [siteBase(), process.env.SITE_URL ?? '']);

/** True when this checkout has a kernel of the solver to compile. */
export const hasKernel = () => existsSync(inProject(KERNEL));

/** Compiles the solver's kernel, which the pages and the tests load, where there is one. Gives the exit code. */
export async function buildKernel(node) {
  return hasKernel() ? (await runTool(node, [KERNEL], { stdio: ['ignore', 2, 2] })).code : 0;
}

/** A line of the build's report for one page or drawing; there are thousands. */
const OF_ONE_FILE = /[├└]─ /;

/** Runs the build with further arguments and settings. Gives `{ code, output }`; the output leaves single files out. */
export async function runBuild(node, args = [], env = {}) {
  const running = runTool(node, ['astro', 'build', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { code, output } = await running;
  const told = output.split('\n').filter((line) => !OF_ONE_FILE.test(line));
  return { code, output: told.join('\n').trim() };
}

/** Builds the site into dist/ and remembers from what. Gives `{ code, output }`. */
export async function buildSite(node) {
  const inputs = inputsNow();
  const result = await runBuild(node);
  if (result.code === 0) {
    mkdirSync(inProject('.cache'), { recursive: true });
    writeFileSync(inProject(STAMP), inputs);
  }
  return result;
}

/** Builds the site and says, on standard error, what the build said. Gives the exit code. */
export async function buildAloud(node) {
  const { code, output } = await buildSite(node);
  say(output);
  return code;
}

/** Builds the site unless dist/ was built from what is there now. Gives the exit code. */
export async function buildIfChanged(node) {
  if (existsSync(inProject('dist')) && textOf(STAMP) === inputsNow()) return 0;
  say('Building the site …');
  return (await buildKernel(node)) || (await buildAloud(node));
}

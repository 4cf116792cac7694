import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { buildKernel, buildSite, hasKernel, runBuild } from './build.mjs';
import { ensureBrowser } from './browser.mjs';
import { inProject, say, Stop } from './project.mjs';
import { runTool } from './tools.mjs';

/** What `npm run check` runs, each of which counts as one test. */
const CHECKS = [
  ['types of the engine', ['tsc', '--noEmit', '-p', 'src/engine/tsconfig.json']],
  ['types of the site', ['astro', 'check']],
  ['lint', ['eslint', '.', '--max-warnings=0', '--cache', '--cache-location=.cache/eslint/']],
  ['format', ['prettier', '.', '--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier']],
];
const REPORTS = '.cache/reports';
const BASE_TO_TRY = '/a/folder/';
const URL_TO_TRY = 'https://site.example';
const BASE_DIST = '.cache/dist-below-a-base';

async function timed(name, run) {
  const start = performance.now();
  const { passed, failed, skipped = 0 } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`);
  return { name, passed, failed };
}

/** One check as a suite of one test; what it said is shown only when it fails. */
const asOne = async (running) => {
  const { code, output } = await running;
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};
const PIPED = { stdio: ['ignore', 'pipe', 'pipe'] };

/** Types, lint and format, two at a time. Gives the suites with their totals. */
export async function runChecks(node) {
  const queue = [...CHECKS];
  const suites = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, command] = next;
      suites.push(await timed(name, () => asOne(runTool(node, command, PIPED))));
    }
  };
  await Promise.all([work(), work()]);
  return suites;
}

function freshReport(name) {
  mkdirSync(inProject(REPORTS), { recursive: true });
  rmSync(inProject(REPORTS, name), { force: true });
  return `${REPORTS}/${name}`;
}

const readReport = (path) =>
  existsSync(inProject(path)) ? JSON.parse(readFileSync(inProject(path), 'utf8')) : undefined;

/** The totals, with one failure more where the tool failed and no test of its report did: a crash, a file that will not load. */
const withCode = (code, { passed, failed, skipped }) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  skipped,
});

async function runUnitTests(node) {
  const path = freshReport('unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { code } = await runTool(node, ['vitest', ...args]);
  const report = readReport(path);
  const empty =
    report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0) ?? [];
  return withCode(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + empty.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

async function runBrowserTests(node) {
  const path = freshReport('browser.json');
  const env = {
    CHROMIUM_PATH: ensureBrowser(node),
    PLAYWRIGHT_JSON_OUTPUT_FILE: inProject(path),
    SITE_PORT: String(await freePort()),
    BASE_SITE_PORT: String(await freePort()),
    SITE_BELOW_BASE: `${BASE_DIST} ${BASE_TO_TRY} ${URL_TO_TRY}`,
  };
  const { code } = await runTool(node, ['playwright', 'test', '--reporter=list,json'], { env });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(path)?.stats ?? {};
  return withCode(code, { passed: expected, failed: unexpected + flaky, skipped });
}

const buildBelowBase = (node) =>
  runBuild(node, ['--outDir', BASE_DIST], { SITE_BASE: BASE_TO_TRY, SITE_URL: URL_TO_TRY });

/** Everything, in an order that fails early; a suite that cannot start counts as one failure. Gives the suites. */
export async function runTests(node) {
  // The tests choose where the site lives: once at the root, once below a base.
  delete process.env.SITE_BASE;
  delete process.env.SITE_URL;
  const suites = [];
  const add = async (name, run) => {
    say(`\n${name} …`);
    const stopped = (error) => {
      if (!(error instanceof Stop)) throw error;
      console.log(error.message);
      return { passed: 0, failed: 1 };
    };
    suites.push(await timed(name, () => run().catch(stopped)));
  };
  if (hasKernel()) await add('kernel', () => asOne(buildKernel(node).then((code) => ({ code, output: '' }))));
  suites.push(...(await runChecks(node)));
  await add('unit tests', () => runUnitTests(node));
  await add('build', () => asOne(buildSite(node)));
  await add('build below a base path', () => asOne(buildBelowBase(node)));
  const built = suites.slice(-2).every(({ failed }) => failed === 0);
  await add('browser tests', async () => {
    if (!built) throw new Stop('There is no whole site to look at, so the browser tests did not run.');
    return runBrowserTests(node);
  });
  return suites;
}

/** Prints the suites and, last, the totals of all of them. Gives the exit code. */
export function report(suites) {
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
  console.log('');
  for (const { name, passed, failed } of suites) console.log(`${name}: ${passed} passed, ${failed} failed`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

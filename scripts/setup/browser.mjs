import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inProject, outsidePath, ROOT, say, Stop } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FIVE_MINUTES = 300_000;

/** True when the browser starts: one that is there may still lack its libraries. */
const starts = (file) => Boolean(file) && existsSync(file) && spawnSync(file, ['--version']).status === 0;

function playwrightsOwn(node) {
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  return spawnSync(node, ['-e', ask], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
}

function findOnSystem() {
  const folders = outsidePath().split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC].find(starts);
}

const run = (command, args) =>
  spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
    timeout: FIVE_MINUTES,
  });

/** The Chromium named by CHROMIUM_PATH, else Playwright's own, else the system's; undefined where there is none. */
export const findBrowser = (node) => process.env.CHROMIUM_PATH ?? [playwrightsOwn(node)].find(starts) ?? findOnSystem();

/**
 * A Chromium for the browser tests: the one named by CHROMIUM_PATH, else Playwright's own, else the system's. Where there
 * is none it is downloaded by Playwright or, for root on Debian, installed as a package. Throws a Stop when all fails.
 */
export function ensureBrowser(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !starts(named)) throw new Stop(`CHROMIUM_PATH names ${named}, which does not start.`);
  const found = findBrowser(node);
  if (found) return found;

  say('No Chromium found: downloading the one of Playwright …');
  run(node, [inProject('node_modules/@playwright/test/cli.js'), 'install', '--no-shell', 'chromium']);
  const downloaded = playwrightsOwn(node);
  if (starts(downloaded)) return downloaded;

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('That did not give a browser that starts: installing the package of Debian …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findOnSystem();
    if (installed) return installed;
  }
  throw new Stop(
    'The browser tests need a Chromium. Please install one, or name it in CHROMIUM_PATH. On Linux ' +
      'its libraries may be what is missing: npx playwright install-deps chromium.',
  );
}

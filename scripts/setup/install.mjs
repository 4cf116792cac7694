import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT, Stop, hashOf, inProject, outsidePath, say, textOf } from './project.mjs';

/** Holds the platform and the hash of what was installed; it goes when node_modules goes. */
const STAMP = 'node_modules/.scoperta-stamp';
const PLATFORM = `${process.platform}-${process.arch}`;

/** True when npm's own record of node_modules has the versions of the lockfile, as after an `npm install` by hand. */
function holdsLockedVersions() {
  const record = textOf('node_modules/.package-lock.json');
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  const { '': project, ...locked } = JSON.parse(textOf('package-lock.json')).packages;
  const isThere = ([path, { version, optional, devOptional }]) =>
    installed[path] ? installed[path].version === version : Boolean(optional || devOptional);
  return project && Object.entries(locked).every(isThere) && Object.keys(installed).every((path) => locked[path]);
}

/** Installs the packages of the lockfile, unless they are there. Throws a Stop when npm fails. */
export function ensureInstalled() {
  const stamp = `${PLATFORM} ${hashOf(['package.json', 'package-lock.json'])}`;
  const found = textOf(STAMP);
  if (found === stamp) return;

  const otherPlatform = found && !found.startsWith(`${PLATFORM} `);
  if (otherPlatform || !holdsLockedVersions()) {
    say('Installing the packages of the lockfile (about half a minute) …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      env: { ...process.env, PATH: outsidePath() },
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new Stop('The packages could not be installed. npm said why above; is there a network?');
  }
  writeFileSync(inProject(STAMP), stamp);
}

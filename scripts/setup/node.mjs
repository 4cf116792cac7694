import { spawnSync } from 'node:child_process';
import { inProject, Stop } from './project.mjs';

/**
 * True for a Node that can run everything here: TypeScript without a flag and Lighthouse (22.19), and of the even lines,
 * since Vitest leaves the odd ones out.
 */
export function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  return major % 2 === 0 && (major > 22 || (major === 22 && minor >= 19));
}

/**
 * The Node to run the tools with: the one we run on if it is new enough, else the one that the lockfile brings. npm skips
 * an optional package that does not fit without a word, so it is asked for its version. Throws a Stop when there is none.
 */
export function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const brought = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const { status, stdout } = spawnSync(brought, ['--version'], { encoding: 'utf8' });
  if (status === 0 && isNewEnough(stdout.trim())) return brought;
  throw new Stop(
    `Node ${process.version} is too old for the tools of this project, and there is none to bring along for ` +
      `${process.platform} ${process.arch}. Please install Node 24 (https://nodejs.org) and try again.`,
  );
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The path of something in the project. */
export const inProject = (...parts) => join(ROOT, ...parts);

/** Says something about the set-up. Always on standard error: standard output belongs to results. */
export const say = (sentence) => console.error(sentence);

/** A reason to stop that the person at the keyboard can do something about: shown without a stack. */
export class Stop extends Error {}

/**
 * PATH without the folders of any node_modules. npm puts `node_modules/.bin` in front, and what lies there must not be
 * running while `npm ci` deletes it.
 */
export const outsidePath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

/** The text of a file of the project, or undefined where there is none. */
export function textOf(path) {
  const file = inProject(path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A hash of names and contents of files and folders of the project, and of any further words. */
export function hashOf(paths, words = []) {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of paths.flatMap((path) => filesBelow(inProject(path)))) {
    const body = readFileSync(file);
    hash.update(`\n${relative(ROOT, file)} ${body.length}\n`).update(body);
  }
  return hash.digest('hex');
}

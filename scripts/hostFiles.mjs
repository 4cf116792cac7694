import { writeFile } from 'node:fs/promises';
import { formatHeadersFile } from './headers.mjs';

/** An Astro integration that adds what static hosts look for to the built site: `_headers`, and a `.nojekyll` for Pages. */
export function hostFiles() {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), formatHeadersFile(base));
        await writeFile(new URL('.nojekyll', dir), '');
      },
    },
  };
}

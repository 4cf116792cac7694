import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The list of files that a lazily imported part needs, as Vite writes it into the script that imports it. */
const NEEDED = /(?<=\bm\.f=)\[[^\]]*\]/g;

/**
 * A list of needed files without the style sheets that are not there. Their places are kept, since scripts refer to entries by
 * number: an entry that stands twice is asked for once.
 */
export function withoutMissingStyles(list, isThere) {
  const files = JSON.parse(list);
  const substitute = files.find((file) => !file.endsWith('.css'));
  if (substitute === undefined) return list;
  return JSON.stringify(files.map((file) => (file.endsWith('.css') && !isThere(file) ? substitute : file)));
}

/**
 * Astro integration. Astro moves the styles of lazily imported parts into the sheets of the page, under other names, but the
 * importing script still asks for the old ones, and the import fails with them.
 */
export const lazyStyles = () => ({
  name: 'scoperta-lazy-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const scripts = join(root, '_astro');
      if (!existsSync(scripts)) return;
      for (const name of readdirSync(scripts).filter((file) => file.endsWith('.js'))) {
        const path = join(scripts, name);
        const code = readFileSync(path, 'utf8');
        const mended = code.replace(NEEDED, (list) =>
          withoutMissingStyles(list, (file) => existsSync(join(root, file))),
        );
        if (mended !== code) writeFileSync(path, mended);
      }
    },
  },
});

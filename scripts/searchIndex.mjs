import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as pagefind from 'pagefind';

/** A page that asks search engines to stay away is not found by ours either: frames, the gallery, the page of no address. */
const isKeptOut = (html) => /<meta name="robots" content="noindex"/.test(html);

/** Thousands of positions with the same few words: they are found by game, grade and theme, on a page of their own. */
const isPuzzle = (path) => /(^|\/)puzzles\/.+\/index\.html$/.test(path);

/** What stands in the main part of a page and is no text to find: menus, forms, drills. */
const NOT_SEARCHED = ['nav', 'form', 'noscript', '[data-search="no"]'];

/** Ready-made widgets that come with the index; our page draws its own. */
const isWidget = (path) => /(ui|highlight)\.(js|css)$/.test(path);

/**
 * An Astro integration that indexes the built pages for the search of the site. The index lies in `pagefind/`; a page
 * loads none of it before somebody searches.
 */
export function searchIndex() {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { index, errors } = await pagefind.createIndex({ rootSelector: 'main', excludeSelectors: NOT_SEARCHED });
        if (!index) throw new Error(`No index could be made: ${errors.join('; ')}`);
        let count = 0;
        for await (const path of glob('**/index.html', { cwd: folder })) {
          if (isPuzzle(path)) continue;
          const content = await readFile(join(folder, path), 'utf8');
          if (isKeptOut(content)) continue;
          const added = await index.addHTMLFile({ sourcePath: path, content });
          if (added.errors.length > 0) throw new Error(`${path} cannot be indexed: ${added.errors.join('; ')}`);
          count += 1;
        }
        const made = await index.getFiles();
        await pagefind.close();
        if (made.errors.length > 0) throw new Error(made.errors.join('; '));
        for (const { path, content } of made.files.filter(({ path }) => !isWidget(path))) {
          const target = join(folder, 'pagefind', path);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, content);
        }
        logger.info(`${count} pages indexed for search`);
      },
    },
  };
}

import { expect, test } from 'vitest';
import { withoutMissingStyles } from '../../scripts/lazyStyles.mjs';

const isThere = (file: string): boolean => file === '_astro/page.css';

test.each([
  ['["_astro/a.js","_astro/b.css","_astro/c.js"]', '["_astro/a.js","_astro/a.js","_astro/c.js"]', 'places are kept'],
  ['["_astro/b.css","_astro/a.js"]', '["_astro/a.js","_astro/a.js"]', 'wherever it stands'],
  ['["_astro/a.js","_astro/page.css"]', '["_astro/a.js","_astro/page.css"]', 'a sheet that is there stays'],
  ['["_astro/b.css"]', '["_astro/b.css"]', 'nothing to put in its place'],
  ['[]', '[]', 'nothing'],
])('%s becomes %s: %s', (list, expected) => {
  expect(withoutMissingStyles(list, isThere)).toBe(expected);
});

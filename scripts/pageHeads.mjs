import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/u;
const CHARSET = /<meta charset="utf-8"\s*\/?>/u;
const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/gu;
const ISLAND = /<astro-island\b[^>]*>/gu;
const STATIC_IMPORT = /\b(?:import|export)\b\s*(?:[^"'();]*?\bfrom\b\s*)?["']([^"']+)["']/gu;
/** Style sheets that a script asks for by itself, as Vite writes their list into it. */
const ASKED_FOR = /\bm\.f=(\[[^\]]*\])/gu;

const attribute = (name, tag) => new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1];

/**
 * The policy as the first thing after the character set. A browser that looks ahead for what to fetch stops where a policy
 * will come, until it has read it: behind a script that blocks, that is a whole way to the server and back.
 */
export function withPolicyFirst(html) {
  const policy = POLICY.exec(html)?.[0];
  if (policy === undefined || !CHARSET.test(html)) return html;
  return html.replace(policy, '').replace(CHARSET, (charset) => charset + policy);
}

/**
 * The style sheets of a page in one, where there are several: each costs a request, and many small ones compress badly.
 * Those for which `isApart` says so stay by themselves: a script that asks for one looks whether the page has it already.
 * `merge` is given the addresses in order and gives the address of the sheet that holds them.
 */
export function withOneSheet(html, isApart, merge) {
  const links = [...html.matchAll(SHEET)];
  const together = links.filter(([, href]) => !isApart(href));
  if (together.length < 2) return html;
  const merged = `<link rel="stylesheet" href="${merge(together.map(([, href]) => href))}">`;
  return together.reduce((page, [link], at) => page.replace(link, at === 0 ? merged : ''), html);
}

/** The page with its scripts announced that run at once: otherwise each is found only when the one before it has come. */
export function withScriptsAnnounced(html, scriptsOf) {
  const roots = [...html.matchAll(ISLAND)].flatMap(([tag]) =>
    attribute('client', tag) === 'load'
      ? [attribute('component-url', tag), attribute('renderer-url', tag)].filter(Boolean)
      : [],
  );
  const scripts = [...new Set(roots.flatMap(scriptsOf))];
  const links = scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}

/** A script with all that it imports statically, by their addresses; `read` gives the text of one. */
export function scriptsWith(address, read, found = new Set()) {
  if (found.has(address)) return found;
  found.add(address);
  for (const [, from] of read(address).matchAll(STATIC_IMPORT))
    if (from?.startsWith('.')) scriptsWith(posix.join(posix.dirname(address), from), read, found);
  return found;
}

const pagesBelow = (root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(root, name));

/** Astro integration: orders the head of every built page so that a browser finds early what it needs. */
export const pageHeads = (base) => ({
  name: 'scoperta-page-heads',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const assets = join(root, '_astro');
      if (!existsSync(assets)) return;
      const fileOf = (href) => join(root, href.slice(base.length));
      const texts = new Map();
      const read = (href) => {
        if (!texts.has(href)) texts.set(href, readFileSync(fileOf(href), 'utf8'));
        return texts.get(href);
      };
      const apart = new Set(
        readdirSync(assets)
          .filter((name) => name.endsWith('.js'))
          .flatMap((name) => [...readFileSync(join(assets, name), 'utf8').matchAll(ASKED_FOR)])
          .flatMap(([, list]) => JSON.parse(list ?? '[]'))
          .map((file) => base + file),
      );
      const sheets = new Map();
      const merge = (hrefs) => {
        const key = hrefs.join(' ');
        if (!sheets.has(key)) {
          const text = hrefs.map(read).join('\n');
          const href = `${base}_astro/page.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
          writeFileSync(fileOf(href), text);
          sheets.set(key, href);
        }
        return sheets.get(key);
      };
      const closures = new Map();
      const scriptsOf = (href) => {
        if (!closures.has(href)) closures.set(href, [...scriptsWith(href, read)]);
        return closures.get(href);
      };
      for (const path of pagesBelow(root)) {
        const html = readFileSync(path, 'utf8');
        const mended = withScriptsAnnounced(
          withOneSheet(withPolicyFirst(html), (href) => apart.has(href), merge),
          scriptsOf,
        );
        if (mended !== html) writeFileSync(path, mended);
      }
    },
  },
});

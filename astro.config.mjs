import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { hostFiles } from './scripts/hostFiles.mjs';
import { layerOrder } from './scripts/layerOrder.mjs';
import { lazyStyles } from './scripts/lazyStyles.mjs';
import { pageHeads } from './scripts/pageHeads.mjs';
import { scriptGroups } from './scripts/scriptGroups.mjs';
import { searchIndex } from './scripts/searchIndex.mjs';
import { siteBase } from './scripts/siteBase.mjs';
import { siteUrl } from './scripts/siteUrl.mjs';
import { cardsVersion } from './src/decks/versionPlugin.ts';

/** Where the site is published: the sitemap and canonical links need it, and are left out while nobody has said. */
const site = siteUrl(process.env);

/** Pages that are no destination: a sheet of samples, and what others put in a frame. */
const isDestination = (page) => !/\/(gallery|embed)\//.test(page);

/** Vite plugin: Astro marks every lesson with a directive of its own, and the bundler would warn of each. */
const quietDirectives = {
  name: 'quiet-directives',
  onLog: (_level, log) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? false : undefined),
};

export default defineConfig({
  ...(site ? { site } : {}),
  base: siteBase(),
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory' },
  integrations: [
    preact(),
    mdx(),
    ...(site ? [sitemap({ filter: isDestination })] : []),
    lazyStyles(),
    pageHeads(siteBase()),
    hostFiles(),
    searchIndex(),
  ],
  // Shiki paints with style attributes, which the policy below refuses.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      // default-src covers images, fonts, requests and workers. Astro adds the hash of every inline script and style.
      directives: ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'"],
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [layerOrder(), cardsVersion(), quietDirectives],
    worker: { format: 'es' },
    // A font or script turned into a data: address would be refused by the policy.
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } } },
  },
});

import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { hostFiles } from './scripts/hostFiles.mjs';

/** Where the site is published, for the sitemap and canonical links. The default can never resolve (RFC 2606). */
const site = process.env.SITE_URL || 'https://scoperta.example';

/** The folder of the host the site lives in: `/` or, say, `/scoperta/` on a project page. */
const base = process.env.SITE_BASE || '/';

export default defineConfig({
  site,
  base,
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory' },
  integrations: [preact(), mdx(), sitemap({ filter: (page) => !/\/(gallery|embed)\//.test(page) }), hostFiles()],
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
    worker: { format: 'es' },
    // A font or script turned into a data: address would be refused by the policy.
    build: { assetsInlineLimit: 0 },
  },
});

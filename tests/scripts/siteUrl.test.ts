import { expect, test } from 'vitest';
import { siteUrl } from '../../scripts/siteUrl.mjs';

test.each<[why: string, env: Readonly<Record<string, string>>, url: string | undefined]>([
  ['nobody says', {}, undefined],
  ['it is said', { SITE_URL: 'https://example.org' }, 'https://example.org'],
  ['Vercel says, without a scheme', { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'a.example' }, 'https://a.example'],
  ['Netlify says', { NETLIFY: 'true', URL: 'https://b.example' }, 'https://b.example'],
  ['a variable of that name elsewhere means nothing', { URL: 'https://b.example' }, undefined],
  [
    'what is said goes before what the host thinks',
    { SITE_URL: 'https://example.org', VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'a.example' },
    'https://example.org',
  ],
])('%s', (_, env, url) => expect(siteUrl(env)).toBe(url));

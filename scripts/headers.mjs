/**
 * The response headers of the site, in one place: our own server sends them, and the build writes them into the
 * `_headers` file that Netlify and Cloudflare Pages read. The content security policy is not among them, since every
 * page carries its own in a meta element, with the hashes of what is inline on that page.
 */

/** Names in these folders hold a hash of their content, so what they name never changes: scripts and styles, drawings of cards. */
const HASHED = ['_astro/', 'cards/'];
const FOREVER = 'public, max-age=31536000, immutable';

/** Sent with everything. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The headers for one path of the site. `base` starts and ends with a slash. */
export function headersFor(path, base = '/') {
  return { ...ALWAYS, 'Cache-Control': HASHED.some((folder) => path.startsWith(base + folder)) ? FOREVER : 'no-cache' };
}

/** The same headers in the format of a `_headers` file. */
export function formatHeadersFile(base = '/') {
  const always = Object.entries(ALWAYS).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = HASHED.flatMap((folder) => [`${base}${folder}*`, `  Cache-Control: ${FOREVER}`]);
  return [`/*`, ...always, ...hashed, ''].join('\n');
}

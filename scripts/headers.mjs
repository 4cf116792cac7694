/**
 * The response headers of the site, in one place: our own server sends them, and the build writes them into the
 * `_headers` file that Netlify and Cloudflare Pages read. The content security policy is not among them, since every
 * page carries its own in a meta element, with the hashes of what is inline on that page.
 */

/** A name in `_astro/` holds a hash of its content, so what it names never changes. */
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
  return { ...ALWAYS, 'Cache-Control': path.startsWith(`${base}_astro/`) ? FOREVER : 'no-cache' };
}

/** The same headers in the format of a `_headers` file. */
export function formatHeadersFile(base = '/') {
  const always = Object.entries(ALWAYS).map(([name, value]) => `  ${name}: ${value}`);
  return [`/*`, ...always, `${base}_astro/*`, `  Cache-Control: ${FOREVER}`, ''].join('\n');
}

/**
 * Where the site is published, from the environment of a build: `SITE_URL`, or what a host tells of itself; undefined where
 * nobody says. Needed for canonical links, the sitemap, and the pictures of puzzles that are sent on.
 *
 * Source: the hosts' lists of build variables (Vercel: VERCEL_PROJECT_PRODUCTION_URL, without a scheme; Netlify: URL).
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | undefined}
 */
export function siteUrl(env) {
  if (env.SITE_URL) return env.SITE_URL;
  if (env.VERCEL && env.VERCEL_PROJECT_PRODUCTION_URL) return `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`;
  return env.NETLIFY && env.URL ? env.URL : undefined;
}

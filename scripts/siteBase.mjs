/** The folder of the host that the site is built for (SITE_BASE), with a slash at both ends: `/`, or say `/scoperta/`. */
export const siteBase = () => `/${process.env.SITE_BASE ?? ''}/`.replace(/\/+/g, '/');

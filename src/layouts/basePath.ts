/** A path of the site with the folder of the host in front: `/learn/` is `/scoperta/learn/` on a project page. */
export const withBase = (path: `/${string}`): string => `${import.meta.env.BASE_URL.replace(/\/$/u, '')}${path}`;

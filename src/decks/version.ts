/** Set at build time by `cardsVersion()` in versionPlugin.ts; absent in tests and scripts. */
declare const __CARDS_VERSION__: string | undefined;

/** Hash of all drawings, the folder they are served from. */
export const CARDS_VERSION: string = typeof __CARDS_VERSION__ === 'string' ? __CARDS_VERSION__ : 'unversioned';

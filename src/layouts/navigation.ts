import type { Messages } from '../i18n/index.ts';

/** A page that a menu leads to. */
export interface NavigationEntry {
  readonly path: `/${string}`;
  readonly label: (m: Messages) => string;
}

/** The main menu, in order. A page is added here when it exists, and nowhere else. */
export const MAIN_NAVIGATION: readonly NavigationEntry[] = [
  { path: '/learn/', label: (m) => m.site.nav.learn },
  { path: '/puzzles/', label: (m) => m.site.nav.puzzles },
  { path: '/compare/', label: (m) => m.site.nav.compare },
  { path: '/variants/', label: (m) => m.site.nav.variants },
];

/** What the foot of every page leads to besides. */
export const FOOT_NAVIGATION: readonly NavigationEntry[] = [
  { path: '/analysis/', label: (m) => m.analysis.title },
  { path: '/worksheet/', label: (m) => m.worksheet.title },
  { path: '/decks/', label: (m) => m.site.nav.decks },
  { path: '/signals/', label: (m) => m.site.nav.signals },
  { path: '/glossary/', label: (m) => m.site.nav.glossary },
  { path: '/faq/', label: (m) => m.site.nav.faq },
  { path: '/review/', label: (m) => m.site.nav.review },
  { path: '/about/', label: (m) => m.site.nav.about },
  { path: '/search/', label: (m) => m.reference.search.title },
];

/** A door of the home page: a page of the main menu with what is behind it. */
export interface Door extends NavigationEntry {
  readonly says: (m: Messages) => string;
  readonly mark: 'c' | 's' | 'd';
}

/** The doors of the home page, at most three, in order. Only pages that exist. */
export const DOORS: readonly Door[] = [
  { path: '/learn/', label: (m) => m.site.nav.learn, says: (m) => m.site.home.learn, mark: 'c' },
  { path: '/puzzles/', label: (m) => m.site.nav.puzzles, says: (m) => m.site.home.puzzles, mark: 's' },
  { path: '/compare/', label: (m) => m.site.nav.compare, says: (m) => m.site.home.compare, mark: 'd' },
];

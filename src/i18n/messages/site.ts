/** Words of the pages' frame and of the pages that belong to no island. */
export interface SiteMessages {
  readonly name: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly skipToContent: string;
  readonly menu: string;
  readonly closeMenu: string;
  /** Name of the main navigation. */
  readonly mainNavigation: string;
  readonly nav: {
    readonly learn: string;
    readonly puzzles: string;
    readonly compare: string;
    readonly variants: string;
    readonly decks: string;
    readonly signals: string;
    readonly glossary: string;
    readonly faq: string;
    readonly about: string;
    readonly analysis: string;
    readonly review: string;
  };
  readonly footer: {
    /** Name of the navigation in the footer. */
    readonly navigation: string;
    readonly promise: string;
    readonly source: string;
  };
  readonly settings: {
    readonly open: string;
    readonly title: string;
    readonly close: string;
    readonly keptHere: string;
    readonly theme: Choice<'auto' | 'light' | 'dark'>;
    readonly contrast: Choice<'auto' | 'more'>;
    readonly deck: Choice<'napoletana' | 'castellana' | 'french'>;
    readonly corners: Choice<'shown' | 'hidden'>;
    readonly motion: Choice<'normal' | 'slow' | 'instant'>;
    readonly letterKeys: Choice<'on' | 'off'>;
    readonly winningMark: Choice<'shown' | 'hidden'>;
    readonly reset: string;
    /** Said once, when what was kept could not be read. */
    readonly setAside: string;
    readonly toggleTheme: string;
  };
  readonly home: {
    readonly title: string;
    readonly doors: string;
    readonly learn: string;
    readonly puzzles: string;
    readonly compare: string;
    readonly handToPlay: string;
    /** A line of the heading each. */
    readonly heading: readonly string[];
    /** What lies on the table of the home page. */
    readonly position: string;
  };
  readonly learn: {
    readonly title: string;
    readonly standfirst: string;
    /** Where two kinds of reader begin. */
    readonly ways: {
      readonly title: string;
      readonly beginner: { readonly who: string; readonly says: string };
      readonly brisca: { readonly who: string; readonly says: string };
    };
    readonly chapter: (chapter: { readonly number: number; readonly title: string }) => string;
    readonly minutes: (minutes: number) => string;
    readonly done: string;
    readonly next: string;
    readonly due: string;
    readonly lessonCount: (count: number) => string;
    readonly test: {
      /** The way to the test of a chapter. */
      readonly link: string;
      readonly title: (chapter: string) => string;
      readonly standfirst: string;
      readonly mixed: string;
      readonly deal: (lesson: string) => string;
      readonly alone: string;
      readonly lessons: string;
    };
  };
  readonly lesson: {
    readonly before: string;
    readonly next: string;
    readonly lessons: string;
    readonly theDeal: string;
    /** "Learn, chapter 4: the end of the deal", the first word being a link. */
    readonly where: (chapter: { readonly number: number; readonly title: string }) => string;
    readonly untranslated: string;
    /** Stands before the lessons to have gone through. */
    readonly needs: string;
  };
  readonly notFound: {
    readonly title: string;
    readonly sentence: string;
    readonly home: string;
    readonly learn: string;
  };
}

/** One setting: its name, a word for each value, and a line of help where the name does not say enough. */
interface Choice<Value extends string> {
  readonly name: string;
  readonly values: { readonly [Each in Value]: string };
  readonly help?: string;
}

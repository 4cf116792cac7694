type Language = 'it' | 'es' | 'ca' | 'pt' | 'hr' | 'sl' | 'en' | 'de' | 'sv';

type GlossaryGroup = 'cards' | 'deal' | 'play' | 'score' | 'partners' | 'auction' | 'names';

type FaqGroup = 'deal' | 'score' | 'exchange' | 'signals' | 'variants';

type SourceGroup = 'overviews' | 'italian' | 'spanish' | 'others' | 'signals' | 'strategy' | 'decks';

interface Titled {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Words of the glossary, the questions, the page about the site, and the search. */
export interface ReferenceMessages {
  /** Name of the list of a page's parts. */
  readonly contents: string;
  readonly glossary: {
    readonly title: string;
    readonly description: string;
    readonly standfirst: string;
    /** How words are marked that no source was seen for. */
    readonly evidence: string;
    readonly filter: string;
    readonly found: (count: number, all: number) => string;
    readonly nothing: string;
    readonly groups: { readonly [Each in GlossaryGroup]: string };
    readonly languages: { readonly [Each in Language]: string };
    readonly unchecked: string;
    readonly partly: string;
    readonly related: string;
    /** "plural carichi". */
    readonly plural: (word: string) => string;
    /** What the list of words of a term is called. */
    readonly words: (term: string) => string;
  };
  readonly faq: {
    readonly title: string;
    readonly description: string;
    readonly standfirst: string;
    readonly groups: { readonly [Each in FaqGroup]: string };
    readonly sources: (titles: readonly string[]) => string;
  };
  readonly about: {
    readonly title: string;
    readonly description: string;
    readonly standfirst: string;
    readonly checked: Titled;
    readonly privacy: Titled;
    readonly licence: Titled;
    readonly sources: Titled;
    readonly sourceGroups: { readonly [Each in SourceGroup]: string };
    readonly overviewsAre: string;
  };
  readonly search: {
    readonly title: string;
    readonly description: string;
    readonly label: string;
    readonly submit: string;
    /** That a key leads here. */
    readonly key: string;
    readonly needsScript: string;
    readonly loading: string;
    readonly failed: string;
    readonly found: (count: number, query: string) => string;
    readonly nothing: (query: string) => string;
    readonly more: string;
  };
}

import type { ReferenceMessages } from '../reference.ts';

/** Glossary, questions, about and search, in English. */
export const reference: ReferenceMessages = {
  contents: 'On this page',
  glossary: {
    title: 'Glossary',
    description:
      'The words of Briscola and Brisca in Italian, Spanish, Catalan, Portuguese, Croatian, Slovene, English, German and Swedish.',
    standfirst: 'One word for each thing, as this site uses it, and what players call it elsewhere.',
    evidence:
      'Catalan and Slovene words are general knowledge and were not checked in a source; of the Portuguese and Swedish ones only some were. They are marked.',
    filter: 'Find a word, in any language',
    found: (count, all) => (count === all ? `${all} terms` : `${count} of ${all} terms`),
    nothing: 'No term has that word.',
    groups: {
      cards: 'The cards',
      deal: 'Seats, deal and stock',
      play: 'Playing a trick',
      score: 'The score',
      partners: 'Partners',
      auction: 'Auction and call',
      names: 'Words that mean several things',
    },
    languages: {
      it: 'Italian',
      es: 'Spanish',
      ca: 'Catalan',
      pt: 'Portuguese',
      hr: 'Croatian',
      sl: 'Slovene',
      en: 'English, also',
      de: 'German',
      sv: 'Swedish',
    },
    unchecked: 'not checked in a source',
    partly: 'partly checked',
    related: 'See also',
    plural: (word) => `plural ${word}`,
    words: (term) => `What others call it: ${term}`,
  },
  faq: {
    title: 'Questions',
    description:
      'Short answers to what people ask about Briscola and Brisca, with the sources named where they disagree.',
    standfirst: 'Short answers. Where the sources disagree, the answer says so and names them.',
    groups: {
      deal: 'Deal and draw',
      score: 'Points and winning',
      exchange: 'The exchange in Brisca',
      signals: 'Partners and signals',
      variants: 'Other rules, other games',
    },
    // titles have commas of their own
    sources: (titles) => `Sources: ${titles.join('; ')}.`,
  },
  about: {
    title: 'About this site',
    description:
      'Where the rules of this site come from, how its answers are checked, its licence, and what it knows about you.',
    standfirst:
      'Scoperta teaches Briscola, Brisca and their kin with the cards face up. What it says about a card is computed, and can be checked.',
    checked: {
      title: 'How the answers are checked',
      paragraphs: [
        'Every rule is data, and every rule set is read by the same code. Tests hold each of them to its laws: every card is dealt once, the points come to 120, the tricks to the number they must.',
        'On an open table the best card is found by playing out every line to the end, not by rules of thumb. The solver was compared with a slower and simpler one on many random positions, and with positions whose value was worked out by hand.',
        'A reason is only given after the line it speaks of has been played out. Where cards are hidden, the page says what was assumed.',
        'Deals in lessons are replayed when the site is built. A card that could not be played there stops the build.',
      ],
    },
    privacy: {
      title: 'What it knows about you',
      paragraphs: [
        'Nothing leaves your device. There is no account, no counting of visits, no cookie and no request to another site.',
        'What you have done is kept in your browser. Delete it there and it is gone.',
      ],
    },
    licence: {
      title: 'Licence',
      paragraphs: [
        'The program, the drawings of cards and faces, and the texts are published under the MIT licence. The fonts Young Serif, Literata and Instrument Sans are under the SIL Open Font License.',
        'The rules of a game belong to nobody. They were read in the sources below and written anew.',
      ],
    },
    sources: {
      title: 'Sources',
      paragraphs: [
        'The rules were read in these. Some sites could be seen only in part or in copies, which is noted. A page that says "one of our overviews" means one of the first group.',
      ],
    },
    sourceGroups: {
      overviews: 'The overviews this site started from',
      italian: 'Italian rules',
      spanish: 'Spanish, Catalan and Latin American rules',
      others: 'Portuguese, Adriatic and French rules',
      signals: 'Lists of signals',
      strategy: 'Advice on play',
      decks: 'Decks',
    },
    overviewsAre: 'Four texts, two of them from one house and so not independent:',
  },
  search: {
    title: 'Search',
    description: 'Search the lessons, variants, glossary and questions.',
    label: 'Search this site',
    submit: 'Search',
    key: 'The key / leads here from every page.',
    needsScript: 'Search needs JavaScript. The glossary and the questions can be read without it.',
    loading: 'Looking.',
    failed: 'The index of the search could not be loaded. Check the connection and try again.',
    found: (count, query) => (count === 1 ? `One page has "${query}".` : `${count} pages have "${query}".`),
    nothing: (query) => `No page has "${query}". Try another form of the word.`,
    more: 'Show more',
  },
};

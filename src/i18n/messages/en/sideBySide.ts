import type { SideBySideMessages } from '../sideBySide.ts';

/** The decks and the signals beside each other, in English. */
export const sideBySide: SideBySideMessages = {
  decks: {
    title: 'Decks side by side',
    description:
      'One card in the Neapolitan, Castilian and French decks, what is printed in its corner, and what suits and ranks are called in nine languages.',
    standfirst: 'The same forty cards, drawn three ways and called by nine languages’ names.',
    printed: {
      title: 'The number in the corner',
      intro:
        'Here a table goes wrong soonest. The three court cards have the same order and the same points everywhere, but not the same number.',
      deck: 'Deck',
      nothing: 'no numbers',
      prints: (printed) => `printed ${printed}`,
      after:
        'A printed 10 is the jack in Spain, and the king in those Italian decks that number their courts 8, 9 and 10. Say the name of the card and not its number.',
    },
    names: {
      title: 'What they are called',
      intro:
        'Say it in the language of the table. Where a word belongs to one place or one use, that stands beside it.',
      language: 'Language',
      suits: 'Suits',
      ranks: 'Ranks',
    },
    more: 'All about the decks: every card, the regional patterns, a drill',
  },
  signals: {
    title: 'Signals side by side',
    description:
      'What a face means at one table and at another: any two places beside each other, the clashes marked, and a drill that mixes Italy and Spain.',
    standfirst:
      'Purse your lips, and an Italian from Liguria sees an ace where a Spaniard sees a three. Choose two places and see what you would misread.',
    pair: {
      title: 'Two places',
      intro: 'Each face that one of the two has. What can be misread comes first.',
      needsScript: 'Choosing other places needs JavaScript. Each clash of all places is listed below.',
    },
    every: {
      title: 'Every face with more than one meaning',
      intro: 'All places at once, from every source we have.',
    },
    drill: {
      title: 'Read two tables at once',
      intro:
        'Faces of the Italian and the Spanish table, mixed on purpose. Each question names the table that counts, and the other region’s answer is always on offer.',
    },
    more: 'All about the signals: how each is made, when they are allowed, and who says so',
  },
};

import { cards } from './cards.ts';
import { number, counted, points, orList, type Item } from './ruleWords.ts';

// How a deal and a match are won, and who stands behind the rules.

export const win = ({ win: rules, sides }: Item<'win'>): string => {
  switch (rules.deal) {
    case 'over-half':
      return `${points(rules.target)} or more win the deal.`;
    case 'most-points':
      return sides > 2
        ? `Most points win the deal; ${Math.floor(120 / sides) + 1} can be enough.`
        : 'Most points win the deal.';
    case 'caller-side-reaches':
      return `The caller’s side must reach ${rules.target} points, or the points bid.`;
    case 'accumulate':
      return 'Points are added up from deal to deal; a single deal has no winner of its own.';
    case 'claim': {
      const when = {
        'between-tricks': 'between tricks',
        'only-trick-winner': 'having just won a trick',
        'any-time': 'at any moment',
      }[rules.when];
      return `Whoever says, ${when}, that their tricks hold ${rules.target} points wins the deal at once if it is true and loses it if not. Tricks may not be looked through. If nobody says so, most points win.`;
    }
  }
};

const TIE: Readonly<Record<Item<'tie'>['tie'], (level: string) => string>> = {
  'redeal-no-score': (level) => `${level} nobody scores, and there is another deal.`,
  'no-score': (level) => `${level} nobody scores.`,
  'caller-side-loses': (level) => `${level} the caller’s side has failed.`,
  'caller-side-wins': (level) => `${level} the caller’s side has made it.`,
  'play-on': () => 'With equal totals at the mark play goes on.',
  'same-dealer-redeals': (level) => `${level} nobody scores, and the same dealer deals again.`,
  'next-deal-plus-one': (level) => `${level} nobody scores, and the next deal counts one more.`,
  'last-trick-wins': (level) => `${level} whoever took the last trick wins.`,
  playoff: (level) => `${level} they play one deal more without the others.`,
  share: (level) => `${level} they share the deal.`,
  'void-below-61': () => 'A deal in which nobody reaches 61 counts for nothing.',
};

export const tie = ({ tie: policy, sides }: Item<'tie'>): string =>
  TIE[policy](sides === 2 ? 'At 60 each' : 'When the best are level');

export const scoring = ({ scoring: rules }: Item<'scoring'>): string => {
  if (rules === 'none') return 'A deal counts as won or lost, nothing more.';
  if (rules.kind === 'games') {
    const rows = rules.table.map(
      ([from, games]) =>
        `${from === 120 ? 'all 120' : `${from} or more`} points are worth ${counted(games, 'game', 'games')}`,
    );
    return `Games are counted: ${rows.join(', ')}.`;
  }
  switch (rules.unit) {
    case 'points':
      return 'When the bid is made, caller and partner score it. When it fails they lose what was missing, and the others each gain what they took together. A self-call counts double for the caller.';
    case 'one-or-two':
      return 'Each winner scores one, and two when the caller called a card of their own.';
    case 'fixed': {
      const { caller, partner, opponent, selfCaller, cappotto, byBid } = rules;
      const bids = byBid.map(([from, factor]) => `${factor} times from a bid of ${from}`);
      const factors = bids.length > 0 ? ` High bids multiply it: ${bids.join(', ')}.` : '';
      return `When the bid is made the caller scores ${caller}, the partner ${partner}, each opponent ${opponent}; a caller who called a card of their own scores ${selfCaller}. When it fails all signs change. With all 120 points on one side it counts ${cappotto === 2 ? 'double' : `${cappotto} times`}.${factors}`;
    }
  }
};

export const bonuses = ({ bonuses: all }: Item<'bonuses'>): string =>
  all.length === 0
    ? 'There are no points besides those of the cards.'
    : all
        .map((bonus) =>
          bonus.kind === 'dealer-turns'
            ? `The dealer scores ${bonus.points} for turning up ${orList.format(bonus.ranks.map(cards.rank))}.`
            : `Whoever takes most tricks scores ${bonus.points}; with as many each, nobody.`,
        )
        .join(' ');

export const match = ({ match: format }: Item<'match'>): string => {
  switch (format.type) {
    case 'best-of':
      return `A match is the best of ${number(format.n)} deals.`;
    case 'all-of':
      return `A match is ${number(format.n)} deals, all of them played; most wins decide.`;
    case 'first-to-wins':
      return `A match goes to whoever first wins ${counted(format.n, 'deal', 'deals')}.`;
    case 'first-to-points':
      return `A match goes to whoever first scores ${format.n}.`;
    case 'first-to-card-points':
      return `A match goes to whoever first has ${format.n} card points over the deals.`;
    case 'first-to-games':
      return `A match goes to whoever first has ${counted(format.n, 'game', 'games')}.`;
  }
};

export const EVIDENCE: Readonly<Record<Item<'evidence'>['evidence'], string>> = {
  A: 'Several independent sources agree on these rules.',
  B: 'One good source, or several partial ones, stand behind these rules.',
  C: 'Only one document tells of these rules; nothing independent was found.',
  D: 'The source leaves a hole, filled here so that the game can be played.',
};

export const READING: Readonly<Record<Item<'evidence'>['reading'], string>> = {
  'as-documented': '',
  'gaps-filled': ' Some details are filled in by us.',
  'our-reading': ' This form is our reading of it, not a documented game.',
};

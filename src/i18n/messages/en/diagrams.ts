import type { DiagramMessages } from '../diagrams.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** The diagrams of the first chapters, in English. */
export const diagrams: DiagramMessages = {
  decks: { napoletana: 'Naples', castellana: 'Castile', french: 'French suits' },
  beats: (beaten) => (beaten === 0 ? 'beats none of its suit' : `beats ${inWords(beaten)} of its suit`),
  worth: (points) => (points === 0 ? '0' : String(points)),
  takes: 'takes it',
  trumps: (suit) => `${suit} are trumps`,
  rankShare: ({ rank, each, all }) => `${rank}s: four at ${each}, ${all} in all`,
  together: (points) => String(points),
  table: (seats) => `${inWords(seats).replace(/^./u, (first) => first.toUpperCase())} players`,
  tableFacts: ({ deck, hand, stock, tricks }) =>
    `${deck} cards, ${inWords(hand)} each, ${stock} left for the stock; ${tricks} tricks.`,
  you: 'You',
  partner: 'Partner',
  pays: {
    deal: 'The deal is',
    caller: 'Caller',
    partner: 'Partner',
    other: 'Each of the others',
    ends: { made: 'made', failed: 'failed', 'self-made': 'made alone', 'self-failed': 'failed alone' },
    units: (units) => (units > 0 ? `+${units}` : `−${-units}`),
    nobody: 'nobody',
  },
};

import type { JudgementMessages } from '../judgement.ts';

const whole = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });
const small = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const thousands = new Intl.NumberFormat('en-GB');
const share = (part: number): string => (part > 0 && part < 0.05 ? small : whole).format(part).replace('%', ' %');
const points = (count: number): string => `${tenths.format(count)} points`;

/** The diagrams about a deal, its end and what to play, in English. */
export const judgement: JudgementMessages = {
  afterwards: 'When you have played it',
  saying: (saying) =>
    ({
      'lead-the-lowest': 'Lead the lowest card',
      'lead-the-most-points': 'Lead the most points',
      'take-as-cheaply-as-possible': 'Always take, as cheaply as possible',
    })[saying],
  stage: (stage) =>
    ({
      drawing: 'While cards are drawn',
      'last-draw': 'At the last draw',
      'last-tricks': 'In the last three tricks',
    })[stage],
  lead: (lead) =>
    ({
      liscio: 'A liscio',
      court: 'A court card',
      'safe-carico': 'An ace or three that nothing in North’s hand beats',
      'beatable-carico': 'An ace or three that North can beat',
      'small-trump': 'A trump worth nothing',
      'court-trump': 'A court card of trumps',
      'carico-trump': 'The ace or three of trumps',
    })[lead],
  share,
  points,
  thousands: (count) => thousands.format(count),
  wrongAndLot: (wrong, lot) => `${share(wrong)} wrong; by lot ${share(lot)}`,
  bestAndLost: (best, lost) => `${share(best)}, loses ${tenths.format(lost)}`,
  ranks: (ranks) =>
    ranks
      .map((rank) => ({ A: 'Ace', K: 'King', H: 'Horse', J: 'Jack', '3': 'Three' })[rank as string] ?? rank)
      .join(', '),
  layout: {
    yours: (count) => `Your hand, ${count}`,
    theirs: (count) => `North’s hand, ${count}`,
    turnUp: 'The turn-up, drawn last',
    faceDown: (count) => `Face down above it, ${count}`,
    withDraw: (count) => `${count} tricks, each followed by a draw`,
    last: (count) => `${count} last tricks, no draw`,
  },
  course: {
    trick: 'Trick',
    you: 'You take',
    north: 'North takes',
    cards: 'Cards',
    standing: 'Score',
    name: 'Points of each trick: above the line yours, below it North’s.',
  },
  orders: { order: 'If the hidden cards come', asItLies: 'as they do', otherwise: 'the other way round' },
  trumps: {
    unseen: 'Cards you have not seen',
    live: (trumps) => (trumps === 1 ? '1 trump among them' : `${trumps} trumps among them`),
  },
  decided: {
    leader: 'Whoever leads first wins',
    dealer: 'The dealer wins',
    tied: 'Sixty each',
  },
};

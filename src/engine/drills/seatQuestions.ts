import { SUITS, type Card, type Points, type Seat, type Suit } from '../cards.ts';
import { matchWinners, newMatch, peopleOnSeats } from '../play/match.ts';
import { deckOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { winningPlay } from '../rules/trick.ts';
import type { Random } from '../shuffle.ts';
import { choices, one, some, toWin } from './drawing.ts';
import { WHOSE, type DealEnd, type TableQuestionOf } from './tableQuestion.ts';

const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat);

const trumpBy = ({ trump }: RuleSet, random: Random): Suit | undefined =>
  trump === 'none' ? undefined : one(SUITS, random);

const playedBy = (first: Seat, seats: number, cards: readonly Card[]) =>
  cards.map((card, at) => ({ seat: (first + at) % seats, card }));

/** A trick in the middle or whole: who plays, leads or draws. */
export function whose(rules: RuleSet, random: Random, place: number): TableQuestionOf<'whose'> {
  const { seats } = rules;
  const asks = WHOSE[place % WHOSE.length] ?? 'turn';
  const trump = trumpBy(rules, random);
  const first = random(seats);
  const fallen = asks === 'turn' ? 1 + random(seats - 1) : seats;
  const plays = playedBy(first, seats, some(fallen, deckOf(rules), random));
  const winner = winningPlay(rules, trump, plays).seat;
  const answers = { turn: (first + fallen) % seats, lead: winner, 'second-draw': (winner + 1) % seats };
  return {
    id: `whose-${asks}-${trump ?? ''}${first}${plays.map(({ card }) => card).join('')}`,
    kind: 'whose',
    asks,
    seats,
    trump,
    plays,
    options: seatsOf(seats),
    answer: answers[asks],
  };
}

/** Who leads the first trick, by who has dealt. */
export function firstLead(rules: RuleSet, random: Random): TableQuestionOf<'first-lead'> {
  const dealer = random(rules.seats);
  const [answer = 0] = peopleOnSeats(newMatch(rules, dealer));
  return {
    id: `first-${rules.seats}-${dealer}`,
    kind: 'first-lead',
    seats: rules.seats,
    dealer,
    options: seatsOf(rules.seats),
    answer,
  };
}

/** Partners sit opposite each other, so seats of one parity are one side. */
export function ourTrick(rules: RuleSet, random: Random, place: number): TableQuestionOf<'our-trick'> {
  const fallen = 2 + random(rules.seats - 2);
  const wanted = place % 2 === 0 ? 'ours' : 'theirs';
  for (;;) {
    const trump = one(SUITS, random);
    // you are the next to play
    const plays = playedBy(rules.seats - fallen, rules.seats, some(fallen, deckOf(rules), random));
    const best = winningPlay(rules, trump, plays);
    const answer = best.seat % 2 === 0 ? 'ours' : 'theirs';
    if (answer !== wanted) continue;
    return {
      id: `ours-${trump}${plays.map(({ card }) => card).join('')}`,
      kind: 'our-trick',
      trump,
      plays,
      best: best.card,
      options: ['ours', 'theirs'],
      answer,
    };
  }
}

const BEST_OF = [3, 5, 7] as const;

/** How many more deals it takes, counted by the match itself. Ties between them count for nobody. */
export function dealsToWin(rules: RuleSet, random: Random): TableQuestionOf<'deals-to-win'> {
  const bestOf = one(BEST_OF, random);
  const match = newMatch({ ...rules, match: { type: 'best-of', n: bestOf } });
  const wonAfter = (own: number): boolean => matchWinners({ ...match, wins: [own, 0] }).includes(0);
  const needed = seatsOf(bestOf + 1).findIndex((own) => wonAfter(own));
  const wins = [random(needed), random(needed)] as const;
  const ties = random(3);
  const right = needed - wins[0];
  return {
    id: `match-${bestOf}-${wins.join('-')}-${ties}`,
    kind: 'deals-to-win',
    bestOf,
    wins,
    ties,
    needed,
    // all the deals there are less those played; one more or fewer
    options: choices(
      right,
      [bestOf - wins[0] - wins[1] - ties, right + 1, right - 1, bestOf - wins[0], right + 2].filter((n) => n > 0),
    ),
    answer: right,
  };
}

const ENDS: readonly DealEnd[] = ['won', 'tied', 'lost'];

interface Standing {
  readonly scores: readonly [own: Points, other: Points];
  readonly best: Points;
}

/** Scores in the last third of a deal, and where best play leads: at least to what has been taken. */
function standing({ pointsTotal: total }: RuleSet, best: Points, random: Random): Standing {
  const own = Math.max(10, best - 4 - random(24));
  const other = Math.max(10, total - best - 4 - random(24));
  return { scores: [Math.min(own, best), Math.min(other, total - best)], best };
}

/** The end of a deal, read from the race bar. A tie is rare at a table and not here. */
export function whoWinsDeal(rules: RuleSet, random: Random, place: number): TableQuestionOf<'who-wins-deal'> {
  const answer = ENDS[(place + (place > 2 ? random(3) : 0)) % ENDS.length] ?? 'won';
  const half = rules.pointsTotal / 2;
  const away = 1 + random(14);
  const found = standing(rules, answer === 'tied' ? half : answer === 'won' ? half + away : half - away, random);
  return {
    id: `end-${found.scores.join('-')}-${found.best}`,
    kind: 'who-wins-deal',
    ...found,
    least: toWin(rules.pointsTotal),
    total: rules.pointsTotal,
    options: ENDS,
    answer,
  };
}

/** What a won deal leaves to give away, read from the race bar. */
export function toSpare(rules: RuleSet, random: Random): TableQuestionOf<'to-spare'> {
  const least = toWin(rules.pointsTotal);
  const right = random(15);
  const found = standing(rules, least + right, random);
  return {
    id: `spare-${found.scores.join('-')}-${found.best}`,
    kind: 'to-spare',
    ...found,
    least: toWin(rules.pointsTotal),
    total: rules.pointsTotal,
    // counted from the half; from what has been taken; from the other side
    options: choices(right, [
      right + 1,
      found.best - found.scores[0],
      right + 10,
      2 * found.best - rules.pointsTotal,
      right + 3,
    ]),
    answer: right,
  };
}

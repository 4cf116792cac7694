import type { Card, Points, Seat } from '../cards.ts';
import { refit } from '../rules/refit.ts';
import type { MatchFormat, RuleSet, Sides } from '../rules/ruleSet.ts';
import type { Deal } from './deal.ts';
import { outcomeOf, scoreOf, sideOf } from './outcome.ts';
import { gamesOf, ledgerOf } from './payoff.ts';

/** Somebody at the table for the whole match, 0, 1, 2 … in playing order. Seats are told anew for every deal. */
export type Person = number;

/** A match between the people at one table: what the deals so far came to. */
export interface Match {
  readonly rules: RuleSet;
  readonly dealer: Person;
  /** Deals that were played, ties and deals thrown in included. */
  readonly deals: number;
  /** Deals won by each person; a deal shared by several counts in parts, and one after a tie may count more. */
  readonly wins: readonly number[];
  /** Card points, games or pay-offs by person, whichever the format counts. */
  readonly points: readonly number[];
  /** What the next deal counts: more than 1 after ties that are carried over. */
  readonly worth: number;
  /** The people who play the next deal alone, because they were level. */
  readonly playoff?: readonly Person[];
}

/** How many people are at the table: those who play a deal, and those who wait. */
export const peopleOf = ({ seats, sittingOut }: RuleSet): number => seats + sittingOut;

/** A match before its first deal. The last person deals first, so that person 0 leads, unless `dealer` says otherwise. */
export function newMatch(rules: RuleSet, dealer: Person = peopleOf(rules) - 1): Match {
  const none = Array.from({ length: peopleOf(rules) }, () => 0);
  return { rules, dealer, deals: 0, wins: none, points: none, worth: 1 };
}

/**
 * The person on each seat of the next deal. Seat 0 leads: it is the dealer's neighbour, or the dealer where the rules
 * let him lead.
 *
 * Source: RULES.md part 3 ("First lead", "Next dealer").
 */
export function peopleOnSeats({ rules, dealer, playoff }: Match): readonly Person[] {
  const people = peopleOf(rules);
  const first = rules.lead === 'dealer' ? dealer : dealer + 1;
  const around = Array.from({ length: people }, (_, step) => (first + step) % people);
  return around.filter((person) => playoff?.includes(person) ?? true).slice(0, playoff?.length ?? rules.seats);
}

/** The rules of the next deal: those of the match, but for as many seats as play it off. */
export function rulesOfNextDeal({ rules, playoff }: Match): RuleSet {
  if (!playoff) return rules;
  const whole: readonly Card[] = [];
  const comesOut = (rules.ranks.length * 4 - rules.removed.length) % playoff.length === 0;
  return refit({ ...rules, seats: playoff.length, removed: comesOut ? rules.removed : whole, removedChoices: [] });
}

type Score = Pick<Match, 'wins' | 'points' | 'worth'> & { readonly playoff?: readonly Person[] };

const plus = (numbers: readonly number[], more: readonly number[]): readonly number[] =>
  numbers.map((number, person) => number + (more[person] ?? 0));

/** Numbers by seat as numbers by person. */
function byPerson(match: Match, bySeat: (seat: Seat) => number): readonly number[] {
  const seats = peopleOnSeats(match);
  return match.wins.map((_, person) => (seats.includes(person) ? bySeat(seats.indexOf(person)) : 0));
}

/** What each format adds up, by seat, for one deal. */
const COUNTED: Record<MatchFormat['type'], (deal: Deal, worth: number) => (seat: Seat) => number> = {
  'best-of': () => () => 0,
  'all-of': () => () => 0,
  'first-to-wins': () => () => 0,
  'first-to-points': (deal) => {
    const ledger = ledgerOf(deal);
    return (seat) => ledger?.[seat] ?? 0;
  },
  'first-to-card-points': (deal) => (seat) => scoreOf(deal, sideOf(deal, seat)),
  'first-to-games': (deal, worth) => {
    const games = gamesOf(deal);
    return (seat) => {
      const won = games?.[sideOf(deal, seat)] ?? 0;
      return won > 0 ? won + worth - 1 : 0;
    };
  },
};

/** What a tie leads to besides another deal. Source: RULES.md part 4, TIE_60 and TIE_3P. */
function afterTie(match: Match, deal: Deal, sides: readonly number[]): Partial<Score> {
  const { tie } = match.rules;
  const level = (seat: Seat): boolean => sides.includes(sideOf(deal, seat));
  if (tie === 'next-deal-plus-one') return { worth: match.worth + 1 };
  if (tie === 'share')
    return {
      wins: plus(
        match.wins,
        byPerson(match, (seat) => (level(seat) ? match.worth / sides.length : 0)),
      ),
    };
  if (tie === 'playoff' && sides.length < deal.sides.length) {
    const seats = peopleOnSeats(match);
    return { playoff: seats.filter((_, seat) => level(seat)) };
  }
  return {};
}

function scoreAfter(match: Match, deal: Deal): Score {
  const { rules, wins, points, worth } = match;
  const outcome = outcomeOf(deal);
  if (!outcome) throw new Error('A deal counts in a match once it is over');
  if (outcome.kind === 'no-deal') return { wins, points, worth };
  const counted = plus(points, byPerson(match, COUNTED[rules.match.type](deal, worth)));
  if (outcome.kind === 'tied') return { wins, points: counted, worth, ...afterTie(match, deal, outcome.sides) };
  const won = byPerson(match, (seat) => (sideOf(deal, seat) === outcome.side ? worth : 0));
  return { wins: plus(wins, won), points: counted, worth: 1 };
}

/** The first loser in turn order after the dealer, or the dealer himself. Source: RULES.md part 5.18 (PR1). */
function loserAfter(match: Match, deal: Deal): Person | undefined {
  const outcome = outcomeOf(deal);
  if (outcome?.kind !== 'won') return undefined;
  return peopleOnSeats(match).find((_, seat) => sideOf(deal, seat) !== outcome.side);
}

/** Places the deal moves on: by two where partners sit side by side, so that they lead and follow as one side again. */
const DEALER_MOVES: Record<Sides, number> = {
  'each-seat-alone': 1,
  'pairs-opposite': 1,
  'triples-alternating': 1,
  'pairs-adjacent': 2,
  'caller-and-secret-partner': 1,
};

function nextDealer(match: Match, deal: Deal): Person {
  const { rules, dealer } = match;
  const tied = outcomeOf(deal)?.kind === 'tied';
  if (tied && rules.tie === 'same-dealer-redeals') return dealer;
  const next = (dealer + DEALER_MOVES[rules.sides]) % peopleOf(rules);
  return rules.nextDealer === 'loser' ? (loserAfter(match, deal) ?? next) : next;
}

/** The match after a deal that is over. Throws for one that is not. */
export function afterDeal(match: Match, deal: Deal): Match {
  const { playoff, ...score } = scoreAfter(match, deal);
  return {
    rules: match.rules,
    dealer: nextDealer(match, deal),
    deals: match.deals + 1,
    ...score,
    ...(playoff && { playoff }),
  };
}

/** What a person needs under each format, and in which of the two counts. */
const NEEDED: Record<
  MatchFormat['type'],
  (n: number) => { readonly count: 'wins' | 'points'; readonly least: Points }
> = {
  'best-of': (n) => ({ count: 'wins', least: Math.floor(n / 2) + 1 }),
  'all-of': (n) => ({ count: 'wins', least: n }),
  'first-to-wins': (n) => ({ count: 'wins', least: n }),
  'first-to-points': (n) => ({ count: 'points', least: n }),
  'first-to-card-points': (n) => ({ count: 'points', least: n }),
  'first-to-games': (n) => ({ count: 'points', least: n }),
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Deals that somebody won, whatever they counted; the members of a side win together. */
const decidedDeals = ({ rules, wins }: Match): number =>
  rules.sides === 'each-seat-alone' ? sum(wins) : (sum(wins) * 2) / peopleOf(rules);

/**
 * Who has won the match: one person, the members of a side, or nobody yet. When several who do not play together pass
 * the mark in one deal the highest total wins, and with equal totals they play on.
 *
 * Source: RULES.md part 5.10 ("Both pass the target in one deal").
 */
export function matchWinners(match: Match): readonly Person[] {
  const { rules } = match;
  const { count, least } = NEEDED[rules.match.type](rules.match.n);
  const totals = match[count];
  const top = Math.max(...totals);
  const reached = rules.match.type === 'all-of' ? decidedDeals(match) >= least : top >= least;
  if (!reached) return [];
  const winners = totals.flatMap((total, person) => (total === top ? [person] : []));
  return playTogether(match, winners) ? winners : [];
}

/** Whether people with equal totals are one side, so that nobody is level with an opponent. */
function playTogether({ rules }: Match, people: readonly Person[]): boolean {
  if (people.length === 1) return true;
  const isWholeSide = people.length === rules.seats / 2;
  if (rules.sides === 'pairs-adjacent')
    return isWholeSide && people.every((person) => person < 2 === (people[0] ?? 0) < 2);
  if (rules.sides === 'pairs-opposite' || rules.sides === 'triples-alternating') {
    return isWholeSide && people.every((person) => person % 2 === (people[0] ?? 0) % 2);
  }
  return false;
}

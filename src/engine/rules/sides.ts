import type { Seat } from '../cards.ts';
import type { RuleSet, Sides } from './ruleSet.ts';

const everySeat = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const alternating = (seats: number): readonly (readonly Seat[])[] => [
  everySeat(seats).filter((seat) => seat % 2 === 0),
  everySeat(seats).filter((seat) => seat % 2 === 1),
];

/** The one table from a way of sharing a score to the seats of each side, as they are before any card is called. */
const SIDES: Record<Sides, (seats: number) => readonly (readonly Seat[])[]> = {
  'each-seat-alone': (seats) => everySeat(seats).map((seat) => [seat]),
  'pairs-opposite': alternating,
  'triples-alternating': alternating,
  'pairs-adjacent': (seats) => [everySeat(seats).slice(0, seats / 2), everySeat(seats).slice(seats / 2)],
  'caller-and-secret-partner': (seats) => everySeat(seats).map((seat) => [seat]),
};

/** The seats of each side at the start of a deal. Before a call every seat of a game with a caller stands alone. */
export const sidesOf = (rules: RuleSet): readonly (readonly Seat[])[] => SIDES[rules.sides](rules.seats);

/** The caller's side first, then the others; seats in playing order. */
export function sidesOfCall(rules: RuleSet, caller: Seat, partner: Seat | undefined): readonly (readonly Seat[])[] {
  const seats = everySeat(rules.seats);
  const withCaller = seats.filter((seat) => seat === caller || seat === partner);
  return [withCaller, seats.filter((seat) => !withCaller.includes(seat))];
}

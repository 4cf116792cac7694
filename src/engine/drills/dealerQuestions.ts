import type { Seat } from '../cards.ts';
import type { Deal } from '../play/deal.ts';
import { afterDeal, newMatch, peopleOf, peopleOnSeats, type Match, type Person } from '../play/match.ts';
import type { RuleSet, Sides } from '../rules/ruleSet.ts';
import { sidesOf } from '../rules/sides.ts';
import type { Random } from '../shuffle.ts';
import { NEXT_ASKS, type DealPasses, type Direction, type TableQuestionOf } from './tableQuestion.ts';

const DIRECTIONS: readonly Direction[] = ['counter-clockwise', 'clockwise'];

/** The chair of a person: 0 is the learner's, and they are counted to the right, whichever way play goes. */
const chairOf = (person: Person, seats: number, direction: Direction): Seat =>
  direction === 'counter-clockwise' ? person : (seats - person) % seats;

/** A deal that is over, with all its points on one side or, for a tie, none anywhere. No card of it is told. */
function finished(rules: RuleSet, winner: Seat | undefined): Deal {
  const none = Array.from({ length: rules.seats }, () => 0);
  return {
    rules,
    phase: 'finished',
    trump: undefined,
    hands: none.map(() => []),
    stock: [],
    turn: 0,
    trick: [],
    taken: none.map((_, seat) => (seat === winner ? rules.pointsTotal : 0)),
    takenSince: 'start',
    tricksWon: none,
    tricks: [],
    exchanged: false,
    exchanges: [],
    shown: [],
    sides: sidesOf(rules),
  };
}

/** How the deal is passed on where it goes round. */
const PASSES: Readonly<Record<Sides, DealPasses>> = {
  'each-seat-alone': 'to-the-next',
  'pairs-opposite': 'to-the-next',
  'triples-alternating': 'to-the-next',
  'pairs-adjacent': 'past-the-partner',
  'caller-and-secret-partner': 'to-the-next',
};

const passesBy = ({ nextDealer, sides }: RuleSet): DealPasses =>
  nextDealer === 'loser' ? 'to-the-loser' : PASSES[sides];

/** The person that leads the next deal of a match. */
const leaderOf = (match: Match): Person => peopleOnSeats(match)[0] ?? 0;

/**
 * A deal is over: who deals the next one, or who leads to it. The match itself is asked. Three and more play either way round,
 * by turns; with two nobody can tell.
 */
export function nextDeal(rules: RuleSet, random: Random, place: number): TableQuestionOf<'next-deal'> {
  const seats = peopleOf(rules);
  const asks = NEXT_ASKS[place % NEXT_ASKS.length] ?? 'deals';
  const direction =
    DIRECTIONS[Math.floor(place / NEXT_ASKS.length + random(2)) % DIRECTIONS.length] ?? 'counter-clockwise';
  const match = newMatch(rules, random(seats));
  const onSeats = peopleOnSeats(match);
  const winningSeat = random(rules.seats);
  const next = afterDeal(match, finished(rules, winningSeat));
  const side = sidesOf(rules).find((members) => members.includes(winningSeat)) ?? [winningSeat];
  const chair = (person: Person): Seat => chairOf(person, seats, direction);
  const [dealer, winners] = [chair(match.dealer), side.map((seat) => chair(onSeats[seat] ?? 0)).sort((a, b) => a - b)];
  return {
    id: `next-${asks}-${seats}-${direction}-${dealer}-${winners.join('')}`,
    kind: 'next-deal',
    asks,
    seats,
    direction,
    passes: passesBy(rules),
    dealer,
    winners,
    deals: chair(next.dealer),
    options: Array.from({ length: seats }, (_, at) => at),
    answer: chair(asks === 'deals' ? next.dealer : leaderOf(next)),
  };
}

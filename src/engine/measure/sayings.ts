import { suitOf } from '../cards.ts';
import type { Card, Points } from '../cards.ts';
import { cheapest, mostPoints, winCheap } from '../opponents/naive.ts';
import { cardsToPlay, takesNow } from '../opponents/policy.ts';
import type { Policy } from '../opponents/policy.ts';
import type { Deal, Move } from '../play/deal.ts';
import { dealFrom } from '../play/start.ts';
import { viewFrom } from '../play/view.ts';
import { likelyPlay } from '../puzzles/likelyPlay.ts';
import { must } from '../result.ts';
import { pointsOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { beats } from '../rules/trick.ts';
import { randomFrom } from '../shuffle.ts';
import type { DealKernel } from '../solver/dealKernel.ts';
import { createDealTable } from '../solver/dealTable.ts';

/** Raised when any number could come out otherwise. */
export const SAYINGS_VERSION = 1;

/** Advice that is given at tables, and that always names a card. */
export const SAYINGS = ['lead-the-lowest', 'lead-the-most-points', 'take-as-cheaply-as-possible'] as const;
export type Saying = (typeof SAYINGS)[number];

/** What a saying would have played; undefined where it has nothing to say. */
const SAID: { readonly [Name in Saying]: (deal: Deal) => Move | undefined } = {
  'lead-the-lowest': (deal) => (deal.trick.length === 0 ? said(cheapest, deal) : undefined),
  'lead-the-most-points': (deal) => (deal.trick.length === 0 ? said(mostPoints, deal) : undefined),
  'take-as-cheaply-as-possible': (deal) => {
    const view = viewFrom(deal, deal.turn);
    const canTake = deal.trick.length > 0 && cardsToPlay(view).some((card) => takesNow(view, card));
    return canTake ? said(winCheap, deal) : undefined;
  },
};

const said = (policy: Policy, deal: Deal): Move => policy(viewFrom(deal, deal.turn));

/** Where in a deal of two a trick stands: while cards are drawn after it and the next, at the last draw, after it. */
export const STAGES = ['drawing', 'last-draw', 'last-tricks'] as const;
export type Stage = (typeof STAGES)[number];

function stageOf({ stock, rules }: Deal): Stage {
  if (stock.length === 0) return 'last-tricks';
  return stock.length <= rules.seats ? 'last-draw' : 'drawing';
}

/** Counts of one saying in one stage: whole numbers, so that a sample can be made again to the last digit. */
export interface SayingTally {
  /** Positions in which it names a card and the cards of the hand are not all worth the same. */
  readonly positions: number;
  /** Those in which its card is not among the best, and by how much in all. */
  readonly wrong: number;
  readonly lost: Points;
  /** Those in which it loses this side ten card points or more. */
  readonly wrongByTen: number;
  /** What a card drawn by lot would be: wrong ones of each hand, in sixths of a position. */
  readonly lotWrongInSixths: number;
}

/**
 * Kinds of card to lead, by what is risked. A carico here is an ace or a three that is no trump: safe while no card of the
 * other hand beats it.
 */
export const LEADS = [
  'liscio',
  'court',
  'safe-carico',
  'beatable-carico',
  'small-trump',
  'court-trump',
  'carico-trump',
] as const;
export type Lead = (typeof LEADS)[number];

/** How a kind of lead fares in hands that hold one. */
export interface LeadTally {
  readonly held: number;
  /** Hands in which a card of the kind is among the best. */
  readonly best: number;
  /** What the best card of the kind loses against the best card, over all of them. */
  readonly lost: Points;
}

/** Hands that hold both: the lowest liscio led, and the richest carico that is no trump led in its place. */
export interface PairTally {
  readonly hands: number;
  readonly liscioBetter: number;
  readonly caricoBetter: number;
  readonly liscioLost: Points;
  readonly caricoLost: Points;
}

export interface SayingsTally {
  readonly sayings: Readonly<Record<Saying, Readonly<Record<Stage, SayingTally>>>>;
  readonly leads: Readonly<Record<Stage, Readonly<Record<Lead, LeadTally>>>>;
  readonly pairs: Readonly<Record<Stage, PairTally>>;
}

/** A file of content/measured/judgement, with all that is needed to make it again. */
export interface MeasuredSayings {
  readonly ruleSet: string;
  readonly version: number;
  readonly seed: number;
  readonly deals: number;
  /** The first so many deals by themselves, which a test makes again. */
  readonly sample: { readonly deals: number; readonly tally: SayingsTally };
  readonly total: SayingsTally;
}

type Counts = Readonly<Record<string, number>>;
const addCounts = <Tally extends object>(one: Tally, other: Tally): Tally => {
  const [a, b] = [one as Counts, other as Counts]; // both hold numbers only
  return Object.fromEntries(Object.keys(a).map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)])) as Tally; // same keys
};

const byKey = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>; // one entry a key

export const NO_SAYINGS: SayingsTally = {
  sayings: byKey(SAYINGS, () =>
    byKey(STAGES, () => ({ positions: 0, wrong: 0, lost: 0, wrongByTen: 0, lotWrongInSixths: 0 })),
  ),
  leads: byKey(STAGES, () => byKey(LEADS, () => ({ held: 0, best: 0, lost: 0 }))),
  pairs: byKey(STAGES, () => ({ hands: 0, liscioBetter: 0, caricoBetter: 0, liscioLost: 0, caricoLost: 0 })),
};

/** Two tallies of different deals as one. */
export const addSayings = (one: SayingsTally, other: SayingsTally): SayingsTally => ({
  sayings: byKey(SAYINGS, (saying) =>
    byKey(STAGES, (stage) => addCounts(one.sayings[saying][stage], other.sayings[saying][stage])),
  ),
  leads: byKey(STAGES, (stage) => byKey(LEADS, (lead) => addCounts(one.leads[stage][lead], other.leads[stage][lead]))),
  pairs: byKey(STAGES, (stage) => addCounts(one.pairs[stage], other.pairs[stage])),
});

const CARICO = 10;
const BY_TEN = 10;
const SIXTHS = 6;

/** What kind of lead a card is, all hands open. */
export function leadOf({ rules, trump, hands, turn }: Deal, card: Card): Lead {
  const points = pointsOf(rules, [card]);
  const isTrump = suitOf(card) === trump;
  if (points === 0) return isTrump ? 'small-trump' : 'liscio';
  if (points < CARICO) return isTrump ? 'court-trump' : 'court';
  if (isTrump) return 'carico-trump';
  const others = hands.flatMap((hand, seat) => (seat === turn ? [] : hand));
  return others.some((other) => beats(rules, trump, other, card)) ? 'beatable-carico' : 'safe-carico';
}

/** The two leads that a blind player weighs, where the hand holds both. */
function pairOf(deal: Deal, lostBy: (move: Move) => Points): PairTally | undefined {
  const [liscio, carico] = [said(cheapest, deal), said(mostPoints, deal)];
  if (!isCard(liscio) || !isCard(carico) || leadOf(deal, liscio) !== 'liscio') return undefined;
  if (!['safe-carico', 'beatable-carico'].includes(leadOf(deal, carico))) return undefined;
  const [liscioLost, caricoLost] = [lostBy(liscio), lostBy(carico)];
  return {
    hands: 1,
    liscioBetter: Number(liscioLost < caricoLost),
    caricoBetter: Number(caricoLost < liscioLost),
    liscioLost,
    caricoLost,
  };
}

const isCard = (move: Move): move is Card => !move.startsWith('exchange ');

function tallyOf(deal: Deal, values: ReadonlyMap<Move, Points>): SayingsTally {
  const top = Math.max(...values.values());
  const lostBy = (move: Move): Points => top - (values.get(move) ?? 0);
  if ([...values.values()].every((value) => value === top)) return NO_SAYINGS;
  const stage = stageOf(deal);
  const wrongCards = [...values.values()].filter((value) => value < top).length;
  const sayings = byKey(SAYINGS, (saying) => {
    const move = SAID[saying](deal);
    const none = NO_SAYINGS.sayings[saying];
    if (move === undefined) return none;
    const lost = lostBy(move);
    return {
      ...none,
      [stage]: {
        positions: 1,
        wrong: Number(lost > 0),
        lost,
        wrongByTen: Number(lost >= BY_TEN),
        lotWrongInSixths: (SIXTHS * wrongCards) / values.size,
      },
    };
  });
  if (deal.trick.length > 0) return { ...NO_SAYINGS, sayings };
  const moves = [...values.keys()].filter(isCard);
  const leads = byKey(LEADS, (lead) => {
    const losses = moves.filter((card) => leadOf(deal, card) === lead).map(lostBy);
    const least = Math.min(...losses);
    return losses.length === 0 ? NO_SAYINGS.leads[stage][lead] : { held: 1, best: Number(least === 0), lost: least };
  });
  const pair = pairOf(deal, lostBy);
  return {
    sayings,
    leads: { ...NO_SAYINGS.leads, [stage]: leads },
    pairs: pair ? { ...NO_SAYINGS.pairs, [stage]: pair } : NO_SAYINGS.pairs,
  };
}

/**
 * How the sayings fare in the deals `from`, `from + 1` … of a seed, played as people play. Every choice of the deal
 * counts, valued with all cards open, the order of the stock included.
 *
 * Takes games of two with hands of three, and throws for others: a whole deal is solved at once.
 */
export function measureSayings(
  rules: RuleSet,
  seed: number,
  from: number,
  count: number,
  kernel: DealKernel,
): SayingsTally {
  let total = NO_SAYINGS;
  for (let at = from; at < from + count; at += 1) {
    const number = seed * 100_000 + at;
    const table = must(createDealTable(dealFrom(rules, number), kernel));
    for (const deal of likelyPlay(rules, number, randomFrom(number))) {
      const values = table.read(deal);
      if (!values) throw new Error(`Deal ${number} left the table of its own root`);
      if (values.size > 1) total = addSayings(total, tallyOf(deal, values));
    }
  }
  return total;
}

/** What a saying plays in a position; undefined where it has nothing to say. */
export const cardOfSaying = (saying: Saying, deal: Deal): Move | undefined => SAID[saying](deal);

import { z } from 'astro/zod';
import { LEADS, SAYINGS, STAGES, type Lead, type Saying, type Stage } from '../../engine/measure/sayings.ts';
import type { Rank } from '../../engine/cards.ts';

const count = z.number().int().nonnegative();
const total = z.number().int();
const byStage = <Tally extends z.ZodType>(tally: Tally) => z.record(z.enum(STAGES), tally);

const sayingTally = z.strictObject({
  positions: count,
  wrong: count,
  lost: total,
  wrongByTen: count,
  lotWrongInSixths: count,
});
const leadTally = z.strictObject({ held: count, best: count, lost: total });
const pairTally = z.strictObject({
  hands: count,
  liscioBetter: count,
  caricoBetter: count,
  liscioLost: total,
  caricoLost: total,
});

/** content/measured/judgement/sayings.json, as far as pages print it. */
export const sayingsSchema = z.object({
  ruleSet: z.string(),
  seed: z.number(),
  deals: count,
  total: z.strictObject({
    sayings: z.record(z.enum(SAYINGS), byStage(sayingTally)),
    leads: byStage(z.record(z.enum(LEADS), leadTally)),
    pairs: byStage(pairTally),
  }),
});

export type Sayings = z.infer<typeof sayingsSchema>;

/** content/measured/judgement/last-draw.json, as far as pages print it. */
export const lastDrawSchema = z.object({
  ruleSet: z.string(),
  deals: count,
  prices: z.array(
    z.strictObject({ turnUp: z.string(), deals: count, gained: total, better: count, equal: count, worse: count }),
  ),
});

export type LastDraw = z.infer<typeof lastDrawSchema>;

/** What a page says of a saying: shares between 0 and 1, card points a position. */
export interface SayingFacts {
  readonly positions: number;
  readonly wrong: number;
  readonly wrongByTen: number;
  readonly lost: number;
  /** How often a card drawn by lot is wrong in the same positions. */
  readonly lot: number;
}

const SIXTHS = 6;

/** A saying over some stages of the deal together. */
export function sayingFacts({ total: { sayings } }: Sayings, saying: Saying, stages: readonly Stage[]): SayingFacts {
  const tallies = stages.map((stage) => sayings[saying][stage]);
  const sum = (key: keyof (typeof tallies)[number]): number => tallies.reduce((all, tally) => all + tally[key], 0);
  const positions = sum('positions');
  return {
    positions,
    wrong: sum('wrong') / positions,
    wrongByTen: sum('wrongByTen') / positions,
    lost: sum('lost') / positions,
    lot: sum('lotWrongInSixths') / SIXTHS / positions,
  };
}

/** How a kind of lead fares while cards are drawn: the share of hands in which it is among the best, and what it loses. */
export interface LeadFacts {
  readonly lead: Lead;
  readonly held: number;
  readonly best: number;
  readonly lost: number;
}

/** All kinds of lead, the best first. */
export const leadFacts = ({ total: { leads } }: Sayings): readonly LeadFacts[] =>
  LEADS.map((lead) => {
    const { held, best, lost } = leads.drawing[lead];
    return { lead, held, best: best / held, lost: lost / held };
  }).sort((a, b) => b.best - a.best);

/** Ranks that are worth the same as a turn-up, and what the last draw's loser gains in own card points. */
export interface PriceFacts {
  readonly ranks: readonly Rank[];
  readonly gained: number;
  readonly better: number;
  readonly worse: number;
}

/** The price of the last draw by turn-up; the ranks without points, which come to the same, as one. */
export function priceFacts({ prices }: LastDraw, worth: Readonly<Partial<Record<string, number>>>): readonly PriceFacts[] {
  const lisci = prices.filter(({ turnUp }) => (worth[turnUp] ?? 0) === 0);
  const groups = [...prices.filter((price) => !lisci.includes(price)).map((price) => [price]), lisci];
  return groups.map((group) => {
    const sum = (key: 'deals' | 'gained' | 'better' | 'worse'): number =>
      group.reduce((all, price) => all + price[key], 0);
    return {
      ranks: group.map(({ turnUp }) => turnUp as Rank), // written by our own script, rank by rank
      gained: sum('gained') / sum('deals'),
      better: sum('better') / sum('deals'),
      worse: sum('worse') / sum('deals'),
    };
  });
}

/**
 * The chance that a hand of `held` cards out of `unseen` ones holds at least one of `wanted`.
 *
 * Source: the hypergeometric law; checked against RULES.md part 9.2.
 */
export function chanceOfOne(unseen: number, wanted: number, held: number): number {
  let none = 1;
  for (let card = 0; card < held; card += 1) none *= Math.max(0, unseen - wanted - card) / (unseen - card);
  return 1 - none;
}

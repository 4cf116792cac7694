import { applyAction } from '../../src/engine/play/apply.ts';
import type { Action, Deal } from '../../src/engine/play/deal.ts';
import { legalMoves, moveAction } from '../../src/engine/play/moves.ts';
import { isOver } from '../../src/engine/play/outcome.ts';
import { dealFrom } from '../../src/engine/play/start.ts';
import { must } from '../../src/engine/result.ts';
import { mayBeCalled } from '../../src/engine/rules/auction.ts';
import { deckOf } from '../../src/engine/rules/deck.ts';
import type { RuleSet } from '../../src/engine/rules/ruleSet.ts';
import { findRuleSet } from '../../src/engine/rulesets/index.ts';
import { randomFrom } from '../../src/engine/shuffle.ts';
import type { Random } from '../../src/engine/shuffle.ts';

/**
 * Random full deals a second, on one core: dealing from a seed, asking for the legal moves before every card, and
 * playing every card through `applyAction`. Run by `npm run bench`, or alone with Node.
 */

const RULE_SETS = ['briscola-2', 'briscola-4', 'briscola-chiamata'] as const;
const ROUNDS = 7;
const ROUND_MS = 400;

const pick = <Thing>(things: readonly Thing[], random: Random): Thing => {
  const thing = things[random(things.length)];
  if (thing === undefined) throw new Error('Nothing to pick from');
  return thing;
};

/** The first seat bids the best rank and everybody passes: enough of an auction to reach the play. */
function preparation(deal: Deal): Action {
  const { rules, turn: seat, auction } = deal;
  if (deal.phase === 'bidding') return { kind: 'bid', seat, bid: auction?.caller === undefined ? 'A' : 'pass' };
  const card = deckOf(rules).find((one) => auction && mayBeCalled(rules, auction, one));
  if (!card) throw new Error(`${rules.id}: nothing to call`);
  return { kind: 'call', seat, card };
}

/** One random deal to its end; the number of cards played. */
export function playRandomDeal(rules: RuleSet, seed: number): number {
  const random = randomFrom(seed);
  let deal = dealFrom(rules, seed);
  let plays = 0;
  while (!isOver(deal)) {
    const playing = deal.phase === 'playing';
    const action = playing ? moveAction(deal, pick(legalMoves(deal), random)) : preparation(deal);
    deal = must(applyAction(deal, action));
    if (playing) plays += 1;
  }
  return plays;
}

// Processor time, not the clock's: other work on the machine then changes little.
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Deals a second of processor time, in one round of about `ROUND_MS`. */
function measureRound(rules: RuleSet, firstSeed: number): number {
  const start = processorMs();
  let deals = 0;
  let now = start;
  while (now - start < ROUND_MS) {
    for (let batch = 0; batch < 50; batch += 1) playRandomDeal(rules, firstSeed + deals + batch);
    deals += 50;
    now = processorMs();
  }
  return (deals * 1000) / (now - start);
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};

/** Median deals a second by rule set, after one round to warm up. */
export function measureThroughput(): readonly { readonly ruleSet: string; readonly dealsPerSecond: number }[] {
  return RULE_SETS.map((id) => {
    const rules = findRuleSet(id);
    if (!rules) throw new Error(`No rule set ${id}`);
    measureRound(rules, 1);
    const rounds = Array.from({ length: ROUNDS }, (_, round) => measureRound(rules, (round + 1) * 1_000_000));
    return { ruleSet: id, dealsPerSecond: Math.round(median(rounds)) };
  });
}

if (import.meta.main) {
  for (const { ruleSet, dealsPerSecond } of measureThroughput()) {
    console.log(`${ruleSet.padEnd(20)} ${dealsPerSecond.toLocaleString('en-GB').padStart(9)} random deals a second`);
  }
}

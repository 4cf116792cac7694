import type { Card } from '../cards.ts';
import { likelyBid, likelyCall } from '../opponents/caller/callBidder.ts';
import { callPlayer } from '../opponents/caller/callPlayer.ts';
import { rulePlayer } from '../opponents/rulePlayer.ts';
import { applyAction } from '../play/apply.ts';
import type { Action, Deal, Move } from '../play/deal.ts';
import { moveAction } from '../play/moves.ts';
import { isOver } from '../play/outcome.ts';
import { dealFrom } from '../play/start.ts';
import { viewFrom } from '../play/view.ts';
import { must } from '../result.ts';
import { findRuleSet } from '../rulesets/index.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { solve } from '../solver/solve.ts';
import { endUnder } from './endUnder.ts';
import type { SharedEnd } from './sharedEnd.ts';

/** Ends of deals for more than two, by the comparison they stand in. */
export const END_KINDS = ['caller', 'pairs'] as const;
export type EndKind = (typeof END_KINDS)[number];

/** The rule sets of each kind. The deal is played under the first until three tricks are left. */
export const END_RULES: { readonly [Kind in EndKind]: readonly [string, string, ...string[]] } = {
  caller: ['briscola-chiamata', 'brisca-subastada'],
  pairs: ['briscola-4', 'bisca-4', 'sueca'],
};

/** Tricks left: as many as the coach can account for with proof in all of these games. */
const TRICKS_LEFT = 3;

/** What is best for the seat on turn under one rule set, and what every move is worth to its side. */
export interface EndAnswer {
  readonly best: Move;
  readonly values: readonly (readonly [Move, number])[];
}

/** An end in which one card alone is best under each rule set, and not the same under all. Found by `findEnd`. */
export interface EndContrast extends SharedEnd {
  readonly kind: EndKind;
  readonly rules: readonly string[];
  readonly seed: number;
  readonly answers: readonly EndAnswer[];
}

const rulesOf = (id: string): RuleSet => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`No rule set ${id}`);
  return rules;
};

const worldPlayer = callPlayer();

/** Who bids and calls tries worlds out; cards are played by rules of thumb where there are fixed sides. */
function actionOf(deal: Deal): Action {
  const view = viewFrom(deal, deal.turn);
  if (deal.phase === 'bidding') return { kind: 'bid', seat: deal.turn, bid: likelyBid(view) };
  if (deal.phase === 'calling') return { kind: 'call', seat: deal.turn, ...likelyCall(view) };
  return moveAction(deal, (deal.auction ? worldPlayer : rulePlayer)(view));
}

/** The last tricks of the deal of a seed; undefined where all passed, nobody is partner, or more than 61 was promised. */
function endOf(rules: RuleSet, seed: number): SharedEnd | undefined {
  let deal = dealFrom(rules, seed);
  const isLate = (): boolean =>
    deal.stock.length === 0 && deal.trick.length === 0 && deal.hands[deal.turn]?.length === TRICKS_LEFT;
  while (!isOver(deal) && !isLate()) deal = must(applyAction(deal, actionOf(deal)));
  const { auction, trump, hands, turn, tricks } = deal;
  if (isOver(deal) || !trump) return undefined;
  const won = hands.map((_, seat): readonly Card[] =>
    tricks.filter(({ winner }) => winner === seat).flatMap(({ plays }) => plays.map(({ card }) => card)),
  );
  if (!auction) return { hands, trump, turn, won };
  const { caller, called, partner, bid } = auction;
  if (caller === undefined || called === undefined || partner === undefined || typeof bid === 'number')
    return undefined;
  return { hands, trump, turn, won, contract: { caller, called, partner } };
}

/** The fewest points by which a best card has to be better than the next, under every rule set. */
const LEAST_GAP = 2;

function answerUnder(end: SharedEnd, rules: RuleSet): EndAnswer | undefined {
  const made = endUnder(end, rules);
  const solved = made.ok ? solve(made.value) : undefined;
  if (!solved?.ok || solved.value.status !== 'exact') return undefined;
  const { values, best } = solved.value;
  const [only, ...more] = best;
  if (only === undefined || more.length > 0) return undefined;
  const [top = 0, next] = [...values.values()].sort((a, b) => b - a);
  return next !== undefined && top - next >= LEAST_GAP ? { best: only, values: [...values] } : undefined;
}

/** The answers under each rule set, or undefined where one has none or all have the same. */
export function endAnswers(end: SharedEnd, ids: readonly string[]): readonly EndAnswer[] | undefined {
  const answers: EndAnswer[] = [];
  for (const id of ids) {
    const answer = answerUnder(end, rulesOf(id));
    if (!answer) return undefined;
    answers.push(answer);
  }
  const [first, ...others] = answers;
  return others.every(({ best }) => best !== first?.best) ? answers : undefined;
}

/** The contrast in the deal of that seed, or undefined where it has none. */
export function findEnd(kind: EndKind, seed: number): EndContrast | undefined {
  const rules = END_RULES[kind];
  const end = endOf(rulesOf(rules[0]), seed);
  const answers = end && endAnswers(end, rules);
  return answers && { kind, rules, seed, ...end, answers };
}

import { legalActions } from '../../src/engine/play/actions.ts';
import { applyAction } from '../../src/engine/play/apply.ts';
import type { Action, Deal } from '../../src/engine/play/deal.ts';
import { must } from '../../src/engine/result.ts';
import type { Random } from '../../src/engine/shuffle.ts';

/** One of some things, by chance. */
export function pick<Thing>(things: readonly Thing[], random: Random): Thing {
  const thing = things[random(things.length)];
  if (thing === undefined) throw new Error('Nothing to pick from');
  return thing;
}

/** One step of a random legal deal: what was done, and the deal before and after it. */
export interface Step {
  readonly before: Deal;
  readonly action: Action;
  readonly after: Deal;
}

// A claim ends a deal, and with points bid to 120 nobody reaches the target: both stay possible, but rare.
const weightOf = (action: Action): 'often' | 'seldom' =>
  action.kind === 'claim' || (action.kind === 'bid' && typeof action.bid === 'number' && action.bid > 80)
    ? 'seldom'
    : 'often';

/** A random legal deal to its end. Every kind of action that may be taken has its share. */
export function* randomDeal(start: Deal, random: Random): Generator<Step> {
  let before = start;
  while (before.phase !== 'finished') {
    const legal = legalActions(before);
    const often = legal.filter((action) => weightOf(action) === 'often');
    const kinds = [...new Set(often.map(({ kind }) => kind))];
    const kind = kinds.length > 0 && random(20) > 0 ? pick(kinds, random) : undefined;
    const action = pick(kind ? often.filter((one) => one.kind === kind) : legal, random);
    const after = must(applyAction(before, action));
    yield { before, action, after };
    before = after;
  }
}

/** The end of a random legal deal, and every action of it. */
export function playOut(start: Deal, random: Random): { readonly end: Deal; readonly actions: readonly Action[] } {
  const actions: Action[] = [];
  let end = start;
  for (const { action, after } of randomDeal(start, random)) {
    actions.push(action);
    end = after;
  }
  return { end, actions };
}

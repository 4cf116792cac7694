import type { Card } from '../cards.ts';
import type { Deal, Move } from '../play/deal.ts';
import { cardOfMove } from '../play/moves.ts';
import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { explainKnown } from './explain.ts';
import type { Explanation, ExplainRefusal, Hint, Idea, Look } from './explanation.ts';
import type { Goal } from './goal.ts';
import { rightMoves } from './judge.ts';
import { knowledgeOf } from './knowledge.ts';
import type { KnowOptions } from './knowledge.ts';
import type { Cause, CauseKind, HeldCard } from './reason.ts';
import { isCause } from './reasonKinds.ts';
import { temptingMistake } from './tempting.ts';

const theirs = (card: HeldCard, ask: Extract<Look, { at: 'their-card' }>['ask']): Look => ({
  at: 'their-card',
  card,
  ask,
});

/** A card the learner wants to win: theirs to be beaten, or the learner's own to be brought in. */
const toWin = (card: HeldCard): Look =>
  card.holder === 'they' ? theirs(card, 'what-beats-it') : { at: 'own-card', card, ask: 'what-brings-it-in' };

/** A card that takes the item: theirs to be feared. */
const toFear = (danger: HeldCard): Look => theirs(danger, 'what-it-threatens');

/** Where to look, by the cause. Source: the measured hint ladder, and the same idea for the kinds beyond it. */
const LOOKS: { readonly [Kind in CauseKind]: (cause: Extract<Cause, { readonly kind: Kind }>) => Look } = {
  'take-now': () => ({ at: 'table' }),
  'give-now': () => ({ at: 'this-trick' }),
  expose: ({ danger }) => theirs(danger, 'what-it-beats'),
  'cash-now': ({ danger }) => toFear(danger),
  'load-now': () => ({ at: 'who-wins' }),
  'win-reply': () => ({ at: 'their-answers' }),
  'partner-card': ({ item }) => ({ at: 'own-card', card: item, ask: 'what-becomes-of-it' }),
  draw: () => ({ at: 'stock' }),
  'draw-away': () => ({ at: 'stock' }),
  'draw-winner': () => ({ at: 'stock' }),
  'draw-danger': () => ({ at: 'stock' }),
  save: ({ item }) => toWin(item),
  'save-chain': ({ danger }) => theirs(danger, 'what-beats-it'),
  'save-other': ({ item }) => toWin(item),
  'force-out': ({ danger }) => toFear(danger),
  spare: ({ danger }) => theirs(danger, 'what-to-throw-under-it'),
  tempo: () => ({ at: 'who-leads' }),
  zugzwang: () => ({ at: 'who-leads' }),
  dumped: ({ danger }) => theirs(danger, 'what-to-throw-under-it'),
  'late-winner': ({ item }) => toWin(item),
  early: ({ danger }) => toFear(danger),
  busy: ({ item }) => toWin(item),
  'must-follow': ({ who, takenBy }) => (who === 'they' ? { at: 'what-they-must-follow' } : toFear(takenBy)),
  exchange: () => ({ at: 'exchange' }),
  'they-exchange': () => ({ at: 'exchange' }),
  'exchange-costs': () => ({ at: 'exchange' }),
};

function lookOf(cause: Cause, hidden: readonly Card[]): Look {
  const look = (LOOKS[cause.kind] as (cause: Cause) => Look)(cause); // a row for every kind, taking just that kind
  const named = 'card' in look ? look.card.card : undefined;
  // A hint must not point at a right answer: the general look says where without saying which.
  return named !== undefined && hidden.includes(named) ? { at: 'your-hand' } : look;
}

type Lead = Extract<Hint, { step: 'idea' }>['lead'];

const LEADS: Record<Extract<Cause, { kind: 'tempo' }>['form'], Lead> = {
  'you-lead': 'take-the-lead',
  'they-lead': 'give-the-lead',
  'they-lead-it': 'give-the-lead',
  'led-now-lets-it-win': 'either',
};

function leadOf(cause: Cause): Lead {
  if (cause.kind === 'zugzwang') return 'give-the-lead';
  if (cause.kind !== 'tempo') return 'either';
  return LEADS[cause.form];
}

function ladder(look: Look, idea: Idea, lead: Lead, best: Explanation): readonly [Hint, Hint, Hint] {
  return [
    { step: 'look', look },
    { step: 'idea', idea, lead },
    { step: 'card', move: best.move, explanation: best },
  ];
}

/**
 * Three hints for the side to move: where to look, which idea, which card. The first two never name a right card.
 *
 * The learner has not played yet, so the mistake that tempts most is what the hints warn of.
 */
export function hintsFor(
  deal: Deal,
  goal: Goal,
  options: KnowOptions = {},
): Result<readonly [Hint, Hint, Hint], ExplainRefusal> {
  const known = knowledgeOf(deal, options);
  if (!known.ok) return known;
  const right = rightMoves(deal, known.value.values, goal);
  const explainMove = (move: Move): Result<Explanation, ExplainRefusal> => explainKnown(known.value, move, goal);
  const [first] = right;
  if (first === undefined) throw new Error('A position with a card due has a right move');
  const mistake = temptingMistake(deal, known.value.values, right);
  const warned = mistake === undefined ? undefined : explainMove(mistake);
  if (warned && !warned.ok) return warned;
  const best = explainMove(warned?.value.compared?.best ?? first);
  if (!best.ok) return best;

  const hidden = right.map(cardOfMove);
  const cause = warned?.value.reasons.find(isCause);
  if (known.value.values.size === 1) return ok(ladder({ at: 'your-hand' }, 'only-move', 'either', best.value));
  if (!warned) return ok(ladder({ at: 'your-hand' }, 'equal', 'either', best.value));
  if (!cause) return ok(ladder({ at: 'your-hand' }, 'value', 'either', best.value));
  return ok(ladder(lookOf(cause, hidden), cause.kind, leadOf(cause), best.value));
}

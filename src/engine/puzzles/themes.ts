import type { Card } from '../cards.ts';
import { suitOf } from '../cards.ts';
import type { Explanation } from '../coach/explanation.ts';
import { fateOf, playOut } from '../coach/line.ts';
import type { Line } from '../coach/line.ts';
import type { Cause } from '../coach/reason.ts';
import { isCause } from '../coach/reasonKinds.ts';
import { priceOfCard } from '../coach/tempting.ts';
import type { Deal } from '../play/deal.ts';
import { cardOfMove } from '../play/moves.ts';
import { pointsOf } from '../rules/deck.ts';

/**
 * What a puzzle is about, the rarest first: of several themes the first says most.
 *
 * Source: the counts measured for this project; the last three, which it did not count, are put by how special they are.
 */
export const THEMES = [
  'exchange',
  'must-follow',
  'zugzwang',
  'win-cheaply',
  'do-not-lead-into-it',
  'draw-the-trump',
  'squeeze-their-answer',
  'force-it-out',
  'save-the-ace',
  'keep-a-liscio',
  'keep-the-small-trump',
  'save-a-middle-card',
  'last-draw-points-now',
  'timing',
  'lead-or-second-hand',
  'throw-the-right-card',
  'load',
  'let-go',
  'take-it',
  'last-draw',
  'cash-now',
  'duck',
  'give-now-get-later',
  'choose-your-draw',
] as const;
export type Theme = (typeof THEMES)[number];

/** A puzzle as the detectors see it. */
interface Case {
  readonly deal: Deal;
  readonly best: Card;
  readonly other: Card;
  readonly bestLine: Line;
  readonly otherLine: Line;
  readonly cause: Cause;
}

const isKind = ({ cause }: Case, ...kinds: readonly Cause['kind'][]): boolean => kinds.includes(cause.kind);
const isLead = ({ deal }: Case): boolean => deal.trick.length === 0;
const isLast = ({ deal }: Case): boolean => deal.trick.length === deal.rules.seats - 1;
const isLastDraw = ({ deal }: Case): boolean =>
  deal.stock.length > 0 && deal.stock.length <= deal.rules.seats * deal.rules.cardsPerTrick;
const isTrump = ({ deal }: Case, card: Card): boolean => suitOf(card) === deal.trump;
const worth = ({ deal }: Case, card: Card): number => pointsOf(deal.rules, [card]);
const isDraw = (at: Case): boolean => isKind(at, 'draw', 'draw-away', 'draw-winner', 'draw-danger');

const winsNow = (line: Line, card: Card): boolean => {
  const { winnerCard, trick } = fateOf(line, card);
  return trick === 0 && winnerCard === card;
};

/** Points of the trick on the table that the learner's side takes in a line. */
const takenNow = (line: Line): number => {
  const [trick] = line.tricks;
  return trick && line.isOurs(trick.winner) ? trick.points : 0;
};

/** The card that has a job later, where that is the cause. */
function savedCard({ cause }: Case): Card | undefined {
  switch (cause.kind) {
    case 'save':
    case 'save-other':
      return cause.winner.card;
    case 'save-chain':
      return cause.keep.card;
    default:
      return undefined;
  }
}

/** Ace and three, by what they are worth: the ten-point card is another rank in some rule sets. */
const isCarico = (at: Case, card: Card): boolean => worth(at, card) >= 10;

const isDuck = (at: Case): boolean => isLast(at) && !winsNow(at.bestLine, at.best) && winsNow(at.otherLine, at.other);

const DETECTORS: { readonly [Name in Theme]: (at: Case) => boolean } = {
  exchange: (at) => isKind(at, 'exchange', 'they-exchange', 'exchange-costs'),
  'must-follow': (at) => isKind(at, 'must-follow'),
  zugzwang: (at) => isKind(at, 'zugzwang'),
  'win-cheaply': (at) =>
    winsNow(at.bestLine, at.best) &&
    winsNow(at.otherLine, at.other) &&
    priceOfCard(at.deal, at.best) < priceOfCard(at.deal, at.other) &&
    isKind(at, 'save', 'save-other', 'save-chain'),
  'do-not-lead-into-it': (at) => isKind(at, 'expose'),
  'draw-the-trump': (at) =>
    isLead(at) &&
    isTrump(at, at.best) &&
    (at.bestLine.tricks[0]?.plays ?? []).some(({ seat, card }) => !at.bestLine.isOurs(seat) && isTrump(at, card)),
  'squeeze-their-answer': (at) => isKind(at, 'win-reply'),
  'force-it-out': (at) => isKind(at, 'force-out'),
  'save-the-ace': (at) => {
    const card = savedCard(at);
    return card !== undefined && isCarico(at, card);
  },
  'keep-a-liscio': (at) => isKind(at, 'spare', 'dumped'),
  'keep-the-small-trump': (at) => {
    const card = savedCard(at);
    return card !== undefined && isTrump(at, card) && worth(at, card) === 0;
  },
  'save-a-middle-card': (at) => {
    const card = savedCard(at);
    return card !== undefined && !isCarico(at, card) && !(isTrump(at, card) && worth(at, card) === 0);
  },
  'last-draw-points-now': (at) =>
    isLastDraw(at) &&
    isLead(at) &&
    at.cause.kind === 'cash-now' &&
    (at.cause.why.is === 'beating-it-costs' || at.cause.why.is === 'they-let-it'),
  timing: (at) => isKind(at, 'early', 'late-winner', 'busy'),
  'lead-or-second-hand': (at) => isKind(at, 'tempo'),
  'throw-the-right-card': (at) => isKind(at, 'give-now'),
  load: (at) =>
    isKind(at, 'load-now') || (isLast(at) && isKind(at, 'cash-now') && isCarico(at, at.best) && !isTrump(at, at.best)),
  'let-go': (at) => isDuck(at) && (at.bestLine.tricks[0]?.points ?? 0) > 0,
  'take-it': (at) => isKind(at, 'take-now'),
  'last-draw': (at) => isLastDraw(at) && isDraw(at),
  'cash-now': (at) => isLead(at) && isKind(at, 'cash-now'),
  duck: isDuck,
  'give-now-get-later': (at) => takenNow(at.bestLine) < takenNow(at.otherLine),
  'choose-your-draw': (at) => !isLastDraw(at) && isDraw(at),
};

/**
 * The themes of a puzzle, the rarest first. `mistake` is the explanation of the move that tempts: a position may carry
 * several themes, and none where no cause was found.
 */
export function themesOf(deal: Deal, mistake: Explanation): readonly Theme[] {
  const cause = mistake.reasons.find(isCause);
  const { compared } = mistake;
  if (!cause || !compared) return [];
  const at: Case = {
    deal,
    cause,
    best: cardOfMove(compared.best),
    other: cardOfMove(compared.other),
    bestLine: playOut(deal, mistake.lines.best),
    otherLine: playOut(deal, compared.otherLine),
  };
  return THEMES.filter((theme) => DETECTORS[theme](at));
}

import type { Odds } from './odds.ts';
import type { Points } from '../cards.ts';
import type { Move } from '../play/deal.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { SolveRefusal } from '../solver/solution.ts';
import type { Goal } from './goal.ts';
import type { Ledger } from './ledger.ts';
import type { CauseKind, HeldCard, Reason } from './reason.ts';
import type { Verdict } from './verdict.ts';

/**
 * How much of the explanation is proved. `tree`: every line was searched, so reasons carry their true strength.
 * `lines`: the values are exact, but only the two lines shown were looked at, so causes are in their soft form.
 */
export type Depth = 'tree' | 'lines';

/** What a move is worth, and why. Structured facts: `src/i18n` makes sentences of them. */
export interface Explanation {
  readonly move: Move;
  readonly goal: Goal;
  readonly depth: Depth;
  readonly verdict: Verdict;
  /** Final score of the learner's side after `move`, in card points, when both sides then play best. */
  readonly value: Points;
  /** The same after a best move. */
  readonly bestValue: Points;
  /** Every move that is right under the goal, in hand order. */
  readonly best: readonly Move[];
  /**
   * The two moves that `ledger`, `reasons` and `lines` compare. After a right move `other` is the tempting mistake, so
   * `other` is `move` only when the move costs something; undefined when every move is right.
   */
  readonly compared:
    | {
        readonly best: Move;
        readonly other: Move;
        /** What `other` costs against `best`, in own card points. */
        readonly cost: Points;
        /** Best play to the end, starting with `other`. */
        readonly otherLine: readonly Move[];
      }
    | undefined;
  /**
   * What the goal makes of the move; why it is equal to other best moves; the causes, the one to say first; what else is
   * true. Whoever makes sentences of them says one cause and no more.
   */
  readonly reasons: readonly Reason[];
  /** Which scoring cards change hands between the two lines; undefined when nothing is compared. */
  readonly ledger: Ledger | undefined;
  /**
   * Best play to the end of the deal, starting with the move itself. `yours` starts with `move`; `best` with
   * `compared.best`, or with `move` when that is right.
   */
  readonly lines: { readonly best: readonly Move[]; readonly yours: readonly Move[] };
}

/** Why nothing exact can be said. */
export type ExplainRefusal =
  | SolveRefusal
  /** The table refuses the move. */
  | Refusal
  /** Neither the tree nor the solver reaches this position within its budget. */
  | {
      readonly kind: 'not-solved';
      /** Where only that could be proved: which moves still bring the learner's side to `target`, in card points. */
      readonly reaches?: { readonly target: Points; readonly moves: readonly Move[] };
    };

/** What a hint points at; the language file makes the sentence. */
export type Look =
  | { readonly at: 'table' }
  | { readonly at: 'this-trick' }
  | { readonly at: 'who-wins' }
  | { readonly at: 'their-answers' }
  | { readonly at: 'stock' }
  | { readonly at: 'who-leads' }
  | { readonly at: 'exchange' }
  | { readonly at: 'what-they-must-follow' }
  | { readonly at: 'your-hand' }
  | {
      readonly at: 'their-card';
      readonly card: HeldCard;
      readonly ask: 'what-beats-it' | 'what-it-beats' | 'what-it-threatens' | 'what-to-throw-under-it';
    }
  | { readonly at: 'own-card'; readonly card: HeldCard; readonly ask: 'what-brings-it-in' | 'what-becomes-of-it' };

/** Which idea a second hint names. `equal`: every move is right. `value`: no cause was found. */
export type Idea = CauseKind | 'equal' | 'only-move' | 'value';

/**
 * A hint ladder: where to look, which idea, which card. The first two never name a best move's card.
 */
export type Hint =
  | { readonly step: 'look'; readonly look: Look }
  | { readonly step: 'idea'; readonly idea: Idea; readonly lead: 'take-the-lead' | 'give-the-lead' | 'either' }
  | { readonly step: 'card'; readonly move: Move; readonly explanation: Explanation }
  /** The last step where cards are hidden: the best move, and its odds. */
  | { readonly step: 'odds'; readonly odds: Odds };

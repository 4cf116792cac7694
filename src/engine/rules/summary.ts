import type { Points, Rank } from '../cards.ts';
import { layoutOf } from './deck.ts';
import type { Auction, Declaration, RuleSet } from './ruleSet.ts';

/** What a page of rules says about a rule set, one kind a sentence. Every field that matters for play is in one of them. */
export interface RuleFacts {
  players: Pick<RuleSet, 'seats' | 'sides' | 'sittingOut'>;
  deck: Pick<RuleSet, 'suits' | 'ranks' | 'removed' | 'removedChoices' | 'removal'> & { readonly size: number };
  strength: Pick<RuleSet, 'strength'>;
  points: { readonly worth: readonly (readonly [rank: Rank, points: Points])[]; readonly total: Points };
  deal: Pick<RuleSet, 'handSize' | 'dealChunks' | 'kitty'>;
  /** `faceDown`: cards of the stock without the turn-up. */
  stock: Pick<RuleSet, 'turnUp'> & { readonly faceDown: number };
  trump: Pick<RuleSet, 'trump'>;
  auction: { readonly auction: Auction | 'none' };
  'first-trick-blind': Pick<RuleSet, 'firstTrickBlind'>;
  'trump-change': Pick<RuleSet, 'trumpChange'>;
  'throw-in': Pick<RuleSet, 'throwIn'> & { readonly auctioned: boolean };
  lead: Pick<RuleSet, 'lead' | 'direction'>;
  following: RuleSet['following'] & { readonly hasStock: boolean };
  'cards-per-trick': Pick<RuleSet, 'cardsPerTrick' | 'drawStyle'>;
  tricks: Pick<RuleSet, 'tricks' | 'drawTricks' | 'draw' | 'turnUp'>;
  exchange: Pick<RuleSet, 'exchange'>;
  arrastro: Pick<RuleSet, 'arrastro'>;
  declarations: { readonly declarations: readonly Declaration[] };
  visibility: Pick<RuleSet, 'visibility'>;
  'partner-view': Pick<RuleSet, 'partnerView'> & { readonly partners: boolean };
  signals: Pick<RuleSet, 'signals' | 'signalTable'> & { readonly partners: boolean };
  'table-talk': Pick<RuleSet, 'tableTalk'> & { readonly partners: boolean };
  bonuses: Pick<RuleSet, 'bonuses'>;
  /** `sides`: how many count points against each other. */
  win: Pick<RuleSet, 'win'> & { readonly sides: number };
  tie: Pick<RuleSet, 'tie'> & { readonly sides: number };
  scoring: Pick<RuleSet, 'scoring'>;
  'side-pay': Pick<RuleSet, 'sidePay'>;
  capote: Pick<RuleSet, 'capote'> & { readonly tricks: number };
  match: Pick<RuleSet, 'match'>;
  'next-dealer': Pick<RuleSet, 'nextDealer'>;
  evidence: Pick<RuleSet, 'evidence' | 'reading'> & { readonly oneSource: boolean };
}

export type RuleKind = keyof RuleFacts;

/** One thing that a page of rules says, as data. */
export type RuleItem = { readonly [Kind in RuleKind]: { readonly kind: Kind } & RuleFacts[Kind] }[RuleKind];

/** One line of a summary, and whether the parent has it otherwise. */
export interface SummaryLine {
  readonly item: RuleItem;
  readonly differs: boolean;
}

/** The sources that are printed as the overviews this site started from. Source: RULES.md part 1. */
const OVERVIEWS: ReadonlySet<string> = new Set(['S0', 'S1', 'S2', 'S4']);

const worthOf = ({ strength, points }: RuleSet): RuleFacts['points']['worth'] =>
  strength.flatMap((rank) => {
    const worth = points[rank];
    return worth === undefined ? [] : [[rank, worth] as const];
  });

const sidesOf = ({ sides, seats }: RuleSet): number => (sides === 'each-seat-alone' ? seats : 2);

const hasPartners = ({ sides }: RuleSet): boolean => sides !== 'each-seat-alone';

const READ: { readonly [Kind in RuleKind]: (rules: RuleSet) => RuleFacts[Kind] } = {
  players: ({ seats, sides, sittingOut }) => ({ seats, sides, sittingOut }),
  deck: (rules) => ({
    suits: rules.suits,
    ranks: rules.ranks,
    removed: rules.removed,
    removedChoices: rules.removedChoices,
    removal: rules.removal,
    size: layoutOf(rules).deckSize,
  }),
  strength: ({ strength }) => ({ strength }),
  points: (rules) => ({ worth: worthOf(rules), total: rules.pointsTotal }),
  deal: ({ handSize, dealChunks, kitty }) => ({ handSize, dealChunks, kitty }),
  stock: (rules) => ({ turnUp: rules.turnUp, faceDown: layoutOf(rules).stockSize - (rules.turnUp ? 1 : 0) }),
  trump: ({ trump }) => ({ trump }),
  auction: ({ auction }) => ({ auction }),
  'first-trick-blind': ({ firstTrickBlind }) => ({ firstTrickBlind }),
  'trump-change': ({ trumpChange }) => ({ trumpChange }),
  'throw-in': ({ throwIn, auction }) => ({ throwIn, auctioned: auction !== 'none' }),
  lead: ({ lead, direction }) => ({ lead, direction }),
  following: (rules) => ({ ...rules.following, hasStock: layoutOf(rules).stockSize > 0 }),
  'cards-per-trick': ({ cardsPerTrick, drawStyle }) => ({ cardsPerTrick, drawStyle }),
  tricks: ({ tricks, drawTricks, draw, turnUp }) => ({ tricks, drawTricks, draw, turnUp }),
  exchange: ({ exchange }) => ({ exchange }),
  arrastro: ({ arrastro }) => ({ arrastro }),
  declarations: ({ declarations }) => ({ declarations }),
  visibility: ({ visibility }) => ({ visibility }),
  'partner-view': (rules) => ({ partnerView: rules.partnerView, partners: hasPartners(rules) }),
  signals: (rules) => ({
    signals: rules.signals,
    signalTable: rules.signals === 'off' ? 'none' : rules.signalTable,
    partners: hasPartners(rules),
  }),
  'table-talk': (rules) => ({ tableTalk: rules.tableTalk, partners: hasPartners(rules) }),
  bonuses: ({ bonuses }) => ({ bonuses }),
  win: (rules) => ({ win: rules.win, sides: sidesOf(rules) }),
  tie: (rules) => ({ tie: rules.tie, sides: sidesOf(rules) }),
  scoring: ({ scoring }) => ({ scoring }),
  'side-pay': ({ sidePay }) => ({ sidePay }),
  capote: ({ capote, tricks }) => ({ capote, tricks }),
  match: ({ match }) => ({ match }),
  'next-dealer': ({ nextDealer }) => ({ nextDealer }),
  evidence: ({ evidence, reading, sources }) => ({
    evidence,
    reading,
    oneSource: sources.every((code) => OVERVIEWS.has(code)),
  }),
};

/** In the order a player meets them: who, with what, the deal, the play, the count. */
export const RULE_KINDS = Object.keys(READ) as readonly RuleKind[];

/** What a rule set says about one thing, in a comparison a cell. */
export const ruleItem = <Kind extends RuleKind>(
  rules: RuleSet,
  kind: Kind,
): { readonly kind: Kind } & RuleFacts[Kind] => ({
  kind,
  ...READ[kind](rules),
});

/** Things left unsaid where they are as everywhere in the family, unless the parent has them otherwise. */
const GOES_WITHOUT_SAYING: { readonly [Kind in RuleKind]?: (facts: RuleFacts[Kind]) => boolean } = {
  auction: ({ auction }) => auction === 'none',
  'first-trick-blind': ({ firstTrickBlind }) => !firstTrickBlind,
  'trump-change': ({ trumpChange }) => trumpChange === 'none',
  'throw-in': ({ auctioned }) => !auctioned,
  'cards-per-trick': ({ cardsPerTrick }) => cardsPerTrick === 1,
  arrastro: ({ arrastro }) => arrastro === 'off',
  declarations: ({ declarations }) => declarations.length === 0,
  visibility: ({ visibility }) => visibility === 'closed',
  'partner-view': ({ partners }) => !partners,
  signals: ({ partners }) => !partners,
  'table-talk': ({ partners }) => !partners,
  bonuses: ({ bonuses }) => bonuses.length === 0,
  scoring: ({ scoring }) => scoring === 'none',
  'side-pay': ({ sidePay }) => sidePay === 'none',
  capote: ({ capote }) => capote === 'none',
};

const goesWithoutSaying = <Kind extends RuleKind>(kind: Kind, facts: RuleFacts[Kind]): boolean =>
  GOES_WITHOUT_SAYING[kind]?.(facts) ?? false;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether two rule sets have one thing alike, as far as it is said at all. */
export function sameRule(one: RuleSet, other: RuleSet, kind: RuleKind): boolean {
  const unsaid = [one, other].every((rules) => goesWithoutSaying(kind, READ[kind](rules) as never));
  return unsaid || same(READ[kind](one), READ[kind](other));
}

/**
 * The rules of a rule set as lines: what differs from its parent first, then what is as there; each in the order a player
 * meets it. Without a parent nothing differs.
 */
export function summaryOf(rules: RuleSet, parent: RuleSet | undefined): readonly SummaryLine[] {
  const lines = RULE_KINDS.flatMap((kind): readonly SummaryLine[] => {
    const differs = parent !== undefined && !sameRule(rules, parent, kind);
    const said = differs || !goesWithoutSaying(kind, READ[kind](rules) as never);
    return said ? [{ item: ruleItem(rules, kind) as RuleItem, differs }] : [];
  });
  return [...lines.filter(({ differs }) => differs), ...lines.filter(({ differs }) => !differs)];
}

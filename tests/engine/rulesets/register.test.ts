import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Card, Suit } from '../../../src/engine/cards.ts';
import { rankOf, SUITS } from '../../../src/engine/cards.ts';
import { deckOf, layoutOf, ofSuit, packSize, pointsOf } from '../../../src/engine/rules/deck.ts';
import { refit } from '../../../src/engine/rules/refit.ts';
import type { RuleSet } from '../../../src/engine/rules/ruleSet.ts';
import { findRuleSet, RULE_SETS } from '../../../src/engine/rulesets/index.ts';

/** A rule set as the register of facts writes it (a copy of it lies in tests/vectors). */
interface Registered {
  readonly id: string;
  readonly name: string;
  readonly parent?: string;
  readonly players: readonly number[];
  readonly teams: string;
  readonly deck: { readonly ranks: readonly string[]; readonly remove: readonly string[]; readonly size: number };
  readonly order: readonly string[];
  readonly points: Readonly<Record<string, number>>;
  readonly pointsTotal: number;
  readonly hand: number;
  readonly dealChunk: number;
  readonly turnUp: boolean;
  readonly drawTricks: number;
  readonly tricks: number;
  readonly trump: string;
  readonly exchange: readonly { readonly give: string; readonly takes: string; readonly cards: readonly string[] }[];
  readonly exchangeTiming: Readonly<Record<string, unknown>> | null;
  readonly declarations: readonly Readonly<Record<string, unknown>>[];
  readonly follow: { readonly stockOpen: string; readonly stockEmpty: string };
  readonly auction: Readonly<Record<string, unknown>> | null;
  readonly lead: string;
  readonly direction: string;
  readonly nextDealer: string;
  readonly draw: string;
  readonly turnUpTaken: string | null;
  readonly visibility: string;
  readonly signals: string;
  readonly tableTalk: string;
  readonly partnerView: string;
  readonly win: Readonly<Record<string, unknown>>;
  readonly tie: string;
  readonly match: { readonly type: string; readonly n: number };
  readonly evidence: string;
  readonly sources: readonly string[];
  readonly options: readonly string[];
  readonly scoring?: Readonly<Record<string, unknown>>;
  readonly firstTrickBlind?: boolean;
  readonly blindTrickJudgedWithTrump?: boolean;
  readonly claim?: Readonly<Record<string, unknown>>;
  readonly capote?: string;
  readonly cardsPerTrickPerPlayer?: number;
  readonly drawPerPlayer?: number;
  readonly bonus?: readonly string[];
}

const REGISTER = JSON.parse(
  readFileSync(new URL('../../vectors/rulesets.json', import.meta.url), 'utf8'),
) as readonly Registered[];

/** The name players use, where the register gives a description in English instead. */
const NAMES: Readonly<Record<string, string>> = {
  'briscola-4-silent': 'Briscola a coppie, muta',
  'briscola-chiamata': 'Briscola chiamata',
  'briscola-chiamata-punti': 'Briscola chiamata a punti',
  'briscola-bastarda': 'Briscola bastarda',
  'briscolone-5': 'Briscolone',
  'briscolone-20': 'Briscolone a venti carte',
  'briscola-south-swap': 'Briscola meridionale',
  'briscola-seven-ten': 'Briscola col sette',
  'brisca-senas': 'Brisca con señas',
  'brisca-catalana-2': 'Brisca catalana',
  'brisca-catalana-3': 'Brisca catalana a tres',
  'brisca-catalana-4': 'Brisca catalana per parelles',
  'brisca-rapida-2': 'Brisca rápida',
  'brisca-rapida-4': 'Brisca rápida por parejas',
  'brisca-argentina-servir': 'Brisca argentina',
  'briscas-puerto-rico': 'Briscas',
  'brisca-portena-chile': 'Brisca porteña',
  'bisca-3-2': 'Bisca de três',
  'bisca-4': 'Bisca de quatro',
  'briskula-4': 'Briškula',
  'briskula-dupla-2': 'Dupla briškula',
  'brusquembille-2': 'Brusquembille à deux',
  'brusquembille-3': 'Brusquembille à trois',
  'brusquembille-4': 'Brusquembille à quatre',
  'brusquembille-5': 'Brusquembille à cinq',
  'brusquembille-trevoux': 'Brusquembille de Trévoux',
  cinquecento: 'Cinquecento',
};

/** Rule sets that rest on filled gaps, or on a reading of ours (the register's notes say so in prose). */
const READINGS: Readonly<Record<string, RuleSet['reading']>> = {
  'briscola-bastarda': 'our-reading',
  'bisca-9': 'gaps-filled',
  'briskula-dupla-2': 'gaps-filled',
  'brusquembille-trevoux': 'gaps-filled',
  marianna: 'gaps-filled',
  cinquecento: 'gaps-filled',
};

/** Codes of the source register: every one that a rule set cites must be there. */
const SOURCES = new Set(
  (
    parse(readFileSync(new URL('../../../src/content/sources.yaml', import.meta.url), 'utf8')) as readonly {
      id: string;
    }[]
  ).map(({ id }) => id),
);

const SUIT_NAMES: Readonly<Record<string, Suit>> = { coins: 'd', cups: 'c', swords: 's', batons: 'b' };

const WORDS = {
  teams: {
    solo: 'each-seat-alone',
    pairs_opposite: 'pairs-opposite',
    triples_alternating: 'triples-alternating',
    pairs_same_side: 'pairs-adjacent',
    secret_partner: 'caller-and-secret-partner',
  },
  trump: {
    turn_up: 'turn-up',
    none: 'none',
    suit_of_called_card: 'suit-of-called-card',
    declared_by_caller_any_suit: 'declared-by-caller',
    last_card_dealt_to_dealer: 'last-card-dealt',
    dealer_shows_own_first_or_last_card: 'dealer-shows-a-card',
    none_until_declared: 'none-until-declared',
  },
  follow: { free: 'free', follow: 'follow-suit', follow_or_trump: 'follow-or-trump' },
  lead: { next_after_dealer: 'next-after-dealer' },
  direction: { ccw: 'counter-clockwise' },
  nextDealer: { next_in_turn_order: 'next-in-turn', loser_of_deal: 'loser' },
  draw: { winner_first_then_turn_order: 'winner-first', none: 'none' },
  visibility: { closed: 'closed', hands_open_stock_top_open: 'hands-and-stock-top-open' },
  signals: { off: 'off', after_first_trick: 'after-first-trick' },
  tableTalk: { off: 'off', commands_after_first_trick: 'commands-after-first-trick' },
  partnerView: { never: 'never', always: 'always', after_last_draw_look: 'after-last-draw' },
  tie: {
    draw_redeal_no_score: 'redeal-no-score',
    draw_no_score: 'no-score',
    no_score: 'no-score',
    caller_side_loses: 'caller-side-loses',
    play_on: 'play-on',
  },
  match: {
    best_of: 'best-of',
    first_to_wins: 'first-to-wins',
    first_to_points: 'first-to-points',
    first_to_card_points: 'first-to-card-points',
    first_to_games: 'first-to-games',
  },
} as const;

/** Our word for a word of the register; throws for one the table does not have. */
const word = (table: Readonly<Record<string, string>>, of: string): string => {
  const ours = table[of];
  if (ours === undefined) throw new Error(`No word for ${of}`);
  return ours;
};

const removedCards = (remove: readonly string[]): readonly Card[] =>
  remove.map((text) => {
    const [rank, , suit = ''] = text.split(' ');
    return `${rank}${SUIT_NAMES[suit]}` as Card;
  });

const isChoice = (remove: readonly string[]): boolean => remove.includes('one red 7');

/** One red and one black seven: the first choice is `removed`, the others are these. */
const SEVENS: readonly (readonly Card[])[] = [
  ['7d', '7b'],
  ['7c', '7s'],
  ['7c', '7b'],
];

const exchangeOf = ({ exchange, exchangeTiming }: Registered): RuleSet['exchange'] => {
  if (!exchangeTiming) return 'none';
  const { who, when, needTrickWon, until, maxPerTurn, chain, compulsory } = exchangeTiming;
  expect(compulsory).toBe(false);
  return {
    swaps: exchange.map(({ give, cards }) => ({ give, take: cards })),
    timing: {
      who: who === 'player_on_turn' ? 'seat-on-turn' : 'holder',
      when: when === 'before_playing_a_card' ? 'before-playing' : 'any-time',
      needsTrick: needTrickWon,
      until: until === 'turn_up_on_table' || until === 'last draw' ? 'turn-up-on-table' : 'unknown',
      maxPerTurn,
      chain,
    },
  } as RuleSet['exchange'];
};

const auctionOf = ({ auction }: Registered): RuleSet['auction'] => {
  if (!auction) return 'none';
  const { kind, afterTwo, reveal, first, passIsFinal, allPass } = auction;
  expect([first, passIsFinal, allPass]).toEqual(['next_after_dealer', true, 'redeal_next_dealer']);
  const overRanks = kind === 'rank_down';
  const bounds = (overRanks ? afterTwo : auction) as { from?: number; min?: number; step: number; max: number };
  return {
    kind: overRanks ? 'rank-down' : 'points-up',
    min: bounds.from ?? bounds.min ?? NaN,
    step: bounds.step,
    max: bounds.max,
    afterLowest: 'points',
    call: overRanks ? 'card-of-rank-bid' : 'any-card',
    reveal: reveal === 'suit_named_after_first_trick' ? 'after-first-trick' : 'after-auction',
  };
};

const winOf = ({ win, claim }: Registered): RuleSet['win'] => {
  switch (win.deal) {
    case 'over_half':
      return { deal: 'over-half', target: win.target as number };
    case 'most_points':
      return { deal: 'most-points' };
    case 'caller_side_reaches':
      return { deal: 'caller-side-reaches', target: win.target as number };
    case 'accumulate':
      return { deal: 'accumulate' };
    default:
      expect(win).toMatchObject({ deal: 'claim', wrongClaim: 'opponent_wins', noClaim: 'most_points' });
      expect(claim?.when).toBe('between tricks, before the next lead');
      return { deal: 'claim', target: win.target as number, when: 'between-tricks' };
  }
};

const scoringOf = ({ scoring }: Registered): RuleSet['scoring'] => {
  if (!scoring) return 'none';
  if ('120' in scoring) {
    expect(scoring).toEqual({ '61-90': 1, '91-119': 2, '120': 4 });
    return {
      kind: 'games',
      table: [
        [61, 1],
        [91, 2],
        [120, 4],
      ],
    };
  }
  // Points Chiamata and Subastada pay "as chiamata".
  if ('caller' in scoring) {
    expect(scoring).toEqual({
      caller: 2,
      partner: 1,
      each_opponent: -1,
      selfCall: { caller: 4, each_opponent: -1 },
      cappottoMultiplier: 2,
      onLoss: 'all signs reversed',
    });
  }
  return { kind: 'ledger', caller: 2, partner: 1, opponent: -1, selfCaller: 4, cappotto: 2, unit: 'fixed', byBid: [] };
};

const declarationsOf = ({ declarations }: Registered): RuleSet['declarations'] =>
  declarations.map(({ cards, points, trumpPoints, setsTrump, when, stockMustRemain }) => ({
    cards,
    points: [points].flat(),
    ...(trumpPoints !== undefined && { trumpPoints }),
    setsTrump,
    when: when === 'between tricks' ? 'between-tricks' : 'any-time',
    stockMustRemain: stockMustRemain === true,
  })) as unknown as RuleSet['declarations'];

/** Our rule set as the register has it, field by field; what the register does not know is left out. */
const fromRegister = (entry: Registered): Partial<RuleSet> => {
  const choice = isChoice(entry.deck.remove);
  return {
    id: entry.id,
    ...(entry.parent && { parent: entry.parent }),
    name: NAMES[entry.id] ?? entry.name,
    seats: entry.players[0] as number,
    sides: word(WORDS.teams, entry.teams),
    ranks: entry.deck.ranks,
    removed: choice ? ['7d', '7s'] : removedCards(entry.deck.remove),
    removedChoices: choice ? SEVENS : [],
    strength: entry.order,
    points: entry.points,
    pointsTotal: entry.pointsTotal,
    handSize: entry.hand,
    dealChunks: [entry.dealChunk],
    turnUp: entry.turnUp,
    drawTricks: entry.drawTricks,
    tricks: entry.tricks,
    trump: word(WORDS.trump, entry.trump),
    exchange: exchangeOf(entry),
    declarations: declarationsOf(entry),
    following: {
      stockOpen: word(WORDS.follow, entry.follow.stockOpen),
      stockEmpty: word(WORDS.follow, entry.follow.stockEmpty),
    },
    auction: auctionOf(entry),
    lead: word(WORDS.lead, entry.lead),
    direction: word(WORDS.direction, entry.direction),
    nextDealer: word(WORDS.nextDealer, entry.nextDealer),
    draw: word(WORDS.draw, entry.draw),
    visibility: word(WORDS.visibility, entry.visibility),
    signals: word(WORDS.signals, entry.signals),
    tableTalk: word(WORDS.tableTalk, entry.tableTalk),
    partnerView: word(WORDS.partnerView, entry.partnerView),
    win: winOf(entry),
    tie: word(WORDS.tie, entry.tie),
    match: { type: word(WORDS.match, entry.match.type), n: entry.match.n },
    scoring: scoringOf(entry),
    bonuses: entry.bonus
      ? [
          { kind: 'dealer-turns', ranks: ['A', '10', 'K', 'H', 'J'], points: 10 },
          { kind: 'most-tricks', points: 10 },
        ]
      : [],
    capote: entry.capote ? 'named' : 'none',
    cardsPerTrick: entry.cardsPerTrickPerPlayer ?? 1,
    firstTrickBlind: entry.firstTrickBlind ?? false,
    evidence: entry.evidence,
    reading: READINGS[entry.id] ?? 'as-documented',
    sources: entry.sources,
    options: entry.options,
  } as Partial<RuleSet>;
};

/** The register says it in the names of courts only: "H = dama". */
const suitsOf = ({ id }: Registered): RuleSet['suits'] =>
  /^(bisca|sueca|brusquembille)/u.test(id) ? 'french' : 'latin';

/** Words the register has no field for; every rule set starts from the plain one, and an option may change it. */
const PLAIN: Partial<RuleSet> = {
  removal: 'before-the-deal',
  kitty: 0,
  drawStyle: 'block',
  arrastro: 'off',
  trumpChange: 'none',
  throwIn: 'all-passed',
  sidePay: 'none',
  sittingOut: 0,
};

describe('the register of rule sets', () => {
  test('has a data file for each of its 44 entries, in its order', () => {
    expect(RULE_SETS.map(({ id }) => id)).toEqual(REGISTER.map(({ id }) => id));
    expect(RULE_SETS).toHaveLength(44);
  });

  test.each(REGISTER)('$id is what the register says, field by field', (entry) => {
    const rules = findRuleSet(entry.id);
    expect(rules).toEqual({ ...fromRegister(entry), ...PLAIN, suits: suitsOf(entry), signalTable: rules?.signalTable });
  });

  test.each(REGISTER.filter(({ blindTrickJudgedWithTrump }) => blindTrickJudgedWithTrump))(
    '$id judges its blind trick with the trump named afterwards',
    ({ id }) => expect(findRuleSet(id)?.auction).toMatchObject({ reveal: 'after-first-trick' }),
  );

  test.each(REGISTER)('$id: who takes the turn-up follows from there being one', ({ turnUp, turnUpTaken }) => {
    expect(turnUpTaken).toBe(turnUp ? 'last_drawer' : null);
  });
});

describe.each(RULE_SETS)('rule set $id', (rules) => {
  const deck = deckOf(rules);

  test('holds its points, the same in every suit', () => {
    expect(pointsOf(rules, deck)).toBe(rules.pointsTotal);
    expect(SUITS.map((suit) => pointsOf(rules, ofSuit(deck, suit)))).toEqual([30, 30, 30, 30]);
  });

  test('ranks each of its ranks once', () => {
    expect([...rules.strength].sort()).toEqual([...new Set(deck.map(rankOf))].sort());
  });

  test('deals and draws out exactly, in the tricks its data says', () => {
    const { leftOver, drawTricks, tricks, deckSize } = layoutOf(rules);
    expect({ leftOver, drawTricks, tricks }).toEqual({
      leftOver: 0,
      drawTricks: rules.drawTricks,
      tricks: rules.tricks,
    });
    expect(deckSize).toBe(packSize(rules) - rules.removed.length);
  });

  test('stays as it is when what follows from its fields is worked out again', () => {
    expect(refit(rules)).toEqual(rules);
  });

  test('names known sources', () => {
    expect(rules.sources.length).toBeGreaterThan(0);
    expect(rules.sources.filter((code) => !SOURCES.has(code))).toEqual([]);
  });

  test('has a parent that comes before it', () => {
    const parent = rules.parent && RULE_SETS.findIndex(({ id }) => id === rules.parent);
    const own = RULE_SETS.indexOf(rules);
    expect(parent === undefined || (typeof parent === 'number' && parent >= 0 && parent < own)).toBe(true);
  });
});

import { getCollection, getEntry } from 'astro:content';
import { nameOf, type SourceTitles } from '../../components/compare/columns.ts';
import type { RuleLink } from '../../components/compare/ComparisonTable.tsx';
import type { ToldAnswer } from '../../components/compare/SharedDealView.tsx';
import type { ShownEnd } from '../../components/compare/SameEnd.tsx';
import { answersUnder, endsUnder, type UnderRules } from '../../engine/compare/answersUnder.ts';
import { CONTRAST_KINDS } from '../../engine/compare/contrast.ts';
import type { EndKind } from '../../engine/compare/endContrast.ts';
import { rulesOfHouse } from '../../engine/compare/houseAddress.ts';
import type { SharedDeal } from '../../engine/compare/sharedDeal.ts';
import { endUnder } from '../../engine/compare/endUnder.ts';
import { must } from '../../engine/result.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { RULE_KINDS, type RuleKind } from '../../engine/rules/summary.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import { localizedPath, type Locale } from '../../i18n/index.ts';
import { verdictWordsFor } from '../../i18n/verdictWords.ts';
import { withBase } from '../../layouts/basePath.ts';

/** A deal under each of some rules, worked out and told at build. */
export const toldAnswers = (locale: Locale, shared: SharedDeal, rules: readonly RuleSet[]): readonly ToldAnswer[] =>
  tell(locale, answersUnder(shared, rules), rules);

function tell(locale: Locale, answers: readonly UnderRules[], rules: readonly RuleSet[]): readonly ToldAnswer[] {
  const m = compareWordsFor(locale);
  const said = verdictWordsFor(locale);
  return answers.map((answer, at) => {
    const why = answer.kind === 'line' ? answer.parts?.why : undefined;
    return {
      name: nameOf(m, rules[at]?.id ?? ''),
      answer: bare(answer),
      why: why === undefined ? [] : 'reasons' in why ? said.why(why) : [said.refused(why)],
    };
  });
}

/** Without the coach's account, which is told already: it would only make the page heavy. */
const bare = (answer: ToldAnswer['answer']): ToldAnswer['answer'] =>
  answer.kind === 'line' && answer.parts ? { ...answer, parts: { ...answer.parts, why: undefined } } : answer;

/** The last tricks of a deal for more than two, as an island takes them, with what the page tells of them. */
export async function endOf(kind: EndKind) {
  const entry = await getEntry('ends', kind);
  if (!entry) throw new Error(`No end of the kind ${kind}: node scripts/mineEnds.ts`);
  const { example, found, deals } = entry.data;
  const { hands, turn, trump, won, contract } = example;
  const rules = example.rules.map((base) => must(rulesOfHouse({ base, options: {} })));
  const own = must(endUnder(example, rules[0]!)).sides.find((side) => side.includes(turn)) ?? [turn];
  const end: ShownEnd = { kind, hands, turn, trump, won, own, ...(contract && { contract }) };
  return { end, rules, found: { found, deals } };
}

/** That end worked out and told under each of its rule sets. */
export const toldEnd = (locale: Locale, end: ShownEnd, rules: readonly RuleSet[]): readonly ToldAnswer[] =>
  tell(locale, endsUnder(end, rules), rules);

/** The gallery's files in the order of their kinds. */
export async function galleryFiles() {
  const files = (await getCollection('contrasts')).map(({ data }) => data);
  return CONTRAST_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind));
}

/** The titles of all sources by code. */
export async function sourceTitles(): Promise<SourceTitles> {
  const register = await getCollection('sources');
  return Object.fromEntries(register.map(({ id, data }) => [id, data.title]));
}

/** Lessons that explain a rule, by slug. Only those that exist are linked. */
const LESSON_OF: Readonly<Partial<Record<RuleKind, string>>> = {
  players: 'two-three-or-four',
  deck: 'forty-cards',
  strength: 'the-three-comes-second',
  points: 'what-the-cards-are-worth',
  deal: 'from-the-deal-to-the-last-card',
  stock: 'from-the-deal-to-the-last-card',
  trump: 'who-beats-whom',
  following: 'following-at-the-end',
  tricks: 'the-last-three-tricks',
  exchange: 'the-exchange',
  visibility: 'why-play-open',
  'partner-view': 'two-and-two',
  signals: 'signals-at-the-table',
  win: 'sixty-one',
  match: 'matches',
};

/** Terms of the glossary that explain a rule, where no lesson does. */
const TERM_OF: Readonly<Partial<Record<RuleKind, string>>> = {
  deck: 'deck',
  strength: 'strength',
  points: 'points',
  deal: 'deal',
  stock: 'stock',
  trump: 'trump',
  auction: 'auction',
  'first-trick-blind': 'blind',
  'throw-in': 'monte',
  lead: 'first-to-lead',
  following: 'following-suit',
  'cards-per-trick': 'trick',
  tricks: 'last-tricks',
  exchange: 'exchange',
  signals: 'signal',
  'table-talk': 'table-talk',
  capote: 'cappotto',
  tie: 'tie',
  scoring: 'score',
  match: 'match',
  'next-dealer': 'dealer',
};

/** Where each rule is explained: a lesson, or a term of the glossary. */
export async function ruleLinks(locale: Locale): Promise<Readonly<Partial<Record<RuleKind, RuleLink>>>> {
  const lessons = new Map((await getCollection('lessons')).map(({ id, data }) => [id, data.title]));
  const terms = new Map((await getCollection('glossary')).map(({ id, data }) => [id, data.title]));
  const href = (path: `/${string}`): string => withBase(localizedPath(locale, path));
  const links = RULE_KINDS.flatMap((kind): readonly (readonly [RuleKind, RuleLink])[] => {
    const lesson = LESSON_OF[kind];
    const title = lesson === undefined ? undefined : lessons.get(`${locale}/${lesson}`);
    if (lesson !== undefined && title !== undefined) return [[kind, { title, href: href(`/learn/${lesson}/`) }]];
    const term = TERM_OF[kind];
    const word = term === undefined ? undefined : terms.get(term);
    return term !== undefined && word !== undefined ? [[kind, { title: word, href: href(`/glossary/#${term}`) }]] : [];
  });
  return Object.fromEntries(links);
}

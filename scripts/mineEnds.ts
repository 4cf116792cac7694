/**
 * Digs the ends that the written comparisons of games for more than two stand on out of seeded deals:
 * `node scripts/mineEnds.ts [kind]`. Of each kind it keeps the one with the clearest difference that the coach accounts for
 * in all rule sets, into src/content/ends.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answersFrom } from '../src/engine/compare/answersUnder.ts';
import { END_KINDS, findEnd, type EndContrast } from '../src/engine/compare/endContrast.ts';
import { endUnder } from '../src/engine/compare/endUnder.ts';
import { findRuleSet } from '../src/engine/rulesets/index.ts';

const FOLDER = resolve(import.meta.dirname, '../src/content/ends');
const SEED = 9_500_000;
const DEALS = { caller: 800, pairs: 4000 } as const;

/** How many different best cards there are, and how much is lost by playing another game's. */
function costOf({ answers }: EndContrast): number {
  const bests = answers.map(({ best }) => best);
  const costs = answers.flatMap(({ values, best }) => {
    const worth = new Map(values);
    return bests.map((other) => (worth.get(best) ?? 0) - (worth.get(other) ?? 0));
  });
  return 100 * new Set(bests).size + costs.reduce((sum, cost) => sum + cost, 0);
}

/** Whether the coach gives a cause for every parting, which is at the first card. */
function isExplained(end: EndContrast): boolean {
  const roots = end.rules.map((id) => {
    const rules = findRuleSet(id);
    if (!rules) throw new Error(`No rule set ${id}`);
    return endUnder(end, rules);
  });
  return answersFrom(roots)
    .slice(1)
    .every((answer) => {
      const parts = answer.kind === 'line' ? answer.parts : undefined;
      return parts?.step === 0 && parts.why !== undefined && 'reasons' in parts.why
        ? parts.why.reasons.some((reason) => 'item' in reason)
        : false;
    });
}

mkdirSync(FOLDER, { recursive: true });
for (const kind of END_KINDS) {
  if (process.argv[2] !== undefined && process.argv[2] !== kind) continue;
  const found: EndContrast[] = [];
  for (let at = 0; at < DEALS[kind]; at += 1) {
    const end = findEnd(kind, SEED + at);
    if (end) found.push(end);
  }
  const example = found.sort((a, b) => costOf(b) - costOf(a) || a.seed - b.seed).find(isExplained);
  console.log(`${kind}: ${found.length} of ${DEALS[kind]} deals part; kept ${example?.seed ?? 'none'}`);
  if (!example) continue;
  const made = { deals: DEALS[kind], found: found.length, example };
  writeFileSync(resolve(FOLDER, `${kind}.json`), `${JSON.stringify(made)}\n`);
}

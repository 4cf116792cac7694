/**
 * Digs the gallery of the comparison out of seeded deals: `node scripts/mineContrasts.ts [kind]`. Of each kind it keeps
 * three deals with the clearest difference and a proved cause, into src/content/contrasts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CONTRAST_KINDS,
  CONTRASTS,
  explainAnswer,
  findContrast,
  type Contrast,
} from '../src/engine/compare/contrast.ts';
import type { Reason } from '../src/engine/coach/reason.ts';

const FOLDER = resolve(import.meta.dirname, '../src/content/contrasts');
const KEEP = 3;
const SEED = 9_000_000;

const isCause = (reason: Reason): boolean => 'item' in reason;

/** How much is lost under each rule set by playing what is best under the other; a move that is not legal there aside. */
function costOf({ answers }: Contrast): number {
  const costs = answers.map(({ values, best }, at) => {
    const worth = new Map(values);
    const other = answers[at === 0 ? 1 : 0].best;
    return (worth.get(best) ?? 0) - (worth.get(other) ?? worth.get(best) ?? 0);
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** An exchange that the learner makes at once shows more than one that is feared. */
const showsMore = ({ answers }: Contrast): number => (answers.some(({ best }) => best.startsWith('exchange ')) ? 1 : 0);

/** Both answers explained by the coach, with a cause each. */
const isExplained = (contrast: Contrast): boolean =>
  ([0, 1] as const).every((at) => {
    const explanation = explainAnswer(contrast, at);
    return explanation.reasons.some(isCause);
  });

mkdirSync(FOLDER, { recursive: true });
const only = process.argv[2];
for (const kind of CONTRAST_KINDS) {
  if (only !== undefined && only !== kind) continue;
  const start = performance.now();
  const { deals } = CONTRASTS[kind];
  const found: Contrast[] = [];
  for (let at = 0; at < deals; at += 1) {
    const contrast = findContrast(kind, SEED + at);
    if (contrast) found.push(contrast);
  }
  const clearest = found
    .sort((a, b) => showsMore(b) - showsMore(a) || costOf(b) - costOf(a) || a.seed - b.seed)
    .filter(isExplained)
    .slice(0, KEEP);
  const made = { kind, seed: SEED, deals, found: found.length, examples: clearest };
  writeFileSync(resolve(FOLDER, `${kind}.json`), `${JSON.stringify(made)}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${kind}: ${found.length} of ${deals} deals part, ${clearest.length} kept, ${seconds} s`);
}

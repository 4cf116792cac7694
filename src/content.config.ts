import { readFileSync } from 'node:fs';
import { glob as findPaths } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { factsOf } from './engine/ruleSetFacts.ts';
import { RULE_SETS } from './engine/rulesets/index.ts';
import { keysOf } from './engine/script.ts';
import { momentsOf } from './content/schemas/countFacts.ts';
import { contrastsSchema, endSchema, measuredSchema } from './content/schemas/contrast.ts';
import { dealSchema, type DealData } from './content/schemas/deal.ts';
import { drillSchema } from './content/schemas/drill.ts';
import { glossaryTerm } from './content/schemas/glossary.ts';
import { lastDrawSchema, sayingsSchema } from './content/schemas/judgement.ts';
import { chapterSchema, lessonSchema } from './content/schemas/lesson.ts';
import { sourceSchema } from './content/schemas/source.ts';
import { comparisonSchema, factsSchema, questionSchema } from './content/schemas/written.ts';
import { findCountFaults } from './content/schemas/statedNumbers.ts';
import { countedIn, drillsIn, findWordFaults, localeOf, sentenceOf, wordsIn } from './content/schemas/words.ts';

const DEALS = 'src/content/deals';
const LESSONS = 'src/content/lessons';
const JUDGEMENT = 'src/content/measured/judgement';

/** Every deal by its name; one that cannot be read is left to its own collection to refuse. */
async function dealsByName(root: string): Promise<ReadonlyMap<string, DealData>> {
  const deals = new Map<string, DealData>();
  for await (const path of findPaths('*.yaml', { cwd: join(root, DEALS) })) {
    const read = dealSchema.safeParse(parse(readFileSync(join(root, DEALS, path), 'utf8')));
    if (read.success) deals.set(basename(path, '.yaml'), read.data);
  }
  return deals;
}

/**
 * What each lesson says at the moments of its deals, by deal and key.
 *
 * Stops the build where words are missing or used nowhere, or state a number of a deal that the engine counts otherwise,
 * naming the file and what is wrong.
 */
const remarksLoader = (): Loader => ({
  name: 'remarks',
  load: async ({ config, store }) => {
    const root = fileURLToPath(config.root);
    const deals = await dealsByName(root);
    const keys = new Map([...deals].map(([id, { script }]) => [id, keysOf(script)]));
    const moments = new Map([...deals].map(([id, deal]) => [id, momentsOf(deal)]));
    store.clear();
    for await (const path of findPaths('**/*.mdx', { cwd: join(root, LESSONS) })) {
      const source = readFileSync(join(root, LESSONS, path), 'utf8');
      const words = wordsIn(source);
      const id = path.replace(/\.mdx$/u, '');
      const faults = [
        ...findWordFaults(words, keys),
        ...[...words.remarks, ...countedIn(source)].flatMap((stated) =>
          findCountFaults(stated, moments.get(stated.deal) ?? new Map(), localeOf(id)),
        ),
      ];
      if (faults.length > 0) {
        const told = faults.map(({ kind, ...facts }) => `${kind} ${JSON.stringify(facts)}`).join('; ');
        throw new Error(`${relative(root, join(root, LESSONS, path))}: ${told}`);
      }
      const byDeal: Record<string, Record<string, string>> = Object.fromEntries(words.deals.map((deal) => [deal, {}]));
      for (const { deal, at, text } of words.remarks) (byDeal[deal] ??= {})[at] = sentenceOf(text, localeOf(id));
      store.set({ id, data: { byDeal, drills: drillsIn(source) } });
    }
  },
});

export const collections = {
  lessons: defineCollection({ loader: glob({ pattern: '**/*.mdx', base: LESSONS }), schema: lessonSchema }),
  remarks: defineCollection({
    loader: remarksLoader(),
    schema: z.strictObject({
      byDeal: z.record(z.string(), z.record(z.string(), z.string())),
      /** The drills of the lesson, in order. */
      drills: z.array(z.string()),
    }),
  }),
  deals: defineCollection({ loader: glob({ pattern: '*.yaml', base: DEALS }), schema: dealSchema }),
  /** Questions that are drawn and answered at build, for `<Drill>`. */
  drills: defineCollection({ loader: glob({ pattern: '*.yaml', base: 'src/content/drills' }), schema: drillSchema }),
  course: defineCollection({ loader: file('src/content/course.yaml'), schema: chapterSchema }),
  /** Numbers that follow from each rule set, for `<Fact>`. */
  facts: defineCollection({ loader: () => RULE_SETS.map((rules) => ({ ...factsOf(rules) })), schema: factsSchema }),
  faq: defineCollection({ loader: glob({ pattern: '**/*.mdx', base: 'src/content/faq' }), schema: questionSchema }),
  comparisons: defineCollection({
    loader: glob({ pattern: '**/*.mdx', base: 'src/content/comparisons' }),
    schema: comparisonSchema,
  }),
  contrasts: defineCollection({
    loader: glob({ pattern: '*.json', base: 'src/content/contrasts' }),
    schema: contrastsSchema,
  }),
  /** The last tricks of deals for more than two, by kind. */
  ends: defineCollection({ loader: glob({ pattern: '*.json', base: 'src/content/ends' }), schema: endSchema }),
  measured: defineCollection({
    loader: glob({ pattern: '*.json', base: 'src/content/measured' }),
    schema: measuredSchema,
  }),
  /** How often advice is wrong, and what the last draw is worth: for the diagrams of the course. */
  sayings: defineCollection({ loader: glob({ pattern: 'sayings.json', base: JUDGEMENT }), schema: sayingsSchema }),
  lastDraw: defineCollection({ loader: glob({ pattern: 'last-draw.json', base: JUDGEMENT }), schema: lastDrawSchema }),
  sources: defineCollection({ loader: file('src/content/sources.yaml'), schema: sourceSchema }),
  glossary: defineCollection({
    loader: glob({ pattern: '*.yaml', base: 'src/content/glossary' }),
    schema: glossaryTerm,
  }),
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { printedSources } from '../../src/components/reference/sources.ts';
import { sourceSchema } from '../../src/content/schemas/source.ts';
import { comparisonSchema, questionSchema } from '../../src/content/schemas/written.ts';
import { factsOf, type RuleSetFacts } from '../../src/engine/ruleSetFacts.ts';
import { findRuleSet, RULE_SETS } from '../../src/engine/rulesets/index.ts';

const CONTENT = join(import.meta.dirname, '../../src/content');

interface Written {
  readonly slug: string;
  readonly matter: unknown;
  readonly body: string;
}

const writtenIn = (folder: string): readonly Written[] =>
  readdirSync(join(CONTENT, folder)).map((name) => {
    const [, matter = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(CONTENT, folder, name), 'utf8')) ?? [];
    return { slug: name.replace(/\.mdx$/, ''), matter: parse(matter) as unknown, body };
  });

const QUESTIONS = writtenIn('faq/en').map(({ slug, matter, body }) => ({
  slug,
  body,
  ...questionSchema.parse(matter),
}));
const COMPARISONS = writtenIn('comparisons/en').map(({ slug, matter, body }) => ({
  slug,
  body,
  ...comparisonSchema.parse(matter),
}));
const REGISTER = (parse(readFileSync(join(CONTENT, 'sources.yaml'), 'utf8')) as unknown[]).map((entry) => {
  const { id, ...data } = sourceSchema.parse(entry);
  return { id, data };
});

/** The public cases of groups B, C and D, and why one of them needs no answer for readers. */
const CASES: Readonly<Record<string, 'answered' | string>> = {
  B01: 'answered',
  B02: 'answered',
  B04: 'answered',
  B05: 'answered',
  B07: 'answered',
  B10: 'answered',
  B11: 'answered',
  B08: 'a fault of programs, held by the tests of the machines',
  C01: 'answered',
  C02: 'answered',
  C03: 'answered',
  C08: 'answered',
  C10: 'answered',
  C11: 'answered',
  C04: 'a fault of programs',
  C05: 'a fault of programs',
  C07: 'a fault of programs',
  D01: 'answered',
  D02: 'answered',
  D04: 'answered',
  D05: 'answered',
  D07: 'answered',
  D08: 'answered',
  D10: 'answered',
  D11: 'answered',
  D13: 'answered',
  D14: 'answered',
  D16: 'answered',
  D17: 'answered',
  D19: 'answered',
  D20: 'answered',
  D22: 'answered',
  D23: 'answered',
  D25: 'answered',
};

test('every public case about deal, score and rules is answered once', () => {
  const answered = QUESTIONS.flatMap(({ cases }) => cases).sort();
  expect(answered).toEqual(
    Object.keys(CASES)
      .filter((id) => CASES[id] === 'answered')
      .sort(),
  );
});

test('no code of the register stands twice', () => {
  const ids = REGISTER.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('sources of one title are printed once, and an unknown code stops the build', () => {
  expect(printedSources(REGISTER, ['S0', 'S2', 'GEN'])).toEqual([
    'the overviews this site started from',
    'genovagioca.it, tournament rules for four',
  ]);
  expect(() => printedSources(REGISTER, ['XYZ'])).toThrow('XYZ');
});

describe.each([...QUESTIONS, ...COMPARISONS].map((entry) => [entry.slug, entry] as const))(
  '%s',
  (_slug, { body, sources }) => {
    test('cites sources of the register', () => expect(() => printedSources(REGISTER, sources)).not.toThrow());

    test('counts only what the rule sets know', () => {
      for (const [, of = '', rank = '', id = ''] of body.matchAll(
        /<Fact of="(\w+)"(?: rank="(\w+)")? ruleSet="([\w-]+)" \/>/g,
      )) {
        const rules = findRuleSet(id);
        expect(rules, id).toBeDefined();
        if (!rules) continue;
        const fact = factsOf(rules)[of as keyof RuleSetFacts]; // a typing mistake gives undefined, which fails
        expect(
          typeof fact === 'object' ? (fact as Record<string, number>)[rank] : fact,
          `${of} ${rank} of ${id}`,
        ).toBeTypeOf('number');
      }
    });
  },
);

test.each(COMPARISONS.map(({ slug, ruleSets }) => [slug, ruleSets] as const))(
  '%s compares rule sets that exist',
  (_slug, ruleSets) => {
    expect(ruleSets.filter((id) => !findRuleSet(id))).toEqual([]);
  },
);

test('every rule set cites sources of the register', () => {
  for (const rules of RULE_SETS) expect(() => printedSources(REGISTER, rules.sources), rules.id).not.toThrow();
});

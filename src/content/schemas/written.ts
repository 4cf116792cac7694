import { z } from 'astro/zod';
import { END_KINDS } from '../../engine/compare/endContrast.ts';
import { CALLED_ENDS } from '../../engine/ruleSetFacts.ts';

/** What the questions are sorted by, in the order the page shows them. */
export const FAQ_GROUPS = ['deal', 'score', 'exchange', 'signals', 'variants'] as const;

const sourceCodes = z.array(z.string().regex(/^[A-Z0-9]{2,4}$/));

/** A question and its answer: the answer is the text of the file. */
export const questionSchema = z.strictObject({
  question: z.string().min(10).regex(/\?$|\.$/, 'a question ends with its mark'),
  group: z.enum(FAQ_GROUPS),
  /** The public cases it answers, by their numbers in tests/vectors. */
  cases: z.array(z.string().regex(/^[A-G]\d\d$/)),
  /** Where the answer was read; codes of the register. Empty where it needs none. */
  sources: sourceCodes,
});

/** A written comparison. Its figures come from rule sets, through `<Fact>`. */
export const comparisonSchema = z.strictObject({
  title: z.string().min(1),
  standfirst: z.string().min(1),
  /** What is compared, for the tables beside the text. */
  ruleSets: z.array(z.string()).min(1).max(5),
  sources: sourceCodes.min(1),
  /** Whether the page lets any card be seen in each deck. */
  decks: z.enum(['shown', 'not-shown']).default('not-shown'),
  /** The last tricks of a deal for more than two that stand under the text: a file of content/ends. */
  end: z.enum(END_KINDS).optional(),
});

/** What follows from a rule set: the shape of engine/ruleSetFacts.ts. */
export const factsSchema = z.strictObject({
  id: z.string(),
  seats: z.number(),
  deck: z.number(),
  removed: z.number(),
  hand: z.number(),
  stock: z.number(),
  faceDown: z.number(),
  tricks: z.number(),
  drawTricks: z.number(),
  lastTricks: z.number(),
  points: z.number(),
  suitPoints: z.number(),
  leastWinning: z.number(),
  worth: z.record(z.string(), z.number()),
  beatenBy: z.record(z.string(), z.number()),
  partners: z.array(z.number()),
  suitCards: z.number(),
  lisci: z.number(),
  enoughToStop: z.number(),
  leastBid: z.number(),
  pays: z.array(
    z.strictObject({
      end: z.enum(CALLED_ENDS),
      caller: z.number(),
      partner: z.number().optional(),
      other: z.number(),
    }),
  ),
});

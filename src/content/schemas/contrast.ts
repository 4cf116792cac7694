import { z } from 'astro/zod';
import { CONTRAST_KINDS, type Contrast } from '../../engine/compare/contrast.ts';
import { END_KINDS, type EndContrast } from '../../engine/compare/endContrast.ts';
import type { Measured } from '../../engine/measure/measured.ts';

const card = z.string().regex(/^(10|[A2-9JHK])[cdsb]$/u);
const move = z.string().regex(/^(exchange )?(10|[A2-9JHK])[cdsb]$/u);
const answer = z.strictObject({ best: move, values: z.array(z.tuple([move, z.number()])) });
const pair = z.tuple([z.string(), z.string()]);

/** A file of content/contrasts: deals of one kind in which two rule sets have two best cards. Made by scripts/mineContrasts.ts. */
export const contrastsSchema = z
  .strictObject({
    kind: z.enum(CONTRAST_KINDS),
    seed: z.number(),
    deals: z.number(),
    found: z.number(),
    examples: z.array(
      z.strictObject({
        kind: z.enum(CONTRAST_KINDS),
        pair,
        seed: z.number(),
        cards: z.array(card),
        trump: z.enum(['c', 'd', 's', 'b']),
        won: z.tuple([z.array(card), z.array(card)]),
        answers: z.tuple([answer, answer]),
      }),
    ),
  })
  .transform((file) => ({ ...file, examples: file.examples as readonly Contrast[] })); // the patterns are those of Card and Move

/** A file of content/ends: the last tricks of a deal for more than two, under several rule sets. Made by scripts/mineEnds.ts. */
export const endSchema = z
  .strictObject({
    deals: z.number(),
    found: z.number(),
    example: z.strictObject({
      kind: z.enum(END_KINDS),
      rules: z.array(z.string()),
      seed: z.number(),
      hands: z.array(z.array(card)),
      trump: z.enum(['c', 'd', 's', 'b']),
      turn: z.number(),
      won: z.array(z.array(card)),
      contract: z.strictObject({ caller: z.number(), called: card, partner: z.number() }).optional(),
      answers: z.array(answer),
    }),
  })
  .transform((file) => ({ ...file, example: file.example as unknown as EndContrast })); // the patterns are those of Card and Move

const tally = z.record(z.string(), z.union([z.number(), z.array(z.number())]));
const auction = z
  .record(z.string(), z.union([z.number(), z.record(z.string(), z.tuple([z.number(), z.number()]))]))
  .optional();

/** A file of content/measured: what one rule set does to the game. Made by scripts/measure.ts. */
export const measuredSchema = z
  .strictObject({
    ruleSet: z.string(),
    version: z.number(),
    fingerprint: z.string(),
    seed: z.number(),
    deals: z.number(),
    sample: z.strictObject({ deals: z.number(), tally, auction }),
    total: tally,
    auction,
  })
  .transform((file) => file as unknown as Measured); // a test makes the tallies again, key by key

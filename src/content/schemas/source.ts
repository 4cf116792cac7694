import { z } from 'astro/zod';

/** What the register of sources is sorted by, in the order the page shows it. */
export const SOURCE_GROUPS = ['overviews', 'italian', 'spanish', 'others', 'signals', 'strategy', 'decks'] as const;

/** One entry of the register: where a rule was read. Its id is the code that rule sets and comments cite. */
export const sourceSchema = z.strictObject({
  id: z.string().regex(/^[A-Z0-9]{2,4}$/, 'a code is two to four capitals or digits'),
  group: z.enum(SOURCE_GROUPS),
  /** As it is printed inside a sentence. */
  title: z.string().min(1),
  host: z.string().min(1).optional(),
  address: z.url().optional(),
  /** What a reader should know before trusting it, in English. */
  note: z.string().min(1).optional(),
});

export type Source = z.infer<typeof sourceSchema>;

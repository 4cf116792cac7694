import type { Locale } from '../../i18n/index.ts';
import { countOf, NO_COUNT, type CountRefusal, type Moment } from './countFacts.ts';
import { numbersIn } from './numbersIn.ts';

/** A text of a lesson that states numbers of a deal, and what its author says they count, in their order. */
export interface Stated {
  readonly deal: string;
  /** The moment that is spoken of. */
  readonly at: string;
  readonly text: string;
  readonly counts: string;
}

/** What is wrong with a number that a text states. */
export type CountFault = { readonly deal: string; readonly at: string; readonly text: string } & (
  | /** There are more numbers, or fewer, than counts. */ {
      readonly kind: 'numbers-without-counts';
      readonly numbers: readonly number[];
      readonly counts: readonly string[];
    }
  | { readonly kind: CountRefusal; readonly count: string }
  | /** The engine counts another number. */ {
      readonly kind: 'wrong-number';
      readonly stated: number;
      readonly count: string;
      readonly counted: number;
    }
);

/** Everything wrong with the numbers that one text states. */
export function findCountFaults(
  { deal, at, text, counts }: Stated,
  moments: ReadonlyMap<string, Moment>,
  locale: Locale,
): readonly CountFault[] {
  const numbers = numbersIn(text, locale);
  const declared = counts.split(' ').filter((count) => count !== '');
  const where = { deal, at, text };
  if (numbers.length !== declared.length) return [{ ...where, kind: 'numbers-without-counts', numbers, counts: declared }];
  return numbers.flatMap((stated, index): readonly CountFault[] =>
    (declared[index] ?? NO_COUNT)
      .split('=')
      .filter((count) => count !== NO_COUNT)
      .flatMap((count): readonly CountFault[] => {
        const counted = countOf(moments, at, count);
        if (typeof counted === 'string') return [{ ...where, kind: counted, count }];
        return counted === stated ? [] : [{ ...where, kind: 'wrong-number', stated, count, counted }];
      }),
  );
}

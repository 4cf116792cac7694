import type { Locale } from '../../i18n/index.ts';

/** How a language writes the numbers of a deal in prose, and how it tells them from ranks. */
interface NumberWords {
  /** From nought up to the last before the tens. */
  readonly units: readonly string[];
  /** Twenty, thirty and so on. */
  readonly tens: readonly string[];
  /** Whether a number word names a card: *the five of swords*, *a three*, and within a sentence *the Three*. */
  readonly isRank: (word: string, before: string, after: string) => boolean;
  /** What must follow *one* for it to count: alone it mostly stands for a card that has been named. */
  readonly afterOne: RegExp;
}

const OF_A_SUIT = /^ of (?:cups|coins|swords|batons|trumps)\b/iu;

const NUMBER_WORDS: Readonly<Record<Locale, NumberWords>> = {
  en: {
    units: [
      ...['nought', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
      ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
    ],
    tens: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
    isRank: (word, before, after) =>
      OF_A_SUIT.test(after) || /\ban? $/iu.test(before) || (/^\p{Lu}/u.test(word) && /[\p{L},] $/u.test(before)),
    afterOne: /^ (?:more )?(?:card|trump|trick|point|liscio|carico|cup|coin|sword|baton)\b/u,
  },
};

const TAG = /<[^>]*>/gu;
const WORD = /(?<![\p{L}\p{N}-])(?:\p{L}+(?:-\p{L}+)?|\d+)(?![\p{L}\p{N}])/gu;

/** The value of a number word, or of digits; undefined for every other word, ordinals too. */
function valueOf(word: string, { units, tens }: NumberWords): number | undefined {
  if (/^\d+$/u.test(word)) return Number(word);
  const [first = '', second, ...rest] = word.toLowerCase().split('-');
  const unit = units.indexOf(first);
  if (second === undefined) return unit >= 0 ? unit : tens.includes(first) ? (tens.indexOf(first) + 2) * 10 : undefined;
  const added = units.indexOf(second);
  return rest.length === 0 && tens.includes(first) && added > 0 && added < 10
    ? (tens.indexOf(first) + 2) * 10 + added
    : undefined;
}

/**
 * The numbers that a text of a lesson states, in digits or words, in the order they stand in. Names of ranks are none, nor are
 * ordinals, nor what stands inside a tag.
 */
export function numbersIn(text: string, locale: Locale): readonly number[] {
  const words = NUMBER_WORDS[locale];
  const plain = text.replace(TAG, '\u2022'); // a mark that is no letter: a word after a tag does not begin a sentence
  return [...plain.matchAll(WORD)].flatMap((found) => {
    const [word] = found;
    const value = valueOf(word, words);
    const [before, after] = [plain.slice(0, found.index), plain.slice(found.index + word.length)];
    if (value === undefined || words.isRank(word, before, after)) return [];
    const alone = plain === word;
    return value === 1 && !/^\d/u.test(word) && !alone && !words.afterOne.test(after) ? [] : [value];
  });
}

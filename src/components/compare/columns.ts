import { rowsOf, type ComparisonRow } from '../../engine/compare/rows.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import type { OptionId } from '../../engine/rulesets/options.ts';
import type { RuleSetId } from '../../engine/rulesets/index.ts';
import type { CompareWords } from '../../i18n/compareWords.ts';
import type { HouseMessages } from '../../i18n/houseWords.ts';
import type { Column } from './ComparisonTable.tsx';

/** The name of a rule set: what it is, without what stands behind the colon. */
export function nameOf(m: CompareWords, id: string): string {
  const [name = id] = (m.rules.names[id as RuleSetId] ?? id).split(': '); // an unknown id has no name
  return name;
}

/** House options in words. */
export type OptionWords = HouseMessages['options'];

/** A house option in force, in words. */
export function sayOption(options: OptionWords, option: string, value: string): string {
  const words = options[option as OptionId]; // withOptions let no other through
  const values: Readonly<Record<string, string>> = words.values;
  return `${words.name}: ${(values[value] ?? value).toLowerCase()}`;
}

/** The titles of sources by their codes, each once. */
export type SourceTitles = Readonly<Record<string, string>>;

/** The heads of the columns of some rule sets. */
export const columnsOf = (
  m: CompareWords,
  words: OptionWords,
  all: readonly RuleSet[],
  titles: SourceTitles,
): readonly Column[] =>
  all.map(({ id, name, house = {}, sources }) => {
    const options = Object.entries(house).map(([option, value]) => sayOption(words, option, value));
    const own = nameOf(m, id);
    const place = [
      ...(own === name ? [] : [name]),
      ...(options.length > 0 ? [m.compare.table.houseRules(options)] : []),
    ];
    return {
      name: own,
      place: place.length > 0 ? place.join('. ') : undefined,
      sources: [...new Set(sources.map((code) => titles[code] ?? code))],
    };
  });

/** The rows that say something: what all of them do without is left out. */
export const rowsShown = (all: readonly RuleSet[]): readonly ComparisonRow[] =>
  rowsOf(all).filter(({ verdict, silent }) => verdict === 'differs' || silent === 'said');

import type { RuleSet } from '../rules/ruleSet.ts';
import { OPTIONS, valuesOf, withOptions, type OptionId } from '../rulesets/options.ts';

/** A house option as it applies to some rules. */
export interface OptionChoice {
  readonly option: OptionId;
  /** Whether the sources of the rule set discuss it. */
  readonly discussed: 'discussed' | 'from-elsewhere';
  readonly values: readonly string[];
  /** The value the rules have as they are, where one of them is. */
  readonly now: string | undefined;
}

const playsAlike = ({ house: _one, ...rules }: RuleSet, { house: _other, ...changed }: RuleSet): boolean =>
  JSON.stringify(rules) === JSON.stringify(changed);

/** The house options that have something to act on in a rule set, those its sources discuss first. */
export function optionsFor(rules: RuleSet): readonly OptionChoice[] {
  const ids = Object.keys(OPTIONS) as readonly OptionId[]; // the keys of OPTIONS
  const all = ids.flatMap((option): readonly OptionChoice[] => {
    const tried = valuesOf(option).flatMap((value) => {
      const made = withOptions(rules, { [option]: value });
      return made.ok ? [{ value, alike: playsAlike(rules, made.value) }] : [];
    });
    const changes = tried.some(({ alike }) => !alike);
    return changes
      ? [
          {
            option,
            discussed: rules.options.includes(option) ? 'discussed' : 'from-elsewhere',
            values: valuesOf(option),
            now: tried.find(({ alike }) => alike)?.value,
          },
        ]
      : [];
  });
  return [
    ...all.filter(({ discussed }) => discussed === 'discussed'),
    ...all.filter(({ discussed }) => discussed === 'from-elsewhere'),
  ];
}

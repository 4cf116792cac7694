import type { House } from '../../engine/compare/houseAddress.ts';
import type { OptionChoice } from '../../engine/compare/houseOptions.ts';
import type { Messages } from '../../i18n/index.ts';
import styles from './compareIsland.module.css';

interface Props {
  readonly m: Pick<Messages, 'rules'> & { readonly house: Pick<Messages['house'], 'options'> };
  readonly choices: readonly OptionChoice[];
  readonly options: House['options'];
  readonly disabled: boolean;
  readonly onChange: (options: House['options']) => void;
}

/** A field for each house option. What the game has anyway is no option, and leaves the address. */
export function OptionFields({ m, choices, options, disabled, onChange }: Props) {
  function choose(option: string, value: string): void {
    const { [option]: _gone, ...rest } = options;
    onChange(value === '' ? rest : { ...rest, [option]: value });
  }
  return (
    <div class={styles.options}>
      {choices.map(({ option, values, now }) => {
        const words = m.house.options[option];
        const said: Readonly<Record<string, string>> = words.values;
        const chosen = options[option] ?? '';
        return (
          <label key={option} class={styles.option}>
            <span>{words.name}</span>
            <select
              class={styles.select}
              value={chosen}
              disabled={disabled}
              onChange={({ currentTarget }) => choose(option, currentTarget.value)}
            >
              <option value="" selected={chosen === ''}>
                {m.rules.asInGame(now === undefined ? undefined : (said[now] ?? now))}
              </option>
              {values
                .filter((value) => value !== now)
                .map((value) => (
                  <option key={value} value={value} selected={chosen === value}>
                    {said[value] ?? value}
                  </option>
                ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}

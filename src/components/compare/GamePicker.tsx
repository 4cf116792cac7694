import { optionsFor } from '../../engine/compare/houseOptions.ts';
import { rulesOfHouse, type House } from '../../engine/compare/houseAddress.ts';
import type { CompareWords } from '../../i18n/compareWords.ts';
import { nameOf, type OptionWords } from './columns.ts';
import styles from './compareIsland.module.css';
import { OptionFields } from './OptionFields.tsx';

interface Props {
  readonly m: CompareWords;
  readonly names: OptionWords;
  readonly label: string;
  readonly house: House;
  readonly disabled: boolean;
  readonly onChange: (house: House) => void;
}

/** A game to choose, with its house options folded under it. */
export function GamePicker({ m, names, label, house, disabled, onChange }: Props) {
  const base = rulesOfHouse({ base: house.base, options: {} });
  const choices = base.ok ? optionsFor(base.value).filter(({ discussed }) => discussed === 'discussed') : [];
  return (
    <div class={styles.game}>
      <label>
        <span>{label}</span>
        <GameSelect
          m={m}
          value={house.base}
          disabled={disabled}
          onChange={(id) => onChange({ base: id, options: {} })}
        />
      </label>
      {choices.length > 0 && (
        <details>
          <summary>{m.compare.choose.house(nameOf(m, house.base))}</summary>
          <OptionFields
            m={{ ...m, house: { options: names } }}
            choices={choices}
            options={house.options}
            disabled={disabled}
            onChange={(options: House['options']) => onChange({ ...house, options })}
          />
        </details>
      )}
    </div>
  );
}

interface SelectProps {
  readonly m: Pick<CompareWords, 'rules'>;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
}

/** Every game of the family, by name. */
export function GameSelect({ m, value, disabled, onChange }: SelectProps) {
  return (
    <select
      class={styles.select}
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {Object.entries(m.rules.names).map(([id, name]) => (
        <option key={id} value={id} selected={id === value}>
          {name}
        </option>
      ))}
    </select>
  );
}

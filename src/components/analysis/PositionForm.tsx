import { useState } from 'preact/hooks';
import { SUITS, type Card } from '../../engine/cards.ts';
import type { Goal } from '../../engine/coach/goal.ts';
import { rulesOfHouse } from '../../engine/compare/houseAddress.ts';
import { optionsFor } from '../../engine/compare/houseOptions.ts';
import { findTypedCards } from '../../engine/positionAddress.ts';
import type { Locale } from '../../i18n/index.ts';
import { positionFormWordsFor } from '../../i18n/positionFormWords.ts';
import { emptyDraft, packOf, withHouse, type Draft } from '../../machines/analysisDraft.ts';
import { GameSelect } from '../compare/GamePicker.tsx';
import { OptionFields } from '../compare/OptionFields.tsx';
import { nameOfSeat } from '../table/nameOfSeat.ts';
import styles from './analysis.module.css';
import { Palette } from './Palette.tsx';

export interface PositionFormProps {
  readonly locale: Locale;
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly onEdit: (draft: Draft) => void;
  readonly onOpen: () => void;
  readonly onSample: () => void;
}

/** A field that cards are typed or tapped into: a hand by its seat, the trick, the stock. */
type Field = number | 'trick' | 'stock';

const GOALS = ['most-points', 'reach-61', 'save-tie'] as const;

/** A position as it is set up: rules, cards, turn, what was taken, goal. Knows no rules: the machine says what is wrong. */
export function PositionForm({ locale, draft, disabled, onEdit, onOpen, onSample }: PositionFormProps) {
  const m = positionFormWordsFor(locale);
  const [field, setField] = useState<Field>(0);
  const w = m.analysis;
  const rules = rulesOfHouse(draft.house);
  const base = rulesOfHouse({ base: draft.house.base, options: {} });
  const played = rules.ok ? rules.value : base.ok ? base.value : undefined;
  const nameOf = (seat: number): string => (played ? nameOfSeat(m, played, 0, seat) : '');
  const textOf = (of: Field): string => (typeof of === 'number' ? (draft.hands[of] ?? '') : draft[of]);
  const labelOf = (of: Field): string => (typeof of === 'number' ? w.hand(nameOf(of)) : w[of]);
  const fields: readonly Field[] = [...draft.hands.keys(), 'trick', 'stock'];

  const write = (of: Field, text: string): Draft =>
    typeof of === 'number'
      ? { ...draft, hands: draft.hands.map((hand, seat) => (seat === of ? text : hand)) }
      : { ...draft, [of]: text };

  function tap(card: Card): void {
    const holder = fields.find((of) => findTypedCards(textOf(of))?.includes(card));
    if (holder !== undefined) {
      const rest = (findTypedCards(textOf(holder)) ?? []).filter((other) => other !== card);
      return onEdit(write(holder, rest.join(' ')));
    }
    onEdit(write(field, `${textOf(field)} ${card}`.trim()));
  }

  const used = new Map<Card, string>();
  for (const of of fields) for (const card of findTypedCards(textOf(of)) ?? []) used.set(card, labelOf(of));

  const counts = (of: 'taken' | 'tricksWon', label: (name: string) => string) => (
    <div class={styles.counts}>
      {draft[of].map((text, seat) => (
        <label key={seat}>
          <span>{label(nameOf(seat))}</span>
          <input
            class={styles.number}
            inputMode="numeric"
            autocomplete="off"
            value={text}
            disabled={disabled}
            onInput={({ currentTarget }) =>
              onEdit({ ...draft, [of]: draft[of].map((old, at) => (at === seat ? currentTarget.value : old)) })
            }
          />
        </label>
      ))}
    </div>
  );

  const goalText = typeof draft.goal === 'string' ? draft.goal : 'at-least';
  const chooseGoal = (value: string): Goal =>
    value === 'at-least' ? { takeAtLeast: 30 } : (GOALS.find((goal) => goal === value) ?? 'most-points');

  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <fieldset>
        <legend>{w.rules}</legend>
        <label class={styles.field}>
          <span>{w.game}</span>
          <GameSelect
            m={m}
            value={draft.house.base}
            disabled={disabled}
            onChange={(id) => onEdit(withHouse(draft, { base: id, options: {} }))}
          />
        </label>
        {base.ok && (
          <details class={styles.options} open={Object.keys(draft.house.options).length > 0}>
            <summary>{w.options}</summary>
            <OptionFields
              m={m}
              choices={optionsFor(base.value)}
              options={draft.house.options}
              disabled={disabled}
              onChange={(options) => onEdit(withHouse(draft, { ...draft.house, options }))}
            />
          </details>
        )}
      </fieldset>

      <fieldset>
        <legend>{w.cardsTitle}</legend>
        <p class="note">{w.cardsHint}</p>
        <div class={styles.laying}>
          <div>
            {fields.map((of) => (
              <label key={of} class={styles.field} data-chosen={field === of}>
                <span>
                  {labelOf(of)}
                  {of === 'trick' && <small>{w.trickHint}</small>}
                  {of === 'stock' && <small>{w.stockHint}</small>}
                </span>
                <input
                  class={styles.cards}
                  value={textOf(of)}
                  disabled={disabled}
                  autocomplete="off"
                  autocapitalize="off"
                  spellcheck={false}
                  onFocus={() => setField(of)}
                  onInput={({ currentTarget }) => onEdit(write(of, currentTarget.value))}
                />
              </label>
            ))}
          </div>
          <div>
            <Palette
              m={m}
              cards={packOf(draft.house)}
              used={used}
              label={w.palette(labelOf(field))}
              disabled={disabled}
              onTap={tap}
            />
            <p class="note">{w.paletteHint}</p>
          </div>
        </div>
        <div class={styles.pair}>
          <label class={styles.field}>
            <span>{w.trump}</span>
            <select
              class={styles.select}
              value={draft.trump}
              disabled={disabled}
              onChange={({ currentTarget }) => onEdit({ ...draft, trump: currentTarget.value })}
            >
              <option value="">{w.trumpFromTurnUp}</option>
              {SUITS.map((suit) => (
                <option key={suit} value={suit} selected={draft.trump === suit}>
                  {w.suit(suit)}
                </option>
              ))}
            </select>
          </label>
          <label class={styles.field}>
            <span>{w.turn}</span>
            <select
              class={styles.select}
              value={String(draft.turn)}
              disabled={disabled}
              onChange={({ currentTarget }) => onEdit({ ...draft, turn: Number(currentTarget.value) })}
            >
              {draft.hands.map((_, seat) => (
                <option key={seat} value={String(seat)} selected={draft.turn === seat}>
                  {nameOf(seat)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </fieldset>

      <fieldset>
        <legend>{w.score}</legend>
        <p class="note">{w.scoreHint}</p>
        {counts('taken', w.takenBy)}
        {rules.ok && rules.value.exchange !== 'none' && (
          <>
            <p class="note">
              {w.tricksWon}. {w.tricksWonHint}
            </p>
            {counts('tricksWon', w.tricksBy)}
          </>
        )}
        <label class={styles.field}>
          <span>{w.goal}</span>
          <select
            class={styles.select}
            value={goalText}
            disabled={disabled}
            onChange={({ currentTarget }) => onEdit({ ...draft, goal: chooseGoal(currentTarget.value) })}
          >
            {GOALS.map((goal) => (
              <option key={goal} value={goal} selected={goalText === goal}>
                {w.goals[goal]}
              </option>
            ))}
            <option value="at-least" selected={goalText === 'at-least'}>
              {w.takeAtLeast}
            </option>
          </select>
        </label>
        {typeof draft.goal === 'object' && (
          <label class={styles.field}>
            <span>
              {w.takeAtLeast}, {w.points}
            </span>
            <input
              class={styles.number}
              type="number"
              min="1"
              max="120"
              value={draft.goal.takeAtLeast}
              disabled={disabled}
              onInput={({ currentTarget }) =>
                onEdit({
                  ...draft,
                  goal: { takeAtLeast: Math.min(120, Math.max(1, Math.round(currentTarget.valueAsNumber || 1))) },
                })
              }
            />
          </label>
        )}
      </fieldset>

      <div class="actions">
        <button class="button" data-weight="main" type="submit" disabled={disabled}>
          {w.open}
        </button>
        <button class="button" type="button" disabled={disabled} onClick={onSample}>
          {w.sample}
        </button>
        <button
          class="button"
          data-weight="bare"
          type="button"
          disabled={disabled}
          onClick={() => onEdit(emptyDraft(draft.house))}
        >
          {w.clear}
        </button>
      </div>
    </form>
  );
}

import type { PersonId } from './faces/persons.ts';
import { PERSON_IDS } from './faces/persons.ts';
import type { Gesture } from '../../engine/gestures.ts';
import {
  gesturesFor,
  meaningOf,
  PRESET_IDS,
  PRESETS,
  SIGNAL_MEANINGS,
  type PresetId,
  type Signal,
  type SignalMeaning,
} from '../../engine/signalTables.ts';

/** One face to read, by the table that the question names. */
export interface SignalQuestion {
  /** Unique in a drill. */
  readonly id: string;
  readonly table: PresetId;
  readonly gesture: Gesture;
  readonly person: PersonId;
  readonly options: readonly SignalMeaning[];
  readonly answer: SignalMeaning;
}

const said = (signals: readonly Signal[]): readonly SignalMeaning[] => signals.map(({ means }) => means);

/** Every meaning that one of these tables has, in one order. */
const meaningsOf = (tables: readonly PresetId[]): readonly SignalMeaning[] =>
  SIGNAL_MEANINGS.filter((means) => tables.some((table) => said(PRESETS[table]).includes(means)));

/**
 * Every face of the tables, each asked once by each table that has it. With two tables the answers offered are those of
 * both, so that the other region's meaning is always there to be taken by mistake.
 */
export function questionsFor(tables: readonly PresetId[]): readonly SignalQuestion[] {
  const options = meaningsOf(tables);
  const asked = tables.flatMap((table) =>
    PRESETS[table].flatMap(({ means, gestures }) => gestures.map((gesture) => ({ table, gesture, answer: means }))),
  );
  return asked.map(({ table, gesture, answer }, index) => ({
    id: `${table}-${gesture}`,
    table,
    gesture,
    answer,
    options,
    person: PERSON_IDS[(index * 3) % PERSON_IDS.length] ?? 'vito',
  }));
}

/** Why an answer is wrong, from the tables: never a guess. */
export type WrongReason =
  /** That is what the face means by another table. */
  | { readonly kind: 'elsewhere'; readonly table: PresetId }
  /** The table has another face for that. */
  | { readonly kind: 'other-face'; readonly gestures: readonly Gesture[] }
  /** The table has no face for that. */
  | { readonly kind: 'no-face' };

/** Everything that speaks against `chosen`, which is not the answer. The first is what most likely misled. */
export function reasonsAgainst({ table, gesture }: SignalQuestion, chosen: SignalMeaning): readonly WrongReason[] {
  const elsewhere = PRESET_IDS.find((other) => other !== table && meaningOf(PRESETS[other], gesture) === chosen);
  const faces = gesturesFor(PRESETS[table], chosen);
  return [
    ...(elsewhere ? [{ kind: 'elsewhere', table: elsewhere } as const] : []),
    faces.length > 0 ? { kind: 'other-face', gestures: faces } : { kind: 'no-face' },
  ];
}

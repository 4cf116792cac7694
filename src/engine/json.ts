import { isSuit } from './cards.ts';
import type { Seat, Suit } from './cards.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import type { PositionError } from './rules/refusal.ts';

/** Readers of one field of a value of unknown shape. A wrong shape is refused with the field's name and what belongs there. */

export type Fields = Readonly<Record<string, unknown>>;
export type Read<Value> = Result<Value, PositionError>;

export const malformed = (field: string, expected: string): { readonly ok: false; readonly error: PositionError } =>
  err({ kind: 'malformed', field, expected });

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readFields = (value: unknown, field: string): Read<Fields> =>
  isFields(value) ? ok(value) : malformed(field, 'an object');

export const readText = (fields: Fields, field: string): Read<string> => {
  const value = fields[field];
  return typeof value === 'string' ? ok(value) : malformed(field, 'a text');
};

export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** A list of `length` whole numbers from 0 up. */
export const readCounts = (fields: Fields, field: string, length: number): Read<readonly number[]> => {
  const value = fields[field];
  return Array.isArray(value) && value.length === length && value.every(isCount)
    ? ok(value)
    : malformed(field, `a list of ${length} whole numbers from 0 up`);
};

export const readSeat = (fields: Fields, field: string, seats: number): Read<Seat> => {
  const value = fields[field];
  if (!isCount(value)) return malformed(field, 'a seat number');
  return value < seats ? ok(value) : err({ kind: 'no-such-seat', seat: value });
};

/** A suit; undefined for null or a missing field. */
export const readTrump = (fields: Fields, field: string): Read<Suit | undefined> => {
  const value = fields[field];
  if (value === undefined || value === null) return ok(undefined);
  return typeof value === 'string' && isSuit(value)
    ? ok(value)
    : malformed(field, 'one of the suits c, d, s, b, or null');
};

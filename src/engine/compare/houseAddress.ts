import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { OptionRefusal } from '../rules/refusal.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { findRuleSet } from '../rulesets/index.ts';
import { withOptions, type HouseOptions } from '../rulesets/options.ts';

/** A table's rules as somebody chose them: a rule set of the register, and house options on it. */
export interface House {
  readonly base: string;
  readonly options: HouseOptions;
}

/** Why a text is no house rules. */
export type HouseError =
  | { readonly kind: 'no-house'; readonly text: string }
  | { readonly kind: 'unknown-rule-set'; readonly id: string }
  | OptionRefusal;

// Values may hold a space or a plus sign, which addresses spoil.
const WORD = /^[A-Za-z0-9_-]+$/u;
const escape = (value: string): string => value.replaceAll(' ', '--').replaceAll('+', '-and-');
const unescape = (value: string): string => value.replaceAll('-and-', '+').replaceAll('--', ' ');

/** House rules as a part of an address: `brisca-2~ARRASTRO.on~TIE_60.last_trick_wins`. Only letters that need no escape. */
export const formatHouse = ({ base, options }: House): string =>
  [base, ...Object.entries(options).map(([option, value]) => `${option}.${escape(value)}`)].join('~');

/** The house rules that a part of an address names, options not yet put on. Refuses what is not written like one. */
export function readHouse(text: string): Result<House, HouseError> {
  const [base = '', ...parts] = text.split('~');
  const options: Record<string, string> = {};
  for (const part of parts) {
    const [option = '', value = '', ...more] = part.split('.');
    if (!WORD.test(option) || !WORD.test(value) || more.length > 0) return err({ kind: 'no-house', text });
    options[option] = unescape(value);
  }
  return WORD.test(base) ? ok({ base, options }) : err({ kind: 'no-house', text });
}

/** The rules of a house. Refuses an unknown base and what `withOptions` refuses. */
export function rulesOfHouse({ base, options }: House): Result<RuleSet, HouseError> {
  const rules = findRuleSet(base);
  return rules ? withOptions(rules, options) : err({ kind: 'unknown-rule-set', id: base });
}

/** The rules that a part of an address names. */
export function parseHouse(text: string): Result<RuleSet, HouseError> {
  const read = readHouse(text);
  return read.ok ? rulesOfHouse(read.value) : read;
}

/** The house of some rules: what `formatHouse` needs to name them. */
export const houseOf = ({ id, house = {} }: RuleSet): House => ({ base: id, options: house });

/** Why options cannot stand together, and which other option is in the way: without it the refused one could stand. */
export interface Clash {
  readonly refusal: HouseError;
  readonly against?: { readonly option: string; readonly value: string };
}

/** What keeps a house from being dealt, or undefined. Where one other option is to blame, it is named. */
export function clashIn(house: House): Clash | undefined {
  const made = rulesOfHouse(house);
  if (made.ok) return undefined;
  const refusal = made.error;
  if (refusal.kind !== 'cannot-be-dealt' && refusal.kind !== 'option-does-not-apply') return { refusal };
  const others = Object.entries(house.options).filter(([option]) => option !== refusal.option);
  const found = others.find(([option]) => {
    const { [option]: _gone, ...rest } = house.options;
    const without = rulesOfHouse({ ...house, options: rest });
    return without.ok || !('option' in without.error) || without.error.option !== refusal.option;
  });
  return found ? { refusal, against: { option: found[0], value: found[1] } } : { refusal };
}

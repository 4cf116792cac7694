import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clashIn,
  formatHouse,
  houseOf,
  parseHouse,
  readHouse,
  rulesOfHouse,
} from '../../../src/engine/compare/houseAddress.ts';
import { optionsFor } from '../../../src/engine/compare/houseOptions.ts';
import { must } from '../../../src/engine/result.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { OPTIONS, valuesOf, type OptionId } from '../../../src/engine/rulesets/options.ts';

describe('house rules in an address', () => {
  const ids = Object.keys(OPTIONS) as OptionId[]; // the keys of OPTIONS
  const anyHouse = fc
    .tuple(
      fc.constantFrom(...RULE_SETS.map(({ id }) => id)),
      fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 }),
      fc.nat(),
    )
    .map(([base, options, n]) => ({
      base,
      options: Object.fromEntries(
        options.map((option) => [option, valuesOf(option)[n % valuesOf(option).length] ?? '']),
      ),
    }));

  test('every house comes back as it went in, with nothing that an address would escape', () =>
    fc.assert(
      fc.property(anyHouse, (house) => {
        const text = formatHouse(house);
        expect(text).toMatch(/^[A-Za-z0-9_~.-]+$/u);
        expect(must(readHouse(text))).toEqual(house);
      }),
    ));

  test('the rules made of it know their house', () => {
    const rules = must(parseHouse('brisca-2~ARRASTRO.on~TIE_60.last_trick_wins'));
    expect(rules).toMatchObject({ id: 'brisca-2', arrastro: 'on', tie: 'last-trick-wins' });
    expect(must(parseHouse(formatHouse(houseOf(rules))))).toEqual(rules);
  });

  test.each([
    ['', 'no-house'],
    ['brisca-2~ARRASTRO', 'no-house'],
    ['brisca-2~ARRASTRO.on.off', 'no-house'],
    ['brisca-2~<b>.on', 'no-house'],
    ['scopa', 'unknown-rule-set'],
    ['brisca-2~NOTHING.on', 'unknown-option'],
    ['brisca-2~ARRASTRO.perhaps', 'unknown-option-value'],
    ['briscola-3~REMOVED_6P.none_48_pack~PIZZICO_PLAYERS.4', 'option-does-not-apply'],
  ])('%j is refused as %s', (text, kind) => {
    expect(parseHouse(text)).toMatchObject({ ok: false, error: { kind } });
  });
});

describe('a clash', () => {
  test.each([
    ['nothing wrong', { base: 'brisca-2', options: { ARRASTRO: 'on' } }, undefined],
    [
      'an exchange is timed where trump goes round and nothing is turned up',
      { base: 'brisca-2', options: { CAT_ROTATING_TRUMP: 'on', EXCHANGE_TIMING: 'any_time' } },
      {
        refusal: { kind: 'option-does-not-apply', option: 'EXCHANGE_TIMING' },
        against: { option: 'CAT_ROTATING_TRUMP' },
      },
    ],
    [
      'four cards aside do not come out by themselves',
      { base: 'briscola-chiamata', options: { CH_SIX: 'kitty_4' } },
      { refusal: { kind: 'option-does-not-apply', option: 'CH_SIX' } },
    ],
  ])('%s', (_why, house, clash) => {
    const found = clashIn(house);
    if (clash) expect(found).toMatchObject(clash);
    else expect(found).toBeUndefined();
  });

  test('names a pair only where the other option alone is to blame', () => {
    const house = { base: 'brisca-2', options: { CAT_ROTATING_TRUMP: 'on', EXCHANGE_TIMING: 'any_time' } };
    const { against } = clashIn(house) ?? {};
    if (!against) throw new Error('no other option is named');
    const { [against.option as 'CAT_ROTATING_TRUMP']: _gone, ...rest } = house.options;
    expect(rulesOfHouse({ ...house, options: rest }).ok).toBe(true);
  });
});

describe('the options of a game', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
    '%s: each offered value but the one in force changes it',
    (_id, rules) => {
      for (const { option, values, now } of optionsFor(rules)) {
        expect(values).toEqual(valuesOf(option));
        if (now === undefined) continue;
        const { house: _house, ...made } = must(rulesOfHouse({ base: rules.id, options: { [option]: now } }));
        expect(made).toEqual(rules);
      }
    },
  );
});

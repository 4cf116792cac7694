import { describe, expect, test } from 'vitest';
import { disputesOf, ROW_GROUPS, rowsOf } from '../../../src/engine/compare/rows.ts';
import { ruleItem, RULE_KINDS } from '../../../src/engine/rules/summary.ts';
import { RULE_SETS } from '../../../src/engine/rulesets/index.ts';
import { rulesOf } from '../../support/deals.ts';

const differing = (...ids: readonly string[]): readonly string[] =>
  rowsOf(ids.map((id) => rulesOf(id)))
    .filter(({ verdict }) => verdict === 'differs')
    .map(({ kind }) => kind);

describe('rows of a comparison', () => {
  test.each([
    [['briscola-2', 'brisca-2'], ['exchange']],
    [
      ['brisca-2', 'brisca-valenciana'],
      ['following', 'evidence'],
    ],
    [
      ['briscola-2', 'briscola-seven-ten'],
      ['strength', 'points', 'evidence'],
    ],
    [['briscola-2', 'briscola-2'], []],
  ])('%j differ in %j', (ids, kinds) => expect(differing(...ids)).toEqual(kinds));

  test('hold every rule once, in groups, with each value read from its own rule set', () => {
    const all = ['briscola-2', 'sueca', 'marianna', 'briscola-chiamata'].map((id) => rulesOf(id));
    const rows = rowsOf(all);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...RULE_KINDS].toSorted());
    const groups = rows.map(({ group }) => ROW_GROUPS.indexOf(group));
    expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    for (const { kind, items } of rows) expect(items).toEqual(all.map((rules) => ruleItem(rules, kind)));
  });

  test.each([
    ['brisca-2', 'exchange', ['EXCHANGE_TIMING', 'EXCHANGE_NEED_TRICK', 'EXCHANGE_LAST']],
    ['briscola-2', 'tie', ['TIE_60']],
    ['sueca', 'match', ['SUECA_MATCH']],
  ] as const)('in %s the sources disagree over %s', (id, kind, options) =>
    expect(disputesOf(rulesOf(id)).get(kind)).toEqual(options),
  );

  test('every option that a rule set discusses has a row to stand in, or changes nothing there', () => {
    for (const rules of RULE_SETS) {
      const shown = new Set([...disputesOf(rules).values()].flat());
      for (const option of shown) expect(rules.options).toContain(option);
    }
  });
});

import { expect, test } from 'vitest';
import { formatChoice, readChoice } from '../../../src/components/compare/choice.ts';

const SPARE = [
  { base: 'briscola-2', options: {} },
  { base: 'brisca-2', options: {} },
];

test.each([
  ['#!rules=%E0%A4%A,brisca-2', 'an escape that is cut off'],
  ['#!rules=brisca-2,sueca&deal=%', 'a lone percent sign'],
  ['#!rules=%', 'nothing but one'],
  ['#!=&&=&', 'signs without words'],
])('%s is read as far as it goes, and told (%s)', (hash) => {
  const found = readChoice(hash, SPARE);
  expect(found?.choice.houses).toHaveLength(2);
  expect(found?.fault).toBeDefined();
});

test('an address that escapes what it need not names the same choice', () => {
  const choice = { houses: [{ base: 'sueca', options: {} }, ...SPARE], show: 'differing', deal: undefined } as const;
  const address = formatChoice(choice);
  expect(readChoice(address, SPARE)?.choice).toEqual(choice);
  expect(readChoice(address.replaceAll(',', '%2C'), SPARE)?.choice).toEqual(choice);
});

import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DOCS, MACHINES, pageOf } from '../../scripts/machineDocs.ts';

test.each(MACHINES)('the diagram of $machine.id is what the code says', (entry) => {
  expect(readFileSync(resolve(DOCS, `${entry.machine.id}.md`), 'utf8')).toBe(pageOf(entry));
});

test('every machine has its diagram', () => {
  const sources = readdirSync(resolve(import.meta.dirname, '../../src/machines'));
  const machines = sources.filter((file) =>
    readFileSync(resolve(import.meta.dirname, '../../src/machines', file), 'utf8').includes('.createMachine('),
  );
  expect(MACHINES.map(({ machine }) => `${machine.id}.ts`).sort()).toEqual(machines.sort());
});

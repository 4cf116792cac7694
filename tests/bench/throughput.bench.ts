import type { Section } from './section.ts';
import { measureThroughput } from './throughput.ts';

/** The rules: random full deals a second. */
export const sections = (): readonly Section[] => [
  {
    title: 'Random full deals through the rules, a second',
    columns: ['rule set', 'deals a second'],
    rows: measureThroughput().map(({ ruleSet, dealsPerSecond }) => [ruleSet, dealsPerSecond]),
  },
];

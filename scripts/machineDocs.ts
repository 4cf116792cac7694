import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { auction } from '../src/machines/auction.ts';
import { analysis } from '../src/machines/analysis.ts';
import { choiceDrill } from '../src/machines/choiceDrill.ts';
import { drill } from '../src/machines/drill.ts';
import { puzzle } from '../src/machines/puzzle.ts';
import { rush } from '../src/machines/rush.ts';
import { scriptedDeal } from '../src/machines/scriptedDeal.ts';

/** Every machine of the site, with one sentence on what it is for. */
export const MACHINES: readonly { readonly machine: AnyStateMachine; readonly about: string }[] = [
  { machine: scriptedDeal, about: 'A deal of a lesson: shown, predicted, played, judged, compared, reviewed.' },
  { machine: puzzle, about: 'A puzzle: played against best defence, a wrong card punished and taken back.' },
  { machine: rush, about: 'Puzzle after puzzle, decided by the first card, with a clock or without.' },
  { machine: auction, about: 'An auction, a call and a hidden partner: the learner bids, calls and plays.' },
  { machine: analysis, about: 'A position: set up, valued, stepped through, branched.' },
  {
    machine: drill,
    about: 'Questions drawn from a seed without an end: one option chosen, cards put in order, or marked.',
  },
  { machine: choiceDrill, about: 'Questions with one right answer, one after another.' },
];

/** Where the drawings go. */
export const DOCS = resolve(import.meta.dirname, '../docs/machines');

const nameOf = (node: AnyStateNode): string => node.path.join('_') || 'machine';

/** The learner's verb, or what an actor reports: `judge done`. Eventless steps have none. */
const labelOf = (event: string): string =>
  event === ''
    ? ''
    : event.replace(/^xstate\.done\.actor\.(.+)$/u, '$1 done').replace(/^xstate\.error\.actor\.(.+)$/u, '$1 failed');

const guardOf = (guard: unknown): string => {
  if (typeof guard === 'string') return ` [${guard}]`;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return ` [${String(guard.type)}]`;
  return guard === undefined ? '' : ' [condition]';
};

function linesOf(node: AnyStateNode, depth: number): readonly string[] {
  const pad = '  '.repeat(depth);
  const children = Object.values(node.states);
  const inner =
    children.length === 0
      ? []
      : [
          ...(node.path.length > 0 ? [`${pad}state ${nameOf(node)} {`] : []),
          ...(node.initial?.target[0] ? [`${pad}  [*] --> ${nameOf(node.initial.target[0])}`] : []),
          ...children.flatMap((child) => linesOf(child, depth + 1)),
          ...(node.path.length > 0 ? [`${pad}}`] : []),
        ];
  const steps = [
    ...(node.always?.map((transition) => ['', transition] as const) ?? []),
    ...[...node.transitions].flatMap(([event, all]) => all.map((transition) => [event, transition] as const)),
  ];
  const arrows = steps.map(([event, { target, guard }]) => {
    const label = `${labelOf(event)}${guardOf(guard)}`.trim();
    return `${pad}${nameOf(node)} --> ${nameOf(target?.[0] ?? node)}${label === '' ? '' : ` : ${label}`}`;
  });
  return [...inner, ...new Set(arrows)];
}

/** The page of one machine: its sentence, and its diagram in Mermaid, made from the machine itself. */
export const pageOf = ({ machine, about }: (typeof MACHINES)[number]): string =>
  [
    `# ${machine.id}`,
    '',
    about,
    '',
    'Made from the code by `scripts/machineDocs.ts`; a test holds it up to date.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...linesOf(machine.root, 0),
    '```',
    '',
  ].join('\n');

if (process.argv[1] === import.meta.filename) {
  mkdirSync(DOCS, { recursive: true });
  for (const entry of MACHINES) writeFileSync(resolve(DOCS, `${entry.machine.id}.md`), pageOf(entry));
}

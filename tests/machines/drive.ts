import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { initialTransition, transition, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { parse } from 'yaml';
import { dealSchema, type DealData } from '../../src/content/schemas/deal.ts';
import { scriptedDeal } from '../../src/machines/scriptedDeal.ts';
import {
  lastMoveInput,
  answerInput,
  seenNow,
  type ScriptedDealEvent,
  type ScriptedDealInput,
} from '../../src/machines/scriptedDealContext.ts';
import { adviseNow, answerNow, judgeNow } from './engineJudge.ts';

export type Snapshot = SnapshotFrom<typeof scriptedDeal>;

/** A deal of the site, as the build reads it. */
export function dealNamed(id: string): DealData {
  const path = resolve(import.meta.dirname, `../../src/content/deals/${id}.yaml`);
  return dealSchema.parse(parse(readFileSync(path, 'utf8')));
}

/** A deal written as an author would. */
export const dealOf = (yaml: string): DealData => dealSchema.parse(parse(yaml));

type AnyEvent = EventFromLogic<typeof scriptedDeal>;

/** What the actor that is at work now would report: the machine is moved by events alone, so the test is the actor. */
export function reportOf(snapshot: Snapshot): AnyEvent | undefined {
  const { trail } = snapshot.context;
  const done = (id: string, output: unknown): AnyEvent =>
    ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as unknown as AnyEvent; // the machine's own event, not the learner's
  if (snapshot.matches('judging') || snapshot.matches('demonstrating'))
    return done('judge', judgeNow(lastMoveInput(trail)));
  if (snapshot.matches('answering')) return done('answer', answerNow(answerInput(trail)));
  if (snapshot.matches({ asking: 'seekingHint' })) {
    return done('advise', adviseNow({ ...seenNow(trail), goal: trail.script.goal }));
  }
  return undefined;
}

/** What a failing actor would report. */
export const failureOf = (id: string): AnyEvent =>
  ({ type: `xstate.error.actor.${id}`, error: new Error('planted'), actorId: id }) as unknown as AnyEvent;

/** The snapshot after one event, nothing settled. */
export const step = (snapshot: Snapshot, event: AnyEvent): Snapshot => transition(scriptedDeal, snapshot, event)[0];

/** The snapshot once every actor at work has reported. */
export function settle(snapshot: Snapshot): Snapshot {
  let now = snapshot;
  for (let report = reportOf(now); report; report = reportOf(now)) now = step(now, report);
  return now;
}

export const begin = (input: ScriptedDealInput): Snapshot => settle(initialTransition(scriptedDeal, input)[0]);

/** The snapshot after the learner's events, each settled. */
export const after = (snapshot: Snapshot, ...events: readonly ScriptedDealEvent[]): Snapshot =>
  events.reduce((now, event) => settle(step(now, event)), snapshot);

export const stateOf = (snapshot: Snapshot): string =>
  typeof snapshot.value === 'string' ? snapshot.value : (Object.keys(snapshot.value)[0] ?? '');

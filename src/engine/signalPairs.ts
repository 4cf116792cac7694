import { GESTURES, type Gesture } from './gestures.ts';
import { lookAlikesOf, meaningOf, type Signal, type SignalMeaning } from './signalTables.ts';

/** What one face means by two tables of signals, and whether one table can be misread at the other. */
export interface SignalPair {
  readonly gesture: Gesture;
  /** By the first and by the second table; undefined where a table does not have the face. */
  readonly means: readonly [SignalMeaning | undefined, SignalMeaning | undefined];
  readonly verdict:
    /** One face, two meanings. */
    | { readonly kind: 'clash' }
    /** Only one table has the face; the other has one nearly like it, with another meaning. */
    | { readonly kind: 'near-clash'; readonly gesture: Gesture; readonly means: SignalMeaning }
    | { readonly kind: 'alike' }
    | { readonly kind: 'one-only' };
}

const ORDER: readonly SignalPair['verdict']['kind'][] = ['clash', 'near-clash', 'one-only', 'alike'];

function verdictOf(gesture: Gesture, tables: readonly [readonly Signal[], readonly Signal[]]): SignalPair['verdict'] {
  const [one, other] = [meaningOf(tables[0], gesture), meaningOf(tables[1], gesture)];
  if (one !== undefined && other !== undefined) return { kind: one === other ? 'alike' : 'clash' };
  const lacking = one === undefined ? tables[0] : tables[1];
  for (const near of lookAlikesOf(gesture)) {
    const means = meaningOf(lacking, near);
    if (means !== undefined && means !== (one ?? other)) return { kind: 'near-clash', gesture: near, means };
  }
  return { kind: 'one-only' };
}

/** Every face that one of two tables has, what can be misread first, then as faces are listed. */
export function signalPairs(one: readonly Signal[], other: readonly Signal[]): readonly SignalPair[] {
  return GESTURES.flatMap((gesture): readonly SignalPair[] => {
    const means = [meaningOf(one, gesture), meaningOf(other, gesture)] as const;
    if (means.every((each) => each === undefined)) return [];
    return [{ gesture, means, verdict: verdictOf(gesture, [one, other]) }];
  }).sort((a, b) => ORDER.indexOf(a.verdict.kind) - ORDER.indexOf(b.verdict.kind));
}

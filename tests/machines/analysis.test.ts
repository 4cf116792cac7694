import { describe, expect, test } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { explainAll } from '../../src/engine/coach/explain.ts';
import { legalMoves } from '../../src/engine/play/moves.ts';
import { readPositionAddress } from '../../src/engine/positionAddress.ts';
import { must } from '../../src/engine/result.ts';
import { analysis, dealAt, tableTrail, type AnalysisEvent } from '../../src/machines/analysis.ts';
import { draftOf, emptyDraft, readDraft, withHouse } from '../../src/machines/analysisDraft.ts';
import { SAMPLE_POSITION } from '../../src/components/analysis/sample.ts';
import { walk } from './walk.ts';

type Snapshot = SnapshotFrom<typeof analysis>;
type AnyEvent = Parameters<typeof transition<typeof analysis>>[2];

const EMPTY = emptyDraft({ base: 'briscola-2', options: {} });
const first = (): Snapshot => initialTransition(analysis, { draft: EMPTY })[0];
const sent = (snapshot: Snapshot, event: AnalysisEvent | AnyEvent): Snapshot =>
  transition(analysis, snapshot, event as AnyEvent)[0];

/** What the engine would report of the position that is being assessed. */
function report(snapshot: Snapshot): AnyEvent {
  const { opened } = snapshot.context;
  const deal = dealAt(snapshot.context);
  if (!deal || !opened) throw new Error('nothing is open');
  const all = explainAll(deal, opened.goal);
  const output = all.ok ? { kind: 'explained', moves: all.value } : { kind: 'not-explained', refusal: all.error };
  return { type: 'xstate.done.actor.assess', output, actorId: 'assess' } as unknown as AnyEvent; // the machine's own event
}

const told = (snapshot: Snapshot): Snapshot =>
  snapshot.matches({ looking: 'assessing' }) ? sent(snapshot, report(snapshot)) : snapshot;

const opened = (): Snapshot => told(sent(first(), { type: 'follow', address: SAMPLE_POSITION }));

describe('the analysis of a position', () => {
  test('opens an address and values every move', () => {
    const { context, value } = opened();
    expect(value).toEqual({ looking: 'told' });
    const { assessment } = context;
    expect(assessment?.kind).toBe('explained');
    if (assessment?.kind !== 'explained') return;
    expect([...assessment.moves.keys()]).toEqual(legalMoves(dealAt(context)!));
  });

  test('says what is wrong with a broken address, and opens nothing', () => {
    const broken = sent(opened(), { type: 'follow', address: 'r=briscola-2&h=Ad.Ad&n=0&t=s' });
    expect(broken.value).toBe('settingUp');
    expect(broken.context.fault?.kind).toBe('card-twice');
    expect(broken.context.opened).toBeUndefined();
  });

  test('opens a position whose trump is not named yet, and says that a call is due', () => {
    const address =
      'r=briscola-chiamata&h=AcKc7c6c5cAdKd7d.2c4cJc3cHc2d4dJd.3dHd5d6dAs2s4sJs.3sHsKs5s6s7sAb2b.4bJb3bHbKb5b6b7b&n=0&a=0_1_2_3_4&v=2&f=calling&b=0-2.1-pass.2-pass.3-pass.4-pass&c=0.2.61.-.-.0.-';
    const snapshot = told(sent(first(), { type: 'follow', address }));
    expect(snapshot.context.fault).toBeUndefined();
    expect(snapshot.context.assessment).toEqual({
      kind: 'not-explained',
      refusal: { kind: 'wrong-phase', due: 'call' },
    });
  });

  test('keeps what no field shows while a position is changed, and lets it go with other rules', () => {
    const address = 'r=briscola-chiamata&t=b&h=5c.Hd.Kd.Ac.3b&n=0&a=0.4_1.2.3&v=2&c=0.3.61.3b.4.0.-';
    const { draft } = sent(first(), { type: 'follow', address }).context;
    const changed = must(readDraft({ ...draft, hands: ['6c', 'Hd', 'Kd', 'Ac', '3b'] }));
    expect(changed.sides).toEqual([
      [0, 4],
      [1, 2, 3],
    ]);
    expect(changed.auction).toMatchObject({ caller: 0, called: '3b', partner: 4 });
    expect(withHouse(draft, { base: 'briscola-2', options: {} }).besides).toEqual({});
  });

  test('opens a draft that was typed, and keeps one that cannot be', () => {
    const typed = { ...EMPTY, trump: 'd', hands: ['hd ac', 'Kd, 2b'] };
    const open = sent(sent(first(), { type: 'edit', draft: typed }), { type: 'open' });
    expect(open.matches('looking')).toBe(true);
    const wrong = sent(sent(first(), { type: 'edit', draft: { ...typed, hands: ['Hd xx', 'Kd 2b'] } }), {
      type: 'open',
    });
    expect(wrong.value).toBe('settingUp');
    expect(wrong.context.fault).toEqual({ kind: 'unknown-card', text: 'Hd xx' });
    expect(wrong.context.draft.hands).toEqual(['Hd xx', 'Kd 2b']);
  });

  test('steps back and forward, and keeps a line that is left for another', () => {
    const played = told(sent(told(sent(opened(), { type: 'play', move: 'As' })), { type: 'play', move: 'Kc' }));
    expect(played.context.at).toBe(2);
    const back = told(sent(played, { type: 'goTo', at: 0 }));
    expect(back.context.line).toEqual(['As', 'Kc']);
    const other = told(sent(back, { type: 'play', move: '2c' }));
    expect(other.context.line).toEqual(['2c']);
    expect(other.context.branches).toEqual([['As', 'Kc']]);
    const again = told(sent(other, { type: 'takeBranch', branch: 0 }));
    expect(again.context.line).toEqual(['As', 'Kc']);
    expect(again.context.branches).toEqual([['2c']]);
    expect(tableTrail(again.context).frames).toHaveLength(2);
  });

  test('refuses a card that may not be played', () => {
    const before = opened();
    expect(sent(before, { type: 'play', move: 'Hd' }).context).toEqual(before.context);
  });

  test('a draft made of a position gives that position', () => {
    const { start, goal } = must(readPositionAddress(SAMPLE_POSITION));
    expect(must(readDraft(draftOf({ start, goal })))).toEqual(start);
  });

  test('other rules keep what was typed for the seats there are', () => {
    const four = withHouse({ ...EMPTY, hands: ['Ad', '3c'] }, { base: 'briscola-4', options: {} });
    expect(four.hands).toEqual(['Ad', '3c', '', '']);
    expect(withHouse(four, { base: 'briscola-2', options: {} }).hands).toEqual(['Ad', '3c']);
  });

  test('a walk reaches every state, and no dead end', () => {
    const address = 'r=briscola-2&t=d&h=HdAc.Kd2b&n=0';
    const found = walk(analysis, {
      input: { draft: EMPTY },
      events: (snapshot) => {
        if (snapshot.matches({ looking: 'assessing' }))
          return [report(snapshot), { type: 'xstate.error.actor.assess', error: 'broken' }] as never; // the machine's own events
        const deal = snapshot.matches('looking') ? dealAt(snapshot.context) : undefined;
        const moves = deal?.phase === 'playing' ? legalMoves(deal) : [];
        return [
          ...moves.map((move) => ({ type: 'play', move })),
          { type: 'goTo', at: 0 },
          { type: 'setUp' },
          { type: 'open' },
          { type: 'follow', address },
          { type: 'follow', address: 'nonsense' },
        ] as never; // as above
      },
      keyOf: (snapshot) =>
        JSON.stringify([
          snapshot.value,
          snapshot.context.line.slice(0, snapshot.context.at),
          snapshot.context.fault?.kind,
        ]),
      isGoal: (snapshot) => snapshot.matches({ looking: 'told' }),
      limit: 4000,
    });
    for (const state of ['settingUp', 'looking.assessing', 'looking.told', 'looking.untold', 'looking.finished'])
      expect(found.reached).toContain(state);
    expect(found.deadEnds).toEqual([]);
  });
});

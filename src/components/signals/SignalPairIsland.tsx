import { useEffect, useState } from 'preact/hooks';
import { signalPairs, type SignalPair } from '../../engine/signalPairs.ts';
import { SOURCE_TABLES, type SourceTable } from '../../engine/signalTables.ts';
import type { Locale } from '../../i18n/index.ts';
import { signalPairWordsFor, type SignalPairWords } from '../../i18n/signalPairWords.ts';
import { facePath, MODELS } from './facePath.ts';
import styles from './signalPair.module.css';

type Place = SourceTable['id'];
type Pair = readonly [Place, Place];

const FIRST: Pair = ['overview', 'spain'];

const PLACES = SOURCE_TABLES.map(({ id }) => id);
const signalsOf = (place: Place) => SOURCE_TABLES.find(({ id }) => id === place)?.signals ?? [];
const isPlace = (text: string): text is Place => PLACES.some((place) => place === text);

const START = '#!places=';

/** The two places an address names; undefined where it names none, or others. */
function readPlaces(hash: string): Pair | undefined {
  const [one = '', other = ''] = hash.slice(START.length).split(',');
  return hash.startsWith(START) && isPlace(one) && isPlace(other) ? [one, other] : undefined;
}

interface Props {
  readonly locale: Locale;
  /** The base path of the host, without a slash at its end. */
  readonly base: string;
}

/** The signals of two places, face by face, with what can be misread. The address keeps the places. */
export function SignalPairIsland({ locale, base }: Props) {
  const m = signalPairWordsFor(locale);
  const [pair, setPair] = useState<Pair>(FIRST);
  const [state, setState] = useState<'waiting' | 'ready' | 'broken'>('waiting');
  useEffect(() => {
    const read = (): void => {
      const named = readPlaces(location.hash);
      if (named) setPair(named);
      setState(!named && location.hash.startsWith('#!') ? 'broken' : 'ready');
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const choose = (next: Pair): void => {
    setPair(next);
    setState('ready');
    history.replaceState(history.state, '', `${START}${next.join(',')}`);
  };

  const pairs = signalPairs(signalsOf(pair[0]), signalsOf(pair[1]));
  const count = (kind: SignalPair['verdict']['kind']): number =>
    pairs.filter(({ verdict }) => verdict.kind === kind).length;
  const names = pair.map((place) => m.signals.places[place]);

  return (
    <div class={styles.pair} data-state={state === 'waiting' ? 'waiting' : 'ready'}>
      <div class={styles.choose}>
        {pair.map((place, at) => (
          <label key={at}>
            {m.pair.place(at + 1)}
            <select
              value={place}
              disabled={state === 'waiting'}
              onChange={({ currentTarget: { value } }) => {
                if (isPlace(value)) choose(at === 0 ? [value, pair[1]] : [pair[0], value]);
              }}
            >
              {PLACES.map((each) => (
                <option key={each} value={each}>
                  {m.signals.places[each]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p role="status" class={styles.sum}>
        {state === 'broken' && `${m.pair.broken} `}
        {m.pair.sum({ clashes: count('clash'), near: count('near-clash'), alike: count('alike') })}
      </p>
      <table class={styles.table} data-pairs>
        <thead>
          <tr>
            <th scope="col">{m.pair.face}</th>
            {names.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((each) => (
            <Row key={each.gesture} m={m} pair={each} names={names} base={base} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly m: SignalPairWords;
  readonly pair: SignalPair;
  readonly names: readonly string[];
  readonly base: string;
}

function Row({ m, pair: { gesture, means, verdict }, names, base }: RowProps) {
  return (
    <tr data-gesture={gesture} data-verdict={verdict.kind}>
      <th scope="row">
        <span class={styles.face}>
          <img src={base + facePath(MODELS[gesture], gesture)} alt="" width="96" height="104" loading="lazy" />
          <span>
            {m.signals.faces.names[gesture]} <em class={styles.verdict}>{sayVerdict(m, { means, verdict }, names)}</em>
          </span>
        </span>
      </th>
      {means.map((each, at) => (
        <td key={at}>
          {each === undefined ? <span class={styles.none}>{m.pair.none}</span> : m.signals.answers[each]}
        </td>
      ))}
    </tr>
  );
}

function sayVerdict(
  m: SignalPairWords,
  { means, verdict }: Pick<SignalPair, 'means' | 'verdict'>,
  names: readonly string[],
): string {
  const { verdicts } = m.pair;
  const has = means[0] === undefined ? 1 : 0;
  switch (verdict.kind) {
    case 'clash':
    case 'alike':
      return verdicts[verdict.kind];
    case 'one-only':
      return verdicts.onlyOne(names[has] ?? '');
    case 'near-clash':
      return verdicts.near({
        face: m.signals.faces.inSentence[verdict.gesture],
        place: names[1 - has] ?? '',
        means: m.signals.means[verdict.means],
      });
  }
}

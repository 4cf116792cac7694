import { useId } from 'preact/hooks';
import type { Points } from '../../engine/cards.ts';
import type { Locale } from '../../i18n/index.ts';
import { tableWordsFor, type TableWords } from '../../i18n/tableWords.ts';
import styles from './raceBar.module.css';

export interface RaceSide {
  readonly name: string;
  /** Card points taken so far. */
  readonly points: Points;
  /** Where best play from here leads, as this side's final card points. Only while analysis is on. */
  readonly best?: Points | undefined;
  /** What this side must reach, where each has its own mark (a bid, 31). */
  readonly target?: Points | undefined;
  /** Points of the match so far, in games that accumulate. */
  readonly matchTotal?: number | undefined;
}

interface Props {
  readonly locale: Locale;
  /** The learner's side first. */
  readonly sides: readonly RaceSide[];
  /** Card points that win, marked on every bar that has no target of its own. Left out where nothing is to be reached. */
  readonly target?: Points | undefined;
  /** Card points in the deck. */
  readonly total?: Points;
  /** What best play gave the learner's side before a card that cost points. */
  readonly was?: Points | undefined;
}

/** How the points stand: one strip with two ends for two sides, a thin bar a side for more. */
export function RaceBar({ locale, sides, target, total = 120, was }: Props) {
  const m = tableWordsFor(locale);
  const [first, second, ...more] = sides;
  const label = m.table.race({ sides: sides.map(({ name, points }) => ({ who: name, points })), target });
  if (first && second && more.length === 0 && second.target === undefined) {
    return (
      <TwoEnds
        m={m}
        label={label}
        first={first}
        second={second}
        target={first.target ?? target}
        total={total}
        was={was}
      />
    );
  }
  return (
    <div class={styles.bars} role="img" aria-label={label}>
      {sides.map((side, at) => (
        <OneBar
          key={side.name}
          m={m}
          side={side}
          target={side.target ?? target}
          total={total}
          look={at === 0 ? 'own' : 'other'}
        />
      ))}
    </div>
  );
}

interface TwoEndsProps extends Pick<Props, 'target' | 'was'> {
  readonly m: TableWords;
  readonly label: string;
  readonly first: RaceSide;
  readonly second: RaceSide;
  readonly total: Points;
}

function TwoEnds({ m, label, first, second, target, total, was }: TwoEndsProps) {
  const id = useId();
  const at = (points: Points): string => `${((100 * points) / total).toFixed(3)}%`;
  const gain = (side: RaceSide): Points => Math.max(0, (side.best ?? side.points) - side.points);
  return (
    <div class={styles.race} role="img" aria-label={withBest(m, label, first, was)}>
      <div class={styles.who}>
        <span>
          {first.name}
          <b>{first.points}</b>
          <MatchTotal m={m} side={first} />
        </span>
        <span>
          <MatchTotal m={m} side={second} />
          <b>{second.points}</b>
          {second.name}
        </span>
      </div>
      <svg class={styles.strip} width="100%" height="44" aria-hidden="true" focusable="false">
        <Hatch id={`${id}1`} side="first" />
        <Hatch id={`${id}2`} side="second" />
        <svg x="0" y="14" width="100%" height="22" overflow="hidden">
          <rect class={styles.ground} width="100%" height="22" />
          <rect class={styles.first} width={at(first.points)} height="22" />
          <rect x={at(first.points)} width={at(gain(first))} height="22" fill={`url(#${id}1)`} />
          <rect class={styles.second} x={at(total - second.points)} width={at(second.points)} height="22" />
          <rect
            x={at(total - second.points - gain(second))}
            width={at(gain(second))}
            height="22"
            fill={`url(#${id}2)`}
          />
          <rect class={styles.frame} width="100%" height="22" />
        </svg>
        {target !== undefined && (
          <>
            <line class={styles.mark} x1={at(target)} x2={at(target)} y1="10" y2="36" />
            <text class={styles.target} x={at(target)} y="7" text-anchor="middle">
              {target}
            </text>
          </>
        )}
        {was !== undefined && (
          <svg x={at(was)} y="37" overflow="visible">
            <path class={styles.was} d="M-5 7 0 0 5 7Z" />
          </svg>
        )}
      </svg>
      {(first.best !== undefined || was !== undefined) && (
        <div class={styles.scale}>
          <span>
            {first.best !== undefined &&
              (was === undefined ? m.table.withBestPlay(first.best) : m.table.withBestPlayNow(first.best))}
          </span>
          {was !== undefined && <b>{m.table.itWas(was)}</b>}
          <span>{second.best}</span>
        </div>
      )}
    </div>
  );
}

interface OneBarProps extends Pick<Props, 'target'> {
  readonly m: TableWords;
  readonly side: RaceSide;
  readonly total: Points;
  readonly look: 'own' | 'other';
}

function OneBar({ m, side, target, total, look }: OneBarProps) {
  const id = useId();
  const at = (points: Points): string => `${((100 * points) / total).toFixed(3)}%`;
  return (
    <div class={styles.bar}>
      <span class={styles.name}>{side.name}</span>
      <svg width="100%" height="16" aria-hidden="true" focusable="false">
        <Hatch id={id} side={look === 'own' ? 'first' : 'second'} />
        <rect class={styles.ground} y="2" width="100%" height="12" />
        <rect class={look === 'own' ? styles.first : styles.second} y="2" width={at(side.points)} height="12" />
        {side.best !== undefined && (
          <rect
            x={at(side.points)}
            y="2"
            width={at(Math.max(0, side.best - side.points))}
            height="12"
            fill={`url(#${id})`}
          />
        )}
        <rect class={styles.frame} y="2" width="100%" height="12" />
        {target !== undefined && <line class={styles.mark} x1={at(target)} x2={at(target)} y1="0" y2="16" />}
      </svg>
      <span class={styles.figure}>
        <b>{side.points}</b>
        {target !== undefined && <small>/{target}</small>}
        <MatchTotal m={m} side={side} />
      </span>
    </div>
  );
}

const MatchTotal = ({ m, side }: { readonly m: TableWords; readonly side: RaceSide }) =>
  side.matchTotal === undefined ? null : <small class={styles.match}>{m.table.matchTotal(side.matchTotal)}</small>;

const Hatch = ({ id, side }: { readonly id: string; readonly side: 'first' | 'second' }) => (
  <pattern
    id={id}
    width="6"
    height="6"
    patternUnits="userSpaceOnUse"
    patternTransform={side === 'first' ? 'rotate(45)' : 'rotate(-45)'}
  >
    <rect class={side === 'first' ? styles.firstPale : styles.secondPale} width="6" height="6" />
    <rect class={side === 'first' ? styles.first : styles.second} width="1.3" height="6" />
  </pattern>
);

/** The same in words: what the hatching and the small mark say. */
function withBest(m: TableWords, label: string, first: RaceSide, was: Points | undefined): string {
  if (first.best === undefined) return label;
  const best =
    was === undefined
      ? m.table.withBestPlay(first.best)
      : `${m.table.withBestPlayNow(first.best)}, ${m.table.itWas(was)}`;
  return `${label}. ${best}`;
}

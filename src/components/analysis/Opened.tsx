import { useState } from 'preact/hooks';
import type { Deal } from '../../engine/play/deal.ts';
import { formatPositionAddress } from '../../engine/positionAddress.ts';
import type { Locale } from '../../i18n/index.ts';
import { openedWordsFor } from '../../i18n/openedWords.ts';
import { tableTrail, type AnalysisContext, type AnalysisEvent } from '../../machines/analysis.ts';
import { choicesOf, pictureOf } from '../../machines/picture.ts';
import { raceShown, seatsShown, stockShown, targetOf, trickShown } from '../lesson/shownDeal.ts';
import { nameOfSeat } from '../table/nameOfSeat.ts';
import { RaceBar } from '../table/RaceBar.tsx';
import { Table } from '../table/Table.tsx';
import styles from './analysis.module.css';
import { LineSteps } from './LineSteps.tsx';
import { MoveValues } from './MoveValues.tsx';

export interface OpenedProps {
  readonly locale: Locale;
  readonly context: AnalysisContext & { readonly opened: NonNullable<AnalysisContext['opened']> };
  readonly moment: 'assessing' | 'told' | 'untold' | 'finished';
  readonly look: 'page' | 'embed';
  readonly send: (event: AnalysisEvent) => void;
  /** The page of the analysis, with the base path in front. */
  readonly analysisHref: string;
}

type Copied = 'not-yet' | 'copied' | 'cannot';

/** A position that lies on the table: race, cards, what each move is worth, the line, and ways to take it along. */
export function Opened({ locale, context, moment, look, send, analysisHref }: OpenedProps) {
  const m = openedWordsFor(locale);
  const w = m.analysis;
  const [copied, setCopied] = useState<Copied>('not-yet');
  const { opened, line, at, assessment } = context;
  const trail = tableTrail(context);
  const picture = pictureOf(trail);
  const { turn } = picture;
  const { learner } = trail.script;
  const { rules } = opened.start;
  const explained = assessment?.kind === 'explained' ? [...assessment.moves.values()] : [];
  const best = explained.find(({ value, bestValue }) => value === bestValue);
  const isOwn = turn !== undefined && picture.sides.some((side) => side.includes(turn) && side.includes(learner));
  const leads = best && picture.sides.length === 2 ? ownValue(opened.start, best.value, isOwn) : undefined;
  const own = picture.sides.findIndex((side) => side.includes(learner));
  const address = formatPositionAddress({ ...opened, moves: line.slice(0, at) });
  const legal = turn === learner ? choicesOf(trail).cards : [];
  const others = picture.scores.filter((_, side) => side !== own).reduce((sum, points) => sum + points, 0);
  const status =
    moment === 'finished'
      ? w.over(picture.scores[own] ?? 0, others)
      : `${w.valuesOf(nameOfSeat(m, rules, learner, turn ?? learner))}. ${moment === 'assessing' ? w.assessing : ''}`;

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      setCopied('cannot');
    }
  }
  const here = (path: string): string => new URL(`${path}#!${address}`, location.href).href;

  return (
    <div class={styles.opened} data-deal="analysis" data-look={look} data-moment={moment}>
      <div class={styles.board}>
        <RaceBar locale={locale} sides={raceShown(m, trail, leads)} target={targetOf(trail)} />
        <Table
          locale={locale}
          seats={seatsShown(m, trail)}
          trick={trickShown(trail)}
          stock={stockShown(trail)}
          trump={picture.trump ?? (rules.trump === 'none' ? 'none' : undefined)}
          turn={turn}
          direction={rules.direction}
          lastTrick={picture.lastTrick}
          legal={legal}
          lit={[]}
          status={status}
          onPlay={(move) => send({ type: 'play', move })}
          onTakeBack={() => at > 0 && send({ type: 'goTo', at: at - 1 })}
        />
      </div>
      <div class={styles.told}>
        <h2>{moment === 'finished' ? status : w.values}</h2>
        {moment === 'assessing' && <p class="note">{w.assessing}</p>}
        {moment === 'untold' && <p class={styles.untold}>{w.untold}</p>}
        {moment === 'told' && assessment && (
          <>
            <p class="note">{w.valuesOf(nameOfSeat(m, rules, learner, turn ?? learner))}</p>
            <MoveValues m={m} locale={locale} assessment={assessment} onPlay={(move) => send({ type: 'play', move })} />
          </>
        )}
        <LineSteps m={m} context={context} best={best?.lines.yours ?? []} send={send} />
        <div class={`actions ${styles.take}`}>
          {look === 'page' ? (
            <>
              <button type="button" class="button" onClick={() => send({ type: 'setUp' })}>
                {w.change}
              </button>
              <button type="button" class="button" onClick={() => void copy(here(analysisHref))}>
                {w.link}
              </button>
              <button type="button" class="button" onClick={() => print()}>
                {w.print}
              </button>
            </>
          ) : (
            <a class="button" href={`${analysisHref}#!${address}`} target="_blank" rel="noopener">
              {w.openHere}
            </a>
          )}
        </div>
        {copied !== 'not-yet' && <p role="status">{copied === 'copied' ? w.copied : w.cannotCopy}</p>}
        {look === 'page' && (
          <details class={styles.embed}>
            <summary>{w.embed}</summary>
            <p class="note">{w.embedHint}</p>
            <code>{`<iframe src="${here(analysisHref.replace(/analysis\/$/u, 'embed/'))}" width="640" height="900" title="Scoperta"></iframe>`}</code>
          </details>
        )}
      </div>
    </div>
  );
}

/** Where best play leads the learner's side, told from whoever is to move. Undefined where points were not given. */
const ownValue = ({ rules, takenSince }: Deal, value: number, isOwn: boolean): number | undefined =>
  takenSince === 'start' ? (isOwn ? value : rules.pointsTotal - value) : undefined;

import type { ComponentChildren } from 'preact';
import type { Card } from '../../engine/cards.ts';
import type { Explanation } from '../../engine/coach/explanation.ts';
import type { Points } from '../../engine/cards.ts';
import type { PuzzleWords } from '../../i18n/puzzleWords.ts';
import { resultOf, type PuzzleContext, type PuzzleEvent } from '../../machines/puzzleContext.ts';
import { ComparingPanel } from '../lesson/ComparingPanel.tsx';
import type { DealView } from '../lesson/dealView.ts';
import { Act, Actions } from '../lesson/panelParts.tsx';
import { sayHappened } from '../lesson/sayMoves.ts';
import deal from '../lesson/scriptedDeal.module.css';
import { Sentence } from '../Sentence.tsx';
import { VerdictView } from '../table/VerdictView.tsx';

/** What the learner sees a puzzle doing: the machine's states by their names. */
export type PuzzleMoment =
  'asking' | 'judging' | 'defending' | 'stalled' | 'showing' | 'refuted' | 'comparing' | 'revealed' | 'solved';

interface Props {
  readonly m: PuzzleWords;
  readonly view: DealView;
  readonly moment: PuzzleMoment;
  readonly context: PuzzleContext;
  readonly task: string;
  readonly turn: string;
  /** "Right" after the learner's last card, until the next one. */
  readonly right: string | undefined;
  /** Trumps that may be laid down for the turn-up. */
  readonly exchanges: readonly Card[];
  /** Why the first right card was right. */
  readonly why: readonly string[];
  readonly score: Points | undefined;
  readonly values: string | undefined;
  readonly send: (event: PuzzleEvent) => void;
  readonly can: (event: PuzzleEvent) => boolean;
  readonly state: 'asleep' | 'awake';
  /** What the page adds at the end: the rating, the next puzzle, sharing. */
  readonly after?: ComponentChildren;
}

const Sentences = ({ all }: { readonly all: readonly string[] }) => (
  <>
    {all.map((sentence) => (
      <Sentence key={sentence} text={`${sentence} `} />
    ))}
  </>
);

/** The ledger in sentences: what the wrong card gives away. It names no right card. */
const ledgerOf = (m: PuzzleWords, { ledger }: Explanation): readonly string[] =>
  ledger
    ? [
        ...ledger.lose.map(({ card, points }) => m.lesson.comparing.ledger.lose(card, points)),
        ...ledger.miss.map(({ card, points }) => m.lesson.comparing.ledger.miss(card, points)),
        ...ledger.get.map(({ card, points }) => m.lesson.comparing.ledger.get(card, points)),
      ]
    : [];

/** What stands under the table of a puzzle. */
export function PuzzlePanel(props: Props) {
  return (
    <div class={deal.panel}>
      <PanelNow {...props} />
    </div>
  );
}

function PanelNow(props: Props) {
  const { m, view, moment, context, send, state, can, after } = props;
  const { puzzles, lesson } = m;
  // The parts of a lesson's deal send its events; those that a puzzle does not know are never offered.
  const act = { send: send as never, state, can: can as never };
  switch (moment) {
    case 'showing':
      return (
        <p class={deal.news}>
          {props.right && <strong>{props.right} </strong>}
          <Sentences all={sayHappened(m, view.trail)} />
        </p>
      );
    case 'refuted':
      return view.explanation ? (
        <VerdictView
          locale={view.locale}
          verdict={view.explanation.verdict}
          why={[...sayHappened(m, view.trail), ...ledgerOf(m, view.explanation)]}
        >
          <Act {...act} event={{ type: 'takeBack' }} weight="main" label={puzzles.buttons.tryAgain} letter="U" />
          <Act {...act} event={{ type: 'showMe' }} label={lesson.buttons.showMe} letter="E" />
          <GiveUp {...props} />
        </VerdictView>
      ) : null;
    case 'comparing':
      return (
        <>
          {props.why.length > 0 && (
            <p class={deal.why}>
              <Sentences all={props.why} />
            </p>
          )}
          <ComparingPanel {...act} view={view} />
        </>
      );
    case 'revealed':
      return (
        <>
          <p class={deal.task}>{puzzles.gaveUp}</p>
          {props.values && <p>{props.values}</p>}
          <ComparingPanel {...act} view={view} />
          <Actions>
            <Act {...act} event={{ type: 'again' }} label={puzzles.buttons.tryAgain} />
            {after}
          </Actions>
        </>
      );
    case 'solved':
      return (
        <>
          <p class={deal.task} data-result={resultOf(context)}>
            {puzzles.solved(resultOf(context))}
          </p>
          <p class={deal.why}>
            <Sentences all={props.why} /> {props.score !== undefined && puzzles.finalScore(props.score)}
          </p>
          <Actions>
            {after}
            <Act {...act} event={{ type: 'again' }} weight="bare" label={lesson.buttons.again} />
          </Actions>
        </>
      );
    case 'stalled':
      return (
        <>
          <p>{lesson.stalled}</p>
          <Actions>
            <Act {...act} event={{ type: 'takeBack' }} weight="main" label={lesson.buttons.takeBack} letter="U" />
          </Actions>
        </>
      );
    case 'asking':
    case 'judging':
    case 'defending':
      return <AskingPanel {...props} />;
  }
}

function GiveUp({ m, send, state, can }: Props) {
  return can({ type: 'giveUp' }) ? (
    <button
      type="button"
      class="button"
      data-weight="bare"
      disabled={state === 'asleep'}
      onClick={() => send({ type: 'giveUp' })}
    >
      {m.puzzles.buttons.giveUp}
    </button>
  ) : null;
}

function AskingPanel(props: Props) {
  const { m, view, moment, context, send, state, can } = props;
  const act = { send: send as never, state, can: can as never }; // as above
  return (
    <>
      <p class={deal.task}>
        {props.right && <strong>{props.right} </strong>}
        {moment === 'asking' ? `${props.task} ${props.turn}` : m.lesson.thinking}
      </p>
      {view.refused !== undefined && <p class={deal.refused}>{view.refused}</p>}
      {view.hints.length > 0 && (
        <ol class={deal.hints}>
          {view.hints.map((hint) => (
            <li key={hint}>
              <Sentence text={hint} />
            </li>
          ))}
        </ol>
      )}
      <Actions>
        {props.exchanges.map((card) => (
          <Act
            key={card}
            {...act}
            event={{ type: 'play', move: `exchange ${card}` }}
            label={m.lesson.buttons.exchange(card)}
          />
        ))}
        {moment === 'asking' && context.hints.given < 3 && (
          <Act {...act} event={{ type: 'hint' }} label={m.lesson.buttons.hint(context.hints.given)} letter="H" />
        )}
        <GiveUp {...props} />
        <Act {...act} event={{ type: 'again' }} weight="bare" label={m.puzzles.buttons.fromTheStart} />
      </Actions>
    </>
  );
}

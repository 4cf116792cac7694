import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { puzzleWordsFor } from '../../i18n/puzzleWords.ts';
import { plainText } from '../../i18n/sentence.ts';
import { verdictWordsFor } from '../../i18n/verdictWords.ts';
import { choicesOf } from '../../machines/picture.ts';
import { puzzle as machine, puzzleActors } from '../../machines/puzzle.ts';
import {
  isOwnTurn,
  resultOf,
  taskOf,
  type PuzzleEvent,
  type PuzzleInput,
  type PuzzleResult,
} from '../../machines/puzzleContext.ts';
import { trickOnTable, unseen } from '../../machines/trail.ts';
import { workerJudge } from '../../machines/workerJudge.ts';
import { cardOfText } from '../lesson/cardOfText.ts';
import { DealLook } from '../lesson/DealLook.tsx';
import { judgementNow, type DealView, type Moment } from '../lesson/dealView.ts';
import { sayHappened, sayLeadIn } from '../lesson/sayMoves.ts';
import { raceShown, stripShown } from '../lesson/shownDeal.ts';
import type { LitCard } from '../table/shown.ts';
import { useMachine } from '../useMachine.ts';
import { PuzzlePanel, type PuzzleMoment } from './PuzzlePanel.tsx';
import { sayTurn, tableShown, targetShown } from './puzzleShown.ts';

export interface PlayedPuzzleProps {
  readonly locale: Locale;
  readonly puzzle: PuzzleInput;
  /** Final scores after each legal first move, as a sentence for a learner who gives up. */
  readonly values: string | undefined;
  /** What the learner did before this part of the page had come. */
  readonly early?: readonly PuzzleEvent[];
  /** Told once, when it is known how the puzzle came out. */
  readonly onResult?: (result: PuzzleResult) => void;
  /** What the page shows at the end. */
  readonly after?: ComponentChildren;
}

const playable = machine.provide({ actors: puzzleActors(workerJudge) });

/** What the look of a deal calls the puzzle's states. */
const LOOKS: Readonly<Record<PuzzleMoment, Moment>> = {
  asking: 'asking',
  judging: 'judging',
  defending: 'answering',
  stalled: 'stalled',
  showing: 'showing',
  refuted: 'judged',
  comparing: 'comparing',
  revealed: 'comparing',
  solved: 'reviewing',
};

/** A puzzle the learner plays card by card. Holds no rules: the machine asks the engine. */
export function PlayedPuzzle({ locale, puzzle, values, early = [], onResult, after }: PlayedPuzzleProps) {
  const [snapshot, send] = useMachine(playable, { input: puzzle }, early);
  const m = puzzleWordsFor(locale);
  const said = useMemo(() => verdictWordsFor(locale), [locale]);
  const { context, value } = snapshot;
  const { trail, refusal, hints } = context;
  const moment = (typeof value === 'string' ? value : 'asking') as PuzzleMoment; // asking is the only state with parts

  const told = useRef(false);
  // Before it is painted: whoever goes on at once has it kept.
  useLayoutEffect(() => {
    const isKnown = moment === 'solved' || moment === 'refuted' || moment === 'revealed';
    if (!isKnown || told.current) return;
    told.current = true;
    onResult?.(resultOf(context));
  }, [moment]);

  const judgement = judgementNow(trail);
  const explanation = judgement?.kind === 'explained' ? judgement.explanation : undefined;
  const ownFrames = trail.frames.filter(({ by }) => by === 'learner');
  const lastVerdict = ownFrames.at(-1)?.verdict;
  const right =
    moment === 'refuted' || lastVerdict === undefined || lastVerdict.kind === 'costs'
      ? undefined
      : lastVerdict.kind === 'best'
        ? m.puzzles.right.best
        : m.puzzles.right.good;
  const firstJudged = ownFrames[0]?.judgement;
  const firstExplained = firstJudged?.kind === 'explained' ? firstJudged.explanation : undefined;
  const lastJudged = ownFrames.findLast(({ judgement: said }) => said?.kind === 'explained')?.judgement;
  const score = lastJudged?.kind === 'explained' ? lastJudged.explanation.value : undefined;
  const why =
    moment === 'comparing' && explanation
      ? said.why(explanation)
      : moment === 'solved' && firstExplained
        ? said.why(firstExplained)
        : [];
  const hintSentences = hints.all.slice(0, hints.given).map((hint) => said.hint(hint));
  const refused = refusal ? said.refused(refusal.refusal) : undefined;
  const task = m.puzzles.task(taskOf(puzzle));
  const turn = moment === 'asking' && isOwnTurn(trail) ? sayTurn(m, trail) : '';

  const view: DealView = {
    m,
    locale,
    trail,
    moment: LOOKS[moment],
    context,
    explanation,
    odds: undefined,
    verdict: explanation?.verdict,
    why,
    remarks: [],
    hints: hintSentences,
    refused,
    words: {},
  };

  function spokenNow(): readonly string[] {
    if (refused !== undefined) return [refused];
    switch (moment) {
      case 'asking':
        return hintSentences.length > 0
          ? hintSentences.slice(-1)
          : [...(right ? [right] : []), ...sayLeadIn(m, trail), task, turn];
      case 'showing':
        return [...(right ? [right] : []), ...sayHappened(m, trail)];
      case 'refuted':
        return [
          m.puzzles.refuted,
          ...sayHappened(m, trail),
          ...(explanation ? [`${m.table.verdict(explanation.verdict)}.`] : []),
        ];
      case 'solved':
        return [
          m.puzzles.solved(resultOf(context)),
          ...why,
          ...(score === undefined ? [] : [m.puzzles.finalScore(score)]),
        ];
      case 'revealed':
        return [m.puzzles.gaveUp, ...(values ? [values] : [])];
      default:
        return [];
    }
  }

  /** The wrong card and the one that takes the trick; never a right card. */
  function litNow(): readonly LitCard[] {
    const own = unseen(trail).findLast(({ by }) => by === 'learner')?.action;
    if (moment !== 'refuted' || own?.kind !== 'play') return [];
    const trick = trickOnTable(trail);
    const winner = trick?.plays.find(({ seat }) => seat === trick.winner)?.card;
    const taking: LitCard[] =
      trick && winner !== undefined && winner !== own.card
        ? [{ card: winner, tone: 'named', tag: m.table.tag.takes(trick.points) }]
        : [];
    return [...taking, { card: own.card, tone: 'costly', tag: m.table.tag.yourCard }];
  }

  const asked = moment === 'asking';
  return (
    <div data-puzzle-state={moment}>
      <DealLook
        locale={locale}
        moment={LOOKS[moment]}
        awake="awake"
        race={{
          sides: raceShown(m, trail, moment === 'refuted' && explanation ? explanation.value : undefined),
          target: targetShown(trail),
          was: moment === 'refuted' && explanation ? explanation.bestValue : undefined,
        }}
        table={{
          ...tableShown(m, trail, asked ? 'choosing' : 'looking'),
          lit: litNow(),
          status: spokenNow().map(plainText).join(' '),
          onPlay: (card) => send({ type: 'play', move: card }),
          onSeen: moment === 'showing' ? () => send({ type: 'goOn' }) : undefined,
          onHint: () => send({ type: 'hint' }),
          onTakeBack: () => send({ type: 'takeBack' }),
          onWhy: () => send({ type: 'showMe' }),
        }}
        strip={stripShown(m, trail)}
      >
        <PuzzlePanel
          m={m}
          view={view}
          moment={moment}
          context={context}
          task={task}
          turn={turn}
          right={right}
          exchanges={asked ? choicesOf(trail).exchanges.map((card) => cardOfText(card)) : []}
          why={why}
          score={score}
          values={values}
          send={send}
          can={(event) => snapshot.can(event)}
          state="awake"
          after={after}
        />
      </DealLook>
    </div>
  );
}

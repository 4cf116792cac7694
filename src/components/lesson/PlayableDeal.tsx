import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Move } from '../../engine/play/deal.ts';
import type { Fading, Script } from '../../engine/script.ts';
import type { Locale } from '../../i18n/index.ts';
import { playWordsFor } from '../../i18n/playWords.ts';
import { plainText } from '../../i18n/sentence.ts';
import { wakeJudge, workerJudge } from '../../machines/workerJudge.ts';
import { choicesOf, pictureOf } from '../../machines/picture.ts';
import { actorsOf, scriptedDeal } from '../../machines/scriptedDeal.ts';
import type { ScriptedDealEvent, ScriptedDealInput } from '../../machines/scriptedDealContext.ts';
import { lastSignal, verdictOf, wordsNow, type Trail } from '../../machines/trail.ts';
import { useMachine } from '../useMachine.ts';
import { litIn } from './litCards.ts';
import { sayEnd, sayHappened, sayLeadIn } from './sayMoves.ts';
import { sayTask } from './sayTask.ts';
import { DealLook } from './DealLook.tsx';
import { DealPanel } from './DealPanel.tsx';
import { raceShown, seatsShown, stockShown, stripShown, targetOf, trickShown } from './shownDeal.ts';
import { judgementNow, type DealView, type Moment } from './dealView.ts';
import { useAfterMove } from './useAfterMove.ts';
import type { ShownSignal } from './SignalShown.tsx';

export interface PlayableDealProps {
  readonly locale: Locale;
  readonly script: Script;
  readonly fadings: readonly Fading[];
  /** The author's words by key, as sentences with cards marked. */
  readonly words: Readonly<Record<string, string>>;
  readonly look?: 'panel' | 'bare' | undefined;
  /** The faces that are made in it. */
  readonly signals?: readonly ShownSignal[];
  /** The moves of an earlier visit. */
  readonly saved?: ScriptedDealInput['saved'];
  /** What the learner did before this part of the page had come. */
  readonly early?: readonly ScriptedDealEvent[];
  /** Whether the page it comes into answers already: then no card is ever out of order, and the keyboard keeps its place. */
  readonly state?: 'asleep' | 'awake';
  /** Told of every change: what has been played, and what the learner sees of it. */
  readonly onChange?: (trail: Trail, moment: Moment, hinted: 'hinted' | 'unaided') => void;
  /** Buttons of the page that plays the deal, shown while a verdict or the review is. */
  readonly more?: ComponentChildren;
}

const machine = scriptedDeal.provide({ actors: actorsOf(workerJudge) });

/** A deal the learner plays card by card. Holds no rules: the machine asks the engine. */
export function PlayableDeal(props: PlayableDealProps) {
  const { locale, script, fadings, words, look = 'panel', signals = [], saved, early = [], onChange, more } = props;
  const [snapshot, send] = useMachine(machine, { input: { script, fadings, ...(saved ? { saved } : {}) } }, early);
  const [awake, setAwake] = useState<'asleep' | 'awake'>(props.state ?? 'asleep');
  useEffect(() => {
    setAwake('awake');
    wakeJudge();
  }, []);
  const later = useAfterMove();
  const said = useMemo(() => later?.verdictWordsFor(locale), [later, locale]);
  const m = playWordsFor(locale);
  const { trail, refusal, hints } = snapshot.context;
  const moment = (typeof snapshot.value === 'string' ? snapshot.value : 'asking') as Moment; // asking is the only state with parts
  useEffect(() => onChange?.(trail, moment, hints.given > 0 ? 'hinted' : 'unaided'), [trail, moment, hints.given]);
  const judgement = judgementNow(trail);
  const explanation = judgement?.kind === 'explained' ? judgement.explanation : undefined;
  const odds = judgement?.kind === 'weighed' ? judgement.odds : undefined;
  const verdict = judgement && verdictOf(judgement);
  const isVerdict = moment === 'judged' || moment === 'watching' || moment === 'comparing';

  const why = isVerdict ? sayWhy() : [];
  const hintSentences = said ? hints.all.slice(0, hints.given).map((hint) => said.hint(hint)) : [];
  const remarks = wordsNow(trail, isVerdict || moment === 'showing' ? 'after' : 'before').map(
    (key) => words[key] ?? '',
  );
  const refused = refusal ? said?.refused(refusal.refusal) : undefined;
  const given = lastSignal(trail)?.step;
  const signal = signals.find(({ step }) => step === given);
  const spoken = spokenNow();

  function sayWhy(): readonly string[] {
    if (explanation) return said?.why(explanation) ?? [];
    return odds && said ? [said.odds(odds)] : [];
  }

  function spokenNow(): readonly string[] {
    if (refused !== undefined) return [refused];
    switch (moment) {
      case 'asking':
        return hintSentences.length > 0 ? hintSentences.slice(-1) : [...sayLeadIn(m, trail), sayTask(m, trail)];
      case 'judged':
      case 'watching': {
        const words = verdict && [m.table.verdict(verdict), m.table.turns(verdict)].filter(Boolean).join(' ');
        return [...sayHappened(m, trail), ...(words ? [`${words}.`] : []), ...why];
      }
      case 'showing':
        return sayHappened(m, trail);
      case 'reviewing':
        return [sayEnd(m, trail)];
      default:
        return [];
    }
  }

  const asked = moment === 'asking';
  const choices = asked ? choicesOf(trail) : { cards: [], exchanges: [] };
  const strip = stripShown(m, trail);
  const picture = pictureOf(trail);
  const costly = (moment === 'judged' || moment === 'comparing') && explanation?.verdict.kind === 'costs';
  const view: DealView = {
    m,
    locale,
    trail,
    moment,
    context: snapshot.context,
    explanation,
    odds,
    verdict,
    why,
    remarks,
    signal,
    hints: hintSentences,
    refused,
    words,
  };
  const play = (move: Move): void => send({ type: 'play', move });
  const seen = moment === 'judged' || moment === 'showing' ? () => send({ type: 'goOn' }) : undefined;

  return (
    <DealLook
      locale={locale}
      moment={moment}
      awake={awake}
      race={{
        sides: raceShown(m, trail, isVerdict && explanation ? explanation.value : undefined),
        target: targetOf(trail),
        was: costly ? explanation.bestValue : undefined,
      }}
      table={{
        seats: seatsShown(m, trail),
        trick: trickShown(trail),
        stock: stockShown(trail),
        trump: picture.trump ?? (script.start.rules.trump === 'none' ? 'none' : undefined),
        turn: picture.turn,
        direction: script.start.rules.direction,
        lastTrick: picture.lastTrick,
        legal: choices.cards,
        lit: litIn(m, view),
        status: [...(signal ? [signal.says] : []), ...remarks, ...spoken].map(plainText).join(' '),
        look,
        onPlay: play,
        onSeen: seen,
        onHint: () => send({ type: 'hint' }),
        onTakeBack: () => send({ type: 'takeBack' }),
        onWhy: () => send({ type: 'showMe' }),
      }}
      strip={strip}
    >
      <DealPanel
        view={view}
        later={later?.LaterPanels}
        send={send}
        exchanges={choices.exchanges}
        state={awake}
        can={(event) => snapshot.can(event)}
        more={more}
      />
    </DealLook>
  );
}

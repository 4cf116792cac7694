import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Move } from '../../engine/play/deal.ts';
import type { Fading, Script } from '../../engine/script.ts';
import type { Locale } from '../../i18n/index.ts';
import { playWordsFor } from '../../i18n/playWords.ts';
import { plainText } from '../../i18n/sentence.ts';
import type { Judge } from '../../machines/judge.ts';
import { choicesOf, pictureOf } from '../../machines/picture.ts';
import { actorsOf, scriptedDeal } from '../../machines/scriptedDeal.ts';
import type { ScriptedDealInput } from '../../machines/scriptedDealContext.ts';
import { wordsNow, type Trail } from '../../machines/trail.ts';
import { RaceBar } from '../table/RaceBar.tsx';
import { Strip } from '../table/Strip.tsx';
import { Table } from '../table/Table.tsx';
import { useMachine } from '../useMachine.ts';
import type * as laterModule from './later.ts';
import { sayTask } from './sayTask.ts';
import { DealPanel } from './DealPanel.tsx';
import { raceShown, seatsShown, stockShown, stripShown, targetOf, trickShown } from './shownDeal.ts';
import styles from './scriptedDeal.module.css';
import { judgementNow, type DealView, type Moment } from './dealView.ts';

export interface PlayableDealProps {
  readonly locale: Locale;
  readonly script: Script;
  readonly fadings: readonly Fading[];
  /** The author's words by key, as sentences with cards marked. */
  readonly words: Readonly<Record<string, string>>;
  readonly look?: 'panel' | 'bare' | undefined;
  /** The moves of an earlier visit. */
  readonly saved?: ScriptedDealInput['saved'];
  /** Told of every change: what has been played, and what the learner sees of it. */
  readonly onChange?: (trail: Trail, moment: Moment, hinted: 'hinted' | 'unaided') => void;
  /** Buttons of the page that plays the deal, shown while a verdict or the review is. */
  readonly more?: ComponentChildren;
}

type Later = typeof laterModule;

const loadLater = (): Promise<Later> => import('./later.ts');

/** The worker's judge, which comes with the rest of what the first move needs. */
const judge: Judge = {
  judge: async (input) => (await loadLater()).workerJudge.judge(input),
  advise: async (input) => (await loadLater()).workerJudge.advise(input),
  answer: async (deal) => (await loadLater()).workerJudge.answer(deal),
};

const machine = scriptedDeal.provide({ actors: actorsOf(judge) });

/** A deal the learner plays card by card. Holds no rules: the machine asks the engine. */
export function PlayableDeal(props: PlayableDealProps) {
  const { locale, script, fadings, words, look = 'panel', saved, onChange, more } = props;
  const [snapshot, send] = useMachine(machine, { input: { script, fadings, ...(saved ? { saved } : {}) } });
  const [awake, setAwake] = useState<'asleep' | 'awake'>('asleep');
  const [came, setCame] = useState<Later>();
  useEffect(() => {
    setAwake('awake');
    void loadLater().then(setCame);
  }, []);
  const said = useMemo(() => came?.verdictWordsFor(locale), [came, locale]);
  const m = playWordsFor(locale);
  const { trail, refusal, hints } = snapshot.context;
  const moment = (typeof snapshot.value === 'string' ? snapshot.value : 'asking') as Moment; // asking is the only state with parts
  useEffect(() => onChange?.(trail, moment, hints.given > 0 ? 'hinted' : 'unaided'), [trail, moment, hints.given]);
  const judgement = judgementNow(trail);
  const explanation = judgement?.kind === 'explained' ? judgement.explanation : undefined;
  const isVerdict = moment === 'judged' || moment === 'watching' || moment === 'comparing';

  const why = isVerdict && explanation ? (said?.why(explanation) ?? []) : [];
  const hintSentences = hints.all.slice(0, hints.given).map((hint) => said?.hint(hint) ?? '');
  const remarks = wordsNow(trail, isVerdict || moment === 'showing' ? 'after' : 'before').map(
    (key) => words[key] ?? '',
  );
  const refused = refusal ? said?.refused(refusal.refusal) : undefined;
  const spoken = spokenNow();

  function spokenNow(): readonly string[] {
    if (refused !== undefined) return [refused];
    switch (moment) {
      case 'asking':
        return hintSentences.length > 0
          ? hintSentences.slice(-1)
          : [...(came?.sayLeadIn(m, trail) ?? []), sayTask(m, trail)];
      case 'judged':
      case 'watching': {
        const verdict =
          explanation &&
          [m.table.verdict(explanation.verdict), m.table.turns(explanation.verdict)].filter(Boolean).join(' ');
        return [...(came?.sayHappened(m, trail) ?? []), ...(verdict ? [`${verdict}.`] : []), ...why];
      }
      case 'showing':
        return came?.sayHappened(m, trail) ?? [];
      case 'reviewing':
        return came ? [came.sayEnd(m, trail)] : [];
      default:
        return [];
    }
  }

  const asked = moment === 'asking';
  const choices = asked ? choicesOf(trail) : { cards: [], exchanges: [] };
  const strip = stripShown(m, trail);
  const picture = pictureOf(trail);
  const costly = moment === 'judged' && explanation?.verdict.kind === 'costs';
  const view: DealView = {
    m,
    locale,
    trail,
    moment,
    context: snapshot.context,
    explanation,
    why,
    remarks,
    hints: hintSentences,
    refused,
    words,
  };
  const play = (move: Move): void => send({ type: 'play', move });
  const seen = moment === 'judged' || moment === 'showing' ? () => send({ type: 'goOn' }) : undefined;

  return (
    <div class={styles.deal} data-moment={moment} data-awake={awake}>
      <RaceBar
        locale={locale}
        sides={raceShown(m, trail, isVerdict && explanation ? explanation.value : undefined)}
        target={targetOf(trail)}
        was={costly ? explanation.bestValue : undefined}
      />
      <Table
        locale={locale}
        seats={seatsShown(m, trail)}
        trick={trickShown(trail)}
        stock={stockShown(trail)}
        trump={picture.trump ?? (script.start.rules.trump === 'none' ? 'none' : undefined)}
        turn={picture.turn}
        lastTrick={picture.lastTrick}
        legal={choices.cards}
        lit={came?.litIn(m, view) ?? []}
        status={[...remarks, ...spoken].map(plainText).join(' ')}
        look={look}
        onPlay={play}
        onSeen={seen}
        onHint={() => send({ type: 'hint' })}
        onTakeBack={() => send({ type: 'takeBack' })}
        onWhy={() => send({ type: 'showMe' })}
      />
      <DealPanel
        view={view}
        send={send}
        exchanges={choices.exchanges}
        state={awake}
        can={(event) => snapshot.can(event)}
        more={more}
        Later={came?.LaterPanels}
      />
      <Strip locale={locale} tricks={strip.tricks} total={strip.total} />
    </div>
  );
}

import { useEffect, useState } from 'preact/hooks';
import type { EndKind } from '../../engine/compare/endContrast.ts';
import { asksForEnd, swapInEnd, type SharedEnd } from '../../engine/compare/sharedEnd.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { tableWordsFor } from '../../i18n/tableWords.ts';
import { sharedEngine } from '../../workers/engineClient.ts';
import { nameOfSeat } from '../table/nameOfSeat.ts';
import { AnswersLive, DealActs } from './AnswersLive.tsx';
import { SameSection } from './SameSection.tsx';
import { CardPile, type ToldAnswer } from './SharedDealView.tsx';
import styles from './sharedDeal.module.css';
import { useAnswers } from './useAnswers.ts';
import { useSwap } from './useSwap.ts';

/** The last tricks of a deal for more than two, as a page brings them. */
export type ShownEnd = SharedEnd & {
  readonly kind: EndKind;
  /** Seats of the learner's side. */
  readonly own: readonly number[];
};

export interface SameEndProps {
  readonly locale: Locale;
  readonly end: ShownEnd;
  readonly rules: readonly RuleSet[];
  /** What it comes to under the rules, if the page knows that. */
  readonly answers?: readonly ToldAnswer[];
  /** Deals that part like this, of those looked at. */
  readonly found?: { readonly found: number; readonly deals: number };
}

/** The last tricks of one deal for more than two under each of the rules; a card that is changed is worked out anew. */
export function SameEnd({ locale, end, rules, answers, found }: SameEndProps) {
  const m = compareWordsFor(locale);
  const words = m.compare.ends;
  const table = tableWordsFor(locale);
  const [changed, setChanged] = useState<SharedEnd>();
  const [state, setState] = useState<'asleep' | 'awake'>('asleep');
  useEffect(() => setState('awake'), []);
  const shown = changed ?? end;
  const { hands, turn, trump, contract, won } = shown;
  const { chosen, choose, leave } = useSwap((one, other) => setChanged(swapInEnd(shown, one, other)));
  const told = useAnswers({
    locale,
    rules,
    cards: [hands, won],
    known: changed ? undefined : answers,
    ask: () => sharedEngine().ask('endsUnder', { end: shown, rules }, { lane: 'same-deal' }),
  });

  const direction = rules.find((each) => asksForEnd(end, each))?.direction ?? 'counter-clockwise';
  const nameOf = (seat: number): string => nameOfSeat(table, { seats: hands.length, direction }, turn, seat);
  const called = (seat: number): string | undefined => (seat === turn ? undefined : nameOf(seat));
  const partOf = (seat: number): string | undefined => {
    if (contract?.caller === seat) return table.table.caller;
    if (contract?.partner === seat) return words.partner;
    return !contract && end.own.includes(seat) && seat !== turn ? table.table.partner : undefined;
  };
  const before = told.answers.flatMap(({ name, answer }) =>
    answer.kind === 'line' ? [{ name, own: answer.before[0], others: answer.before[1] }] : [],
  );
  const facts = [
    words.trumps(m.cards.suit(trump)),
    ...(contract
      ? [
          words.contract({
            caller: called(contract.caller),
            partner: called(contract.partner),
            called: contract.called,
          }),
        ]
      : []),
    ...(before.length > 0 ? [words.before(before)] : []),
  ].join(' ');
  // Who holds or held the called card is the partner: it stays where it is.
  const pile = { locale, chosen, fixed: contract?.called, onChoose: state === 'awake' ? choose : undefined };

  return (
    <SameSection title={m.compare.deal.title} intro={words.intros[end.kind]} facts={facts}>
      <div class={styles.cards}>
        {hands.map((_, at) => {
          const seat = (turn + at) % hands.length;
          const part = partOf(seat);
          const name = seat === turn ? table.table.you : nameOf(seat);
          return <CardPile key={seat} {...pile} title={part ? `${name}, ${part}` : name} cards={hands[seat] ?? []} />;
        })}
        {state === 'awake' && (
          <details class={styles.gone}>
            <summary>{m.compare.deal.gone(won.flat().length)}</summary>
            <CardPile {...pile} title="" cards={won.flat()} />
          </details>
        )}
      </div>
      <DealActs
        locale={locale}
        chosen={chosen}
        state={state}
        onPutBack={
          changed &&
          (() => {
            leave();
            setChanged(undefined);
          })
        }
      />
      <AnswersLive locale={locale} told={told} seating={{ learner: turn, own: end.own, nameOf }} />
      {found && !changed && <p class="note">{words.found(found.found, found.deals)}</p>}
    </SameSection>
  );
}

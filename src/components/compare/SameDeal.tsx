import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../engine/cards.ts';
import { swapCards, type SharedDeal } from '../../engine/compare/sharedDeal.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { sharedEngine } from '../../workers/engineClient.ts';
import { nameOf } from './columns.ts';
import styles from './compareIsland.module.css';
import { SharedAnswers, SharedCards, type ToldAnswer } from './SharedDealView.tsx';

interface Props {
  readonly locale: Locale;
  readonly rules: readonly RuleSet[];
  /** The page's own deals. */
  readonly deals: readonly SharedDeal[];
  /** The one on the table, if the reader has changed it. */
  readonly deal: SharedDeal | undefined;
  /** What the first deal comes to under the rules the page opens with. */
  readonly answers: readonly ToldAnswer[];
  /** Whether `answers` hold for these rules. */
  readonly opening: 'opening' | 'changed';
  readonly onDeal: (deal: SharedDeal | undefined) => void;
}

type Told =
  | { readonly key: string; readonly answers: readonly ToldAnswer[] }
  | { readonly key: string; readonly failed: 'failed' };

const keyOf = (deal: SharedDeal, rules: readonly RuleSet[]): string =>
  JSON.stringify([deal.cards, deal.trump, deal.won, rules.map(({ id, house }) => [id, house ?? {}])]);

/** One deal under each of the rules, worked out by the engine's worker; a card that is changed is worked out anew. */
export function SameDeal({ locale, rules, deals, deal, answers, opening, onDeal }: Props) {
  const m = compareWordsFor(locale);
  const words = m.compare.deal;
  const shown = deal ?? deals[0];
  const [told, setTold] = useState<Told>();
  const [chosen, setChosen] = useState<Card>();
  const [number, setNumber] = useState(0);
  const key = shown ? keyOf(shown, rules) : '';
  const isOpening = opening === 'opening' && deal === undefined;

  useEffect(() => {
    if (!shown || isOpening || told?.key === key) return;
    void (async () => {
      try {
        const [ended, { verdictWordsFor }] = await Promise.all([
          sharedEngine().ask('answersUnder', { shared: shown, rules }, { lane: 'same-deal' }),
          import('../../i18n/verdictWords.ts'),
        ]);
        if (ended.status === 'dropped') return;
        const said = verdictWordsFor(locale);
        const all = ended.answer.map((answer, at): ToldAnswer => {
          const why = answer.kind === 'line' ? answer.parts?.why : undefined;
          return {
            name: nameOf(m, rules[at]?.id ?? ''),
            answer,
            why: why === undefined ? [] : 'reasons' in why ? said.why(why) : [said.refused(why)],
          };
        });
        setTold({ key, answers: all });
      } catch {
        setTold({ key, failed: 'failed' });
      }
    })();
  }, [key, isOpening]);

  if (!shown) return null;
  const now = isOpening ? { key, answers } : told?.key === key ? told : undefined;
  const lines = now && 'answers' in now ? now.answers.filter(({ answer }) => answer.kind === 'line') : [];
  const parts = now && 'answers' in now && now.answers.some(({ answer }) => answer.kind === 'line' && answer.parts);

  function choose(card: Card): void {
    if (chosen === undefined) setChosen(card);
    else {
      setChosen(undefined);
      if (shown && card !== chosen) onDeal(swapCards(shown, chosen, card));
    }
  }
  function another(): void {
    const next = (number + 1) % deals.length;
    setNumber(next);
    setChosen(undefined);
    onDeal(deals[next]);
  }

  return (
    <section class={styles.same} aria-labelledby="same-deal">
      <h2 id="same-deal">{words.title}</h2>
      <p>{words.intro}</p>
      <p class="ui">{words.trumps(m.cards.suit(shown.trump))}</p>
      <SharedCards locale={locale} deal={shown} handSize={rules[0]?.handSize ?? 3} chosen={chosen} onChoose={choose} />
      <div class={styles.acts}>
        <p class="note">{chosen === undefined ? words.swapHint : words.swapWith(chosen)}</p>
        {deals.length > 1 && (
          <button type="button" class="button" onClick={another}>
            {words.another}
          </button>
        )}
        {deal !== undefined && (
          <button type="button" class="button" data-weight="bare" onClick={() => onDeal(undefined)}>
            {words.putBack}
          </button>
        )}
      </div>
      <p class={`note ${styles.status}`} role="status">
        {!now
          ? words.working
          : 'failed' in now
            ? words.failed
            : lines.length > 1 && words.status({ names: lines.map(({ name }) => name), parts: parts === true })}
      </p>
      {now && 'answers' in now && <SharedAnswers locale={locale} answers={now.answers} />}
    </section>
  );
}

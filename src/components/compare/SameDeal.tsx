import { useState } from 'preact/hooks';
import { swapCards, type SharedDeal } from '../../engine/compare/sharedDeal.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { sharedEngine } from '../../workers/engineClient.ts';
import { AnswersLive, DealActs } from './AnswersLive.tsx';
import { SameSection } from './SameSection.tsx';
import { SharedCards, type ToldAnswer } from './SharedDealView.tsx';
import { useAnswers } from './useAnswers.ts';
import { useSwap } from './useSwap.ts';

interface Props {
  readonly locale: Locale;
  readonly rules: readonly RuleSet[];
  /** The page's own deals: at least one. */
  readonly deals: readonly [SharedDeal, ...SharedDeal[]];
  /** The one on the table, if the reader has changed it. */
  readonly deal: SharedDeal | undefined;
  /** What the first deal comes to under the rules the page opens with. */
  readonly answers: readonly ToldAnswer[];
  /** Whether `answers` hold for these rules. */
  readonly opening: 'opening' | 'changed';
  readonly onDeal: (deal: SharedDeal | undefined) => void;
}

/** One deal for two under each of the rules, worked out by the engine's worker; a card that is changed is worked out anew. */
export function SameDeal({ locale, rules, deals, deal, answers, opening, onDeal }: Props) {
  const m = compareWordsFor(locale);
  const words = m.compare.deal;
  const shown = deal ?? deals[0];
  const [number, setNumber] = useState(0);
  const { chosen, choose, leave } = useSwap((one, other) => onDeal(swapCards(shown, one, other)));
  const told = useAnswers({
    locale,
    rules,
    cards: shown,
    known: opening === 'opening' && deal === undefined ? answers : undefined,
    ask: () => sharedEngine().ask('answersUnder', { shared: shown, rules }, { lane: 'same-deal' }),
  });

  function another(): void {
    const next = (number + 1) % deals.length;
    setNumber(next);
    leave();
    onDeal(deals[next]);
  }

  return (
    <SameSection title={words.title} intro={words.intro} facts={words.trumps(m.cards.suit(shown.trump))}>
      <SharedCards locale={locale} deal={shown} handSize={rules[0]?.handSize ?? 3} chosen={chosen} onChoose={choose} />
      <DealActs
        locale={locale}
        chosen={chosen}
        state="awake"
        onAnother={deals.length > 1 ? another : undefined}
        onPutBack={deal === undefined ? undefined : () => onDeal(undefined)}
      />
      <AnswersLive locale={locale} told={told} />
    </SameSection>
  );
}

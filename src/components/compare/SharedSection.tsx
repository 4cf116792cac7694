import type { SharedDeal } from '../../engine/compare/sharedDeal.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { SameSection } from './SameSection.tsx';
import { SharedAnswers, SharedCards, type ToldAnswer } from './SharedDealView.tsx';

interface Props {
  readonly locale: Locale;
  readonly deal: SharedDeal;
  readonly handSize: number;
  readonly answers: readonly ToldAnswer[];
}

/** One deal for two under several rule sets, worked out at build: for no script, for print, and until a script has come. */
export function SharedSection({ locale, deal, handSize, answers }: Props) {
  const m = compareWordsFor(locale);
  const words = m.compare.deal;
  return (
    <SameSection title={words.title} intro={words.intro} facts={words.trumps(m.cards.suit(deal.trump))}>
      <SharedCards locale={locale} deal={deal} handSize={handSize} />
      <SharedAnswers locale={locale} answers={answers} />
    </SameSection>
  );
}

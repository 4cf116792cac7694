import { useEffect, useState } from 'preact/hooks';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import type { Ended } from '../../workers/engineClient.ts';
import { nameOf } from './columns.ts';
import type { ToldAnswer } from './SharedDealView.tsx';

/** What came of asking about one deal under some rules. */
export type Told =
  | { readonly key: string; readonly answers: readonly ToldAnswer[] }
  | { readonly key: string; readonly failed: 'failed' };

interface Question {
  readonly locale: Locale;
  readonly rules: readonly RuleSet[];
  /** Names the deal and the rules: another key is another question. */
  readonly key: string;
  /** Answers that the page has brought with it. With them the engine is not asked. */
  readonly known: readonly ToldAnswer[] | undefined;
  readonly ask: () => Promise<Ended<'answersUnder' | 'endsUnder'>>;
}

/** What rules are told apart by in a key. */
export const keyOfRules = (rules: readonly RuleSet[]) => rules.map(({ id, house }) => [id, house ?? {}]);

/** What a deal comes to under each of the rules, told; undefined while the engine's worker is at it. */
export function useAnswers({ locale, rules, key, known, ask }: Question): Told | undefined {
  const [told, setTold] = useState<Told>();
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown || told?.key === key) return;
    void (async () => {
      try {
        const [ended, { verdictWordsFor }] = await Promise.all([ask(), import('../../i18n/verdictWords.ts')]);
        if (ended.status === 'dropped') return;
        const m = compareWordsFor(locale);
        const said = verdictWordsFor(locale);
        const answers = ended.answer.map((answer, at): ToldAnswer => {
          const why = answer.kind === 'line' ? answer.parts?.why : undefined;
          return {
            name: nameOf(m, rules[at]?.id ?? ''),
            answer,
            why: why === undefined ? [] : 'reasons' in why ? said.why(why) : [said.refused(why)],
          };
        });
        setTold({ key, answers });
      } catch {
        setTold({ key, failed: 'failed' });
      }
    })();
  }, [key, isKnown]);
  if (known) return { key, answers: known };
  return told?.key === key ? told : undefined;
}

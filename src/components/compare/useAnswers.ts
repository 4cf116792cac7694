import { useEffect, useRef, useState } from 'preact/hooks';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import type { Ended } from '../../workers/engineClient.ts';
import { nameOf } from './columns.ts';
import type { ToldAnswer } from './SharedDealView.tsx';

/** What came of asking about one deal under some rules. */
export interface Told {
  readonly state: 'told' | 'working' | 'failed';
  /** While the engine is at it, those of the deal before under the same rules, so that the page stays in place. */
  readonly answers: readonly ToldAnswer[];
}

type Ending = { readonly key: string; readonly answers: readonly ToldAnswer[] | undefined };

interface Question {
  readonly locale: Locale;
  readonly rules: readonly RuleSet[];
  /** What names the deal: with other cards it is another question. */
  readonly cards: unknown;
  /** Answers that the page has brought with it. With them the engine is not asked. */
  readonly known: readonly ToldAnswer[] | undefined;
  readonly ask: () => Promise<Ended<'answersUnder' | 'endsUnder'>>;
}

/** What a deal comes to under each of the rules, told, as the engine's worker answers. */
export function useAnswers({ locale, rules, cards, known, ask }: Question): Told {
  const [ending, setEnding] = useState<Ending>();
  const table = JSON.stringify(rules.map(({ id, house }) => [id, house ?? {}]));
  const key = JSON.stringify([cards, table]);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown || ending?.key === key) return;
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
        setEnding({ key, answers });
      } catch {
        setEnding({ key, answers: undefined });
      }
    })();
  }, [key, isKnown]);

  const answers = known ?? (ending?.key === key ? ending.answers : undefined);
  const last = useRef<{ readonly table: string; readonly answers: readonly ToldAnswer[] }>();
  if (answers) last.current = { table, answers };
  if (answers) return { state: 'told', answers };
  const before = last.current?.table === table ? last.current.answers : [];
  return { state: ending?.key === key ? 'failed' : 'working', answers: before };
}

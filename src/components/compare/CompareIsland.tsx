import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { rulesOfHouse, type House } from '../../engine/compare/houseAddress.ts';
import { asksForEnd } from '../../engine/compare/sharedEnd.ts';
import type { SharedDeal } from '../../engine/compare/sharedDeal.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import type { RuleKind } from '../../engine/rules/summary.ts';
import { compareWordsFor } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { formatChoice, MOST, readChoice, type Choice, type ChoiceFault } from './choice.ts';
import { columnsOf, nameOf, rowsShown, type OptionWords, type SourceTitles } from './columns.ts';
import styles from './compareIsland.module.css';
import { ComparisonTable, type RuleLink } from './ComparisonTable.tsx';
import { GamePicker } from './GamePicker.tsx';
import type { SameDeal } from './SameDeal.tsx';
import type { SameEnd, ShownEnd } from './SameEnd.tsx';
import type { ToldAnswer } from './SharedDealView.tsx';

interface Props {
  readonly locale: Locale;
  readonly first: readonly House[];
  readonly sources: SourceTitles;
  /** House options in words. */
  readonly options: OptionWords;
  readonly links: Readonly<Partial<Record<RuleKind, RuleLink>>>;
  /** Deals to put under the rules; the first is shown, and `answers` is what it comes to under `first`. */
  readonly deals: readonly [SharedDeal, ...SharedDeal[]];
  readonly answers: readonly ToldAnswer[];
  /** Last tricks of deals for more than two, for rules that ask for as many. */
  readonly ends: readonly ShownEnd[];
  /** The same deal as the build drew it, shown until the part that can change it has come. */
  readonly children?: ComponentChildren;
}

/** What plays deals out. */
interface Live {
  readonly SameDeal: typeof SameDeal;
  readonly SameEnd: typeof SameEnd;
}

/** The end that more of the rules can be put on than on a deal for two; undefined where that deal serves as well. */
function endFor(rules: readonly RuleSet[], ends: readonly ShownEnd[]): ShownEnd | undefined {
  const count = (end: ShownEnd): number => rules.filter((each) => asksForEnd(end, each)).length;
  const forTwo = rules.filter(({ seats }) => seats === 2).length;
  return ends.find((end) => count(end) > Math.max(1, forTwo));
}

/** The comparison of two to four games of the reader's choice, which the address keeps. */
export function CompareIsland({ locale, first, sources, options, links, deals, answers, ends, children }: Props) {
  const m = compareWordsFor(locale);
  const words = m.compare.choose;
  const [choice, setChoice] = useState<Choice>({ houses: first, show: 'all', deal: undefined });
  const [fault, setFault] = useState<ChoiceFault>();
  const [mounted, setMounted] = useState(false);

  useEffect(() => {
    const read = (): void => {
      const found = readChoice(location.hash, first);
      if (found) setChoice(found.choice);
      setFault(found?.fault);
    };
    read();
    setMounted(true);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  // What plays a deal out comes when it is near, or when what the build drew no longer holds.
  const place = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live>();
  const holds = choice.houses === first && choice.deal === undefined;
  useEffect(() => {
    const load = (): void =>
      void Promise.all([import('./SameDeal.tsx'), import('./SameEnd.tsx')]).then(([deal, end]) =>
        setLive({ SameDeal: deal.SameDeal, SameEnd: end.SameEnd }),
      );
    if (!place.current || live) return undefined;
    if (!holds) return load();
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: '600px' },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, [holds, live]);

  function change(next: Choice): void {
    setChoice(next);
    setFault(undefined);
    history.replaceState(null, '', formatChoice(next));
  }
  const withHouses = (houses: readonly House[]): void => change({ ...choice, houses });

  const { houses, show } = choice;
  const rules = useMemo(
    () =>
      houses.flatMap((house) => {
        const made = rulesOfHouse(house);
        if (made.ok) return [made.value];
        const plain = rulesOfHouse({ base: house.base, options: {} });
        return plain.ok ? [plain.value] : [];
      }),
    [houses],
  );
  const end = useMemo(() => endFor(rules, ends), [rules]);
  const rows = useMemo(() => rowsShown(rules), [rules]);
  // An option that cannot stand with another is told, and the game shown without any.
  const clash = houses.map(rulesOfHouse).find((made) => !made.ok);
  const told = fault ?? (clash && !clash.ok ? clash.error : undefined);
  const spare = Object.keys(m.rules.names).find((id) => !houses.some(({ base }) => base === id));

  return (
    <div data-state={mounted ? 'ready' : 'waiting'}>
      <fieldset class={styles.chooser}>
        <legend>{words.legend}</legend>
        {houses.map((house, at) => (
          <GamePicker
            key={at}
            m={m}
            names={options}
            label={words.ruleSet(at + 1)}
            house={house}
            disabled={!mounted}
            onChange={(next) => withHouses(houses.map((old, place) => (place === at ? next : old)))}
          />
        ))}
        <div class={styles.acts}>
          {houses.length < MOST && spare !== undefined && (
            <button
              type="button"
              class="button"
              disabled={!mounted}
              onClick={() => withHouses([...houses, { base: spare, options: {} }])}
            >
              {words.add}
            </button>
          )}
          {houses.length > 2 &&
            houses.map((house, at) => (
              <button
                key={at}
                type="button"
                class="button"
                data-weight="bare"
                disabled={!mounted}
                onClick={() => withHouses(houses.filter((_, place) => place !== at))}
              >
                {words.remove(nameOf(m, house.base))}
              </button>
            ))}
          <label class={styles.only}>
            <input
              type="checkbox"
              checked={show === 'differing'}
              disabled={!mounted}
              onChange={({ currentTarget }) => change({ ...choice, show: currentTarget.checked ? 'differing' : 'all' })}
            />
            {words.onlyDiffering}
          </label>
        </div>
      </fieldset>
      <div role="status">{told && <p class={styles.fault}>{words.broken(told)}</p>}</div>
      <ComparisonTable
        locale={locale}
        columns={columnsOf(m, options, rules, sources)}
        rows={rows}
        show={show}
        links={links}
        options={options}
      />
      <div ref={place}>
        {live && end ? (
          <live.SameEnd key={end.kind} locale={locale} end={end} rules={rules} />
        ) : live ? (
          <live.SameDeal
            locale={locale}
            rules={rules}
            deals={deals}
            deal={choice.deal}
            answers={answers}
            opening={choice.houses === first ? 'opening' : 'changed'}
            onDeal={(deal) => change({ ...choice, deal })}
          />
        ) : holds ? (
          children
        ) : (
          <p class="note">{m.compare.deal.working}</p>
        )}
      </div>
    </div>
  );
}

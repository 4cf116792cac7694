import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  clashIn,
  formatHouse,
  readHouse,
  rulesOfHouse,
  type Clash,
  type House,
} from '../../engine/compare/houseAddress.ts';
import { optionsFor } from '../../engine/compare/houseOptions.ts';
import { linesOf } from '../../engine/compare/rows.ts';
import type { SummaryLine } from '../../engine/rules/summary.ts';
import { compareWordsFor, type CompareWords } from '../../i18n/compareWords.ts';
import { houseWordsFor, type HouseMessages } from '../../i18n/houseWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { say } from '../../i18n/say.ts';
import { formatChoice } from './choice.ts';
import { nameOf } from './columns.ts';
import { GameSelect } from './GamePicker.tsx';
import styles from './houseIsland.module.css';
import { OptionFields } from './OptionFields.tsx';

interface Props {
  readonly locale: Locale;
  readonly first: House;
  /** The page of the comparison, with the base path in front. */
  readonly compareHref: string;
  /** The page of analysis, likewise. */
  readonly analysisHref: string;
}

/** A house as an address keeps it: `#!brisca-2~ARRASTRO.on&name=At%20Ana’s`. */
const addressOf = (house: House, name: string): string =>
  `#!${formatHouse(house)}${name === '' ? '' : `&name=${encodeURIComponent(name)}`}`;

/** The name in an address; a broken one is no name. */
function nameIn(text: string): string {
  try {
    return decodeURIComponent(text.replace(/^name=/u, '')).slice(0, 60);
  } catch {
    return '';
  }
}

/** The rules of one's own table: a game, house options on it, a name; on one page, with a link. */
export function HouseIsland({ locale, first, compareHref, analysisHref }: Props) {
  const m = compareWordsFor(locale);
  const words = houseWordsFor(locale);
  const [house, setHouse] = useState<House>(first);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<Clash>();
  const [copied, setCopied] = useState<'no' | 'copied' | 'cannot'>('no');
  const [mounted, setMounted] = useState(false);

  useEffect(() => {
    const read = (): void => {
      if (!location.hash.startsWith('#!')) return;
      const [text = '', named = ''] = location.hash.slice(2).split('&');
      setName(nameIn(named));
      const found = readHouse(text);
      if (!found.ok) return setFault({ refusal: found.error });
      const base = rulesOfHouse({ base: found.value.base, options: {} });
      if (!base.ok) return setFault({ refusal: base.error });
      setFault(undefined);
      setHouse(found.value);
    };
    read();
    setMounted(true);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  function change(next: House, called = name): void {
    setHouse(next);
    setName(called);
    setFault(undefined);
    setCopied('no');
    history.replaceState(null, '', addressOf(next, called));
  }

  const base = useMemo(() => rulesOfHouse({ base: house.base, options: {} }), [house.base]);
  const choices = useMemo(() => (base.ok ? optionsFor(base.value) : []), [base]);
  const made = useMemo(() => rulesOfHouse(house), [house]);
  const clash = fault ?? clashIn(house);
  const baseName = nameOf(m, house.base);
  const discussed = choices.filter(({ discussed: by }) => by === 'discussed');
  const elsewhere = choices.filter(({ discussed: by }) => by === 'from-elsewhere');
  const lines = made.ok && base.ok ? linesOf(made.value, base.value) : [];
  const fields = { m: { ...m, house: words }, options: house.options, disabled: !mounted } as const;
  const choose = (options: House['options']): void => change({ ...house, options });
  const address = mounted ? `${location.origin}${location.pathname}${addressOf(house, name)}` : '';

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      setCopied('cannot');
    }
  }

  /** A deal by these rules, on the page of analysis: the engine that deals it comes only now. */
  async function openDeal(): Promise<void> {
    const { dealAddress } = await import('../../machines/openHouse.ts');
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const dealt = dealAddress(house, seed);
    if (dealt !== undefined) location.assign(`${analysisHref}${dealt}`);
  }

  return (
    <div class={styles.both} data-state={mounted ? 'ready' : 'waiting'}>
      <fieldset class={styles.form}>
        <label>
          <span>{words.base}</span>
          <GameSelect
            m={m}
            value={house.base}
            disabled={!mounted}
            onChange={(id) => change({ base: id, options: {} })}
          />
        </label>
        <label>
          <span>{words.name}</span>
          <input
            class={styles.field}
            type="text"
            maxLength={60}
            value={name}
            disabled={!mounted}
            onInput={({ currentTarget }) => change(house, currentTarget.value)}
          />
        </label>
        {discussed.length > 0 && (
          <>
            <h2>{words.discussed}</h2>
            <p class="note">{words.discussedIntro(baseName)}</p>
            <OptionFields {...fields} choices={discussed} onChange={choose} />
          </>
        )}
        {elsewhere.length > 0 && (
          <details open={elsewhere.some(({ option }) => house.options[option] !== undefined)}>
            <summary>{words.elsewhere}</summary>
            <OptionFields {...fields} choices={elsewhere} onChange={choose} />
          </details>
        )}
        {Object.keys(house.options).length > 0 && (
          <button type="button" class="button" data-weight="bare" disabled={!mounted} onClick={() => choose({})}>
            {words.reset}
          </button>
        )}
      </fieldset>
      <section class={styles.sheet} aria-labelledby="sheet">
        <h2 id="sheet">{name === '' ? words.unnamed(baseName) : name}</h2>
        <div role="status">
          {clash && (
            <div class={styles.refused}>
              <p>
                <b>{words.refusedTitle}.</b> {words.refused(clash.refusal, clash.against)}
              </p>
            </div>
          )}
        </div>
        {made.ok && <Lines m={m} words={words} lines={lines} baseName={baseName} />}
        {made.ok && (
          <>
            <div class={styles.acts}>
              <a
                class="button"
                data-weight="main"
                href={`${compareHref}${formatChoice({
                  houses: [{ base: house.base, options: {} }, house],
                  show: 'differing',
                  deal: undefined,
                })}`}
              >
                {words.compareWith(baseName)}
              </a>
              {made.value.auction === 'none' && (
                <button type="button" class="button" disabled={!mounted} onClick={() => void openDeal()}>
                  {words.openDeal}
                </button>
              )}
              <button type="button" class="button" disabled={!mounted} onClick={() => print()}>
                {words.print}
              </button>
              <button type="button" class="button" disabled={!mounted} onClick={() => void copy()}>
                {words.copy}
              </button>
            </div>
            <label class={styles.link}>
              <span class="note">{words.link}</span>
              <input class={styles.field} type="text" readOnly value={address} data-link />
            </label>
            <p class="note" role="status">
              {copied === 'copied' ? words.copied : copied === 'cannot' ? words.cannotCopy : ''}
            </p>
          </>
        )}
      </section>
    </div>
  );
}

interface LinesProps {
  readonly m: CompareWords;
  readonly words: HouseMessages;
  readonly lines: readonly SummaryLine[];
  readonly baseName: string;
}

function Lines({ m, words, lines, baseName }: LinesProps) {
  const changed = lines.filter(({ differs }) => differs);
  const rest = lines.filter(({ differs }) => !differs);
  return (
    <>
      <h3>{words.changed(baseName)}</h3>
      {changed.length === 0 ? <p>{words.nothingChanged}</p> : <LineList m={m} lines={changed} />}
      <h3>{words.rest(baseName)}</h3>
      <LineList m={m} lines={rest} />
    </>
  );
}

const LineList = ({ m, lines }: { readonly m: CompareWords; readonly lines: readonly SummaryLine[] }) => (
  <dl>
    {lines.map(({ item, differs }) => (
      <div key={item.kind} data-rule={item.kind} data-differs={differs ? 'yes' : 'no'}>
        <dt>{m.rules.headings[item.kind]}</dt>
        <dd>{say(m.rules.items, item)}</dd>
      </div>
    ))}
  </dl>
);

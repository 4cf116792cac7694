import { Fragment } from 'preact';
import type { ComparisonRow, RowGroup } from '../../engine/compare/rows.ts';
import type { RuleItem, RuleKind } from '../../engine/rules/summary.ts';
import { compareWordsFor, type CompareWords } from '../../i18n/compareWords.ts';
import type { Locale } from '../../i18n/index.ts';
import { say } from '../../i18n/say.ts';
import type { OptionWords } from './columns.ts';
import styles from './comparisonTable.module.css';

/** A column: one rule set, as its table heads it. */
export interface Column {
  readonly name: string;
  /** What the players call it, and the house rules on it. */
  readonly place: string | undefined;
  /** What its sources are called, for the fold under the table. */
  readonly sources: readonly string[];
}

/** A page that explains a rule. */
export interface RuleLink {
  readonly title: string;
  readonly href: string;
}

interface Props {
  readonly locale: Locale;
  readonly columns: readonly Column[];
  readonly rows: readonly ComparisonRow[];
  readonly show: 'all' | 'differing';
  readonly links: Readonly<Partial<Record<RuleKind, RuleLink>>>;
  readonly options: OptionWords;
}

/** What a difference does, in a word: not every difference changes how one plays. */
const MARK_OF: Readonly<Record<RowGroup, 'cards' | 'play' | 'count' | 'other'>> = {
  players: 'other',
  cards: 'cards',
  deal: 'other',
  trump: 'play',
  play: 'play',
  talk: 'play',
  end: 'count',
  score: 'count',
  evidence: 'other',
};

/** Rules side by side, differences first. Every value is said from the rule sets' data. */
export function ComparisonTable({ locale, columns, rows, show, links, options }: Props) {
  const m = compareWordsFor(locale);
  const words = m.compare.table;
  const different = rows.filter(({ verdict }) => verdict === 'differs');
  const same = rows.filter(({ verdict }) => verdict === 'alike');
  const span = columns.length + 1;
  return (
    <>
      <table class={styles.table} role="table" data-columns={columns.length} data-comparison>
        <caption class={styles.hidden}>{words.caption(columns.map(({ name }) => name))}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td class={styles.corner} role="cell" />
            {columns.map(({ name, place }, at) => (
              <th key={at} scope="col" role="columnheader">
                <b>{name}</b>
                {place && <span class={styles.place}>{place}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <SectionRow span={span} title={words.different} />
          {different.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={span}>
                {words.nothingDiffers}
              </td>
            </tr>
          )}
          <Rows m={m} rows={different} span={span} links={links} options={options} />
          {show === 'all' && (
            <>
              <SectionRow span={span} title={words.same} />
              <Rows m={m} rows={same} span={span} links={links} options={options} />
            </>
          )}
        </tbody>
      </table>
      <p class={`note ${styles.foot}`}>{words.fromData}</p>
      <details class={styles.sources} data-sources>
        <summary>{words.sources}</summary>
        <ul>
          {columns.map(({ name, sources }, at) => (
            <li key={at}>{words.sourcesOf(name, sources)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

const SectionRow = ({ span, title }: { readonly span: number; readonly title: string }) => (
  <tr class={styles.section} role="row">
    <th scope="colgroup" role="rowheader" colSpan={span}>
      {title}
    </th>
  </tr>
);

interface RowsProps {
  readonly m: CompareWords;
  readonly rows: readonly ComparisonRow[];
  readonly span: number;
  readonly links: Props['links'];
  readonly options: OptionWords;
}

function Rows({ m, rows, span, links, options }: RowsProps) {
  const words = m.compare.table;
  return (
    <>
      {rows.map((row, at) => (
        <Fragment key={row.kind}>
          {row.group !== rows[at - 1]?.group && (
            <tr class={styles.group} role="row">
              <th scope="colgroup" role="rowheader" colSpan={span}>
                {words.groups[row.group]}
              </th>
            </tr>
          )}
          <tr class={styles.row} role="row" data-rule={row.kind} data-verdict={row.verdict}>
            <th scope="row" role="rowheader">
              <Heading m={m} kind={row.kind} link={links[row.kind]} />
              {row.verdict === 'differs' && <em>{words.marks[MARK_OF[row.group]]}</em>}
            </th>
            {row.verdict === 'alike' ? (
              <td role="cell" colSpan={span - 1}>
                {row.items[0] && <Value m={m} item={row.items[0]} />}
                <More m={m} row={row} options={options} />
              </td>
            ) : (
              row.items.map((item, column) => (
                <td role="cell" key={column}>
                  <Value m={m} item={item} />
                  {column === 0 && <More m={m} row={row} options={options} />}
                </td>
              ))
            )}
          </tr>
        </Fragment>
      ))}
    </>
  );
}

/** Values that are runs of ranks or numbers stand in the face for numbers. */
const RUNS: readonly RuleKind[] = ['strength', 'points', 'tricks'];

function Value({ m, item }: { readonly m: CompareWords; readonly item: RuleItem }) {
  const short = m.compare.table.values[item.kind] as (of: RuleItem) => string; // the table has a row for every kind
  return (
    <>
      <b data-value class={RUNS.includes(item.kind) ? styles.run : undefined}>
        {short(item)}
      </b>
      <span data-sentence>{say(m.rules.items, item)}</span>
    </>
  );
}

interface HeadingProps {
  readonly m: CompareWords;
  readonly kind: RuleKind;
  readonly link: RuleLink | undefined;
}

/** The name of a rule, which leads to where it is explained. */
function Heading({ m, kind, link }: HeadingProps) {
  const heading = m.rules.headings[kind];
  return link ? (
    <a class={styles.heading} href={link.href} title={m.compare.table.explained(link.title)}>
      {heading}
    </a>
  ) : (
    <>{heading}</>
  );
}

interface MoreProps {
  readonly m: CompareWords;
  readonly row: ComparisonRow;
  readonly options: OptionWords;
}

/** Where the sources differ over a rule. */
function More({ m, row, options }: MoreProps) {
  const words = m.compare.table;
  if (row.disputed.length === 0) return null;
  return (
    <>
      <details class={styles.disputed}>
        <summary>{words.disputed}</summary>
        <p>
          {words.disputes(
            row.disputed.map((option) => ({
              name: options[option].name,
              values: Object.values(options[option].values),
            })),
          )}
        </p>
      </details>
    </>
  );
}

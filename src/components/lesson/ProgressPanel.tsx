import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { progressWordsFor } from '../../i18n/progressWords.ts';
import { browserStore } from '../../progress/browserStore.ts';
import type { Progress } from '../../progress/schema.ts';
import styles from './progressPanel.module.css';

interface Props {
  readonly locale: Locale;
  /** The lesson of this page and its deals, which can be forgotten alone. */
  readonly lesson?: { readonly slug: string; readonly deals: readonly string[] };
}

/** What is asked before it is done: `file` takes the place of what is kept. */
type Asked = { readonly what: 'nothing' | 'lesson' | 'all' } | { readonly what: 'file'; readonly read: Progress };

/** Fetched when something is done. */
const actions = () => import('./progressActions.ts');

const NOTHING: Asked = { what: 'nothing' };

/** What is kept on this device: to a file, from a file, forgotten after asking; and a save that could not be read. */
export function ProgressPanel({ locale, lesson }: Props) {
  const m = progressWordsFor(locale);
  const [kept, setKept] = useState<Progress>();
  const [asked, setAsked] = useState<Asked>(NOTHING);
  const [told, setTold] = useState('');
  const toldLine = useRef<HTMLParagraphElement>(null);
  const questionBox = useRef<HTMLDivElement>(null);
  const store = browserStore;
  useEffect(() => {
    const read = (): void => void store().read().then(setKept);
    read();
    return store().onChange(read);
  }, []);

  // A question below the last button may lie out of sight: it is brought into view and read out.
  useEffect(() => {
    if (asked.what !== 'nothing') questionBox.current?.focus();
  }, [asked]);

  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { readFile, replaceBy } = await actions();
    const { read, takesThePlaceOf } = await readFile(file);
    if (!read.ok) setTold(m.refused[read.error.kind]);
    else if (takesThePlaceOf === 'something') setAsked({ what: 'file', read: read.value });
    else await replaceBy(read.value).then(() => setTold(m.imported));
  };
  /** Closes the question; the keyboard, whose button goes, is put on what is said. */
  const close = (): void => {
    setAsked(NOTHING);
    toldLine.current?.focus();
  };
  const agree = async (): Promise<void> => {
    const { forgetAll, forgetLesson, replaceBy } = await actions();
    if (asked.what === 'file') await replaceBy(asked.read);
    else await (asked.what === 'lesson' && lesson ? forgetLesson(lesson.slug, lesson.deals) : forgetAll());
    setTold(asked.what === 'file' ? m.imported : m.gone);
    close();
  };
  const question = asked.what === 'file' ? m.sureFile : m.sure;
  const asleep = kept === undefined;

  return (
    <section class={styles.panel} aria-labelledby="progress-title">
      {kept?.setAside && !kept.setAside.told && (
        <p class={styles.aside} role="alert">
          {m.setAside}{' '}
          <button type="button" class="button" onClick={() => void actions().then(({ noteTold }) => noteTold())}>
            {m.understood}
          </button>
        </p>
      )}
      <h2 id="progress-title">{m.title}</h2>
      <p class="note">{m.kept}</p>
      <div class="actions">
        <button
          type="button"
          class="button"
          disabled={asleep}
          onClick={() => void actions().then(({ saveToFile }) => saveToFile(m.fileName))}
        >
          {m.export}
        </button>
        <label class="button" data-weight="plain">
          {m.import}
          <input
            class="visually-hidden"
            type="file"
            accept="application/json,.json"
            disabled={asleep}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void load(file).finally(() => (currentTarget.value = '')); // so that the same file can be chosen again
            }}
          />
        </label>
        {lesson && (
          <button
            type="button"
            class="button"
            data-weight="bare"
            disabled={asleep}
            onClick={() => setAsked({ what: 'lesson' })}
          >
            {m.resetLesson}
          </button>
        )}
        <button
          type="button"
          class="button"
          data-weight="bare"
          disabled={asleep}
          onClick={() => setAsked({ what: 'all' })}
        >
          {m.resetAll}
        </button>
      </div>
      {asked.what !== 'nothing' && (
        <div role="group" aria-label={question} class={styles.sure} ref={questionBox} tabIndex={-1}>
          <p>{question}</p>
          <div class="actions">
            <button type="button" class="button" onClick={() => void agree()}>
              {asked.what === 'file' ? m.yesFile : m.yes}
            </button>
            <button type="button" class="button" data-weight="main" onClick={close}>
              {m.no}
            </button>
          </div>
        </div>
      )}
      <p role="status" class={styles.told} ref={toldLine} tabIndex={-1}>
        {told}
      </p>
    </section>
  );
}

import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import { progressWordsFor } from '../../i18n/progressWords.ts';
import { browserStore } from '../../progress/browserStore.ts';
import { withoutAll, withoutLesson, withTold } from '../../progress/changes.ts';
import { formatFile, parseFile } from '../../progress/file.ts';
import type { Progress } from '../../progress/schema.ts';
import styles from './progressPanel.module.css';

interface Props {
  readonly locale: Locale;
  /** The lesson of this page and its deals, which can be forgotten alone. */
  readonly lesson?: { readonly slug: string; readonly deals: readonly string[] };
}

type Asked = 'nothing' | 'lesson' | 'all';

/** What is kept on this device: to a file, from a file, forgotten after asking; and a save that could not be read. */
export function ProgressPanel({ locale, lesson }: Props) {
  const m = progressWordsFor(locale);
  const [kept, setKept] = useState<Progress>();
  const [asked, setAsked] = useState<Asked>('nothing');
  const [told, setTold] = useState('');
  const store = browserStore;
  useEffect(() => {
    const read = (): void => void store().read().then(setKept);
    read();
    return store().onChange(read);
  }, []);

  const save = (): void => {
    if (!kept) return;
    const address = URL.createObjectURL(new Blob([formatFile(kept)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = m.fileName;
    link.click();
    URL.revokeObjectURL(address);
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = parseFile(await file.text());
    if (read.ok) await store().update(() => read.value);
    setTold(read.ok ? m.imported : m.refused[read.error.kind]);
  };
  const forget = async (): Promise<void> => {
    await store().update((progress) =>
      asked === 'lesson' && lesson ? withoutLesson(progress, lesson.slug, lesson.deals) : withoutAll(progress),
    );
    setAsked('nothing');
    setTold(m.gone);
  };
  const asleep = kept === undefined;

  return (
    <section class={styles.panel} aria-labelledby="progress-title">
      {kept?.setAside && !kept.setAside.told && (
        <p class={styles.aside} role="alert">
          {m.setAside}{' '}
          <button type="button" class="button" onClick={() => void store().update(withTold)}>
            {m.understood}
          </button>
        </p>
      )}
      <h2 id="progress-title">{m.title}</h2>
      <p class="note">{m.kept}</p>
      <div class="actions">
        <button type="button" class="button" disabled={asleep} onClick={save}>
          {m.export}
        </button>
        <label class="button" data-weight="plain">
          {m.import}
          <input
            class="visually-hidden"
            type="file"
            accept="application/json,.json"
            disabled={asleep}
            onChange={({ currentTarget }) => void load(currentTarget.files?.[0])}
          />
        </label>
        {lesson && (
          <button type="button" class="button" data-weight="bare" disabled={asleep} onClick={() => setAsked('lesson')}>
            {m.resetLesson}
          </button>
        )}
        <button type="button" class="button" data-weight="bare" disabled={asleep} onClick={() => setAsked('all')}>
          {m.resetAll}
        </button>
      </div>
      {asked !== 'nothing' && (
        <div role="group" aria-label={m.sure} class={styles.sure}>
          <p>{m.sure}</p>
          <div class="actions">
            <button type="button" class="button" onClick={() => void forget()}>
              {m.yes}
            </button>
            <button type="button" class="button" data-weight="main" onClick={() => setAsked('nothing')}>
              {m.no}
            </button>
          </div>
        </div>
      )}
      <p role="status" class={styles.told}>
        {told}
      </p>
    </section>
  );
}

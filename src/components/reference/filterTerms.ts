/** A term of the glossary on the page: its element, and all of its words in lower case without accents. */
interface Row {
  readonly element: HTMLElement;
  readonly words: string;
}

/** Lower case and without accents, so that "trunfo", "Trunfo" and "asso", "ás" are found as people type them. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether every word that is looked for begins somewhere in the words of a term. */
export const holds = (words: string, query: string): boolean =>
  plain(query)
    .split(/\s+/u)
    .every((part) => part === '' || ` ${words}`.includes(` ${part}`));

/** The words of a text, separated by single blanks, punctuation gone. */
export const wordsOf = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Lets a field filter the terms of the page as one types. Nothing is loaded; without it the page shows all terms.
 * `count` says how many are left, `group` elements without a term hide.
 */
export function filterTerms(
  field: HTMLInputElement,
  count: HTMLElement,
  say: (found: number, all: number) => string,
): void {
  const rows: readonly Row[] = [...document.querySelectorAll<HTMLElement>('[data-term]')].map((element) => ({
    element,
    // by their elements: what stands in two of them must not grow together
    words: wordsOf([...element.querySelectorAll('h3, p, dd')].map((part) => part.textContent).join(' ')),
  }));
  const groups = document.querySelectorAll<HTMLElement>('[data-group]');
  const show = (): void => {
    let found = 0;
    for (const { element, words } of rows) {
      element.hidden = !holds(words, field.value);
      if (!element.hidden) found += 1;
    }
    for (const group of groups) group.hidden = group.querySelector('[data-term]:not([hidden])') === null;
    count.textContent = say(found, rows.length);
  };
  field.addEventListener('input', show);
  // a link to a term must not lead to a hidden one
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    show();
    target.scrollIntoView();
  });
  show();
}

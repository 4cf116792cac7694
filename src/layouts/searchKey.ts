/** Whether what has the focus takes letters itself: a field, or a list that jumps to what is typed. */
const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Lets the key `/` lead to the search from any page, as a link would; on the page of the search it leads to the field. It
 * is silent while somebody types, while a dialog is open, and when keys without a modifier have been turned off.
 */
export function startSearchKey(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-search]');
  if (!link) return;
  page.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (takesLetters(event.target) || page.querySelector('dialog[open]')) return;
    if (page.documentElement.dataset.letterKeys === 'off') return;
    event.preventDefault();
    if (link.ariaCurrent === 'page') page.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
    else link.click();
  });
}

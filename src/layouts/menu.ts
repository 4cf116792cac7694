/** Lets the folded menu of a narrow page close on Escape, and on a tap outside it. Without a script it is a plain disclosure. */
export function startMenu(page: Document): void {
  const menu = page.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}

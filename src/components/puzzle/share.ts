/** Lets the share button hand on the page's address: to the device's own sheet where there is one, else to the clipboard. */
export function startSharing(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('[data-share]');
  if (!button) return;
  const told = (name: string): string =>
    page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
  const title = told('title');
  const text = told('description');
  const url = `${location.origin}${location.pathname}`;
  const label = button.textContent;
  const share = typeof navigator.share === 'function' ? () => navigator.share({ title, text, url }) : undefined;
  if (!share && !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    if (share) {
      share().catch(() => undefined); // the reader closed the sheet
      return;
    }
    void navigator.clipboard.writeText(url).then(() => {
      button.textContent = button.dataset.copied ?? '';
      setTimeout(() => (button.textContent = label), 2500);
    });
  });
}

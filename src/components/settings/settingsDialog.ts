import { redrawCards } from './redrawCards.ts';
import {
  applySettings,
  changeSettings,
  DEFAULT_SETTINGS,
  followOtherTabs,
  onSettingsChange,
  readSettings,
  setAsideUnreadable,
  type Settings,
} from './settings.ts';

/** Brings the settings dialog and the two buttons in the page's head to life. Called once a page. */
export function startSettings(page: Document): void {
  const dialog = page.querySelector<HTMLDialogElement>('[data-settings]');
  const opener = page.querySelector<HTMLButtonElement>('[data-open-settings]');
  const toggle = page.querySelector<HTMLButtonElement>('[data-toggle-theme]');
  if (!dialog || !opener || !toggle) throw new Error('the page has no settings dialog, or no buttons for it');

  const trouble = setAsideUnreadable();
  applySettings(readSettings(), page.documentElement);
  followOtherTabs();

  const show = (settings: Settings): void => {
    for (const input of dialog.querySelectorAll('input')) {
      input.checked = settings[input.name as keyof Settings] === input.value; // every input is named after its setting
    }
  };
  show(readSettings());
  onSettingsChange(() => {
    show(readSettings());
    redrawCards(page, readSettings());
  });

  dialog.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) changeSettings({ [target.name]: target.value });
  });
  dialog.querySelector('[data-reset]')?.addEventListener('click', () => changeSettings(DEFAULT_SETTINGS));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close();
  });

  opener.addEventListener('click', () => dialog.showModal());
  toggle.addEventListener('click', () => changeSettings({ theme: shownTheme(page) === 'dark' ? 'light' : 'dark' }));
  opener.disabled = false;
  toggle.disabled = false;

  if (trouble === 'set-aside') {
    dialog.querySelector('[data-set-aside]')?.removeAttribute('hidden');
    dialog.showModal();
  }
}

/** The theme on the screen now, whoever chose it. */
function shownTheme(page: Document): 'light' | 'dark' {
  const { theme } = readSettings();
  if (theme !== 'auto') return theme;
  return page.defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** A click on the backdrop has the dialog as target but lies outside its box. */
function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/*
 * Before the first paint: puts the kept settings on <html>, and shows cards in the chosen deck from the first pixel. A small
 * blocking file of its own because the security policy allows no inline script. The readable version, with the list of values,
 * is src/components/settings/settings.ts; a test holds the two together.
 */
(() => {
  const root = document.documentElement;
  root.dataset.script = 'on';
  const values = {
    deck: ['napoletana', 'castellana', 'french'],
    corners: ['shown', 'hidden'],
    motion: ['normal', 'slow', 'instant'],
    theme: ['auto', 'light', 'dark'],
    contrast: ['auto', 'more'],
    letterKeys: ['on', 'off'],
    winningMark: ['shown', 'hidden'],
  };
  let kept = {};
  try {
    const parsed = JSON.parse(localStorage.getItem('scoperta:settings:1') || '{}');
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) kept = parsed;
  } catch {
    // Unreadable or forbidden: the defaults stand, and the page says so once it runs.
  }
  for (const [name, known] of Object.entries(values)) {
    const value = known.includes(kept[name]) ? kept[name] : known[0];
    if (name === 'deck' || value !== known[0]) root.dataset[name] = value;
  }

  const { deck, corners } = root.dataset;
  if (deck === 'napoletana' && corners !== 'hidden') return;
  const redraw = () => {
    for (const image of document.querySelectorAll('img[data-drawing]:not([data-drawn])')) {
      let address = image.getAttribute('src');
      image.dataset.drawn = address;
      if (deck === 'french') address = address.replace(/\/(?:napoletana|castellana)\//, '/french/');
      if (deck === 'castellana') address = address.replace('/napoletana/', '/castellana/');
      if (corners === 'hidden') address = address.replace(/\/indexed-\w+\//, '/');
      image.src = address;
    }
  };
  // The page is still being read: each card is redrawn as it arrives, before it is painted.
  const watch = new MutationObserver(redraw);
  watch.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    redraw();
    watch.disconnect();
  });
})();

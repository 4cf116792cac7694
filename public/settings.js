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
})();

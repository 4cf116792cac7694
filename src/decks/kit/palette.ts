/** One of the ten colours of the decks, as a hex triplet. Flat colour only: no gradients, no opacity. */
export type Colour = `#${string}`;

export const INK: Colour = '#1d1b26';
export const PAPER: Colour = '#faf1dc';
/** Linen and ermine: slightly lighter than the paper. */
export const WHITE: Colour = '#fffaf0';
export const RED: Colour = '#cf3726';
export const YELLOW: Colour = '#f2b425';
export const GREEN: Colour = '#2f8553';
export const BLUE: Colour = '#2b62a0';
/** Wood, chestnut coats, brown hair. */
export const TAN: Colour = '#b9773c';
export const FLESH: Colour = '#f6cda6';
/** Cheeks. */
export const ROSE: Colour = '#ee9c7c';

/** Width of a card in drawing units. */
export const CARD_WIDTH = 200;

/** Height of a card in drawing units. */
export const CARD_HEIGHT = 320;

/** Width to height, as CSS `aspect-ratio` takes it. A real Neapolitan card is 51 x 82 mm. */
export const CARD_RATIO = '5 / 8';

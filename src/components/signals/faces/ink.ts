/** The box of a face, in its own units; the drawing never leaves it. */
export const FACE_WIDTH = 200;
export const FACE_HEIGHT = 216;

/** Flat printing colours of the faces. They are the same by day and night: a face is a print, like a card. */
export const INK = '#1F1B16';
export const LINEN = '#FFFCF3';
export const TONGUE = '#D4584A';
export const MOUTH = '#5B1F1A';
export const ARROW = '#9B2C1F';
export const PLATE = '#E9C887';

/** Widths of line: a contour, a line inside it, a crease, and the feature that moves. */
export const CONTOUR = 3;
export const INNER = 2.6;
export const CREASE = 1.8;
export const MOVING = 5.4;

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** A path element. Without a fill it is a line; without a stroke it has no contour. */
export const path = (d: string, { fill = 'none', stroke = 'none', width = CONTOUR }: Paint): string =>
  `<path d="${d}" fill="${fill}"` +
  (stroke === 'none'
    ? '/>'
    : ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`);

/** A filled shape with a contour. */
export const shape = (d: string, fill: string, width: number = CONTOUR): string =>
  path(d, { fill, stroke: INK, width });

/** A line of ink. */
export const line = (d: string, width: number = INNER): string => path(d, { stroke: INK, width });

/** A flat patch without contour. */
export const flat = (d: string, fill: string): string => path(d, { fill });

/** A disc: a pupil, a freckle. */
export const disc = (x: number, y: number, radius: number, fill: string = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Draws `parts` turned by `degrees` about a point, clockwise. */
export const turned = (degrees: number, x: number, y: number, parts: string): string =>
  degrees === 0 ? parts : `<g transform="rotate(${degrees} ${x} ${y})">${parts}</g>`;

/** The other half of a face: `parts` mirrored about the middle line. */
export const mirrored = (parts: string): string => `<g transform="matrix(-1 0 0 1 ${FACE_WIDTH} 0)">${parts}</g>`;

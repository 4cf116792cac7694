import type { Expression } from './expression.ts';
import { CONTOUR, CREASE, disc, flat, INNER, INK, line, MOVING, shape } from './ink.ts';
import type { Person } from './persons.ts';

/** The outline of a face. A full cheek bulges past the temple; `one` is the person's left, on the right of the drawing. */
const outline = ({ width, chin, jaw }: Person, cheeks: Expression['cheeks']): string => {
  const l = 100 - width;
  const r = 100 + width;
  const right =
    cheeks === 'rest'
      ? `V112C${r} 146 ${100 + jaw} ${chin} 100 ${chin}`
      : `V106C${r + 17} 110 ${r + 19} 148 ${r - 2} 157C${r - 12} 164 ${100 + jaw * 0.6} ${chin} 100 ${chin}`;
  const left =
    cheeks === 'both'
      ? `C${100 - jaw * 0.6} ${chin} ${l + 12} 164 ${l + 2} 157C${l - 19} 148 ${l - 17} 110 ${l} 106Z`
      : `C${100 - jaw} ${chin} ${l} 146 ${l} 112Z`;
  return `M${l} 80C${l} 44 ${100 - width * 0.62} 26 100 26C${100 + width * 0.62} 26 ${r} 44 ${r} 80${right}${left}`;
};

const ears = ({ width, skin, age, extras }: Person): string => {
  const l = 100 - width;
  const r = 100 + width;
  const lobe = age === 'old' ? 5 : 0;
  return (
    shape(
      `M${l + 4} 92C${l - 7} 87 ${l - 13} 97 ${l - 10} 110C${l - 8} ${120 + lobe} ${l - 1} ${124 + lobe} ${l + 5} 120`,
      skin,
    ) +
    shape(
      `M${r - 4} 92C${r + 7} 87 ${r + 13} 97 ${r + 10} 110C${r + 8} ${120 + lobe} ${r + 1} ${124 + lobe} ${r - 5} 120`,
      skin,
    ) +
    (extras.includes('earrings')
      ? [l - 5, r + 5]
          .map((x) => `<circle cx="${x}" cy="130" r="4.6" fill="#E2B04C" stroke="${INK}" stroke-width="2"/>`)
          .join('')
      : '')
  );
};

const nose = ({ age, shade }: Person): string =>
  flat('M97 100C95 112 89 120 90 127C94 133 104 133 109 129C103 124 99 114 99 100Z', shade) +
  line(
    age === 'young'
      ? 'M97 112C94 118 91 122 92 126C95 130 102 130 106 127'
      : 'M98 98C97 109 91 119 90 126C92 132 103 133 109 128',
    INNER,
  );

/** The forehead under raised brows; a fringe may hide it. */
const forehead = (): string => line('M80 50C93 54 107 54 120 50M83 58C94 61 106 61 117 58', CREASE);

/** Lines that years leave. Those round an eye give way when it shuts. */
const years = ({ age, width }: Person, { eyes }: Expression): string => {
  if (age === 'young') return '';
  const folds = line('M82 128C77 133 74 138 73 143', CREASE) + line('M118 128C123 133 126 138 127 143', CREASE);
  if (age === 'grown') return '';
  const l = 100 - width;
  const r = 100 + width;
  if (eyes === 'shut' || eyes === 'wink') return folds;
  return (
    folds +
    line(`M70 110C75 114 83 114 88 111M112 111C117 114 125 114 130 110`, CREASE) +
    line(
      `M${l + 5} 94L${l + 11} 97M${l + 5} 102L${l + 11} 101M${r - 5} 94L${r - 11} 97M${r - 5} 102L${r - 11} 101`,
      CREASE,
    )
  );
};

const freckles = (): string =>
  [
    [74, 118],
    [80, 122],
    [69, 124],
    [126, 118],
    [120, 122],
    [131, 124],
  ]
    .map(([x, y]) => disc(x ?? 0, y ?? 0, 1.5, '#B07A45'))
    .join('');

/** The edge of a full cheek, heavy because it moves, and the dent where it meets the mouth. */
const fullCheeks = ({ width, shade }: Person, cheeks: Expression['cheeks']): string => {
  if (cheeks === 'rest') return '';
  const r = 100 + width;
  const l = 100 - width;
  const right =
    flat(`M${r + 2} 112C${r + 13} 124 ${r + 11} 146 ${r - 3} 153C${r + 3} 142 ${r + 5} 126 ${r + 2} 112Z`, shade) +
    line(`M${r - 1} 105C${r + 17} 110 ${r + 19} 148 ${r - 2} 157`, MOVING) +
    line(`M${r - 20} 128C${r - 27} 136 ${r - 27} 148 ${r - 20} 156`, INNER);
  const left =
    flat(`M${l - 2} 112C${l - 13} 124 ${l - 11} 146 ${l + 3} 153C${l - 3} 142 ${l - 5} 126 ${l - 2} 112Z`, shade) +
    line(`M${l + 1} 105C${l - 17} 110 ${l - 19} 148 ${l + 2} 157`, MOVING) +
    line(`M${l + 20} 128C${l + 27} 136 ${l + 27} 148 ${l + 20} 156`, INNER);
  return cheeks === 'both' ? left + right : right;
};

/** Ears, skull, nose and the marks of age, from the back to the front. */
export const head = (person: Person, expression: Expression): string =>
  ears(person) +
  shape(outline(person, expression.cheeks), person.skin, CONTOUR) +
  (person.extras.includes('freckles') ? freckles() : '') +
  years(person, expression) +
  (expression.brows === 'up' ? forehead() : '') +
  nose(person) +
  fullCheeks(person, expression.cheeks);

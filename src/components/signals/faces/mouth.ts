import type { Expression } from './expression.ts';
import { CREASE, INK, INNER, line, MOUTH, MOVING, path, shape, TONGUE } from './ink.ts';
import type { Person } from './persons.ts';

const painted = (person: Person): boolean => person.lips === 'painted';

const atRest = (person: Person): string =>
  painted(person)
    ? shape('M82 149C88 143 95 142 100 145C105 142 112 143 118 149C112 159 88 159 82 149Z', person.lipColour, 2.2) +
      line('M82 149C90 152 110 152 118 149', 2.2)
    : line('M83 149C91 153 109 153 117 149', INNER + 0.4) + line('M92 158C97 160 103 160 108 158', CREASE);

/** Lips rolled in and held: one hard line, hooked at its ends, a dent above and below. */
const pressed = (): string =>
  line('M78 150C90 147 110 147 122 150', MOVING + 1) +
  line('M76 143C73 147 73 153 76 157M124 143C127 147 127 153 124 157', INNER) +
  line('M88 141C94 139 106 139 112 141M88 159C94 162 106 162 112 159', CREASE + 0.4);

/** Lips pushed forward to a small round bud, with the skin gathered round it. */
const kiss = (person: Person): string => {
  const colour = painted(person) ? person.lipColour : '#C9705C';
  return (
    shape(
      'M100 141C104 135 113 138 113 146C113 150 115 152 113 156C110 163 90 163 87 156C85 152 87 150 87 146C87 138 96 135 100 141Z',
      colour,
      MOVING - 1,
    ) +
    line('M90 149C95 147 97 150 100 150C103 150 105 147 110 149', 3.6) +
    line('M81 141C77.500 147 77.500 154 81 160M119 141C122.500 147 122.500 154 119 160', INNER) +
    line('M96 134L97 137.500M104 134L103 137.500', CREASE + 0.4)
  );
};

/** The whole mouth pulled to the person's left, with the cheek folding there. */
const aside = (person: Person): string =>
  '<g transform="rotate(-17 118 148) translate(17 0)">' +
  (painted(person)
    ? shape(
        'M84 149C90 142 96 141 101 144C106 141 113 142 119 149C113 160 90 160 84 149Z',
        person.lipColour,
        MOVING - 1.6,
      ) + line('M84 149C92 153 111 153 119 149', 3)
    : line('M84 149C92 152 110 152 118 149', MOVING) + line('M93 159C97 161 103 161 107 159', CREASE)) +
  '</g>' +
  line('M142 128C149 135 149 145 143 152', INNER) +
  line('M88 150C85 153 84 157 85 160', CREASE);

/** The tip of the tongue out between the lips, in the middle. */
const tongue = (person: Person): string =>
  (painted(person)
    ? shape('M80 147C88 141 95 140 100 143C105 140 112 141 120 147C112 152 88 152 80 147Z', person.lipColour, 2.4)
    : '') +
  shape('M87 148H113C115 160 112 171 100 171C88 171 85 160 87 148Z', TONGUE, MOVING - 1) +
  line('M100 152V162', 2.4) +
  line('M79 147C90 151 110 151 121 147', MOVING - 1);

/** The tip of the tongue at the person's left corner of a closed mouth. */
const tongueCorner = (person: Person): string =>
  (painted(person)
    ? shape('M78 149C84 143 92 142 97 145C102 142 110 143 116 148C110 157 86 158 78 149Z', person.lipColour, 2.2)
    : '') +
  shape('M107 147C116 141 128 143 132 151C134 158 127 163 120 160C114 157 109 154 107 147Z', TONGUE, MOVING - 1) +
  line('M114 149C119 149 123 151 126 154', 2) +
  line('M78 149C88 153 103 152 115 146', MOVING - 1.4);

const open = (person: Person): string =>
  shape(
    'M100 139C109 139 113 145 112 151C111 159 106 163 100 163C94 163 89 159 88 151C87 145 91 139 100 139Z',
    painted(person) ? person.lipColour : '#C9705C',
    MOVING - 1.4,
  ) +
  path('M100 145C105 145 107 148 106.500 151C106 156 103 158 100 158C97 158 94 156 93.500 151C93 148 95 145 100 145Z', {
    fill: MOUTH,
    stroke: INK,
    width: 1.6,
  });

/** A small mouth holding the breath. */
const full = (person: Person): string =>
  (painted(person)
    ? shape('M89 148C93 144 97 144 100 146C103 144 107 144 111 148C107 155 93 155 89 148Z', person.lipColour, 2.2)
    : '') +
  line('M88 149C95 147 105 147 112 149', 4) +
  line('M94 157C98 159 102 159 106 157', CREASE);

const MOUTHS: Readonly<Record<Expression['mouth'], (person: Person) => string>> = {
  rest: atRest,
  pressed,
  kiss,
  aside,
  tongue,
  'tongue-corner': tongueCorner,
  open,
  full,
};

/** The mouth, as the expression has it. */
export const mouth = (person: Person, expression: Expression): string => MOUTHS[expression.mouth](person);

/** A beard lies under the mouth, a moustache over it but clear of lips that move. */
export const beard = (person: Person, { cheeks }: Expression): string => {
  if (person.beard !== 'full') return '';
  const l = 100 - person.width;
  const r = 100 + person.width;
  const out = cheeks === 'rest' ? 0 : 10;
  return (
    shape(
      `M${l} 108C${l + 6} 124 ${l + 8} 132 ${82} 138C90 133 110 133 118 138C${r - 8} 132 ${r - 6} 124 ${r} 108C${r + 3 + out} 130 ${r - 4 + out} 158 ${100 + person.jaw - 4} 176C112 187 88 187 ${100 - person.jaw + 4} 176C${l + 4 - (cheeks === 'both' ? out : 0)} 158 ${l - 3 - (cheeks === 'both' ? out : 0)} 130 ${l} 108Z`,
      person.hairColour,
    ) + line('M88 174C92 178 96 179 100 179M108 172C112 170 115 167 117 164', CREASE)
  );
};

/** The moustache, lifted a little where lips or tongue need the room. */
export const moustache = (person: Person, expression: Expression): string => {
  if (person.beard !== 'moustache') return '';
  const lift = expression.mouth === 'rest' ? 0 : expression.mouth === 'kiss' || expression.mouth === 'open' ? -7 : -4;
  const shift = expression.mouth === 'aside' ? 6 : 0;
  return `<g transform="translate(${shift} ${lift})">${shape(
    'M72 143C79 133 94 132 100 137C106 132 121 133 128 143C118 146 108 145 100 141C92 145 82 146 72 143Z',
    person.hairColour,
    2,
  )}</g>`;
};

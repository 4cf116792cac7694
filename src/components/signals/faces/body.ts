import type { Expression } from './expression.ts';
import { CONTOUR, CREASE, INK, INNER, line, LINEN, MOVING, path, shape } from './ink.ts';
import type { Person } from './persons.ts';

const neck = ({ skin, shade }: Person): string =>
  shape('M80 158V186C88 196 112 196 120 186V158', skin) +
  path('M82 172C92 182 108 182 118 172V163H82Z', { fill: shade });

/** The coat; the person's left shoulder can rise, with a heavy edge. */
const coat = (person: Person, shoulder: Expression['shoulder']): string =>
  shoulder === 'rest'
    ? shape('M26 217C28 196 52 188 80 180C88 194 112 194 120 180C148 188 172 196 174 217Z', person.coat)
    : shape(
        'M26 217C28 202 52 194 80 186C88 196 110 194 117 172C128 172 138 160 154 158C176 157 190 178 194 217Z',
        person.coat,
      ) +
      line('M117 172C128 172 138 160 154 158C176 157 190 178 193 214', MOVING) +
      line('M158 217C158 204 161 196 167 189M140 170C136 175 130 179 124 181', INNER);

const COLLARS: Readonly<Record<Person['collar'], (person: Person) => string>> = {
  'open-shirt': ({ collarColour, skin }) =>
    shape('M80 178L66 190L86 214L100 200L114 214L134 190L120 178L100 202Z', collarColour) +
    path('M82 180L100 203L118 180C112 190 88 190 82 180Z', { fill: skin }),
  round: ({ coat: colour }) =>
    line('M74 184C82 204 118 204 126 184', INNER) +
    path('M76 183C84 199 116 199 124 183', { stroke: colour, width: 2 }),
  shawl: ({ collarColour }) =>
    shape('M78 178C62 182 44 188 34 200L62 217H138L166 200C156 188 138 182 122 178L100 212Z', collarColour) +
    line('M60 196L70 212M140 196L130 212M48 200L54 210M152 200L146 210', CREASE),
  tee: ({ collarColour }) =>
    path('M76 183C84 203 116 203 124 183', { stroke: INK, width: 9 }) +
    path('M76 183C84 203 116 203 124 183', { stroke: collarColour, width: 4.4 }),
};

/** A hand held up at the person's left, thumb and forefinger rubbing. */
const rubbingHand = ({ skin, coat: sleeve }: Person): string =>
  '<g transform="matrix(-1.3 0 0 1.3 372 -57)">' +
  shape('M142 219C144 207 148 201 152 197L182 201C184 207 184 213 184 219Z', sleeve, CONTOUR) +
  shape('M150 190L184 194L183 204L149 200Z', LINEN, INNER) +
  // the back of the hand with three fingers curled in
  shape('M153 190C148 178 150 166 156 160C166 150 186 152 190 164C194 176 190 188 184 194Z', skin, INNER) +
  shape('M176 160C184 154 196 158 195 166C194 172 186 174 178 171Z', skin, 2) +
  shape('M178 171C187 167 197 170 196 178C194 184 186 185 179 181Z', skin, 2) +
  shape('M178 181C186 178 194 181 193 187C191 193 184 194 178 191Z', skin, 2) +
  // forefinger and thumb, heavy: they move
  shape('M176 162C174 150 166 138 156 132C150 128 144 134 148 140C154 148 158 158 160 168Z', skin, MOVING - 1.6) +
  shape('M154 184C144 178 138 160 140 146C140 138 149 136 152 143C155 154 160 166 166 172Z', skin, MOVING - 1.6) +
  line('M143 145C144 141 147 140 149 142', CREASE) +
  '</g>';

/** Everything below the chin. The hand comes apart, since it lies over the head. */
export const body = (person: Person, { shoulder }: Expression): string =>
  neck(person) + coat(person, shoulder) + COLLARS[person.collar](person);

/** The hand, where the expression has one. */
export const hand = (person: Person, expression: Expression): string =>
  expression.hand === 'rubbing' ? rubbingHand(person) : '';

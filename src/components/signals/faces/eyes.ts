import type { Expression } from './expression.ts';
import { CREASE, disc, INNER, line, LINEN, mirrored, MOVING, path, shape } from './ink.ts';
import type { Person } from './persons.ts';

/** One eye, that of the person's left; the other is its mirror image. */
const openEye = (look: 'ahead' | 'up' | 'wide', { extras }: Person): string => {
  const [top, pupil, width] = look === 'up' ? [84, 91, 3.4] : look === 'wide' ? [86, 97, INNER] : [89, 98, INNER];
  return (
    shape(`M109 99C114 ${top} 129 ${top} 134 99C129 106 114 106 109 99Z`, LINEN, width) +
    disc(121.5, pupil, look === 'up' ? 5.4 : 4.8) +
    (extras.includes('lashes') ? line('M133 97L139 92M129.5 91.5L134 86', 2.2) : '')
  );
};

/** An eye that is shut: one strong lid, and the creases it makes. */
const shutEye = (how: 'wink' | 'squeezed'): string =>
  how === 'wink'
    ? line('M104 97C111 107 130 108 139 95', MOVING + 0.6) +
      line('M109 104L105 109M117 107.500L115 113.500M126 107.500L128 113.500M134 103L139 108', 3) +
      line('M110 119C117 123 127 122 132 117', CREASE + 0.4)
    : line('M105 98C113 106 128 106 137 97', MOVING + 0.6) +
      line('M141 92L147 88M142 99L149 99M140 106L146 110', 2.8) +
      line('M110 111C117 115 126 115 132 110', CREASE + 0.4);

const browAtRest = ({ brows, browColour }: Person): string =>
  path(brows === 'thick' ? 'M109 84C116 77 130 77 138 85' : 'M110 83C117 77 129 77 137 84', {
    stroke: browColour,
    width: brows === 'thick' ? 5 : 3.4,
  });

/** A raised brow is heavier than at rest and stands well clear of the eye. */
const browUp = ({ brows, browColour }: Person): string =>
  path('M108 72C115 61 131 61 139 73', {
    stroke: browColour === '#6E675C' || browColour === '#8C857A' ? '#4D463F' : browColour,
    width: brows === 'thick' ? 7 : 5.6,
  });

/** Brows drawn down over eyes that are squeezed shut. */
const browDown = ({ brows, browColour }: Person): string =>
  path('M105 88C113 82 128 80 139 85', { stroke: browColour, width: brows === 'thick' ? 5 : 3.6 }) +
  line('M103.500 88L102.500 80', 2.2);

/** Brows and eyes. */
export function eyes(person: Person, expression: Expression): string {
  const raised = expression.brows === 'up';
  const brow = raised ? browUp(person) : expression.eyes === 'shut' ? browDown(person) : browAtRest(person);
  const open = openEye(expression.eyes === 'up' ? 'up' : raised ? 'wide' : 'ahead', person);
  const shut = expression.eyes === 'shut' ? shutEye('squeezed') : undefined;
  const own = expression.eyes === 'wink' ? shutEye('wink') : (shut ?? open);
  return mirrored((shut ?? open) + brow) + own + brow;
}

import { rosetteCoin, sunCoin } from '../emblems/coin.ts';
import { baton } from '../emblems/baton.ts';
import { sword } from '../emblems/sword.ts';
import { hat } from '../figures/hats.ts';
import { flower, leaf } from '../kit/ornaments.ts';
import { BLUE, FLESH, GREEN, INK, PAPER, RED, WHITE, YELLOW, type Colour } from '../kit/palette.ts';
import { bothSides, fill, halfTurn, mirror, place, shape, stroke, type Svg } from '../kit/paint.ts';
import { circle, cut, ellipse, limb, num, polygon, rect, roundLimb, smooth, symmetric } from '../kit/path.ts';

/** A feather from (x, y) at an angle in degrees, with an edge of paper, so that dark feathers stay apart. */
function plume(x: number, y: number, angle: number, length: number, width: number, colour: Colour = INK): Svg {
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [tipX, tipY] = [x + c * length, y + s * length];
  const vane = roundLimb([
    [x, y, width * 0.6],
    [x + c * length * 0.65, y + s * length * 0.65, width],
    [tipX, tipY, width * 0.62],
  ]);
  return (
    `<g stroke="${PAPER}">${shape(vane, colour, 1.8)}</g>` +
    fill(
      cut(
        x + c * length * 0.2,
        y + s * length * 0.2,
        x + c * length * 0.6,
        y + s * length * 0.6,
        tipX - c * 2,
        tipY - s * 2,
        1.5,
      ),
      YELLOW,
    )
  );
}

const fan = (count: number, draw: (part: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw(index / (count - 1))).join('');

/** Double-headed eagle with a coin on its breast. */
function eagle(): Svg {
  const wing =
    fan(8, (part) => plume(26 + 30 * part, -8 - 62 * part, 92 - 142 * part, 66 - 20 * part, 20 - 3 * part)) +
    fan(7, (part) => plume(24 + 30 * part, -14 - 62 * part, 84 - 130 * part, 34 - 6 * part, 14, RED)) +
    shape(smooth('14 -24 !, 24 -50, 38 -72, 54 -92, 66 -96, 66 -86, 54 -68, 42 -46, 30 -20 !'), INK, 2) +
    fill(circle(27, -34, 2.4) + circle(35, -47, 2.4) + circle(43, -60, 2.4) + circle(51, -73, 2.4), YELLOW);
  const headAndNeck =
    shape(
      smooth('2 -38 !, 8 -60, 14 -74, 16 -90, 27 -99, 38 -94, 41 -87 !, 32 -83, 28 -70, 24 -50, 20 -34 !'),
      INK,
      2.4,
    ) +
    shape(smooth('37 -96 !, 50 -95, 55 -84, 51 -77 !, 47 -86, 39 -85 !'), YELLOW, 2.4) +
    fill(cut(42, -84, 46, -82, 49, -76, 1.6), RED) +
    shape(circle(29, -91, 3.4), WHITE, 1.6) +
    fill(circle(29.6, -91, 1.5)) +
    fill(cut(10, -50, 16, -62, 21, -74, 1.7) + cut(17, -44, 22, -56, 25, -66, 1.4), YELLOW);
  const talon =
    shape(smooth('12 30 !, 30 34, 44 50, 40 60 !, 28 58, 14 54 !'), INK, 2.4) +
    fill(cut(20, 38, 30, 44, 36, 54, 1.6), YELLOW) +
    shape(smooth('36 56 !, 46 58, 48 66, 62 64, 68 72 !, 58 71, 62 82 !, 52 75, 50 86 !, 44 76, 36 66 !'), YELLOW, 2.4);
  const tail = [-44, 44, -29, 29, -14, 14, 0]
    .map((turn) => plume(0, 36, 90 - turn, 74 - Math.abs(turn) * 0.2, 19))
    .join('');
  return (
    tail +
    bothSides(wing + headAndNeck + talon) +
    shape(symmetric('0 -48, 16 -42, 25 -10, 20 34, 0 56'), INK, 2.6) +
    fill(cut(-6, 40, -7, 46, -4, 52, 1.5) + cut(6, 40, 7, 46, 4, 52, 1.5), YELLOW) +
    place(0, -2, rosetteCoin(), { scale: 1.12 })
  );
}

/** Ace of coins of Naples: the double-headed eagle under a crown. */
export const eagleAce = (): Svg =>
  place(100, 168, eagle(), { scale: 0.9 }) +
  place(100, 104, hat({ kind: 'crown', main: YELLOW, trim: RED, feather: RED }), { scale: 0.95 }) +
  leaf(28, 300, 62, 0.9) +
  leaf(32, 296, 16, 0.9) +
  leaf(172, 300, -62, 0.9) +
  leaf(168, 296, -16, 0.9);

/** Ace of coins of Castile: a sun disc between sprays. */
export function sunAce(): Svg {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 6.283;
    const straight = index % 2 === 1;
    const point = (radius: number, turn: number): string =>
      `${num(radius * Math.sin(angle + turn))} ${num(-radius * Math.cos(angle + turn))}`;
    const tip = straight ? `L${point(84, 0)}L` : `Q${point(72, -0.16)} ${point(76, 0.06)}Q${point(62, 0.14)} `;
    return `M${point(56, -0.17)}${tip}${point(56, 0.17)}Z`;
  });
  const spray = leaf(54, 284, 60, 0.9) + leaf(72, 286, 20, 0.85) + leaf(88, 292, -12, 0.65) + flower(54, 282, 0.85);
  const sprays = spray + mirror(spray);
  return (
    place(100, 160, shape(rays.join(''), RED, 3) + place(0, 0, sunCoin(), { scale: 1.95 })) + sprays + halfTurn(sprays)
  );
}

/** Ace of cups: a covered chalice with two handles, flowers behind its lid. */
export function chaliceAce(): Svg {
  const path = 'M150 120Q186 112 182 146Q178 170 136 172';
  const handle =
    stroke(path, 13) +
    stroke(path, 7, YELLOW) +
    shape(circle(151, 121, 7), YELLOW, 2.6) +
    fill(circle(151, 121, 2.4), RED);
  const flowers =
    leaf(112, 66, 62, 1) + leaf(116, 70, 84, 0.9) + flower(146, 52, 0.8) + stroke('M112 72Q132 66 140 58', 2.6);
  const lid =
    shape(symmetric('0 20, 9 24, 9 34, 0 38'), RED, 3) +
    shape(rect(-6, 36, 12, 8), YELLOW, 2.8) +
    shape(symmetric('0 42, 20 48, 40 64, 48 84 !'), YELLOW, 3.2) +
    fill([-30, -16, 0, 16, 30].map((x) => cut(x * 0.28, 46, x * 0.8, 58, x, 81, x ? 4.4 : 5)).join(''), RED) +
    fill(cut(30, 58, 42, 68, 45, 82, 2.6));
  const lobes = [-36, -18, 0, 18, 36];
  const bowl =
    shape(smooth('-52 98 !, 52 98 !, 50 140, 36 172, 12 192 !, -12 192 !, -36 172, -50 140'), RED, 3.4) +
    shape(lobes.map((x) => cut(x * 0.32, 190, x * 1.12, 172, x * 1.12, 146, x ? 8.4 : 9)).join(''), YELLOW, 2.4) +
    fill(lobes.map((x) => cut(x * 0.4, 186, x * 1.1 + 3, 172, x * 1.1 + 3, 152, 1.8)).join('')) +
    shape(smooth('-52 108 !, 52 108 !, 50.6 132 !, -50.6 132 !'), BLUE, 2.8) +
    shape(
      lobes
        .map((x) =>
          polygon([
            [x, 110.5],
            [x + 8, 120],
            [x, 129.5],
            [x - 8, 120],
          ]),
        )
        .join(''),
      WHITE,
      1.8,
    ) +
    fill(lobes.map((x) => circle(x, 120, 2.6)).join(''), RED) +
    fill(cut(-45, 138, -43, 152, -36, 164, 2.6), WHITE) +
    fill(cut(48, 136, 46, 156, 32, 174, 3.6)) +
    shape(rect(-56, 84, 112, 15), YELLOW, 3.2) +
    `<path d="M-47 91.5H48" fill="none" stroke="${RED}" stroke-width="6.4" stroke-dasharray="0 10.4"/>`;
  const stem =
    shape(rect(-9, 190, 18, 44), YELLOW, 3) +
    shape(ellipse(0, 198, 19, 8), BLUE, 3) +
    shape(ellipse(0, 214, 25, 10), RED, 3) +
    fill([-14, -5, 5, 14].map((x) => cut(x, 206, x * 1.2, 214, x, 222, 2)).join(''), YELLOW) +
    shape(ellipse(0, 229, 17, 7), BLUE, 3);
  const foot =
    shape(symmetric('10 232 !, 16 246, 38 262, 48 268 !, 52 288 !'), YELLOW, 3.2) +
    fill([-26, -9, 9, 26].map((x) => cut(x * 0.4, 240, x * 0.8, 254, x * 1.2, 264, 3)).join(''), RED) +
    shape(rect(-54, 270, 108, 10), RED, 3) +
    shape(rect(-62, 280, 124, 16), YELLOW, 3) +
    `<path d="M-53 288H54" fill="none" stroke="${BLUE}" stroke-width="6" stroke-dasharray="0 10.6"/>` +
    fill(cut(20, 246, 34, 258, 44, 266, 2.6));
  return handle + mirror(handle) + flowers + mirror(flowers) + place(100, 0, lid + bowl + stem + foot);
}

/** Ace of swords: a hand out of a cloud holds the sword, a ribbon wound down its blade. */
export function ribbonSwordAce(): Svg {
  const turns = [52, 116];
  const behind =
    shape('M60 74Q104 92 140 116L140 140Q104 116 60 98Z', YELLOW, 2.8) +
    shape('M140 52Q160 42 178 58L166 66 178 82Q158 66 140 76Z', RED, 2.8) +
    shape('M60 138Q44 138 30 152L42 158 34 176Q46 162 60 162Z', RED, 2.8);
  const inFront = turns.map(
    (y) =>
      shape(`M140 ${y}Q104 ${y + 20} 60 ${y + 22}L60 ${y + 46}Q104 ${y + 44} 140 ${y + 24}Z`, RED, 2.8) +
      stroke(`M132 ${y + 8}Q104 ${y + 25} 68 ${y + 27}M132 ${y + 22}Q104 ${y + 39} 68 ${y + 41}`, 2, YELLOW),
  );
  const sleeve =
    shape(
      limb([
        [184, 250, 46],
        [160, 254, 46],
        [138, 254, 28],
      ]),
      BLUE,
      3,
    ) +
    fill(
      cut(180, 238, 158, 240, 141, 246, 3) +
        cut(180, 250, 158, 253, 141, 253, 3) +
        cut(180, 264, 158, 267, 141, 260, 3),
      WHITE,
    ) +
    shape(
      limb([
        [141, 254, 34],
        [127, 254, 40],
      ]),
      WHITE,
      2.8,
    ) +
    stroke('M134 238V270', 1.8);
  const cloud =
    shape(
      'M190 206Q176 200 170 213Q155 211 156 227Q143 234 152 247Q143 262 158 268Q158 284 174 282Q182 292 190 286Z',
      WHITE,
      3,
    ) + stroke('M178 216Q166 219 168 231M168 242Q161 250 168 259M184 262Q174 266 176 275', 2);
  const fingers = [0, 1, 2, 3].map((index) => {
    const y = 232 + index * 10.6;
    return shape(
      smooth([
        [112, y + 1],
        [92, y],
        [83, y + 5],
        [92, y + 11],
        [110, y + 11],
      ]),
      FLESH,
      2.4,
    );
  });
  const hand =
    shape(smooth('128 236 !, 112 232, 92 232, 84 240, 84 268, 94 276, 114 276, 128 272 !'), FLESH, 3) +
    fingers.join('') +
    shape(smooth('128 238 !, 116 226, 100 222, 92 226, 94 233, 106 236, 114 246, 128 252 !'), FLESH, 2.6) +
    fill('M113 252L128 254V272L114 274Z', FLESH) +
    fill(cut(98, 225, 94, 226, 95, 230, 0.9));
  return (
    behind +
    place(100, 160, sword(190, 'ace'), { scale: 1.5 }) +
    inFront.join('') +
    sleeve +
    cloud +
    hand +
    leaf(26, 302, 10, 1) +
    leaf(34, 303, 50, 1) +
    leaf(24, 303, -14, 0.7) +
    flower(46, 290, 0.9, YELLOW, RED)
  );
}

/** Ace of batons: a club rooted in the ground, in flower. */
export function floweringClubAce(): Svg {
  return (
    fill('M10 290Q60 274 100 282T190 284V310H10Z', GREEN) +
    stroke('M10 290Q60 274 100 282T190 284', 2.6) +
    stroke('M84 92Q58 86 44 60M120 118Q150 106 158 80M88 190Q58 190 44 168M116 214Q146 208 160 184', 3.2) +
    leaf(64, 82, -80, 1) +
    leaf(56, 74, 12, 0.9) +
    leaf(140, 108, 90, 0.9) +
    leaf(150, 98, -4, 0.9) +
    leaf(62, 188, -95, 1) +
    leaf(54, 180, 16, 0.8) +
    leaf(142, 208, 95, 0.95) +
    leaf(152, 198, -2, 0.8) +
    flower(42, 52, 1.05) +
    flower(160, 70, 1.2) +
    flower(40, 158, 0.95, WHITE, YELLOW) +
    flower(164, 174, 1, WHITE, YELLOW) +
    place(100, 158, baton(138), { scale: 2 }) +
    leaf(96, 132, -40, 0.9) +
    leaf(104, 240, 40, 0.8) +
    fill('M72 306Q78 286 100 286T128 306Z', GREEN) +
    stroke('M76 297Q82 286 100 286T124 297', 2.6) +
    leaf(72, 300, -50, 0.9) +
    leaf(128, 300, 50, 0.9) +
    leaf(78, 302, -14, 0.7) +
    leaf(122, 302, 14, 0.7)
  );
}

import { type AdobeOptions, adobeMass } from '../ink/adobe.ts';
import type { Canvas } from '../ink/canvas.ts';
import { spray } from '../ink/hand.ts';
import { land, massif, palm, shrub } from '../ink/land.ts';
import { box, fill, type Point, poly, range } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, sky } from '../ink/weather.ts';

type Mass = (col: string) => AdobeOptions;

const SHAPES: readonly { hill: readonly Point[]; mass: Mass }[] = [
  {
    hill: [
      [10, 284],
      [120, 200],
      [170, 178],
      [262, 72],
      [300, 108],
      [352, 128],
      [420, 232],
      [500, 270],
    ],
    mass: (col) => ({ tiers: 5, wl: 158, wr: 206, th: 38, col, set: 0.13, setR: 1.4 }),
  },
  {
    hill: [
      [-20, 300],
      [60, 236],
      [140, 250],
      [250, 196],
      [330, 214],
      [400, 168],
      [500, 250],
    ],
    mass: (col) => ({ tiers: 3, wl: 176, wr: 236, th: 44, col, set: 0.1, setR: 1.1 }),
  },
  {
    hill: [
      [-10, 250],
      [50, 150],
      [96, 108],
      [150, 168],
      [240, 226],
      [360, 262],
      [480, 290],
    ],
    mass: (col) => ({ tiers: 6, wl: 170, wr: 190, th: 36, col, set: 0.15, setR: 1 }),
  },
  {
    hill: [
      [-20, 290],
      [120, 250],
      [220, 262],
      [330, 132],
      [380, 88],
      [430, 140],
      [520, 240],
    ],
    mass: (col) => ({ tiers: 4, wl: 132, wr: 248, th: 34, col, set: 0.12, setR: 1.6 }),
  },
];

export function huaca(c: Canvas): string {
  const { W, ink } = c,
    hz = 352,
    ox = c.ox;
  const shape = SHAPES[c.own ? 0 : c.turn]!;
  let s = sky(c, { hz, at: [ox + (c.side < 0 ? 60 : 390), hz - 10], bands: 8 });
  s += massif(
    c,
    [[-30, 312], ...shape.hill.map(([x, y]): Point => [ox + x, y]), [W + 40, 306]],
    hz + 6,
    ink('stone', 0.28),
    { rough: 0.08, shade: ink('clay', 0.26), lite: ink('sand', 0.25) },
  );
  s += land(
    c,
    [
      [-5, hz - 14],
      [W * 0.3, hz - 22],
      [W * 0.7, hz - 8],
      [W + 5, hz - 16],
    ],
    ink('ochre', 0.45),
  );
  s += adobeMass(c, ox + 190, 404, shape.mass(ink('adobe')));
  s +=
    land(
      c,
      [
        [-5, 398],
        [W * 0.25, 394],
        [W * 0.55, 408],
        [W * 0.8, 400],
        [W + 5, 404],
      ],
      ink('sand', 0.1),
    ) +
    land(
      c,
      [
        [-5, 440],
        [W * 0.3, 424],
        [W * 0.6, 446],
        [W + 5, 432],
      ],
      ink('ochre', 0.05),
    );
  s += fill(
    poly([
      [ox + 190, 404],
      [ox + 190 - c.side * 250, 414],
      [ox + 190 - c.side * 330, 430],
      [ox + 190 - c.side * 60, 424],
    ]),
    ink('clay'),
    'opacity=".55"',
  );
  for (const _i of range(7))
    s += shrub(c, c.between(0, W), c.between(438, 452), c.between(10, 20), ink('leaf'), ink('lime'));
  if (!c.own && c.turn % 2)
    for (const v of [24, 410, 436])
      s += palm(c, ox + v, 446, c.between(70, 130), ink('wood'), ink('leaf'), ink('lime'));
  for (const i of range(3)) s += folk(ox + 226 + i * 13 * -c.side, 430 + i * 2, 15, ink('oxblood'), ink('bone'));
  return s + spray(c, box(0, 400, W, 90), 'd', 'u', 0.5) + birds(c, ox + 90, 96, 4, 9, ink('oxblood', 0.3));
}

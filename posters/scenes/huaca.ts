import { adobeMass } from '../ink/adobe.ts';
import type { Canvas } from '../ink/canvas.ts';
import { spray } from '../ink/hand.ts';
import { land, massif, shrub } from '../ink/land.ts';
import { box, fill, poly, range } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, sky } from '../ink/weather.ts';

export function huaca(c: Canvas): string {
  const { W, ink } = c,
    hz = 352,
    ox = c.ox;
  let s = sky(c, { hz, at: [ox + (c.side < 0 ? 60 : 390), hz - 10], bands: 8 });
  s += massif(
    c,
    [
      [-30, 312],
      [ox + 10, 284],
      [ox + 120, 200],
      [ox + 170, 178],
      [ox + 262, 72],
      [ox + 300, 108],
      [ox + 352, 128],
      [ox + 420, 232],
      [ox + 500, 270],
      [W + 40, 306],
    ],
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
  s += adobeMass(c, ox + 190, 404, { tiers: 5, wl: 158, wr: 206, th: 38, col: ink('adobe'), set: 0.13, setR: 1.4 });
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
  for (const i of range(3)) s += folk(ox + 226 + i * 13 * -c.side, 430 + i * 2, 15, ink('oxblood'), ink('bone'));
  return s + spray(c, box(0, 400, W, 90), 'd', 'u', 0.5) + birds(c, ox + 90, 96, 4, 9, ink('oxblood', 0.3));
}

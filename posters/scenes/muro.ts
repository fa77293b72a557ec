import type { Canvas } from '../ink/canvas.ts';
import { blob, clip, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, disc, fill, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { masonry } from '../ink/stone.ts';
import { sky, stars, sun } from '../ink/weather.ts';

export function muro(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    l = c.side < 0;
  let s = sky(c, { hz: 250, bands: 7, wave: 4 }) + stars(c, 70, 200) + sun(c, ox + (l ? 300 : 150), 62, 20, 'moon');
  s += massif(
    c,
    [
      [W * 0.2, 250],
      [W * 0.5, 170],
      [W * 0.66, 206],
      [W + 20, 176],
    ],
    280,
    ink('slate', 0.3),
  );
  const R = ink('snow', 0.1);
  s +=
    fill(
      poly([
        [ox + 300, 300],
        [W + 10, 250],
        [W + 10, 130],
        [ox + 300, 226],
      ]),
      R,
    ) +
    fill(
      poly([
        [ox + 292, 228],
        [W + 10, 132],
        [W + 10, 96],
        [ox + 286, 212],
      ]),
      ink('teja'),
    ) +
    fill(
      poly([
        [ox + 300, 320],
        [ox + 300, 290],
        [W + 10, 240],
        [W + 10, 420],
      ]),
      ink('stone', 0.1),
    );
  for (const [x, y, w, h] of [
    [ox + 340, 236, 24, 40],
    [ox + 396, 206, 32, 58],
  ] as const)
    s +=
      fill(
        poly([
          [x, y],
          [x + w, y - w * 0.34],
          [x + w, y + h - w * 0.3],
          [x, y + h],
        ]),
        '#FFD37A',
      ) +
      stroke(`M${x + w / 2} ${y - 4}v${h}`, ink('azul'), 3) +
      fill(
        poly([
          [x - 6, y + h],
          [x + w + 6, y + h - w * 0.46],
          [x + w + 6, y + h + 8],
          [x - 6, y + h + 16],
        ]),
        ink('azul'),
      );
  s +=
    fill(box(ox + 240, 236, 66, 110), ink('slate', 0.1)) +
    fill(box(ox + 236, 226, 74, 14), ink('teja')) +
    fill(`M${ox + 262} 346v-42a12 13 0 0 1 24 0v42Z`, '#FFD37A');
  const wallD = poly([
    [-10, 66],
    [ox + 250, 214],
    [ox + 250, 366],
    [ox + 60, H + 10],
    [-10, H + 10],
  ]);
  const bl = ink('piedra');
  s +=
    fill(wallD, ink('night')) +
    clip(
      c,
      wallD,
      `<g transform="matrix(1 .3 0 1 0 0)">${masonry(c, -30, 30, ox + 300, 420, W > 600 ? 96 : 78, bl)}</g>` +
        spray(c, wallD, 'd', 'l', 0.9),
    ) +
    fill(
      poly([
        [-10, 0],
        [ox + 262, 170],
        [ox + 262, 196],
        [-10, 40],
      ]),
      ink('teja'),
    ) +
    fill(
      poly([
        [-10, 40],
        [ox + 262, 196],
        [ox + 256, 216],
        [-10, 70],
      ]),
      ink('snow', 0.1),
    );
  s += fill(
    poly([
      [ox + 250, 362],
      [ox + 300, 318],
      [W + 10, 420],
      [W + 10, H + 4],
      [ox + 40, H + 4],
    ]),
    ink('granite'),
  );
  let st = '';
  for (const i of range(8))
    for (const j of range(7)) {
      const t = (i / 8) ** 1.6,
        y = 340 + t * 160,
        x0 = ox + 262 - t * 210,
        w = 40 + t * 440;
      st += blob(c, x0 + (j + 0.5 + (i % 2) / 2) * (w / 7), y + 10, (w / 7) * 0.42, 3 + t * 9, 7, 0.12);
    }
  s +=
    fill(st, ink('slate')) +
    fill(
      poly([
        [ox + 268, 352],
        [ox + 292, 352],
        [ox + 330, H],
        [ox + 170, H],
      ]),
      '#FFD37A',
      'opacity=".22"',
    );
  const lx = ox + 214;
  s +=
    stroke(`M${lx - 26} 176Q${lx} 168 ${lx} 190`, ink('granite'), 4) +
    disc(lx, 208, 62, '#FFD37A', 'opacity=".16"') +
    disc(lx, 208, 34, '#FFD37A', 'opacity=".26"') +
    fill(
      poly([
        [lx - 10, 194],
        [lx + 10, 194],
        [lx + 7, 220],
        [lx - 7, 220],
      ]),
      '#FFE6A8',
    ) +
    fill(
      poly([
        [lx - 14, 194],
        [lx + 14, 194],
        [lx, 182],
      ]),
      ink('granite'),
    );
  return (
    s +
    fill(
      poly([
        [ox + 262, 430],
        [ox + 282, 430],
        [ox + 230, 480],
        [ox + 190, 480],
      ]),
      ink('night'),
      'opacity=".5"',
    ) +
    folk(ox + 272, 432, 66, ink('magenta'), ink('granite')) +
    folk(ox + 298, 380, 34, ink('night'), ink('granite'))
  );
}

import type { Canvas } from '../ink/canvas.ts';
import { mix } from '../ink/colour.ts';
import { spray } from '../ink/hand.ts';
import { glint, massif, palm, shrub } from '../ink/land.ts';
import { box, disc, fill, line, num, type Point, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { sky, stars, sun } from '../ink/weather.ts';

export function hotel(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    l = c.side < 0;
  let s = sky(c, { hz: 400, bands: 12, wave: 4 }) + stars(c, 50, 160) + sun(c, l ? ox + 356 : ox + 84, 84, 24, 'moon');
  s += massif(
    c,
    [
      [-20, 330],
      [W * 0.2, 272],
      [W * 0.34, 300],
      [W * 0.6, 236],
      [W * 0.76, 286],
      [W + 20, 250],
    ],
    360,
    ink('clay', 0.5),
    { rough: 0.07 },
  );
  const wall = ink('bone'),
    w1 = mix(wall, c.light.sky[2], 0.15),
    w2 = c.shade(wall, 0.42),
    gl = '#FFD37A',
    gl2 = '#F4A545',
    cx = ox + (l ? 268 : 176),
    by = 400,
    L = 210,
    R = 150,
    top = 156;
  const side = (dir: number, w: number, f: string) => {
    const Q = (u: number, v: number): Point => [
      cx + dir * w * u,
      by - (by - top) * v + u * (v > 0.5 ? (v - 0.5) * 2 * 44 : -(0.5 - v) * 2 * 16),
    ];
    let o =
      fill(poly([Q(0, 0), Q(1, 0), Q(1, 1), Q(0, 1)]), f) +
      fill(poly([Q(0, 1), Q(1.03, 1), Q(1.03, 1.06), Q(0, 1.06)]), mix(f, ink('clay'), 0.7));
    const K = Math.round(w / 42);
    for (const fl of range(3)) {
      const v0 = 0.06 + fl * 0.32;
      o += fill(poly([Q(0, v0 - 0.035), Q(1, v0 - 0.035), Q(1, v0 - 0.01), Q(0, v0 - 0.01)]), mix(f, ink('ink'), 0.35));
      for (const i of range(K)) {
        const u0 = (i + 0.22) / K,
          u1 = (i + 0.78) / K,
          on = c.chance() < 0.72,
          a = Q(u0, v0),
          b = Q(u1, v0),
          e = Q(u1, v0 + 0.17),
          d = Q(u0, v0 + 0.17),
          t = Q((u0 + u1) / 2, v0 + 0.28);
        o += fill(
          `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}L${num(e[0])} ${num(e[1])}Q${num(t[0] + (e[0] - t[0]) * 0.7)} ${num(t[1])} ${num(t[0])} ${num(t[1])}Q${num(t[0] + (d[0] - t[0]) * 0.7)} ${num(t[1])} ${num(d[0])} ${num(d[1])}Z`,
          on ? (c.chance() < 0.6 ? gl : gl2) : ink('night'),
        );
        if (on && c.chance() < 0.6)
          o += fill(poly([a, Q(u0 + (u1 - u0) * 0.3, v0), Q(u0 + (u1 - u0) * 0.3, v0 + 0.17), d]), gl2);
        o += stroke(line([Q((u0 + u1) / 2, v0), Q((u0 + u1) / 2, v0 + 0.25)]), mix(f, ink('ink'), 0.4), 1.6);
        if (fl)
          o += stroke(
            line([Q(u0 - 0.03, v0 + 0.07), Q(u1 + 0.03, v0 + 0.07)]) +
              range(5)
                .map((q) => line([Q(u0 + ((u1 - u0) * q) / 4, v0), Q(u0 + ((u1 - u0) * q) / 4, v0 + 0.07)]))
                .join(''),
            ink('ink'),
            1.7,
          );
      }
    }
    return o;
  };
  s +=
    side(-1, L, l ? w1 : w2) +
    side(1, R, l ? w2 : w1) +
    fill(
      poly([
        [cx - L - 4, 372],
        [cx - L - 4, 384],
        [cx - L - 80, 384],
        [cx - L - 80, 376],
      ]),
      ink('clay'),
    );
  for (const x of [-40, W * 0.16, W * 0.93, W * 0.8]) s += shrub(c, x, 408, 54, ink('deep'), ink('leaf'));
  s +=
    fill(box(0, 400, W, 90), ink('night')) +
    fill(
      poly([
        [0, 400],
        [W, 400],
        [W, 412],
        [0, 412],
      ]),
      ink('clay'),
    ) +
    fill(
      poly([
        [0, 420],
        [W, 418],
        [W, H],
        [0, H],
      ]),
      ink('pacific'),
    ) +
    spray(c, box(0, 418, W, 72), 'd', 'd', 0.6);
  for (const i of range(9)) {
    const x = cx - L + 16 + i * 40;
    s += glint(c, x, 424, 482, 16, 34, i % 3 ? gl : gl2, 7);
  }
  s +=
    palm(c, l ? ox + 72 : ox + 372, 416, 268, ink('ink'), ink('ink'), ink('deep')) +
    palm(c, l ? ox + 32 : ox + 412, 424, 190, ink('ink'), ink('ink'), ink('deep')) +
    palm(c, l ? ox + 420 : ox + 20, 416, 130, ink('ink'), ink('ink'), ink('deep'));
  for (const x of [0, 150, 300, 430]) s += disc(ox + x, 405, 11, gl, 'opacity=".3"') + disc(ox + x, 405, 4.4, gl);
  return s + folk(ox + 236, 414, 30, ink('ink')) + folk(ox + 250, 414, 27, ink('oxblood'));
}

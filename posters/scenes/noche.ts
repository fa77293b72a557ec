import type { Canvas } from '../ink/canvas.ts';
import { mix } from '../ink/colour.ts';
import { cut, plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, disc, fill, HOLES, num, oval, type Point, poly, range, ring, stroke } from '../ink/marks.ts';
import { BIRD, glyph } from '../ink/motifs.ts';
import { folk } from '../ink/people.ts';
import { sky, stars } from '../ink/weather.ts';

export function noche(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    l = c.side;
  let s = sky(c, { hz: 400, bands: 10, wave: 9, tilt: 60 * l });
  const ax = ox + 222 - l * 150,
    bx = ox + 222 + l * 190,
    M = (t: number, d: number): Point => [ax + (bx - ax) * t + d * 0.75, 400 - t * 430 + d * 0.6 * l];
  const band = (w: number, col: string, o: number) => {
    const d = ring([
      ...range(15).map((i) => M(i / 14, -w * c.between(0.45, 1.25))),
      ...range(15).map((i) => M(1 - i / 14, w * c.between(0.45, 1.25))),
    ]);
    return fill(d, col, `opacity="${o}"`) + spray(c, d, 'l', '', 0.5);
  };
  s +=
    band(104, ink('azul'), 0.2) +
    band(74, ink('azul'), 0.26) +
    band(48, ink('foam'), 0.16) +
    band(22, ink('bone'), 0.14) +
    fill(
      ring([M(0.1, -8), M(0.3, 10), M(0.5, -6), M(0.72, 12), M(0.95, 4), M(0.7, 24), M(0.5, 8), M(0.3, 26)]),
      c.light.sky[0],
      'opacity=".55"',
    );
  let d1 = '',
    d2 = '';
  for (const i of range(300)) {
    const p = M(c.chance(), (c.chance() + c.chance() + c.chance() - 1.5) * 90);
    if (i % 7) d1 += `M${num(p[0])} ${num(p[1])}h0`;
    else d2 += `M${num(p[0])} ${num(p[1])}h0`;
  }
  s += stroke(d1, c.light.sun, 1.2) + stroke(d2, c.light.sun, 2.2) + stars(c, 90, 360);
  for (const [x, y, r] of [
    [ox + 92, 84, 7],
    [ox + 356, 210, 6],
    [ox + 64, 214, 4.5],
  ] as const)
    s += fill(
      `M${x} ${y - r * 1.6}Q${x} ${y} ${x + r * 1.6} ${y}Q${x} ${y} ${x} ${y + r * 1.6}Q${x} ${y} ${x - r * 1.6} ${y}Q${x} ${y} ${x} ${y - r * 1.6}Z`,
      c.light.sun,
    );
  s += massif(
    c,
    [
      [-20, 372],
      [W * 0.2, 330],
      [W * 0.32, 352],
      [W * 0.7, 300],
      [W * 0.86, 344],
      [W + 20, 320],
    ],
    400,
    ink('azul', 0.15),
    {
      rough: 0.07,
      shade: ink('night'),
    },
  );
  const wall = (x: number, y: number, w: number, h: number) =>
    poly([
      [x, y],
      [x, y - h],
      ...cut(
        c,
        [
          [x, y - h],
          [x + w * 0.3, y - h - 4],
          [x + w * 0.34, y - h * 0.7],
          [x + w * 0.42, y - h * 0.66],
          [x + w * 0.5, y - h * 0.96],
          [x + w, y - h * 0.86],
        ],
        2.4,
        16,
      ).slice(1, -1),
      [x + w, y - h * 0.86],
      [x + w, y],
    ]);
  const adobe = mix(ink('adobe'), '#C9793F', 0.35),
    rim = mix(adobe, c.light.sun, 0.55);
  s += fill(box(0, 392, W, 110), ink('wood'));
  s +=
    plate(c, wall(ox + 216, 410, 260, 92), adobe, rim, 1.5) + plate(c, wall(ox - 60, 418, 210, 118), adobe, rim, 1.5);
  if (W > 600)
    s += plate(c, wall(ox - 320, 414, 240, 84), adobe, rim) + plate(c, wall(ox + 500, 414, 280, 104), adobe, rim);
  let net = '';
  for (const i of range(9))
    for (const j of range(2)) {
      const x = ox + 240 + i * 26 + (j % 2) * 13,
        y = 348 + j * 22;
      net += poly([
        [x, y - 13],
        [x + 5, y - 7],
        [x + 11, y],
        [x + 5, y + 7],
        [x, y + 13],
        [x - 5, y + 7],
        [x - 11, y],
        [x - 5, y - 7],
      ]);
    }
  s +=
    fill(net, ink('night'), 'opacity=".7"') +
    fill(
      range(6)
        .map((i) => glyph(BIRD, (x, y): Point => [ox - 52 + i * 32 + x * 26, 342 + y * 28]))
        .join(''),
      ink('sand'),
      HOLES,
    ) +
    fill(box(ox - 60, 376, 210, 4) + box(ox - 60, 334, 200, 3), ink('sand'), 'opacity=".6"');
  s +=
    fill(
      poly(
        cut(
          c,
          [
            [-4, 432],
            [W * 0.4, 420],
            [W * 0.7, 428],
            [W + 4, 418],
            [W + 4, H + 4],
            [-4, H + 4],
          ],
          2,
          40,
        ),
      ),
      ink('clay', 0.1),
    ) +
    oval(ox + 196, 452, 150, 26, '#F4A545', 'opacity=".35"') +
    oval(ox + 196, 450, 84, 14, '#FFD37A', 'opacity=".5"') +
    folk(ox + 152, 456, 50, ink('ink'), ink('wood')) +
    folk(ox + 240, 458, 46, ink('oxblood')) +
    folk(ox + 257, 459, 32, ink('ink')) +
    fill(box(ox + 192, 438, 8, 12), '#FFE6A8') +
    disc(ox + 196, 443, 15, '#FFD37A', 'opacity=".5"');
  return s + spray(c, box(0, 420, W, 72), 'd', 'd', 0.6);
}

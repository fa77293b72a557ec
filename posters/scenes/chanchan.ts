import type { Canvas } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, fill, HOLES, type Point, poly, range } from '../ink/marks.ts';
import { BIRD, FISH, type Figure, glyph } from '../ink/motifs.ts';
import { folk } from '../ink/people.ts';
import { cloud, sky } from '../ink/weather.ts';

type Wall = (u: number, v: number) => Point;

export function chanchan(c: Canvas): string {
  const { W, ink } = c,
    vx = W * 0.7,
    vy = 262;
  let s =
    sky(c, { hz: 300, tilt: 26, bands: 7, wave: 4 }) +
    cloud(c, W * 0.62, 84, 210, ink('bone'), 0.9) +
    cloud(c, W * 0.86, 122, 130, ink('bone'), 0.75);
  s += massif(
    c,
    [
      [W * 0.5, 268],
      [W * 0.6, 232],
      [W * 0.68, 246],
      [W * 0.8, 214],
      [W * 0.9, 240],
      [W + 20, 222],
    ],
    280,
    ink('clay', 0.6),
  );
  s += fill(box(0, 268, W, 230), ink('sand'));
  const pr =
    (x0: number, yt: number, yb: number, Zk: number) =>
    (u: number, v: number): Point => {
      const f = 1 / (1 + u * Zk),
        t = vy + (yt - vy) * f,
        b = vy + (yb - vy) * f;
      return [vx + (x0 - vx) * f, b + (t - b) * v];
    };
  const q = (p: Wall, u0: number, u1: number, v0: number, v1: number) =>
      poly([p(u0, v0), p(u1, v0), p(u1, v1), p(u0, v1)]),
    near = W > 600 ? -460 : -30,
    p = pr(near, W > 600 ? -60 : 26, W > 600 ? 640 : 500, 6),
    far = 3.2;
  const edge = (f: Wall, e: number) =>
    range(13).map((i): Point => {
      const a = f((i / 12) ** 2 * far, 1);
      return [a[0], a[1] + c.between(-e, e) / (1 + i * 0.4)];
    });
  s += plate(c, poly([...edge(p, 6), p(far, 0), p(0, 0)]), ink('adobe'));
  s +=
    fill(
      q(p, 0, far, 0.945, 0.96) + q(p, 0, far, 0.735, 0.755) + q(p, 0, far, 0.265, 0.285) + q(p, 0, far, 0.055, 0.07),
      ink('bone'),
    ) + fill(q(p, 0, far, 0.285, 0.735), ink('clay'));
  let net = '',
    hole = '';
  const full: Point[] = [
      [0, 1],
      [0.3, 0.6],
      [0.6, 0.4],
      [1, 0],
      [0.6, -0.4],
      [0.3, -0.6],
      [0, -1],
      [-0.3, -0.6],
      [-0.6, -0.4],
      [-1, 0],
      [-0.6, 0.4],
      [-0.3, 0.6],
    ],
    du = 0.044,
    dv = 0.1125;
  const D = (u: number, v: number, a: number, b: number, sh: readonly Point[]) =>
    poly(sh.map(([x, y]) => p(u + (x * du * a) / 2, v + y * dv * b)));
  for (const i of range(27))
    for (const j of range(4)) {
      const u = i * du + (j % 2 ? du / 2 : 0),
        v = 0.34 + j * dv,
        sh = u < 0.24 ? full : full.filter((_, a) => a % 3 === 0);
      net += D(u, v, 0.92, 0.92, sh);
      if (u < 0.9) hole += D(u, v, 0.46, 0.46, sh);
    }
  s += clip(c, q(p, 0, far, 0.285, 0.735), fill(net, ink('sand')) + fill(hole, ink('oxblood')));
  const row = (shape: Figure, v0: number, hv: number, wu: number) =>
    range(10)
      .map((i) => glyph(shape, (x, y) => p(0.008 + i * 0.066 + x * wu, v0 - y * hv)))
      .join('');
  s +=
    fill(row(BIRD, 0.93, 0.16, 0.05) + row(FISH, 0.232, 0.13, 0.054), ink('bone'), HOLES) +
    fill(
      range(9)
        .map(
          (i) => q(p, 0.68 + i * 0.1, 0.73 + i * 0.11, 0.79, 0.9) + q(p, 0.68 + i * 0.1, 0.74 + i * 0.11, 0.12, 0.22),
        )
        .join(''),
      ink('bone'),
      'opacity=".7"',
    );
  s += spray(c, q(p, 0, far, 0, 1), 'd', 'l', 0.6);
  const r = pr(W + 60, 120, 520, 5);
  s +=
    fill(poly([...edge(r, 5), r(far, 0), r(0, 0)]), ink('oxblood', 0.06)) +
    spray(c, q(r, 0, far, 0, 1), 'l', 'd', 0.5) +
    fill(q(r, 0, far, 0.88, 0.91) + q(r, 0, far, 0.3, 0.32), ink('clay'));
  s += fill(
    poly([r(0, 0), r(0.2, 0), r(far, 0), [vx - 6, vy + 30], [vx + 6, 380], [W * 0.66, 500]]),
    ink('clay'),
    'opacity=".55"',
  );
  for (const [u, t] of [
    [0.36, 62],
    [0.46, 52],
    [1.1, 26],
  ] as const) {
    const a = p(u, 0);
    s += folk(a[0] + 44 / (1 + u * 2), a[1] + 8, t, ink('night'), ink('bone'));
  }
  return s;
}

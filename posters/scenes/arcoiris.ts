import type { Canvas } from '../ink/canvas.ts';
import { clip, crag, spray } from '../ink/hand.ts';
import { box, fill, leftToRight, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { snowy } from '../ink/stone.ts';
import { cloud, sky } from '../ink/weather.ts';

export function arcoiris(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    l = c.side < 0;
  const across = (v: number) => (l ? ox + v : ox + 444 - v);
  let s =
    sky(c, { hz: 240, bands: 6, tilt: -20 * c.side }) +
    cloud(c, across(96), 70, 160, ink('snow'), 0.95) +
    cloud(c, across(360), 44, 110, ink('snow'), 0.85);
  s += snowy(
    c,
    leftToRight([
      [-40, 240],
      [W * 0.1, 170],
      [W * 0.2, 206],
      [across(330), 116],
      [W * 0.86, 196],
      [W + 40, 160],
    ]),
    270,
    0.2,
  );
  const bands = [
    'teja',
    'ocre',
    'rosa',
    'teja',
    'sal',
    'turq',
    'teja',
    'ichu',
    'lila',
    'ocre',
    'teja',
    'rosa',
    'magenta',
    'ocre',
    'sal',
    'turq',
    'teja',
    'ichu',
  ];
  const peak: Point = [across(188), 118];
  const ridge: Point[] = [
    [across(-400), 330],
    [across(-60), 262],
    [across(40), 212],
    [across(120), 146],
    peak,
    [across(206), 126],
    [across(262), 196],
    [across(330), 234],
    [across(420), 250],
    [across(900), 220],
  ];
  const body = poly([...crag(c, ridge, 0.05, 3), [across(900), H + 9], [across(-400), H + 9]]);
  s += fill(body, ink('teja'));
  let inner = '';
  const K = bands.length,
    prof = (t: number): Point => {
      const a = -400 + t * 1300;
      let i = 0;
      const r = ridge.map((p): Point => [l ? p[0] - ox : ox + 444 - p[0], p[1]]);
      while (i < r.length - 2 && r[i + 1]![0] < a) i++;
      const u = (a - r[i]![0]) / (r[i + 1]![0] - r[i]![0]);
      return [a, r[i]![1] + (r[i + 1]![1] - r[i]![1]) * u];
    };
  for (const i of range(26)) {
    const a = prof(0.25 + i * 0.0215),
      b = prof(0.25 + (i + 1) * 0.0215),
      dx = -40 - i * 15,
      e = (p: Point, o: number): Point[] => [
        [across(p[0]), p[1] - 12],
        [across(p[0] + dx * 0.28 + c.between(-5, 5)), p[1] + 70],
        [across(p[0] + dx * 0.62 + c.between(-8, 8)), p[1] + 150],
        [across(p[0] + dx + o), H + 60],
      ];
    inner += fill(`${soft(e(a, 0)) + soft(e(b, 0).reverse(), 'L')}Z`, ink(bands[i % K]!, 0.02));
  }
  inner +=
    fill(
      poly([
        peak,
        [across(206), 126],
        [across(262), 196],
        [across(330), 234],
        [across(420), 250],
        [across(900), 220],
        [across(900), H],
        [across(330), H],
        [across(296), 400],
        [across(250), 330],
        [across(262), 282],
        [across(214), 206],
      ]),
      ink('granite'),
      'opacity=".42"',
    ) +
    spray(c, body, 'd', 'u', 0.6) +
    spray(c, body, 'l', 'd', 0.4);
  s += clip(c, body, inner);
  s += stroke(
    soft([
      [across(-10), 470],
      [across(60), 420],
      [across(40), 360],
      [across(92), 300],
      [across(84), 250],
      [across(120), 196],
      [across(150), 150],
    ]),
    ink('snow'),
    3.4,
    'opacity=".85"',
  );
  for (const [x, y, t] of [
    [24, 448, 34],
    [48, 430, 31],
    [50, 388, 26],
    [76, 322, 20],
    [88, 270, 16],
    [104, 222, 13],
    [138, 168, 10],
  ] as const)
    s += folk(across(x), y, t, ink(t % 2 ? 'night' : 'magenta'), t > 20 ? ink('snow') : undefined);
  return (
    s +
    fill(
      `${soft([
        [-5, 470],
        [W * 0.3, 482],
        [W * 0.6, 462],
        [W + 5, 470],
      ])}V${H}H-5Z`,
      ink('granite'),
    ) +
    spray(c, box(0, 455, W, 40), 'l', 'd', 0.4)
  );
}

import type { Canvas } from '../ink/canvas.ts';
import { plate, spray } from '../ink/hand.ts';
import { massif, palm } from '../ink/land.ts';
import { box, disc, fill, place, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, cloud, sky } from '../ink/weather.ts';

export function plaza(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    wall = ink('yema'),
    wd = c.shade(wall, 0.3),
    bone = ink('bone'),
    bd = c.shade(bone, 0.28),
    l = c.side < 0;
  let s =
    sky(c, { hz: 330, bands: 8, wave: 12, tilt: -40 }) +
    cloud(c, W * 0.2, 150, 170, bone, 0.8) +
    cloud(c, W * 0.84, 96, 190, bone, 0.75) +
    cloud(c, W * 0.6, 52, 110, bone, 0.6);
  s += massif(
    c,
    [
      [-20, 330],
      [W * 0.1, 286],
      [W * 0.22, 312],
      [W * 0.8, 270],
      [W * 0.9, 290],
      [W + 20, 262],
    ],
    350,
    ink('clay', 0.55),
  );
  const X = ox + (l ? 22 : 162),
    Y = 392;
  const tower = (x: number) => {
    let o =
      plate(c, box(x, 196, 58, Y - 196), wall, c.light.sun) +
      fill(box(l ? x + 36 : x, 196, 22, Y - 196), wd) +
      fill(box(x - 5, 250, 68, 8) + box(x - 5, 192, 68, 8) + box(x - 3, 318, 64, 6), bone);
    for (const y of [208, 266])
      o +=
        fill(`M${x + 17} ${y + 38}V${y + 14}a12 12 0 0 1 24 0v24Z`, ink('oxblood')) +
        stroke(`M${x + 17} ${y + 38}V${y + 14}a12 12 0 0 1 24 0v24`, bone, 3);
    o +=
      fill(`M${x + 3} 192Q${x + 2} 156 ${x + 29} 146Q${x + 56} 156 ${x + 55} 192Z`, bone) +
      fill(
        l
          ? `M${x + 32} 147Q${x + 56} 156 ${x + 55} 192H${x + 38}Q${x + 42} 164 ${x + 32} 147Z`
          : `M${x + 26} 147Q${x + 2} 156 ${x + 3} 192H${x + 20}Q${x + 16} 164 ${x + 26} 147Z`,
        bd,
      ) +
      fill(box(x + 24, 134, 10, 14), bone) +
      stroke(`M${x + 29} 134V116M${x + 23} 123H${x + 35}`, ink('oxblood'), 2.6) +
      fill(box(x - 2, 178, 8, 16) + box(x + 52, 178, 8, 16), bone);
    return o;
  };
  s +=
    fill(`M${X + 84} 250Q${X + 84} 186 ${X + 130} 180Q${X + 176} 186 ${X + 176} 250Z`, c.shade(wall, 0.12)) +
    fill(box(X + 126, 158, 8, 24), bone);
  s +=
    tower(X) +
    tower(X + 202) +
    plate(c, box(X + 58, 244, 144, Y - 244), wall) +
    fill(
      `M${X + 58} 246Q${X + 96} 244 ${X + 100} 222Q${X + 130} 190 ${X + 160} 222Q${X + 164} 244 ${X + 202} 246Z`,
      wall,
    ) +
    stroke(
      `M${X + 58} 246Q${X + 96} 244 ${X + 100} 222Q${X + 130} 190 ${X + 160} 222Q${X + 164} 244 ${X + 202} 246`,
      bone,
      5,
    ) +
    fill(box(X + 58, 306, 144, 7), bone) +
    fill([70, 90, 164, 184].map((x) => box(X + x, 313, 7, 79) + box(X + x, 252, 6, 54)).join(''), bone) +
    fill(`M${X + 108} ${Y}V340a22 24 0 0 1 44 0V${Y}Z`, ink('oxblood')) +
    stroke(`M${X + 106} ${Y}V340a24 26 0 0 1 48 0V${Y}`, bone, 4) +
    fill(`M${X + 118} 298V276a12 12 0 0 1 24 0v22Z`, ink('oxblood')) +
    fill(box(X - 14, Y - 4, 288, 8), bone) +
    fill(box(X - 22, Y + 4, 304, 8), bd);
  for (const [i, x] of [
    [0, -60],
    [1, ox + (l ? 318 : -20)],
    [2, ox - 360],
    [3, ox + 600],
  ] as const) {
    if (i > 1 && W < 600) continue;
    let o =
      fill(box(x, 320, 140, 74), [ink('azul'), ink('adobe'), ink('oxblood'), ink('leaf')][i]!) +
      fill(box(x - 4, 314, 148, 9), bone);
    for (const j of range(4))
      o += fill(box(x + 12 + j * 34, 344, 16, 34), bone) + fill(box(x + 14 + j * 34, 346, 12, 30), ink('night'));
    s += o;
  }
  s += fill(box(0, 400, W, 92), ink('sand'));
  for (const i of range(13)) {
    const a = (i / 12) * 2 - 1;
    s += fill(
      poly([
        [ox + 222 + a * 60, 402],
        [ox + 222 + a * 60 + 7, 402],
        [ox + 222 + a * W * 1.15 + 40, H],
        [ox + 222 + a * W * 1.15, H],
      ]),
      ink(i % 2 ? 'adobe' : 'bone'),
      'opacity=".55"',
    );
  }
  const mx = ox + (l ? 376 : 68),
    g = (x0: number, y0: number, w: number, h: number) =>
      fill(box(x0, y0, w, h), bone) + fill(box(l ? x0 + w * 0.6 : x0, y0, w * 0.4, h), bd);
  s +=
    fill(
      poly([
        [mx, 456],
        [mx - c.side * 150, 470],
        [mx - c.side * 140, 478],
        [mx, 470],
      ]),
      ink('clay'),
      'opacity=".5"',
    ) +
    g(mx - 52, 442, 104, 16) +
    g(mx - 40, 426, 80, 17) +
    g(mx - 24, 366, 48, 61) +
    g(mx - 30, 360, 60, 8) +
    g(mx - 11, 262, 22, 98) +
    g(mx - 16, 256, 32, 8) +
    g(mx - 9, 244, 18, 12);
  for (const [x, y, t, f] of [
    [-32, 426, 30, 1],
    [32, 426, 30, -1],
    [0, 360, 34, 1],
    [-20, 360, 24, 1],
    [20, 360, 24, -1],
  ] as const)
    s += place(
      mx + x,
      y,
      fill('M-6 0L-8 -16Q-10 -22 -4 -24L6 -23Q9 -16 7 0Z', ink('stone')) +
        disc(0, -28, 4.6, ink('stone')) +
        stroke('M5 -20L13 -10', ink('stone'), 3.6),
      t / 32,
      f,
    );
  s += place(
    mx,
    244,
    fill('M-5 0Q-8 -18 -3 -26H4Q8 -14 5 0Z', ink('pacific')) +
      disc(1, -31, 4.4, ink('pacific')) +
      stroke('M3 -24L13 -42M-3 -24L-12 -14', ink('pacific'), 3.4) +
      fill('M13 -54Q19 -46 13 -40Q8 -46 13 -54Z', ink('ochre')),
  );
  s +=
    palm(c, ox + (l ? 18 : 426), 452, 150, ink('wood'), ink('leaf'), ink('lime')) +
    palm(c, ox + (l ? 300 : 144), 412, 92, ink('wood'), ink('leaf', 0.1), ink('lime', 0.1));
  for (const [x, y] of [
    [150, 440],
    [166, 444],
    [236, 428],
    [250, 470],
  ] as const)
    s += folk(ox + x, y, 24 + (y - 428) / 3, ink('night'), ink('bone'));
  return s + spray(c, box(0, 404, W, 90), 'd', 'u', 0.4) + birds(c, ox + 200, 100, 6, 8, ink('oxblood'));
}

import type { Canvas } from '../ink/canvas.ts';
import { mix } from '../ink/colour.ts';
import { spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, fill, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { sky } from '../ink/weather.ts';

export function salineras(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    I = Math.round;
  let s =
    sky(c, { hz: 70, bands: 5, wave: 3 }) +
    massif(
      c,
      [
        [-20, 66],
        [W * 0.3, 24],
        [W * 0.5, 50],
        [W * 0.8, 18],
        [W + 20, 54],
      ],
      110,
      ink('slate', 0.4),
    ) +
    fill(
      `${soft([
        [-5, 92],
        [W * 0.4, 66],
        [W * 0.7, 82],
        [W + 5, 52],
      ])}V${H}H-5Z`,
      ink('teja', 0.28),
    ) +
    spray(c, box(0, 60, W, 80), 'd', 'd', 0.6);
  const yy = (x: number, t: number) =>
      108 + t ** 1.25 * 440 + Math.sin(x / 92 + 1 + t * 1.4) * (9 + 28 * t) - (x / W - 0.5) * 60 * (1 - t),
    N = 14,
    tones = [
      ink('piedra', 0.12),
      mix(ink('piedra'), ink('snow'), 0.5),
      mix(ink('rosa'), ink('sal'), 0.45),
      mix(ink('ice'), ink('snow'), 0.3),
      ink('turq', 0.25),
      ink('snow'),
    ],
    d = tones.map(() => '');
  let rim = '',
    shine = '';
  s += fill(
    `${soft(range(9).map((i): Point => [(i / 8) * (W + 20) - 10, yy((i / 8) * W, 0) - 8]))}V${H}H-10Z`,
    ink('snow', 0.05),
  );
  for (const j of range(N)) {
    const t0 = j / N,
      t1 = (j + 1) / N;
    let x = -30 - c.chance() * 40;
    while (x < W + 20) {
      const w = (17 + t0 * 74) * c.between(0.55, 1.75),
        g = 3 + t0 * 5,
        a = c.between(-0.14, 0.14) * w,
        y = (px: number, t: number, o: number) => I(yy(px, t) + o),
        gap = g * 1.1 + t0 * 7;
      const p: Point[] = [
        [x + g, y(x, t0, g)],
        [x + w * 0.55, y(x + w / 2, t0, g - c.between(0, 2 + t0 * 5))],
        [x + w - g, y(x + w, t0, g)],
        [x + w - g * 1.3 + a, y(x + w, t1, -gap - c.between(0, t0 * 6))],
        [x + w * 0.45 + a, y(x + w / 2, t1, -gap + 1)],
        [x + g * 1.3 + a, y(x, t1, -gap - c.between(0, t0 * 6))],
      ];
      const zone = 0.5 + 0.5 * Math.sin(x / 71 + t0 * 5 + c.turn) * Math.cos(t0 * 8 - x / 120),
        v = zone * 0.72 + c.chance() * 0.28;
      d[v < 0.26 ? 0 : v < 0.46 ? 1 : v < 0.58 ? 2 : v < 0.8 ? 3 : v < 0.92 ? 4 : 5] += `${p
        .map((q, i) => (i ? `l${I(q[0]) - I(p[i - 1]![0])} ${q[1] - p[i - 1]![1]}` : `M${I(q[0])} ${q[1]}`))
        .join('')}Z`;
      if (t0 > 0.3 && c.chance() < 0.4)
        shine += `M${I(x + w * 0.24)} ${y(x + w * 0.24, (t0 * 2 + t1) / 3, 2)}l${I(w * 0.4)} ${y(x + w * 0.64, t0, 0) - y(x + w * 0.24, t0, 0)}`;
      x += w;
    }
    if (j % 2)
      rim += soft(range(10).map((i): Point => [(i / 9) * (W + 20) - 10, yy((i / 9) * (W + 20) - 10, t1) - t1]));
  }
  const round = (col: string, w: number, x = '') => `stroke="${col}" stroke-width="${w}" stroke-linejoin="round"${x}`,
    wall = ink('ocre', 0.2);
  s +=
    stroke(rim, wall, 7) +
    stroke(rim, ink('snow'), 4, 'transform="translate(0 -5)"') +
    fill(
      d.join(''),
      mix(wall, ink('snow'), 0.25),
      round(mix(wall, ink('snow'), 0.25), 4, ' transform="translate(0 -3)"'),
    ) +
    d.map((q, i) => fill(q, tones[i]!, round(tones[i]!, 4))).join('') +
    stroke(shine, ink('snow'), 2, 'opacity=".8"');
  for (const [x, y0, t, m] of [
    [ox + 250, 346, 70, 'magenta'],
    [ox + 306, 358, 66, 'azul'],
    [ox + 112, 236, 34, 'green'],
  ] as const)
    s +=
      fill(
        poly([
          [x - 3, y0],
          [x - c.side * t, y0 + t * 0.24],
          [x - c.side * t * 1.1, y0 + t * 0.3],
          [x + 4, y0 + 2],
        ]),
        ink('granite'),
        'opacity=".5"',
      ) + folk(x, y0, t, ink(m), ink('granite'));
  return (
    s +
    stroke(`M${ox + 262} 310l34 50`, ink('granite'), 3) +
    fill(`M${ox + 160} 372q24 -40 52 0Z`, ink('snow')) +
    fill(`M${ox + 186} 352q16 2 26 20h-26Z`, ink('ice')) +
    spray(c, box(0, 330, W, 160), 'd', 'u', 0.3)
  );
}

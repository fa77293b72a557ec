import type { Canvas } from '../ink/canvas.ts';
import { clip, cut, plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, fill, leftToRight, type Point, poly, range, ring, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { snowy } from '../ink/stone.ts';
import { cloud, sky } from '../ink/weather.ts';

export function andenes(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    l = c.side < 0;
  const across = (v: number) => ox + (l ? v : 444 - v);
  let s = sky(c, { hz: 260, bands: 8, wave: 5 }) + cloud(c, across(330), 60, 150, ink('snow'), 0.9);
  s +=
    snowy(
      c,
      leftToRight([
        [-40, 230],
        [W * 0.18, 150],
        [W * 0.3, 196],
        [across(270), 84],
        [W * 0.74, 148],
        [W * 0.86, 104],
        [W + 40, 220],
      ]),
      280,
      0.14,
    ) +
    massif(
      c,
      [
        [-20, 256],
        [W * 0.3, 226],
        [W * 0.6, 262],
        [W * 0.86, 206],
        [W + 20, 230],
      ],
      320,
      ink('leaf', 0.45),
      { rough: 0.07 },
    );
  s +=
    fill(
      `${soft([
        [-5, 300],
        [W * 0.4, 286],
        [W * 0.7, 300],
        [W + 5, 280],
      ])}V${H}H-5Z`,
      ink('green', 0.3),
    ) +
    stroke(
      soft([
        [across(500), 318],
        [across(380), 312],
        [across(330), 330],
        [across(400), 352],
        [across(500), 362],
      ]),
      ink('turq', 0.3),
      9,
    );
  const K = 10,
    cx = across(128);
  const arc = (i: number, dy: number) => {
    const t = i / (K - 1),
      rx = 62 + t * (W > 600 ? 620 : 330),
      ry = 14 + t * 108,
      cy = 168 + t * 176;
    return range(15).map((j): Point => {
      const a = -0.35 + (j / 14) * 3.85,
        w = 1 + 0.05 * Math.sin(a * 5 + i * 0.7 + c.turn);
      return [cx + Math.cos(a) * rx * w, cy + Math.sin(a) * ry * w + dy];
    });
  };
  for (let i = K - 1; i >= 0; i--) {
    const t = i / (K - 1),
      th = 13 + t * 17,
      top = arc(i, 0),
      bot = arc(i, th),
      st = ink('stone', 0.22 - t * 0.22);
    s += fill(ring(bot), st);
    const face = poly([...top, ...[...bot].reverse()]);
    s +=
      fill(face, st) +
      clip(
        c,
        face,
        fill(
          poly(
            l
              ? [
                  [cx + 30 + t * 90, 0],
                  [W, 0],
                  [W, H],
                  [cx + 60 + t * 120, H],
                ]
              : [
                  [cx - 30 - t * 90, 0],
                  [0, 0],
                  [0, H],
                  [cx - 60 - t * 120, H],
                ],
          ),
          c.shade(st, 0.34),
        ),
      );
    let jt = '';
    for (const _q of range(26 + t * 30)) {
      const j = c.chance() * 13.9,
        a = top[Math.floor(j)],
        b = top[Math.floor(j) + 1] ?? a,
        x = a![0] + (b![0] - a![0]) * (j % 1),
        y = a![1] + (b![1] - a![1]) * (j % 1) + th * c.between(0.2, 0.85);
      if (x > -5 && x < W + 5) jt += `M${Math.round(x)} ${Math.round(y)}h${Math.round(3 + t * 7)}`;
    }
    s +=
      stroke(jt, ink('granite', 0.25), 1 + t * 0.9) +
      fill(ring(top), ink(['leaf', 'green', 'lime', 'ichu', 'leaf'][(i * 2 + c.turn) % 5]!, 0.22 - t * 0.22)) +
      stroke(soft(top), ink('snow'), 1.6 + t, 'opacity=".9"');
    if (i % 3 === 1)
      s += stroke(
        range(24)
          .map((q) => {
            const j = (q / 24) * 13.5,
              a = top[Math.floor(j)],
              b = top[Math.floor(j) + 1] ?? a;
            const f = 0.9;
            return `M${Math.round(cx + (a![0] + (b![0] - a![0]) * (j % 1) - cx) * f)} ${Math.round(a![1] + (b![1] - a![1]) * (j % 1) - 9 - t * 8)}v${Math.round(-4 - t * 9)}`;
          })
          .join(''),
        ink('green', 0.1),
        1.6 + t * 1.6,
      );
  }
  const st = ink('stone', 0.05),
    wall = (x: number, y: number, w: number, h: number) =>
      plate(
        c,
        poly(
          cut(
            c,
            [
              [x, y],
              [x, y - h * 0.8],
              [x + w * 0.5, y - h * 1.25],
              [x + w, y - h * 0.8],
              [x + w, y],
            ],
            1,
          ),
        ),
        st,
        ink('snow'),
      ) +
      fill(
        poly([
          [x + (l ? w * 0.5 : 0), y],
          [x + (l ? w * 0.5 : 0), y - h * (l ? 1.25 : 0.8)],
          [x + (l ? w : w * 0.5), y - h * (l ? 0.8 : 1.25)],
          [x + (l ? w : w * 0.5), y],
        ]),
        c.shade(st, 0.34),
      ) +
      fill(
        poly([
          [x + w * 0.36, y],
          [x + w * 0.4, y - h * 0.5],
          [x + w * 0.6, y - h * 0.5],
          [x + w * 0.64, y],
        ]),
        ink('granite'),
      );
  s += wall(cx - 44, 172, 40, 34) + wall(cx + 6, 174, 34, 28);
  for (const [x, y, t] of [
    [196, 386, 40],
    [214, 389, 38],
    [300, 286, 22],
  ] as const)
    s += folk(across(x), y, t, ink(t === 38 ? 'azul' : 'magenta'), ink('granite'));
  return s + spray(c, box(0, 300, W, 190), 'd', 'u', 0.45);
}

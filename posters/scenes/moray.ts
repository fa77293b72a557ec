import type { Canvas } from '../ink/canvas.ts';
import { spray } from '../ink/hand.ts';
import { land, massif } from '../ink/land.ts';
import { box, fill, num, type Point, range, ring, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { snowy } from '../ink/stone.ts';
import { cloud, sky } from '../ink/weather.ts';

export function moray(c: Canvas): string {
  const { W, H, ink, ox } = c;
  let s = sky(c, { hz: 150, bands: 6 }) + cloud(c, ox + (c.side < 0 ? 320 : 120), 46, 150, ink('snow'), 0.9);
  s += snowy(
    c,
    [
      [-40, 140],
      [W * 0.14, 96],
      [W * 0.24, 120],
      [W * 0.5, 44],
      [W * 0.62, 104],
      [W * 0.8, 70],
      [W + 40, 130],
    ],
    166,
    0.2,
  );
  s += massif(
    c,
    [
      [-30, 160],
      [W * 0.3, 124],
      [W * 0.6, 152],
      [W * 0.84, 112],
      [W + 30, 144],
    ],
    190,
    ink('green', 0.4),
    { rough: 0.05 },
  );
  s +=
    land(
      c,
      [
        [-5, 166],
        [W * 0.4, 158],
        [W * 0.7, 168],
        [W + 5, 156],
      ],
      ink('ichu', 0.12),
    ) +
    land(
      c,
      [
        [-5, 196],
        [W * 0.4, 184],
        [W + 5, 200],
      ],
      ink('ocre', 0.1),
    );
  const x = ox + (c.side < 0 ? 236 : 208);
  const wide = W > 600 ? 1.7 : 1;
  const rings = 9;
  const oval = (rx: number, ry: number, cy: number): Point[] =>
    range(20).map((i): Point => {
      const a = (i / 20) * 6.283;
      const bulge = 1 + 0.035 * Math.sin(a * 3 + c.turn);
      return [x + Math.cos(a) * rx * wide * bulge, cy + Math.sin(a) * ry * bulge];
    });
  for (const i of range(rings)) {
    const t = 1 - i / rings;
    const rx = 44 + 236 * t;
    const ry = 17 + 116 * t;
    const cy = 372 - 48 * t;
    const depth = 5 + 9 * t;
    const wall = ink('stone', 0.04);
    s += fill(ring(oval(rx, ry, cy)), c.side < 0 ? wall : c.shade(wall, 0.2));
    s += shadow(c, oval(rx, ry, cy), wall, x);
    s += fill(
      ring(oval(rx - 3, ry - 2, cy + depth)),
      ink(['leaf', 'lime', 'ichu', 'green', 'lime'][(i + c.turn) % 5]!),
    );
    s += stroke(ring(oval(rx, ry, cy)), ink('snow'), 1.6, 'opacity=".7"') + steps(c, x, cy, rx * wide, ry, depth, i);
  }
  s += fill(ring(oval(30, 11, 384)), ink('ocre')) + stroke(ring(oval(30, 11, 384)), ink('snow'), 1.4);
  s += land(
    c,
    [
      [-5, 452],
      [W * 0.24, 462],
      [W * 0.52, 474],
      [W * 0.8, 460],
      [W + 5, 446],
    ],
    ink('green'),
  );
  s += stroke(
    range(W / 7)
      .map(() => `M${num(c.between(0, W))} ${H}l${num(c.between(-5, 5))} ${num(-c.between(8, 26))}`)
      .join(''),
    ink('ichu'),
    1.8,
  );
  for (const [dx, y, size, name] of [
    [-150, 470, 50, 'magenta'],
    [-126, 472, 46, 'azul'],
    [66, 314, 15, 'magenta'],
    [-86, 402, 20, 'night'],
    [8, 386, 16, 'magenta'],
  ] as const)
    s += folk(x + dx * (size > 30 ? 1 : wide), y, size, ink(name), ink('granite'));
  return s + spray(c, box(0, 190, W, 300), 'd', 'u', 0.4);
}

function shadow(c: Canvas, edge: readonly Point[], wall: string, x: number): string {
  const half = edge.filter(([px]) => (c.side < 0 ? px <= x : px >= x));
  const sorted = [...half].sort((a, b) => a[1] - b[1]);
  if (sorted.length < 3) return '';
  return fill(
    `${ring([...half.sort((a, b) => a[1] - b[1]), [x, sorted[0]![1]]])}`,
    c.shade(wall, 0.3),
    'opacity=".55"',
  );
}

const steps = (c: Canvas, x: number, cy: number, rx: number, ry: number, depth: number, i: number): string => {
  const a = -0.7 + i * 0.12;
  const px = x + Math.cos(a) * rx;
  const py = cy + Math.sin(a) * ry;
  return stroke(
    range(3)
      .map((k) => `M${num(px - 9 + k * 7)} ${num(py + 2 + k * (depth / 3))}h6`)
      .join(''),
    c.ink('granite'),
    2,
  );
};

import { trapezoid } from '../ink/buildings.ts';
import { type Canvas, spaced } from '../ink/canvas.ts';
import { clip, cut, plate, spray } from '../ink/hand.ts';
import { land, massif, shrub, tree } from '../ink/land.ts';
import { box, fill, num, oval, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { joints } from '../ink/stone.ts';
import { birds, cloud, sky, sunOrMoon } from '../ink/weather.ts';

export function raqchi(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const across = (v: number): number => (c.side < 0 ? ox + v : ox + 444 - v);
  let s =
    sky(c, { hz: 300, bands: 8, at: [across(80), 250] }) +
    sunOrMoon(c, across(80), 110, 36) +
    cloud(c, across(330), 66, 160, ink('bone'), 0.85);
  s += massif(
    c,
    [
      [-40, 300],
      [W * 0.2, 216],
      [W * 0.42, 262],
      [W * 0.7, 190],
      [W + 40, 250],
    ],
    350,
    ink('green', 0.42),
    { rough: 0.06 },
  );
  s += land(
    c,
    [
      [-5, 334],
      [W * 0.5, 324],
      [W + 5, 336],
    ],
    ink('lime', 0.2),
  );
  for (const at of spaced(c, 48))
    s += tree(c, at + c.between(-8, 8), 352, c.between(32, 54), ink('wood', 0.2), ink('deep', 0.2), ink('leaf', 0.15));
  for (const [v, y, r] of [
    [36, 376, 40],
    [108, 384, 44],
    [-60, 380, 42],
  ] as const)
    s += storehouse(c, across(v), y, r);
  s += wall(c, across);
  s +=
    land(
      c,
      [
        [-5, 432],
        [W * 0.4, 424],
        [W + 5, 434],
      ],
      ink('leaf'),
    ) +
    land(
      c,
      [
        [-5, 462],
        [W * 0.4, 470],
        [W + 5, 456],
      ],
      ink('lime'),
    );
  for (const at of spaced(c, 44))
    s += shrub(c, at + c.between(-10, 10), c.between(440, 484), c.between(7, 16), ink('green'), ink('ichu'));
  for (const [v, y, size, name] of [
    [166, 448, 42, 'magenta'],
    [188, 450, 38, 'azul'],
    [330, 446, 34, 'night'],
  ] as const)
    s += folk(across(v), y, size, ink(name), ink('granite'));
  return s + birds(c, across(150), 132, 4, 9, ink('granite')) + spray(c, box(0, 430, W, H - 430), 'd', 'u', 0.5);
}

function wall(c: Canvas, across: (v: number) => number): string {
  const { ink } = c;
  const adobe = ink('ocre');
  const front = poly([
    [across(196), 432],
    [across(196), 92],
    [across(520), 156],
    [across(520), 424],
  ]);
  const end = poly([
    [across(196), 432],
    [across(196), 92],
    [across(166), 104],
    [across(166), 424],
  ]);
  const at = (u: number, v: number): [number, number] => [across(196 + 324 * u), 432 - 8 * u - v * (340 - 72 * u)];
  const quad = (u0: number, u1: number, v0: number, v1: number): string =>
    poly([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const courses = range(16).map(
    (i) =>
      `M${at(0, 0.34 + i * 0.042)
        .map(num)
        .join(' ')}L${at(1, 0.34 + i * 0.042)
        .map(num)
        .join(' ')}`,
  );
  const base = quad(0, 1, 0, 0.3);
  const doors = [0.16, 0.52, 0.86].map(
    (u) =>
      quad(u, u + 0.075, 0.02, 0.26) + quad(u + 0.006, u + 0.066, 0.38, 0.52) + quad(u + 0.012, u + 0.06, 0.62, 0.72),
  );
  return (
    plate(c, end, c.shade(adobe, 0.42)) +
    plate(c, front, adobe, c.light.sun, 1.4) +
    clip(
      c,
      front,
      stroke(courses.join(''), c.shade(adobe, 0.24), 1.6) +
        spray(c, front, 'd', 'u', 0.7) +
        spray(c, front, 'l', 'd', 0.4),
    ) +
    clip(
      c,
      base,
      fill(base, ink('slate')) + joints(c, Math.min(across(190), across(530)), 318, 344, 120, 30, ink('slate')),
    ) +
    clip(
      c,
      poly([
        [across(196), 432],
        [across(196), 330],
        [across(166), 336],
        [across(166), 424],
      ]),
      fill(box(Math.min(across(160), across(200)), 320, 44, 120), c.shade(ink('slate'), 0.4)),
    ) +
    fill(doors.join(''), ink('granite')) +
    fill(
      poly([
        [across(158), 108],
        [across(180), 70],
        [across(200), 72],
        [across(530), 138],
        [across(530), 164],
        [across(196), 98],
      ]),
      ink('teja'),
    ) +
    stroke(
      range(24)
        .map(
          (i) =>
            `M${at(i / 24, 1.075)
              .map(num)
              .join(' ')}L${at(i / 24, 0.99)
              .map(num)
              .join(' ')}`,
        )
        .join(''),
      c.shade(ink('teja'), 0.35),
      2,
    )
  );
}

function storehouse(c: Canvas, x: number, y: number, r: number): string {
  const stone = c.ink('piedra', 0.05);
  const body = `M${x - r} ${y}V${y - r * 0.9}Q${x} ${y - r * 1.14} ${x + r} ${y - r * 0.9}V${y}Q${x} ${y + r * 0.2} ${x - r} ${y}Z`;
  const thatch = poly(
    cut(
      c,
      [
        [x - r * 1.24, y - r * 0.82],
        [x - r * 0.1, y - r * 2.1],
        [x + r * 0.1, y - r * 2.1],
        [x + r * 1.24, y - r * 0.82],
      ],
      2,
    ),
  );
  return (
    oval(x - c.side * r * 0.4, y + 3, r * 1.2, 7, c.ink('granite'), 'opacity=".35"') +
    plate(c, body, stone) +
    fill(`M${x - c.side * r} ${y}V${y - r}H${x - c.side * r * 0.3}V${y + r * 0.12}Z`, c.shade(stone, 0.36)) +
    stroke(
      range(16)
        .map(
          () => `M${num(x + c.between(-0.9, 0.8) * r)} ${num(y - c.between(0.05, 0.85) * r)}h${num(c.between(4, 9))}`,
        )
        .join(''),
      c.ink('granite', 0.2),
      1.6,
    ) +
    fill(trapezoid(x - 8, y + r * 0.08, 16, r * 0.62), c.ink('granite')) +
    plate(c, thatch, c.ink('ichu')) +
    stroke(
      range(9)
        .map((i) => `M${x} ${num(y - r * 2.06)}L${num(x - r * 1.15 + (i / 8) * r * 2.3)} ${num(y - r * 0.84)}`)
        .join(''),
      c.ink('ocre'),
      2,
    )
  );
}

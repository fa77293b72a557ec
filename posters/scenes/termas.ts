import { type Canvas, isDark, spaced } from '../ink/canvas.ts';
import { blob, clip, plate, spray } from '../ink/hand.ts';
import { massif, shrub, tree } from '../ink/land.ts';
import { disc, fill, num, oval, type Point, range, ring, stroke } from '../ink/marks.ts';
import { mist, sky, stars, sunOrMoon } from '../ink/weather.ts';

export function termas(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const wide = W > 600 ? 1.9 : 1;
  const middle = ox + 222;
  let s =
    sky(c, { hz: 230, bands: 7 }) +
    (isDark(c) ? stars(c, 60, 170) : '') +
    sunOrMoon(c, ox + (c.side < 0 ? 96 : 348), 84, 34);
  s += massif(
    c,
    [
      [-40, 236],
      [W * 0.2, 110],
      [W * 0.36, 176],
      [W * 0.58, 70],
      [W * 0.76, 160],
      [W + 40, 120],
    ],
    290,
    ink('stone', 0.35),
    { shade: ink('azul', 0.3) },
  );
  s += massif(
    c,
    [
      [-30, 268],
      [W * 0.3, 196],
      [W * 0.52, 250],
      [W * 0.8, 184],
      [W + 30, 244],
    ],
    300,
    ink('leaf', 0.22),
    { rough: 0.08 },
  );
  for (const at of spaced(c, 44))
    s += tree(c, at + c.between(-8, 8), 308, c.between(44, 84), ink('wood', 0.1), ink('deep', 0.12), ink('leaf', 0.1));
  s += fill(`M0 296H${W}V${H}H0Z`, ink('leaf')) + fill(`M0 330Q${W / 2} 306 ${W} 334V${H}H0Z`, ink('lime', 0.05));
  const pool = pond(c, middle, 402, 190 * wide, 74);
  s += stones(c, middle, 402, 200 * wide, 82, 26 * (W > 600 ? 1.6 : 1));
  s +=
    fill(pool, ink('pacific')) +
    clip(
      c,
      pool,
      [1, 2, 3, 4]
        .map((i) =>
          oval(
            middle + c.side * i * 10,
            404 + i * 4,
            (190 - i * 34) * wide,
            70 - i * 12,
            ink(i % 2 ? 'foam' : 'pacific', 0.04 * i),
            'opacity=".55"',
          ),
        )
        .join('') + spray(c, pool, 'l', 'd', 0.6),
    );
  const seats: readonly [number, number, string][] = [
    [-96, 386, 'clay'],
    [-54, 380, 'wood'],
    [70, 390, 'adobe'],
    [118, 408, 'wood'],
    [-130, 416, 'adobe'],
  ];
  for (const [dx, y, skin] of seats.slice(0, 3 + (c.turn % 3))) s += bather(c, middle + dx, y, ink(skin));
  s += steam(c, middle, wide) + mist(c, 330, 26, 0.3, ink('bone'));
  for (const at of spaced(c, 74))
    s += shrub(c, at + c.between(-12, 12), H + 2, c.between(18, 34), ink('deep'), ink('leaf'));
  return s;
}

const pond = (c: Canvas, x: number, y: number, rx: number, ry: number): string =>
  ring(
    range(14).map(
      (i): Point => [
        x + Math.cos((i / 14) * 6.283) * rx * c.between(0.95, 1.05),
        y + Math.sin((i / 14) * 6.283) * ry * c.between(0.94, 1.06),
      ],
    ),
  );

function stones(c: Canvas, x: number, y: number, rx: number, ry: number, size: number): string {
  const tone = c.ink('stone', 0.05);
  const pale = c.ink('sand', 0.05);
  let rocks = '';
  let others = '';
  let shades = '';
  for (const i of range(22)) {
    const angle = (i / 22) * 6.283 - 1.57;
    const r = size * (0.8 + 0.4 * Math.sin(angle));
    const sx = x + Math.cos(angle) * rx;
    const sy = y + Math.sin(angle) * ry;
    const rock = blob(c, sx, sy, r * 1.3, r * 0.74, 7, 0.14);
    if (i % 3) rocks += rock;
    else others += rock;
    shades += blob(c, sx - c.side * r * 0.4, sy + r * 0.24, r * 0.8, r * 0.4, 6, 0.1);
  }
  return plate(c, rocks, tone) + plate(c, others, pale) + fill(shades, c.shade(tone, 0.34), 'opacity=".8"');
}

const bather = (c: Canvas, x: number, y: number, skin: string): string =>
  fill(
    `M${num(x - 17)} ${y + 8}Q${num(x - 17)} ${y - 12} ${x} ${y - 13}Q${num(x + 17)} ${y - 12} ${num(x + 17)} ${y + 8}Z`,
    skin,
  ) +
  disc(x, y - 23, 9, skin) +
  fill(
    `M${x - 10} ${y - 22}Q${x - 9} ${y - 36} ${x} ${y - 35}Q${x + 10} ${y - 36} ${x + 10} ${y - 22}Q${x} ${y - 30} ${x - 10} ${y - 22}Z`,
    c.ink('ink'),
  ) +
  stroke(`M${x - 30} ${y + 8}q30 8 60 0M${x - 20} ${y + 14}q20 5 40 0`, c.ink('bone'), 2);

const steam = (c: Canvas, x: number, wide: number): string =>
  range(7)
    .map((i) => {
      const sx = x + (i - 3) * 56 * wide;
      return stroke(
        `M${num(sx)} ${num(388 - (i % 3) * 8)}c-24 -30 26 -44 2 -78c-20 -28 20 -40 6 -72`,
        c.ink('bone'),
        9,
        'opacity=".34"',
      );
    })
    .join('');

import { arch, LAMP, lamp } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, fill, num, type Point, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { cloud, sky, stars, sunOrMoon } from '../ink/weather.ts';

type Facade = (u: number, v: number) => Point;

const WALLS = ['azul', 'yema', 'clay', 'bone', 'oxblood', 'foam', 'rosa', 'adobe'] as const;

export function calle(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const vx = ox + (c.side < 0 ? 250 : 194);
  const vy = 318;
  let s =
    sky(c, { hz: 300, bands: 8 }) +
    (isDark(c) ? stars(c, 50, 170) : cloud(c, vx, 70, 130, ink('bone'), 0.8)) +
    sunOrMoon(c, vx + c.side * 40, 150, 32);
  s +=
    massif(
      c,
      [
        [vx - 200, 320],
        [vx - 70, 236],
        [vx + 10, 272],
        [vx + 80, 226],
        [vx + 200, 320],
      ],
      330,
      ink('stone', 0.45),
    ) + belfry(c, vx);
  for (const dir of [-1, 1] as const) s += row(c, vx, vy, dir);
  const road: Point[] = [
    [vx - 22, vy + 18],
    [vx + 22, vy + 18],
    [vx + W * 0.86 + 90, H + 6],
    [vx - W * 0.86 - 90, H + 6],
  ];
  s += fill(poly(road), ink('stone', 0.05)) + spray(c, poly(road), 'd', 'u', 0.8);
  s += cobbles(c, vx, vy);
  if (isDark(c))
    s += fill(
      poly([
        [vx - 10, vy + 20],
        [vx + 10, vy + 20],
        [vx + 90, H],
        [vx - 90, H],
      ]),
      LAMP.glow,
      'opacity=".2"',
    );
  const people: readonly (readonly [number, number, number])[] = [
    [-10, 374, 40],
    [12, 376, 38],
    [64, 420, 76],
    [-70, 456, 104],
  ];
  for (const [i, [dx, y, size]] of people.slice(0, 3 + (c.turn % 2)).entries())
    s +=
      fill(
        poly([
          [vx + dx - 4, y],
          [vx + dx + 4, y],
          [vx + dx - c.side * size * 0.7, y + size * 0.2],
          [vx + dx - c.side * size * 0.8, y + size * 0.17],
        ]),
        ink('ink'),
        'opacity=".3"',
      ) + folk(vx + dx, y, size, ink(['night', 'oxblood', 'ink', 'azul'][i]!), ink('sand'));
  return s;
}

function row(c: Canvas, vx: number, vy: number, dir: -1 | 1): string {
  const { W, ink } = c;
  const reach = dir < 0 ? vx + 60 : W - vx + 60;
  const at: Facade = (u, v) => {
    const near = 1 / (1 + u * 1.5);
    const x = vx + dir * (20 + (reach - 20) * near);
    return [x, vy + 16 + 170 * near - v * (60 + 410 * near)];
  };
  const quad = (u0: number, u1: number, v0: number, v1: number): string =>
    poly([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const edges = [0, 0.5, 1.15, 2.1, 3.6, 6.5];
  const lit = dir === c.side ? 0.3 : 0;
  let s = '';
  for (let i = edges.length - 2; i >= 0; i--) {
    const u0 = edges[i]!;
    const u1 = edges[i + 1]!;
    const depth = i * 0.07;
    const wall = c.shade(ink(WALLS[(i * 3 + c.turn * 2 + (dir > 0 ? 5 : 0)) % WALLS.length]!, depth), lit);
    const trim = c.shade(ink(wall === ink('bone') ? 'ochre' : 'bone', depth), lit * 0.8);
    const top = 0.86 + ((i * 7 + c.turn * 3 + dir) % 3) * 0.05;
    s +=
      plate(c, quad(u0, u1, 0, top), wall) +
      fill(quad(u0, u1, top - 0.03, top + 0.012) + quad(u0, u1, 0.44, 0.46), trim) +
      fill(quad(u0, u1, 0, 0.07), c.shade(wall, 0.35));
    const bays = i < 2 ? 3 : 2;
    for (const b of range(bays)) {
      const w = (u1 - u0) / bays;
      const a = u0 + w * (b + 0.24);
      const z = u0 + w * (b + 0.74);
      const glow = isDark(c) && c.chance() < 0.6 ? LAMP.glow : ink('night', depth);
      s += fill(quad(a - w * 0.07, z + w * 0.07, 0.5, 0.74), trim) + fill(quad(a, z, 0.5, 0.72), glow);
      s +=
        b === 1
          ? fill(quad(a - w * 0.06, z + w * 0.06, 0.05, 0.36), trim) +
            fill(quad(a, z, 0.05, 0.34), ink(i % 2 ? 'wood' : 'oxblood', depth))
          : fill(quad(a - w * 0.04, z + w * 0.04, 0.14, 0.34), trim) +
            fill(quad(a, z, 0.15, 0.33), glow) +
            stroke(
              range(5)
                .map(
                  (k) =>
                    `M${at(a + ((z - a) * k) / 4, 0.15)
                      .map(num)
                      .join(' ')}L${at(a + ((z - a) * k) / 4, 0.33)
                      .map(num)
                      .join(' ')}`,
                )
                .join(''),
              trim,
              1.6,
            );
    }
    if (i < 3) s += balcony(c, quad, u0 + (u1 - u0) * 0.1, u1 - (u1 - u0) * 0.1, depth);
  }
  if (isDark(c)) for (const u of [0.5, 1.15, 2.1]) s += lamp(at(u, 0.42)[0], at(u, 0.42)[1], 9 / (1 + u));
  return s;
}

function balcony(
  c: Canvas,
  quad: (u0: number, u1: number, v0: number, v1: number) => string,
  u0: number,
  u1: number,
  depth: number,
): string {
  const wood = c.ink('wood', depth);
  const slats = range(12).map((i) =>
    quad(u0 + ((u1 - u0) * (i + 0.2)) / 12, u0 + ((u1 - u0) * (i + 0.5)) / 12, 0.51, 0.63),
  );
  return (
    fill(quad(u0, u1, 0.48, 0.65), wood) +
    fill(slats.join(''), c.lite(wood, 0.3)) +
    fill(quad(u0, u1, 0.64, 0.665) + quad(u0, u1, 0.465, 0.49), c.shade(wood, 0.4))
  );
}

function belfry(c: Canvas, x: number): string {
  const wall = c.ink('bone', 0.14);
  return (
    plate(c, box(x - 24, 196, 48, 150), wall) +
    fill(box(c.side < 0 ? x + 8 : x - 24, 196, 16, 150), c.shade(wall, 0.28)) +
    fill(arch(x - 10, 244, 20, 34) + arch(x - 8, 300, 16, 26), c.ink('night', 0.15)) +
    fill(box(x - 29, 190, 58, 7) + box(x - 28, 254, 56, 5), c.ink('sand', 0.1)) +
    fill(`M${x - 22} 190Q${x - 20} 156 ${x} 148Q${x + 20} 156 ${x + 22} 190Z`, c.ink('clay', 0.1)) +
    stroke(`M${x} 148V130M${x - 6} 136H${x + 6}`, c.ink('ink', 0.1), 2.4) +
    fill(box(x - 44, 300, 88, 50), c.shade(wall, 0.12))
  );
}

function cobbles(c: Canvas, vx: number, vy: number): string {
  const ink = c.shade(c.ink('stone'), 0.24);
  return range(10)
    .map((j) => {
      const t = ((j + 1) / 10) ** 1.8;
      const y = vy + 18 + t * 156;
      const gap = (20 + t * 330) / 6;
      const stones = range(13).map(
        (i) => `M${Math.round(vx + (i - 6.3 + (j % 2) / 2) * gap + c.between(-1, 1))} ${num(y)}h${num(gap * 0.4)}`,
      );
      return stroke(stones.join(''), ink, 2 + t * 13, 'opacity=".8"');
    })
    .join('');
}

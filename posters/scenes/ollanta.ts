import { trapezoid } from '../ink/buildings.ts';
import type { Canvas } from '../ink/canvas.ts';
import { cut, plate, spray } from '../ink/hand.ts';
import { land, massif, tree } from '../ink/land.ts';
import { box, fill, num, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { cloud, mist, sky, sunOrMoon } from '../ink/weather.ts';

export function ollanta(c: Canvas): string {
  const { W, H, ink, ox } = c;
  let s =
    sky(c, { hz: 220, bands: 8 }) +
    sunOrMoon(c, ox + (c.side < 0 ? 350 : 94), 74, 30) +
    cloud(c, ox + (c.side < 0 ? 110 : 330), 54, 140, ink('bone'), 0.85);
  s += massif(
    c,
    [
      [-60, 230],
      [W * 0.1, 96],
      [W * 0.26, 168],
      [W * 0.5, 46],
      [W * 0.7, 150],
      [W * 0.88, 80],
      [W + 60, 200],
    ],
    330,
    ink('slate', 0.4),
    { shade: ink('azul', 0.4) },
  );
  s += storehouses(c, ox + (c.side < 0 ? 344 : 60), 190) + mist(c, 260, 26, 0.3);
  s += massif(
    c,
    [
      [-60, 320],
      [W * 0.2, 214],
      [W * 0.5, 120],
      [W * 0.72, 186],
      [W + 60, 300],
    ],
    440,
    ink('ocre', 0.2),
    { rough: 0.08, shade: ink('wood', 0.15) },
  );
  const middle = ox + 222;
  const tiers = 10;
  for (const i of range(tiers)) {
    const t = i / (tiers - 1);
    const y = 172 + t * 244;
    const half = 80 + t * 190 * (W > 600 ? 1.9 : 1);
    const lean = 12 - t * 4;
    const wall = ink('stone', 0.16 - t * 0.14);
    const face = poly(
      cut(
        c,
        [
          [middle - half + lean, y],
          [middle + half - lean, y],
          [middle + half, y + 27],
          [middle - half, y + 27],
        ],
        0.8,
      ),
    );
    s += fill(
      poly([
        [middle - half + lean - 4, y - 6],
        [middle + half - lean + 4, y - 6],
        [middle + half - lean, y + 2],
        [middle - half + lean, y + 2],
      ]),
      ink(['leaf', 'lime', 'green'][(i + c.turn) % 3]!, 0.14 - t * 0.12),
    );
    s +=
      plate(c, face, wall) +
      fill(
        poly([
          [c.side < 0 ? middle + half * 0.5 : middle - half, y],
          [c.side < 0 ? middle + half - lean : middle - half * 0.5, y],
          [c.side < 0 ? middle + half : middle - half * 0.5, y + 27],
          [c.side < 0 ? middle + half * 0.5 : middle - half, y + 27],
        ]),
        c.shade(wall, 0.36),
        'opacity=".6"',
      );
    s += stroke(
      range(half / 6)
        .map(
          () =>
            `M${num(middle + c.between(-half + 14, half - 20))} ${num(y + c.between(5, 23))}h${num(c.between(5, 13))}`,
        )
        .join(''),
      ink('granite', 0.2),
      1.6,
    );
  }
  s += stair(c, middle - c.side * 66) + sunTemple(c, middle + c.side * 20);
  s +=
    land(
      c,
      [
        [-5, 440],
        [W * 0.3, 432],
        [W * 0.7, 442],
        [W + 5, 430],
      ],
      ink('leaf'),
    ) +
    land(
      c,
      [
        [-5, 468],
        [W * 0.4, 460],
        [W + 5, 470],
      ],
      ink('green'),
    );
  for (const v of [-30, 30, W - 30, W + 10])
    s += tree(c, v, 470, c.between(60, 92), ink('wood'), ink('deep'), ink('leaf'));
  for (const [dx, y, size, name] of [
    [-76, 470, 50, 'magenta'],
    [-52, 472, 46, 'azul'],
    [120, 462, 40, 'night'],
  ] as const)
    s += folk(middle + dx, y, size, ink(name), ink('ichu'));
  return s + spray(c, box(0, 430, W, H - 430), 'd', 'u', 0.5);
}

function stair(c: Canvas, x: number): string {
  const { ink } = c;
  const treads = range(34).map(
    (i) => `M${num(x - 8 - i * 0.4 + i * c.side * 0.6)} ${178 + i * 8}h${num(16 + i * 0.8)}`,
  );
  const base = poly([
    [x - 8, 172],
    [x + 8, 172],
    [x + 26 + c.side * 20, 446],
    [x - 24 + c.side * 20, 446],
  ]);
  const walkers = [
    [206, 12],
    [262, 16],
    [330, 22],
    [392, 27],
  ] as const;
  return (
    fill(base, c.lite(ink('stone'), 0.3)) +
    stroke(treads.join(''), ink('granite', 0.1), 2.2) +
    walkers
      .map(([y, size], i) =>
        folk(x + c.side * (y - 172) * 0.07, y, size, ink(i % 2 ? 'night' : 'magenta'), ink('ichu')),
      )
      .join('')
  );
}

function sunTemple(c: Canvas, x: number): string {
  const stone = c.ink('rosa', 0.1);
  return (
    range(6)
      .map((i) =>
        plate(
          c,
          poly(
            cut(
              c,
              [
                [x - 62 + i * 21, 172],
                [x - 60 + i * 21, 118 - (i % 3) * 5],
                [x - 44 + i * 21, 117 - (i % 3) * 5],
                [x - 43 + i * 21, 172],
              ],
              0.8,
            ),
          ),
          i % 2 ? stone : c.shade(stone, 0.2),
        ),
      )
      .join('') +
    fill(box(x + 76, 140, 40, 34), c.ink('stone', 0.1)) +
    fill(
      poly([
        [x + 70, 142],
        [x + 96, 116],
        [x + 122, 142],
      ]),
      c.ink('ochre', 0.1),
    ) +
    fill(trapezoid(x + 88, 174, 14, 22), c.ink('granite'))
  );
}

const storehouses = (c: Canvas, x: number, y: number): string =>
  range(3)
    .map((i) => {
      const wall = c.ink('piedra', 0.3);
      const by = y + i * 20;
      return (
        fill(
          poly([
            [x - 42, by],
            [x - 38, by - 18],
            [x + 40, by - 18],
            [x + 44, by],
          ]),
          wall,
        ) +
        fill(
          poly([
            [x - 44, by - 17],
            [x - 34, by - 27],
            [x + 36, by - 27],
            [x + 46, by - 17],
          ]),
          c.ink('ocre', 0.25),
        ) +
        fill(
          range(5)
            .map((k) => trapezoid(x - 32 + k * 15, by - 3, 6, 9))
            .join(''),
          c.ink('granite', 0.25),
        )
      );
    })
    .join('');

import { type Canvas, isDark } from '../ink/canvas.ts';
import { clip, cut, plate, spray } from '../ink/hand.ts';
import { land, massif, poplar, shrub } from '../ink/land.ts';
import { box, fill, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { snowy } from '../ink/stone.ts';
import { birds, cloud, mist, quietSide, sky, stars, sun } from '../ink/weather.ts';

/** The page shows text over the left part of the sky, which is therefore plain. */
export function portadaCusco(c: Canvas): string {
  const { W, H, ink, ox } = c;
  let s = sky(c, { hz: 320, at: [ox - 40, 230], bands: 11 }) + (isDark(c) ? stars(c, 130, 240) : '');
  s += quietSide(c, 366);
  s +=
    sun(c, ox - 40, 230, 46, isDark(c) ? 'disc' : 'halo') +
    (isDark(c) ? '' : cloud(c, ox + 60, 96, 150, ink('snow'), 0.85));
  s += massif(
    c,
    [
      [-40, 330],
      [W * 0.1, 282],
      [W * 0.2, 312],
      [W * 0.32, 262],
      [W * 0.44, 316],
      [W * 0.5, 330],
    ],
    344,
    ink('slate', 0.58),
    { rough: 0.06 },
  );
  s +=
    snowy(
      c,
      [
        [W * 0.34, 336],
        [W * 0.44, 250],
        [W * 0.5, 276],
        [ox + 210, 62],
        [ox + 268, 142],
        [ox + 340, 96],
        [W + 60, 250],
      ],
      346,
      0.1,
    ) + mist(c, 292, 26, 0.3);
  s += massif(
    c,
    [
      [-40, 350],
      [W * 0.16, 316],
      [W * 0.3, 344],
      [W * 0.48, 300],
      [W * 0.6, 338],
      [W * 0.76, 288],
      [W + 40, 320],
    ],
    372,
    ink('green', 0.34),
    { rough: 0.06 },
  );
  s +=
    land(
      c,
      [
        [-5, 366],
        [W * 0.3, 354],
        [W * 0.6, 366],
        [W + 5, 352],
      ],
      ink('lime', 0.16),
    ) + patchwork(c);
  const water = `M${W * 0.52} 366Q${W * 0.4} 388 ${W * 0.26} 392Q${W * 0.1} 400 -6 432V468Q${W * 0.14} 430 ${W * 0.3} 416Q${W * 0.44} 400 ${W * 0.54} 368Z`;
  s +=
    fill(water, ink('turq')) +
    stroke(`M${W * 0.5} 374Q${W * 0.38} 396 ${W * 0.24} 402Q${W * 0.08} 412 -6 446`, ink('snow'), 2, 'opacity=".8"');
  for (const i of range(13))
    s += poplar(
      c,
      30 + i * 46 + c.between(-14, 14),
      398 + c.between(-10, 16),
      c.between(26, 54),
      ink('green', 0.14),
      ink('leaf', 0.08),
    );
  s += terraces(c);
  s += land(
    c,
    [
      [-5, 452],
      [W * 0.2, 446],
      [W * 0.4, 464],
      [W * 0.56, H + 8],
    ],
    ink('green'),
  );
  for (const [x, y, size, name] of [
    [120, 470, 50, 'magenta'],
    [146, 473, 46, 'azul'],
    [360, 474, 36, 'night'],
  ] as const)
    s += folk(x, y, size, ink(name), ink('ichu'));
  for (const i of range(9))
    s += shrub(c, i * 52 + c.between(-14, 14), 490, c.between(10, 22), ink('granite'), ink('leaf'));
  return (
    s +
    birds(c, ox - 190, 120, 5, 10, ink(isDark(c) ? 'snow' : 'granite')) +
    spray(c, box(0, 380, W, 112), 'd', 'u', 0.5)
  );
}

function patchwork(c: Canvas): string {
  const { W, ink } = c;
  let s = '';
  for (const row of range(4))
    for (const i of range(12)) {
      const y = 370 + row * 17;
      const at = (k: number, yy: number): number => W * 0.3 + (k - 5) * (70 + (yy - 360) * 1.1);
      const tone = ink(
        ['lime', 'ichu', 'leaf', 'green', 'ocre', 'lime'][(i * 2 + row * 3 + c.turn) % 6]!,
        0.26 - row * 0.05,
      );
      s += fill(
        poly(
          cut(
            c,
            [
              [at(i, y), y],
              [at(i + 0.95, y), y],
              [at(i + 0.95, y + 15), y + 15],
              [at(i, y + 15), y + 15],
            ],
            1.4,
          ),
        ),
        tone,
      );
    }
  return s;
}

function terraces(c: Canvas): string {
  const { W, H, ink, ox } = c;
  let s = '';
  const steps = 9;
  for (const i of range(steps)) {
    const t = i / (steps - 1);
    const y = 232 + t * 226;
    const left = ox + 250 - t * 300;
    const height = 10 + t * 8;
    const top: Point[] = range(9).map((k): Point => {
      const u = k / 8;
      return [left + (W + 20 - left) * u, y - Math.sin(u * 1.7) * (54 + t * 10) + (1 - u) ** 3 * 34];
    });
    const bottom = top.map(([x, py]): Point => [x, py + height]);
    const wall = ink('stone', 0.2 - t * 0.2);
    const face = `${soft(top)}${soft([...bottom].reverse(), 'L')}Z`;
    s += plate(c, face, wall, ink('snow'));
    s += clip(
      c,
      face,
      stroke(
        range(40)
          .map(() => {
            const k = c.between(0, 7.9);
            const a = top[Math.floor(k)]!;
            const b = top[Math.floor(k) + 1]!;
            const f = k % 1;
            return `M${num(a[0] + (b[0] - a[0]) * f)} ${num(a[1] + (b[1] - a[1]) * f + height * c.between(0.25, 0.85))}h${num(4 + t * 9)}`;
          })
          .join(''),
        ink('granite', 0.24),
        1.3 + t,
      ),
    );
    s += fill(
      `${soft(bottom)}V${H + 8}H${num(left)}Z`,
      ink(['leaf', 'lime', 'green', 'ichu'][(i + c.turn) % 4]!, 0.2 - t * 0.2),
    );
  }
  const hut = (x: number, y: number, w: number): string => {
    const stone = ink('stone', 0.08);
    return (
      plate(
        c,
        poly([
          [x, y],
          [x, y - w * 0.5],
          [x + w * 0.5, y - w * 0.86],
          [x + w, y - w * 0.5],
          [x + w, y],
        ]),
        stone,
        ink('snow'),
      ) +
      fill(
        poly([
          [x + w * 0.36, y],
          [x + w * 0.4, y - w * 0.36],
          [x + w * 0.6, y - w * 0.36],
          [x + w * 0.64, y],
        ]),
        ink('granite'),
      )
    );
  };
  return (
    s +
    hut(ox + 330, 214, 40) +
    hut(ox + 384, 204, 34) +
    folk(ox + 190, 392, 30, ink('magenta'), ink('granite')) +
    folk(ox + 206, 394, 27, ink('night'), ink('granite'))
  );
}

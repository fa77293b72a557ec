import { type Canvas, isDark } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { land, massif, palm, poplar, shrub } from '../ink/land.ts';
import { box, disc, fill, num, type Point, place, poly, range, soft, stroke } from '../ink/marks.ts';
import { cloud, sky, stars, sunOrMoon } from '../ink/weather.ts';

export function camino(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const across = (v: number): number => (c.side < 0 ? ox + v : ox + 444 - v);
  let s =
    sky(c, { hz: 240, bands: 8, at: [across(330), 150] }) +
    (isDark(c) ? stars(c, 50, 140) : cloud(c, across(100), 70, 150, ink('bone'), 0.8)) +
    sunOrMoon(c, across(330), 140, 44);
  s += massif(
    c,
    [
      [-40, 250],
      [W * 0.12, 170],
      [W * 0.26, 214],
      [W * 0.5, 120],
      [W * 0.7, 196],
      [W * 0.86, 148],
      [W + 40, 226],
    ],
    290,
    ink('azul', 0.42),
    { shade: ink('morado', 0.5) },
  );
  s += massif(
    c,
    [
      [-30, 286],
      [W * 0.3, 214],
      [W * 0.5, 262],
      [W * 0.8, 222],
      [W + 30, 276],
    ],
    310,
    ink(c.turn % 2 ? 'clay' : 'leaf', 0.22),
    { rough: 0.07 },
  );
  const ground = c.turn % 2 ? ['ochre', 'sand', 'adobe'] : ['lime', 'leaf', 'deep'];
  s +=
    land(
      c,
      [
        [-5, 292],
        [W * 0.4, 282],
        [W * 0.7, 296],
        [W + 5, 284],
      ],
      ink(ground[0]!, 0.12),
    ) +
    land(
      c,
      [
        [-5, 350],
        [W * 0.3, 336],
        [W * 0.6, 352],
        [W + 5, 340],
      ],
      ink(ground[1]!),
    );
  const road = (w: number): Point[] => {
    const spine: [number, number, number][] = [
      [300, 288, 3],
      [346, 300, 6],
      [300, 322, 12],
      [196, 344, 20],
      [150, 376, 34],
      [220, 420, 58],
      [330, 500, 104],
    ];
    const left = spine.map(([x, y, r]): Point => [across(x - r * w), y]);
    return [...left, ...spine.map(([x, y, r]): Point => [across(x + r * w), y]).reverse()];
  };
  const shape = (w: number): string => `${soft(road(w).slice(0, 7))}${soft(road(w).slice(7), 'L')}Z`;
  s += fill(shape(1.12), ink('bone')) + fill(shape(1), c.shade(ink('stone'), 0.42)) + spray(c, shape(1), 'l', 'u', 0.5);
  s += stroke(
    soft([
      [across(300), 290],
      [across(346), 300],
      [across(300), 322],
      [across(196), 344],
      [across(150), 376],
      [across(220), 420],
      [across(330), 500],
    ]),
    ink('yema'),
    3,
    'stroke-dasharray="9 11"',
  );
  for (const _i of range(W / 30)) {
    const x = c.between(0, W);
    const y = c.between(330, 470);
    if (Math.abs(x - across(150 + (y - 376) * 1.4)) > 110)
      s += shrub(c, x, y, 6 + (y - 320) / 9, ink('deep'), ink(ground[2] === 'deep' ? 'lime' : 'leaf'));
  }
  for (const v of W > 600 ? [-220, -120, 40, 620, 720] : [40])
    s += c.coast
      ? palm(c, across(v), 408, 150, ink('wood'), ink('deep'), ink('leaf'))
      : poplar(c, across(v), 408, 130, ink('deep'), ink('leaf'));
  s += bus(c, across(212), 420);
  return (
    s +
    land(
      c,
      [
        [-5, 476],
        [W * 0.2, 470],
        [W * 0.4, H + 10],
      ],
      ink('deep'),
    )
  );
}

function bus(c: Canvas, x: number, y: number): string {
  const { ink } = c;
  const paint = ink(['oxblood', 'pacific', 'clay', 'azul'][c.turn]!);
  const glass = isDark(c) ? '#FFD37A' : ink('foam');
  const body = 'M-96 -14V-78Q-96 -94 -80 -94H68Q92 -94 98 -62L104 -40V-14Z';
  const wheel = (dx: number): string => disc(dx, -12, 17, ink('ink')) + disc(dx, -12, 8, ink('stone'));
  const luggage = box(-70, -112, 34, 18) + box(-30, -108, 26, 14) + box(0, -114, 30, 20);
  const drawing =
    fill(
      poly([
        [-96, -2],
        [108, -2],
        [60, 10],
        [-140, 10],
      ]),
      ink('ink'),
      'opacity=".35"',
    ) +
    fill(luggage, ink('wood')) +
    stroke('M-78 -96H40M-78 -96v-6M40 -96v-8', ink('ink'), 3) +
    plate(c, body, paint) +
    clip(
      c,
      body,
      fill(box(-100, -52, 210, 8), ink('bone')) +
        fill(box(-100, -40, 210, 30), c.shade(paint, 0.3)) +
        fill(
          range(10)
            .map((i) =>
              poly([
                [-92 + i * 20, -34],
                [-84 + i * 20, -26],
                [-92 + i * 20, -18],
                [-100 + i * 20, -26],
              ]),
            )
            .join(''),
          ink('yema'),
        ),
    ) +
    fill(
      range(5)
        .map((i) => box(-86 + i * 31, -84, 25, 26))
        .join(''),
      glass,
    ) +
    fill('M72 -84H78Q88 -80 92 -58H72Z', glass) +
    fill(box(94, -36, 10, 9), '#FFE6A8') +
    wheel(-58) +
    wheel(62);
  return place(x, y, drawing, num(0.92), c.side < 0 ? -1 : 1);
}

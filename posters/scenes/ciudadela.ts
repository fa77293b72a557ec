import type { Canvas } from '../ink/canvas.ts';
import { cut, plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, fill, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, mist, sky } from '../ink/weather.ts';

export function ciudadela(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox;
  let s = sky(c, { hz: 330, at: [ox + (c.side < 0 ? 60 : 390), 330], bands: 9 });
  s +=
    massif(
      c,
      [
        [-30, 250],
        [W * 0.16, 150],
        [W * 0.26, 190],
        [W * 0.4, 128],
        [W * 0.6, 210],
        [W * 0.82, 120],
        [W + 30, 200],
      ],
      360,
      ink('slate', 0.62),
      {
        rough: 0.1,
      },
    ) + mist(c, 250, 40, 0.55);
  const m = ox + 250;
  s += massif(
    c,
    [
      [m - 250, 380],
      [m - 150, 322],
      [m - 96, 214],
      [m - 70, 226],
      [m - 36, 112],
      [m - 8, 58],
      [m + 20, 70],
      [m + 46, 148],
      [m + 66, 158],
      [m + 112, 268],
      [m + 200, 352],
      [m + 300, 380],
    ],
    384,
    ink('green', 0.14),
    { rough: 0.09, shade: ink('night', 0.2), lite: ink('leaf', 0.08) },
  );
  s +=
    massif(
      c,
      [
        [m - 320, 372],
        [m - 220, 300],
        [m - 186, 252],
        [m - 166, 262],
        [m - 120, 344],
        [m - 60, 380],
      ],
      384,
      ink('leaf', 0.18),
      {
        rough: 0.09,
        shade: ink('green', 0.2),
      },
    ) +
    mist(c, 322, 22, 0.75, ink('snow')) +
    mist(c, 352, 14, 0.6, ink('snow'));
  s += fill(
    `${soft([
      [-10, 372],
      [W * 0.2, 356],
      [W * 0.5, 372],
      [W * 0.75, 352],
      [W + 10, 376],
    ])}V${H}H-10Z`,
    ink('leaf', 0.05),
  );
  const st = ink('stone', 0.04),
    dk = c.shade(st, 0.4),
    li = c.lite(st, 0.4);
  const ruin = (x0: number, x1: number, y: number, h: number) => {
    const a = h * 1.5;
    let body = '',
      sh = '',
      win = '';
    for (let x = x0; x < x1; x += a * 1.25) {
      const hh = h * c.between(0.85, 1.1),
        o: [Point, Point, Point, Point, Point] = [
          [x, y + 3],
          [x, y - hh * 0.62],
          [x + a / 2, y - hh * 1.2],
          [x + a, y - hh * 0.62],
          [x + a, y + 3],
        ];
      body += poly(cut(c, o, 0.7, 30)) + box(x + a - 1, y - h * 0.42, a * 0.27 + 2, h * 0.45);
      sh +=
        c.side < 0 ? poly([o[2], o[3], o[4], [x + a * 0.56, y + 3]]) : poly([o[2], o[1], o[0], [x + a * 0.44, y + 3]]);
      for (const u of [0.27, 0.62])
        win += `M${num(x + a * u - 1)} ${num(y - h * 0.14)}l1 ${num(-h * 0.3)}h${num(a * 0.11)}l1 ${num(h * 0.3)}Z`;
    }
    return plate(c, body, li, ink('snow'), 0.7) + fill(sh, dk) + fill(win, ink('granite'));
  };
  s +=
    ruin(ox - (W > 600 ? 260 : 10), ox + 110, 386, 17) +
    ruin(ox + 292, ox + (W > 600 ? 640 : 450), 380, 17) +
    ruin(ox - (W > 600 ? 200 : 34), ox + 74, 412, 27) +
    ruin(ox + 318, ox + (W > 600 ? 700 : 450), 408, 26) +
    fill(
      `${soft([
        [ox + 120, 384],
        [ox + 200, 378],
        [ox + 286, 380],
        [ox + 300, 404],
        [ox + 200, 410],
        [ox + 100, 408],
      ])}Z`,
      ink('lime', 0.1),
    );
  for (const i of range(5)) {
    const t = i / 4,
      y = 418 + i * 17;
    const top = range(9).map(
      (j): Point => [-10 + (j / 8) * (W + 20), y + Math.sin(j * 0.9 + 0.4) * 7 + (j - 4) * (j - 4) * -0.9],
    );
    s +=
      fill(`${soft(top)}V${H}H-10Z`, ink('stone')) +
      stroke(soft(top), ink('snow'), 1.6, 'opacity=".85"') +
      fill(`${soft(top.map((p): Point => [p[0], p[1] + 8 + t * 3]))}V${H}H-10Z`, ink(['leaf', 'green'][i % 2]!));
  }
  s +=
    ruin(ox - 70, ox + 96, 446, 46) +
    ruin(ox + 352, ox + 470, 440, 40) +
    fill(
      `${soft([
        [-10, 452],
        [W * 0.3, 444],
        [W * 0.6, 456],
        [W + 10, 440],
      ])}V${H}H-10Z`,
      ink('green'),
    ) +
    stroke(
      soft([
        [-10, 452],
        [W * 0.3, 444],
        [W * 0.6, 456],
        [W + 10, 440],
      ]),
      ink('lime'),
      3,
    );
  for (const [x, y, q, f] of [
    [ox + 196, 450, 40, 'magenta'],
    [ox + 214, 452, 37, 'night'],
    [ox + 262, 398, 16, 'magenta'],
  ] as const)
    s += folk(x, y, q, ink(f), ink('ichu'));
  return s + spray(c, box(0, 400, W, 90), 'd', 'u', 0.4) + birds(c, ox + 60, 110, 3, 12, ink('night'));
}

import { trapezoid } from '../ink/buildings.ts';
import type { Canvas } from '../ink/canvas.ts';
import { clip, cut, plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, fill, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk, llama } from '../ink/people.ts';
import { joints } from '../ink/stone.ts';
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
  s += foreground(c);
  for (const [x, y, q, f] of [
    [ox + 236, 462, 56, 'magenta'],
    [ox + 264, 465, 52, 'night'],
    [ox + 262, 398, 16, 'magenta'],
  ] as const)
    s += folk(x, y, q, ink(f), ink('ichu'));
  return s + spray(c, box(0, 400, W, 90), 'd', 'u', 0.4) + birds(c, ox + 60, 110, 3, 12, ink('night'));
}

function foreground(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const stone = ink('stone');
  const x = ox - 24;
  const terrace = `M-10 436Q${ox + 60} 424 ${ox + 190} 448Q${ox + 330} 470 ${W + 10} 452V${H + 8}H-10Z`;
  const face = poly([
    [x, 446],
    [x, 366],
    [x + 132, 366],
    [x + 132, 450],
  ]);
  const gable = poly([
    [x + 132, 450],
    [x + 132, 366],
    [x + 158, 330],
    [x + 186, 372],
    [x + 186, 444],
  ]);
  const thatch = poly(
    cut(
      c,
      [
        [x - 22, 374],
        [x + 6, 296],
        [x + 150, 300],
        [x + 146, 376],
      ],
      1.6,
    ),
  );
  const straw = range(22).map((i) => `M${num(x + 2 + i * 6.6)} 302L${num(x - 14 + i * 7.2)} 370`);
  const grass = range(60).map(
    () => `M${num(c.between(0, W))} ${num(c.between(466, H + 4))}l${num(c.between(-4, 4))} ${num(-c.between(8, 20))}`,
  );
  return (
    fill(`M-10 428Q${ox + 60} 416 ${ox + 190} 440Q${ox + 330} 462 ${W + 10} 444V${H + 8}H-10Z`, ink('snow')) +
    fill(terrace, stone) +
    clip(c, terrace, joints(c, -20, 430, W + 40, 40, W > 600 ? 34 : 24, stone)) +
    fill(`M-10 452Q${ox + 60} 442 ${ox + 190} 464Q${ox + 330} 482 ${W + 10} 470V${H + 8}H-10Z`, ink('green')) +
    plate(c, gable, c.shade(stone, 0.36), ink('snow')) +
    plate(c, face, stone, ink('snow')) +
    clip(c, face, joints(c, x - 6, 364, 150, 84, 22, stone)) +
    fill(
      trapezoid(x + 50, 448, 34, 56) + trapezoid(x + 10, 414, 18, 24) + trapezoid(x + 104, 414, 18, 24),
      ink('granite'),
    ) +
    plate(c, thatch, ink('ichu')) +
    stroke(straw.join(''), ink('ocre'), 2) +
    fill(
      poly([
        [x + 150, 300],
        [x + 146, 376],
        [x + 194, 378],
        [x + 160, 306],
      ]),
      c.shade(ink('ichu'), 0.4),
    ) +
    stroke(grass.join(''), ink('leaf'), 1.8) +
    llama(c, ox + 372, 478, 1.06, ink('snow'), ink('magenta'))
  );
}

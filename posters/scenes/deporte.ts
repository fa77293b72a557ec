import { LAMP } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, disc, fill, num, oval, place, poly, range, stroke } from '../ink/marks.ts';
import { cloud, sky, stars } from '../ink/weather.ts';

export function deporte(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const middle = ox + 222;
  let s =
    sky(c, { hz: 210, bands: 7 }) +
    (isDark(c) ? stars(c, 40, 120) : cloud(c, ox + (c.side < 0 ? 330 : 120), 76, 160, ink('bone'), 0.8));
  s += massif(
    c,
    [
      [-30, 210],
      [W * 0.2, 140],
      [W * 0.36, 184],
      [W * 0.64, 116],
      [W * 0.86, 172],
      [W + 30, 150],
    ],
    240,
    ink('clay', 0.45),
  );
  for (const dx of [-190, 190, ...(W > 600 ? [-440, 440] : [])]) s += floodlight(c, middle + dx);
  s += stands(c) + fill(box(0, 292, W, 210), ink('leaf'));
  for (const i of range(16)) {
    if (i % 2) continue;
    const at = (k: number, y: number): number => middle + (k - 8) * (30 + (y - 292) * 0.36);
    s += fill(
      poly([
        [at(i, 292), 292],
        [at(i + 1, 292), 292],
        [at(i + 1, H + 4), H + 4],
        [at(i, H + 4), H + 4],
      ]),
      ink('lime'),
      'opacity=".55"',
    );
  }
  const lines = `M${middle - 150} 300H${middle + 150}L${middle + 214} 360H${middle - 214}ZM${middle - 68} 300L${middle - 84} 326H${middle + 84}L${middle + 68} 300M-5 300H${W + 5}`;
  s +=
    stroke(lines, ink('bone'), 3) +
    oval(middle, 374, 4, 2, ink('bone')) +
    stroke(`M${middle - 62} 360Q${middle} 392 ${middle + 62} 360`, ink('bone'), 3);
  s +=
    goal(c, middle) +
    player(c, middle - c.side * 74, 452, 1.5, ['oxblood', 'azul', 'yema', 'pacific'][c.turn]!, 'bone');
  s +=
    player(c, middle + c.side * 120, 396, 0.86, 'bone', 'ink') +
    player(c, middle + c.side * 30, 344, 0.56, 'bone', 'ink') +
    player(c, middle - c.side * 160, 372, 0.7, ['oxblood', 'azul', 'yema', 'pacific'][c.turn]!, 'bone');
  s += stroke(
    `M${middle - c.side * 26} 434Q${middle + c.side * 26} 380 ${middle + c.side * 30} 286`,
    ink('bone'),
    2.4,
    'stroke-dasharray="2 8"',
  );
  s +=
    disc(middle + c.side * 30, 276, 11, ink('bone')) +
    fill(`M${num(middle + c.side * 30 - 5)} 272l5 -4l5 4l-2 6h-6Z`, ink('ink'));
  return s + spray(c, box(0, 292, W, 200), 'd', 'u', 0.5);
}

function stands(c: Canvas): string {
  const { W, ink } = c;
  const body = poly([
    [-5, 212],
    [W + 5, 212],
    [W + 5, 286],
    [-5, 286],
  ]);
  const colours = ['oxblood', 'bone', 'yema', 'night', 'pacific'];
  const dots = colours.map(() => '');
  for (const row of range(7))
    for (const i of range(W / 8))
      dots[Math.floor(c.chance() * 5)] += `M${num(i * 8 + (row % 2) * 4 + c.between(-1, 1))} ${222 + row * 9}h0`;
  return (
    fill(
      poly([
        [-5, 204],
        [W + 5, 204],
        [W + 5, 186],
        [-5, 186],
      ]),
      ink('stone'),
    ) +
    fill(
      range(W / 60 + 1)
        .map((i) => box(i * 60, 190, 5, 30))
        .join(''),
      ink('ink'),
    ) +
    plate(c, body, ink('clay')) +
    clip(c, body, dots.map((d, i) => stroke(d, ink(colours[i]!), 5.4)).join('')) +
    fill(box(-5, 282, W + 10, 12), ink('azul')) +
    fill(
      range(W / 30 + 1)
        .map((i) =>
          poly([
            [i * 30, 284],
            [i * 30 + 8, 284],
            [i * 30 + 16, 292],
            [i * 30 + 8, 292],
          ]),
        )
        .join(''),
      ink('bone'),
    )
  );
}

function floodlight(c: Canvas, x: number): string {
  const heads = range(8).map((i) => disc(x - 21 + (i % 4) * 14, 44 + Math.floor(i / 4) * 14, 5.4, LAMP.bright));
  return (
    (isDark(c)
      ? fill(
          poly([
            [x - 24, 44],
            [x + 24, 44],
            [x + 120, 292],
            [x - 120, 292],
          ]),
          LAMP.bright,
          'opacity=".12"',
        )
      : '') +
    fill(box(x - 3, 66, 6, 146), c.ink('ink')) +
    fill(box(x - 30, 34, 60, 34), c.ink('ink')) +
    heads.join('')
  );
}

const goal = (c: Canvas, x: number): string =>
  stroke(
    range(13)
      .map((i) => `M${x - 54 + i * 9} 256V300`)
      .join('') +
      range(5)
        .map((i) => `M${x - 54} ${260 + i * 9}H${x + 54}`)
        .join(''),
    c.ink('bone'),
    0.9,
    'opacity=".7"',
  ) + stroke(`M${x - 56} 302V254H${x + 56}V302`, c.ink('bone'), 4.4);

const player = (c: Canvas, x: number, y: number, scale: number, shirt: string, shorts: string): string =>
  oval(x, y + 1, 26 * scale, 4 * scale, c.ink('deep'), 'opacity=".5"') +
  place(
    x,
    y,
    stroke('M-4 -34L-12 -16L-22 -2M6 -34L20 -24L34 -20', c.ink('wood'), 7) +
      stroke('M-22 -2l-7 1M34 -20l4 -6', c.ink('ink'), 6) +
      fill('M-11 -46L12 -46L16 -28L4 -26L0 -32L-6 -24L-14 -28Z', c.ink(shorts)) +
      fill('M-12 -44L-14 -68Q0 -76 13 -68L12 -44Z', c.ink(shirt)) +
      stroke('M-12 -66L-26 -54L-34 -62M12 -66L24 -58L30 -46', c.ink(shirt), 6.4) +
      disc(2, -80, 7.4, c.ink('wood')) +
      fill('M-6 -82Q-4 -92 5 -89Q11 -87 9 -82Q2 -86 -6 -82Z', c.ink('ink')),
    scale,
    c.side,
  );

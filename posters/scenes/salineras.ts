import type { Canvas } from '../ink/canvas.ts';
import { mix } from '../ink/colour.ts';
import { spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, fill, num, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { sky } from '../ink/weather.ts';

const LEVELS = 14;

export function salineras(c: Canvas): string {
  const { W, ink, ox } = c;
  let s = sky(c, { hz: 84, bands: 5, wave: 3 });
  s += massif(
    c,
    [
      [-20, 84],
      [W * 0.26, 34],
      [W * 0.46, 66],
      [W * 0.78, 22],
      [W + 20, 70],
    ],
    126,
    ink('slate', 0.42),
  );
  s += hillside(c);
  for (const level of range(LEVELS)) s += terrace(c, level);
  for (const [dx, y, size, name] of [
    [250, 352, 70, 'magenta'],
    [312, 366, 66, 'azul'],
    [104, 238, 32, 'green'],
  ] as const) {
    const x = ox + dx;
    s +=
      fill(
        poly([
          [x - 4, y],
          [x + 4, y],
          [x - c.side * size * 0.9, y + size * 0.22],
          [x - c.side * size, y + size * 0.2],
        ]),
        ink('granite'),
        'opacity=".45"',
      ) + folk(x, y, size, ink(name), ink('granite'));
  }
  s += stroke(`M${ox + 262} 316l38 48`, ink('wood'), 3.4) + heap(c, ox + 178, 376, 34) + heap(c, ox + 146, 384, 22);
  return s + spray(c, box(0, 330, W, 160), 'd', 'u', 0.3);
}

function hillside(c: Canvas): string {
  const { W, H, ink } = c;
  const red = ink('teja', 0.2);
  return (
    fill(`M-6 108Q${W * 0.4} 74 ${W * 0.6} 92Q${W * 0.8} 76 ${W + 6} 64V${H}H-6Z`, red) +
    fill(`M-6 108Q${W * 0.3} 84 ${W * 0.46} 96Q${W * 0.3} 130 -6 150Z`, c.shade(red, 0.22)) +
    stroke(
      range(9)
        .map((i) => `M${num(W * (0.52 + i * 0.06))} ${num(94 - i * 2)}q${num(W * 0.03)} 14 ${num(W * 0.01)} 30`)
        .join(''),
      c.shade(red, 0.25),
      3,
    ) +
    spray(c, box(0, 64, W, 90), 'd', 'd', 0.5)
  );
}

function terrace(c: Canvas, level: number): string {
  const { W, ink } = c;
  const t = level / LEVELS;
  const next = (level + 1) / LEVELS;
  const lineAt = (x: number, u: number): number =>
    118 +
    u ** 1.35 * 400 +
    Math.sin(x / 105 + u * 4 + c.turn) * (5 + 20 * u) -
    (x / W - 0.5) * 46 * (1 - u) +
    (x / W - 0.5) ** 2 * 60 * u;
  const height = lineAt(0, next) - lineAt(0, t);
  const wall = mix(ink('ocre', 0.1), ink('snow'), 0.35);
  const edge = range(13).map((i): [number, number] => [(i / 12) * (W + 40) - 20, lineAt((i / 12) * (W + 40) - 20, t)]);
  let s = fill(`${soft(edge)}V${c.H + 6}H-20Z`, wall);
  const waters = ['snow', 'ice', 'turq', 'rosa', 'piedra', 'sal'].map((name, i) =>
    mix(ink(name, 0.1), ink('snow'), [0.1, 0.2, 0.15, 0.25, 0.2, 0.2][i]!),
  );
  const pools = waters.map(() => '');
  let drips = '';
  let shine = '';
  let x = -60 * c.chance();
  while (x < W + 30) {
    const w = (26 + t * 96) * c.between(0.6, 1.9) * (W > 600 ? 1.8 : 1);
    const y = (v: number): number => lineAt(x + v * w, t);
    const deep = height * c.between(0.52, 0.68);
    const [a, b, d] = [x, x + w, deep * 1.1].map(Math.round) as [number, number, number];
    const [ya, yb] = [Math.round(y(0)), Math.round(y(1))];
    const m = Math.round(w / 2);
    const low = Math.round((ya + yb) / 2 + d);
    const shell = `M${a} ${ya}Q${a + m} ${Math.round(y(0.5) - deep * 0.1)} ${b} ${yb}Q${b - 1} ${low} ${a + m} ${low}Q${a + 1} ${low} ${a} ${ya}Z`;
    const zone = 0.5 + 0.5 * Math.sin(x / 83 + t * 6 + c.turn);
    pools[Math.min(5, Math.floor((zone * 0.75 + c.chance() * 0.25) * 6))] += shell;
    const count = 1 + Math.floor(w / 40);
    for (const k of range(count))
      drips += `M${Math.round(x + w * ((k + 0.5) / count))} ${Math.round(y(0.5) + deep * 1.15)}v${Math.round(height * c.between(0.12, 0.3))}`;
    if (t > 0.2)
      shine += `M${Math.round(x + w * 0.24)} ${Math.round(y(0.3) + deep * 0.4)}h${Math.round(w * c.between(0.2, 0.46))}`;
    x += w + 2 + t * 5;
  }
  const lip = `stroke="${ink('snow')}" stroke-width="${num(1.6 + t * 2.6)}" stroke-linejoin="round"`;
  s += stroke(drips, ink('snow'), 1.4 + t * 2.4, 'opacity=".85"');
  s += pools.map((d, i) => d && fill(d, waters[i]!, lip)).join('');
  return s + stroke(shine, ink('snow'), 1.2 + t * 1.6, 'opacity=".8"');
}

const heap = (c: Canvas, x: number, y: number, size: number): string =>
  fill(
    `M${x - size} ${y}Q${x - size * 0.4} ${y - size * 0.5} ${x} ${num(y - size * 0.9)}Q${x + size * 0.4} ${y - size * 0.5} ${x + size} ${y}Z`,
    c.ink('snow'),
  ) +
  fill(
    `M${x} ${num(y - size * 0.9)}Q${x - c.side * size * 0.4} ${y - size * 0.5} ${x - c.side * size} ${y}H${x}Z`,
    c.ink('ice'),
  );

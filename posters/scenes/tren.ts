import { LAMP } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { plate, spray } from '../ink/hand.ts';
import { land, massif, shrub } from '../ink/land.ts';
import { box, disc, fill, num, poly, range, stroke } from '../ink/marks.ts';
import { snowy } from '../ink/stone.ts';
import { cloud, mist, sky } from '../ink/weather.ts';

export function tren(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const across = (v: number): number => (c.side < 0 ? ox + v : ox + 444 - v);
  let s = sky(c, { hz: 200, bands: 7 }) + cloud(c, across(100), 60, 140, ink('snow'), 0.85);
  s += snowy(
    c,
    [
      [W * 0.1, 230],
      [W * 0.3, 130],
      [across(240), 54],
      [W * 0.68, 140],
      [W * 0.94, 226],
    ],
    260,
    0.16,
  );
  s +=
    massif(
      c,
      [
        [-60, 120],
        [W * 0.08, 84],
        [W * 0.24, 190],
        [W * 0.4, 300],
      ],
      330,
      ink('green', 0.25),
      { rough: 0.08 },
    ) +
    massif(
      c,
      [
        [W * 0.56, 306],
        [W * 0.76, 176],
        [W * 0.92, 74],
        [W + 60, 110],
      ],
      330,
      ink('leaf', 0.25),
      { rough: 0.08, shade: ink('green', 0.3) },
    );
  s +=
    mist(c, 262, 22, 0.4) +
    land(
      c,
      [
        [-5, 300],
        [W * 0.5, 288],
        [W + 5, 302],
      ],
      ink('lime', 0.1),
    );
  const water = `M${num(across(96))} 300Q${num(across(150))} 326 ${num(across(90))} 356Q${num(across(10))} 400 ${num(across(96))} ${H + 8}H${num(across(-200))}Q${num(across(-150))} 400 ${num(across(0))} 346Q${num(across(100))} 320 ${num(across(80))} 300Z`;
  s +=
    fill(water, ink('turq')) +
    stroke(
      range(9)
        .map(() => `M${num(across(c.between(-60, 50)))} ${num(c.between(380, 476))}q12 -5 26 0`)
        .join(''),
      ink('snow'),
      2.4,
    );
  for (const i of range(40)) {
    const v = c.between(-W, W);
    const y = c.between(306, 480);
    if (v > 470 || v < -80 || (v < 90 && i % 3 === 0))
      s += shrub(c, across(v), y, 6 + (y - 300) / 9, ink('green'), ink('lime'));
  }
  s += track(c, across) + carriages(c, across);
  return s + spray(c, box(0, 300, W, H - 300), 'd', 'u', 0.4);
}

const track = (c: Canvas, across: (v: number) => number): string => {
  const bed = poly([
    [across(130), 300],
    [across(142), 300],
    [across(560), bottom(c)],
    [across(196), bottom(c)],
  ]);
  const ties = range(14).map((i) => {
    const t = (i / 14) ** 1.6;
    return `M${num(across(132 + t * 70))} ${num(302 + t * 190)}L${num(across(144 + t * 400))} ${num(302 + t * 190)}`;
  });
  return (
    fill(bed, c.ink('stone')) +
    stroke(ties.join(''), c.ink('wood'), 4) +
    stroke(
      `M${num(across(134))} 300L${num(across(262))} ${bottom(c)}M${num(across(139))} 300L${num(across(470))} ${bottom(c)}`,
      c.ink('granite'),
      3.4,
    )
  );
};

const bottom = (c: Canvas): number => c.H + 6;

function carriages(c: Canvas, across: (v: number) => number): string {
  const { ink } = c;
  const paint = ink(['azul', 'magenta', 'green', 'teja'][c.turn]!);
  const at = (u: number, v: number): [number, number] => {
    const k = 1 / (1 + u * 2.6);
    return [across(134 + (276 - 134) * k), 298 + (464 - 298) * k - v * 190 * k];
  };
  const side = (u0: number, u1: number, v0: number, v1: number): string =>
    poly([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const cars = [
    [0, 0.34],
    [0.4, 1],
    [1.1, 2.3],
    [2.5, 6],
  ] as const;
  const glass = isDark(c) ? LAMP.glow : ink('ice');
  const body = [...cars].reverse().map(([u0, u1]) => {
    const windows = range(5).map((i) =>
      side(u0 + ((u1 - u0) * (i + 0.16)) / 5, u0 + ((u1 - u0) * (i + 0.8)) / 5, 0.5, 0.76),
    );
    return (
      fill(side(u0, u1, 0.04, 0.98), c.shade(paint, 0.28)) +
      fill(side(u0, u1, 0.3, 0.38), ink('ichu')) +
      fill(windows.join(''), glass) +
      fill(side(u0, u1, 0.98, 1.05), ink('slate'))
    );
  });
  const l = across(272);
  const r = across(404);
  const x0 = Math.min(l, r);
  const front = `M${x0} 462V300Q${x0} 272 ${x0 + 66} 268Q${x0 + 132} 272 ${x0 + 132} 300V462Z`;
  return (
    body.join('') +
    plate(c, front, paint, ink('snow'), 1.4) +
    fill(
      `M${x0 + 12} 344V306Q${x0 + 14} 290 ${x0 + 60} 288V344ZM${x0 + 120} 344V306Q${x0 + 118} 290 ${x0 + 72} 288V344Z`,
      glass,
    ) +
    fill(box(x0, 368, 132, 14), ink('ichu')) +
    fill(
      poly([
        [x0 + 36, 382],
        [x0 + 96, 382],
        [x0 + 66, 412],
      ]),
      ink('ichu'),
    ) +
    disc(x0 + 24, 424, 12, ink('granite')) +
    disc(x0 + 108, 424, 12, ink('granite')) +
    disc(x0 + 24, 424, 8, LAMP.bright) +
    disc(x0 + 108, 424, 8, LAMP.bright) +
    fill(
      poly([
        [x0 - 8, 452],
        [x0 + 140, 452],
        [x0 + 118, 484],
        [x0 + 14, 484],
      ]),
      ink('granite'),
    ) +
    stroke(
      range(7)
        .map((i) => `M${x0 + 12 + i * 18} 456L${num(x0 + 24 + i * 14)} 480`)
        .join(''),
      ink('stone'),
      3,
    )
  );
}

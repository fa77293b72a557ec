import type { Canvas } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { land, massif } from '../ink/land.ts';
import { box, poly } from '../ink/marks.ts';
import { folk, llama } from '../ink/people.ts';
import { joints } from '../ink/stone.ts';
import { cloud, sky, sunOrMoon } from '../ink/weather.ts';

export function sacsay(c: Canvas): string {
  const { W, H, ink, ox } = c;
  let s =
    sky(c, { hz: 190, bands: 7 }) +
    sunOrMoon(c, ox + (c.side < 0 ? 90 : 354), 66, 28) +
    cloud(c, ox + (c.side < 0 ? 320 : 120), 62, 170, ink('bone'), 0.9);
  s += massif(
    c,
    [
      [-40, 190],
      [W * 0.2, 120],
      [W * 0.4, 162],
      [W * 0.66, 104],
      [W * 0.84, 150],
      [W + 40, 124],
    ],
    220,
    ink('leaf', 0.5),
    { rough: 0.06 },
  );
  s += land(
    c,
    [
      [-5, 196],
      [W * 0.5, 186],
      [W + 5, 198],
    ],
    ink('leaf', 0.2),
  );
  const tiers = [
    { top: 196, foot: 262, size: 34, tooth: 96, shift: 30 },
    { top: 262, foot: 344, size: 46, tooth: 128, shift: 84 },
    { top: 340, foot: 444, size: 66, tooth: 172, shift: 10 },
  ];
  for (const [i, tier] of tiers.entries()) {
    s += land(
      c,
      [
        [-5, tier.top - 8],
        [W * 0.5, tier.top - 12],
        [W + 5, tier.top - 8],
      ],
      ink('lime', 0.16 - i * 0.06),
    );
    s += rampart(c, tier, i);
  }
  s +=
    land(
      c,
      [
        [-5, 440],
        [W * 0.3, 432],
        [W * 0.7, 442],
        [W + 5, 434],
      ],
      ink('leaf'),
    ) +
    land(
      c,
      [
        [-5, 470],
        [W * 0.4, 462],
        [W + 5, 474],
      ],
      ink('lime'),
    );
  s +=
    llama(c, ox + (c.side < 0 ? 96 : 348), 470, 1, ink('bone'), ink('oxblood')) +
    llama(c, ox + (c.side < 0 ? 150 : 294), 462, 0.78, ink('bone'), ink('azul'));
  for (const [dx, y, size, name] of [
    [276, 464, 44, 'oxblood'],
    [298, 466, 41, 'night'],
    [214, 452, 32, 'azul'],
  ] as const)
    s += folk(ox + (c.side < 0 ? dx : 444 - dx), y, size, ink(name), ink('sand'));
  return s + spray(c, box(0, 436, W, H - 436), 'd', 'u', 0.5);
}

interface Rampart {
  top: number;
  foot: number;
  size: number;
  tooth: number;
  shift: number;
}

function rampart(c: Canvas, { top, foot, size, tooth, shift }: Rampart, tier: number): string {
  const { W, ink } = c;
  const stone = ink('stone', 0.2 - tier * 0.08);
  const dark = c.shade(stone, 0.36);
  const faces = { lit: '', dark: '' };
  const w = tooth / 2;
  for (let x = -shift - tooth, i = 0; x < W + tooth; x += w, i++) {
    const near = i % 2 === 0;
    const rise = c.between(-4, 4);
    const face = poly([
      [x, top + (near ? 0 : 10) + rise],
      [x + w, top + (near ? 10 : 0) + rise],
      [x + w, foot + (near ? 16 : 0)],
      [x, foot + (near ? 0 : 16)],
    ]);
    if (near === c.side < 0) faces.lit += face;
    else faces.dark += face;
  }
  const all = faces.lit + faces.dark;
  return (
    plate(c, faces.lit, stone, c.light.sun, 1.4) +
    plate(c, faces.dark, dark) +
    clip(c, all, joints(c, 0, top - 4, W, foot - top + 20, size, c.shade(stone, 0.14)) + spray(c, all, 'd', 'u', 0.5))
  );
}

import type { Canvas } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { bits, box, disc, fill, num, oval, range, stroke } from '../ink/marks.ts';
import { FRET, STEPPED, wave } from '../ink/motifs.ts';

interface Vessel {
  body: string;
  neck: string;
  w: number;
}

const VESSELS: readonly Vessel[] = [
  {
    body: 'M-40 -30C-44 -66 -22 -74 0 -74S44 -66 40 -30C36 -8 24 0 0 0S-36 -8 -40 -30Z',
    neck: 'M-26 -66C-40 -112 -12 -122 0 -122S40 -112 26 -66M0 -122V-146',
    w: 96,
  },
  {
    body: 'M-34 -56C-40 -26 -26 0 0 0S40 -26 34 -56C30 -78 16 -84 14 -96H-14C-16 -84 -30 -78 -34 -56Z',
    neck: 'M-20 -98H20',
    w: 82,
  },
  { body: 'M-48 -44C-46 -12 -24 0 0 0S46 -12 48 -44Z', neck: 'M-50 -46H50', w: 108 },
  {
    body: 'M-26 -118H26C24 -96 34 -60 28 -30C22 -6 12 0 0 0S-22 -6 -28 -30C-34 -60 -24 -96 -26 -118Z',
    neck: 'M-30 -118H30',
    w: 72,
  },
  {
    body: 'M-52 -8V-40Q-50 -58 -30 -56H24Q30 -74 44 -74L52 -66L50 -40V-8H38V-24H-36V-8Z',
    neck: 'M44 -74L40 -86M50 -72L60 -84',
    w: 112,
  },
];

export function artesania(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const wall = ink(['azul', 'clay', 'pacific', 'yema'][c.turn]!);
  let s = fill(box(0, 0, W, H), wall) + spray(c, box(0, 0, W, H), 'l', 'd', 0.6);
  for (const [row, y, size] of [
    [0, 158, 0.84],
    [1, 310, 0.98],
    [2, 476, 1.1],
  ] as const) {
    const niche = box(0, y - 140, W, 140);
    s += fill(niche, c.shade(wall, 0.18)) + spray(c, niche, 'd', 'd', 0.7);
    let x = ox - Math.ceil(ox / 110) * 110 + 10 - row * 46;
    for (let i = 0; x < W + 60; i++) {
      const vessel = VESSELS[(i * 2 + row * 3 + c.turn + (c.own ? 0 : Math.floor(c.chance() * 5))) % VESSELS.length]!;
      x += (vessel.w * size) / 2 + 5;
      s += piece(c, vessel, x, y, size * c.between(0.92, 1.02));
      x += (vessel.w * size) / 2 + 5;
    }
    s += fill(box(-4, y, W + 8, 13), ink('wood')) + fill(box(-4, y, W + 8, 4), c.lite(ink('wood'), 0.35));
  }
  return s + garland(c);
}

function piece(c: Canvas, vessel: Vessel, x: number, y: number, scale: number): string {
  const clay = c.ink(c.pick(['adobe', 'bone', 'oxblood', 'ink', 'ochre', 'clay']));
  const paint = c.ink(clay === c.ink('bone') || clay === c.ink('ochre') ? 'oxblood' : 'bone');
  const bands = [
    `<path d="${bits(STEPPED, 3, -52, -52)}${bits(STEPPED, 3, -24, -52)}${bits(STEPPED, 3, 4, -52)}${bits(STEPPED, 3, 32, -52)}" fill="${paint}"/>`,
    fill(wave(-60, -30, 24, 5), paint) + fill(box(-60, -28, 120, 4), paint),
    `<path d="${bits(FRET, 2.6, -58, -50)}${bits(FRET, 2.6, -18, -50)}${bits(FRET, 2.6, 22, -50)}" fill="${paint}"/>`,
    fill(box(-60, -50, 120, 8) + box(-60, -34, 120, 5) + box(-60, -24, 120, 3), paint),
  ];
  const shade = `M${-c.side * 64} -160H${-c.side * 12}Q${-c.side * 24} -60 ${-c.side * 8} 6H${-c.side * 64}Z`;
  const drawing =
    stroke(vessel.neck, clay, 11) +
    plate(c, vessel.body, clay) +
    clip(c, vessel.body, c.pick(bands) + fill(shade, c.shade(clay, 0.5), 'opacity=".5"')) +
    oval(c.side * 18, -60, 4, 10, c.lite(clay, 0.5), 'opacity=".7"');
  return (
    oval(x - c.side * 6, y, 44 * scale, 4, c.ink('night'), 'opacity=".4"') +
    `<g transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(2)})">${drawing}</g>`
  );
}

const garland = (c: Canvas): string =>
  stroke(`M0 6Q${c.W / 2} 34 ${c.W} 4`, c.ink('ink'), 2.4) +
  range(c.W / 40)
    .map((i) => {
      const x = 20 + i * 40;
      const y = 8 + Math.sin((x / c.W) * 3.14) * 12;
      const tone = c.ink(['oxblood', 'yema', 'leaf', 'bone', 'rosa'][(i + c.turn) % 5]!);
      return (
        disc(x, y + 6, 7, tone) +
        stroke(
          `M${num(x - 4)} ${num(y + 12)}v13M${num(x)} ${num(y + 12)}v16M${num(x + 4)} ${num(y + 12)}v13`,
          tone,
          2.4,
        )
      );
    })
    .join('');

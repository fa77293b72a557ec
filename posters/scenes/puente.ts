import { type Canvas, isDark } from '../ink/canvas.ts';
import { clip, crag, plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { fill, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, cloud, mist, sky, stars } from '../ink/weather.ts';

export function puente(c: Canvas): string {
  const { W, ink, ox } = c;
  const left = ox + (W > 600 ? -150 : 62);
  const right = ox + (W > 600 ? 600 : 382);
  let s =
    sky(c, { hz: 200, bands: 7 }) + (isDark(c) ? stars(c, 40, 120) : cloud(c, ox + 250, 60, 150, ink('bone'), 0.9));
  s += massif(
    c,
    [
      [-40, 220],
      [W * 0.2, 90],
      [W * 0.4, 170],
      [W * 0.66, 66],
      [W * 0.84, 150],
      [W + 40, 96],
    ],
    300,
    ink('stone', 0.5),
  );
  s +=
    massif(
      c,
      [
        [-40, 300],
        [W * 0.24, 190],
        [W * 0.5, 280],
        [W * 0.78, 176],
        [W + 40, 260],
      ],
      420,
      ink('leaf', 0.34),
      { rough: 0.09 },
    ) + mist(c, 296, 34, 0.5);
  s += river(c, left, right);
  s += cliff(c, left, -1) + cliff(c, right, 1);
  const sag = (t: number, drop: number): Point => [
    left - 14 + (right - left + 28) * t,
    226 + drop + Math.sin(t * Math.PI) * 74,
  ];
  const rope = (drop: number): Point[] => range(21).map((i) => sag(i / 20, drop));
  const grass = ink('ochre');
  const dark = c.shade(grass, 0.45);
  const mesh = range(33).map((i) => {
    const a = sag(i / 32, -44);
    const b = sag(Math.min(1, (i + 1) / 32), 0);
    const d = sag(Math.max(0, (i - 1) / 32), 0);
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}M${num(a[0])} ${num(a[1])}L${num(d[0])} ${num(d[1])}`;
  });
  s += stroke(mesh.join(''), dark, 1.8, 'transform="translate(0 -7)"') + stroke(soft(rope(-52)), dark, 5);
  s +=
    fill(`${soft(rope(-4))}${soft(rope(13).reverse(), 'L')}Z`, grass) +
    stroke(
      range(41)
        .map((i) => `M${num(sag(i / 40, -4)[0])} ${num(sag(i / 40, -4)[1])}l${num(c.side * 3)} 16`)
        .join(''),
      dark,
      2.4,
    );
  s += stroke(mesh.join(''), grass, 1.5, 'opacity=".85"');
  for (const [t, size, name] of [
    [0.36, 76, 'oxblood'],
    [0.56, 72, 'azul'],
    [0.84, 58, 'night'],
  ] as const)
    s += folk(sag(t, 0)[0], sag(t, 0)[1], size, ink(name), ink('sand'));
  s += stroke(soft(rope(-40)), grass, 6) + stroke(soft(rope(-42)), c.lite(grass, 0.5), 1.6);
  const tassels = rope(13)
    .slice(2, -2)
    .map(([x, y]) => `M${num(x)} ${num(y)}l${num(c.between(-4, 4))} ${num(c.between(8, 18))}`);
  return s + stroke(tassels.join(''), dark, 2) + birds(c, ox + 170, 120, 4, 9, ink(isDark(c) ? 'bone' : 'ink'));
}

function river(c: Canvas, left: number, right: number): string {
  const { W, H, ink } = c;
  const bend = (dx: number): Point[] => [
    [(left + right) / 2 + dx * 0.16, 330],
    [(left + right) / 2 - 40 + dx * 0.4, 380],
    [(left + right) / 2 + 10 + dx * 0.7, 430],
    [(left + right) / 2 - 30 + dx, H + 6],
  ];
  const water = `${soft(bend(-110))}${soft(bend(110).reverse(), 'L')}Z`;
  const ripples = range(14).map(
    () => `M${num((left + right) / 2 + c.between(-70, 70))} ${num(c.between(350, 486))}q12 -4 24 0`,
  );
  return (
    fill(`M0 346Q${W * 0.3} 318 ${W * 0.5} 334T${W} 340V${H}H0Z`, ink('leaf', 0.24)) +
    fill(`M0 396Q${W * 0.24} 372 ${W * 0.5} 398T${W} 384V${H}H0Z`, ink('deep', 0.24)) +
    mist(c, 322, 24, 0.5) +
    fill(water, ink('pacific')) +
    clip(c, water, stroke(ripples.join(''), ink('foam'), 2.6) + spray(c, water, 'l', 'u', 0.7))
  );
}

function cliff(c: Canvas, x: number, side: -1 | 1): string {
  const { W, H, ink } = c;
  const far = side < 0 ? -60 : W + 60;
  const rock = ink(c.turn % 2 ? 'stone' : 'adobe', 0.05);
  const edge = crag(
    c,
    [
      [x - side * 6, 208],
      [x - side * 22, 250],
      [x + side * 6, 312],
      [x - side * 26, 390],
      [x - side * 4, H + 10],
    ],
    0.1,
    3,
  );
  const body = poly([[far, 186], [x + side * 60, 196], ...edge, [far, H + 10]]);
  const cracks = range(16).map(() => {
    const cx = x + side * c.between(0, 140);
    const cy = c.between(220, 460);
    return poly([
      [cx, cy],
      [cx + side * c.between(14, 34), cy + c.between(20, 60)],
      [cx + side * 4, cy + c.between(16, 40)],
    ]);
  });
  const lit = side === c.side ? c.shade(rock, 0.3) : rock;
  return (
    plate(c, body, lit) +
    clip(c, body, fill(cracks.join(''), c.shade(rock, 0.5), 'opacity=".7"') + spray(c, body, 'l', 'd', 0.5)) +
    fill(
      `${soft([
        [far, 176],
        [x + side * 70, 188],
        [x - side * 2, 202],
        [x - side * 10, 214],
        [x + side * 40, 222],
        [far, 214],
      ])}Z`,
      ink('leaf'),
    ) +
    stroke(`M${num(x + side * 16)} 206V150M${num(x + side * 34)} 206V158`, ink('wood'), 9)
  );
}

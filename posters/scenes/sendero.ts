import { type Canvas, isDark } from '../ink/canvas.ts';
import { blob, plate, spray } from '../ink/hand.ts';
import { land, massif, shrub } from '../ink/land.ts';
import { box, fill, leftToRight, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, cloud, sky, stars, sunOrMoon } from '../ink/weather.ts';

export function sendero(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const across = (v: number): number => (c.side < 0 ? ox + v : ox + 444 - v);
  let s =
    sky(c, { hz: 260, bands: 8, at: [across(300), 170] }) +
    (isDark(c) ? stars(c, 60, 150) : cloud(c, across(90), 66, 150, ink('bone'), 0.85)) +
    sunOrMoon(c, across(312), 110, 40);
  s += massif(
    c,
    [
      [-40, 260],
      [W * 0.16, 166],
      [W * 0.34, 220],
      [W * 0.56, 92],
      [W * 0.74, 186],
      [W * 0.9, 140],
      [W + 40, 220],
    ],
    310,
    ink('azul', 0.4),
    { shade: ink('morado', 0.46) },
  );
  s += massif(
    c,
    [
      [-30, 300],
      [W * 0.3, 200],
      [W * 0.52, 262],
      [W * 0.8, 188],
      [W + 30, 268],
    ],
    350,
    ink(c.turn % 2 ? 'adobe' : 'leaf', 0.25),
    { rough: 0.08 },
  );
  const tones = c.turn % 2 ? ['ochre', 'clay', 'adobe'] : ['lime', 'leaf', 'deep'];
  s += land(
    c,
    leftToRight([
      [-5, 330],
      [across(120), 316],
      [across(330), 268],
      [W + 5, 300],
    ]),
    ink(tones[0]!, 0.1),
  );
  s += land(
    c,
    [
      [-5, 380],
      [W * 0.4, 356],
      [W * 0.7, 372],
      [W + 5, 350],
    ],
    ink(tones[1]!, 0.04),
  );
  s += land(
    c,
    [
      [-5, 444],
      [W * 0.3, 432],
      [W * 0.6, 446],
      [W + 5, 424],
    ],
    ink(tones[2]!),
  );
  const spine: readonly (readonly [number, number, number])[] = [
    [330, 272, 2],
    [300, 290, 4],
    [346, 314, 6],
    [262, 340, 10],
    [180, 362, 14],
    [262, 394, 20],
    [330, 424, 30],
    [240, 510, 54],
  ];
  const track = `${soft(spine.map(([x, y, w]): Point => [across(x - w), y]))}${soft(
    [...spine].reverse().map(([x, y, w]): Point => [across(x + w), y]),
    'L',
  )}Z`;
  s += fill(track, ink('sand')) + spray(c, track, 'd', 'u', 0.6);
  for (const [v, y, size, name] of [
    [318, 420, 62, 'oxblood'],
    [286, 410, 56, 'night'],
    [206, 362, 34, 'azul'],
    [300, 334, 22, 'oxblood'],
    [330, 294, 13, 'ink'],
  ] as const)
    s +=
      folk(across(v), y, size, ink(name), ink('bone')) +
      (size > 30
        ? fill(
            box(across(v) - c.side * size * 0.16 - size * 0.1, y - size * 0.8, size * 0.22, size * 0.34),
            ink('ochre'),
          ) +
          stroke(
            `M${num(across(v) + size * 0.3)} ${y}L${num(across(v) + size * 0.24)} ${num(y - size * 0.52)}`,
            ink('wood'),
            1.8,
          )
        : '');
  for (const i of range(22)) {
    const x = c.between(0, W);
    const y = c.between(392, 486);
    if (Math.abs(x - across(290)) > 90)
      s += i % 3 ? shrub(c, x, y, 7 + (y - 380) / 8, ink('deep'), ink('lime')) : agave(c, x, y, 14 + (y - 380) / 4);
  }
  s += agave(c, across(400), 474, 76) + signpost(c, across(84), 476);
  return (
    s +
    birds(c, across(150), 130, 4, 9, ink(isDark(c) ? 'bone' : 'ink')) +
    spray(c, box(0, 380, W, H - 380), 'd', 'u', 0.35)
  );
}

function agave(c: Canvas, x: number, y: number, size: number): string {
  const leaves = range(9).map((i) => {
    const angle = -2.9 + i * 0.33;
    const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.9];
    const w = size * 0.12;
    return `M${num(x - w)} ${num(y)}Q${num(x + Math.cos(angle - 0.35) * size * 0.6)} ${num(y + Math.sin(angle - 0.35) * size * 0.6)} ${num(tip[0])} ${num(tip[1])}Q${num(x + Math.cos(angle + 0.35) * size * 0.55)} ${num(y + Math.sin(angle + 0.35) * size * 0.55)} ${num(x + w)} ${num(y)}Z`;
  });
  return (
    fill(leaves.filter((_, i) => i % 2).join(''), c.ink('deep')) +
    fill(leaves.filter((_, i) => i % 2 === 0).join(''), c.ink('leaf')) +
    fill(blob(c, x, y, size * 0.3, size * 0.08, 7, 0.2), c.ink('deep'))
  );
}

function signpost(c: Canvas, x: number, y: number): string {
  const wood = c.lite(c.ink('wood'), 0.15);
  const board = (dy: number, dir: number, w: number): string =>
    plate(
      c,
      poly([
        [x - dir * 22, y + dy],
        [x + dir * w, y + dy],
        [x + dir * (w + 16), y + dy + 12],
        [x + dir * w, y + dy + 24],
        [x - dir * 22, y + dy + 24],
      ]),
      wood,
    ) + stroke(`M${x - dir * 8} ${y + dy + 12}H${x + dir * (w - 12)}`, c.ink('bone'), 3.4);
  const heap = range(5).map((i) =>
    fill(blob(c, x - 22 + i * 12, y - 2, 11, 8, 7, 0.15), c.ink(i % 2 ? 'stone' : 'sand')),
  );
  return fill(box(x - 5, y - 128, 10, 130), c.ink('wood')) + board(-122, 1, 50) + board(-88, -1, 46) + heap.join('');
}

import { arch, LAMP, tileRoof, trapezoid } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { massif, tree } from '../ink/land.ts';
import { box, fill, num, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, cloud, sky, stars, sunOrMoon } from '../ink/weather.ts';

export function qorikancha(c: Canvas): string {
  const { W, H, ink, ox } = c;
  let s =
    sky(c, { hz: 260, bands: 8 }) +
    (isDark(c) ? stars(c, 50, 130) : cloud(c, ox + 330, 60, 150, ink('bone'), 0.85)) +
    sunOrMoon(c, ox + 66, 84, 30);
  s += massif(
    c,
    [
      [-40, 250],
      [W * 0.24, 160],
      [W * 0.44, 210],
      [W * 0.74, 132],
      [W + 40, 220],
    ],
    300,
    ink('stone', 0.45),
  );
  s += fill(box(0, 284, W, 150), ink('leaf', 0.25));
  for (const i of range(W / 50 + 1))
    s += tree(c, i * 54, 320, c.between(40, 64), ink('wood', 0.1), ink('deep', 0.15), ink('leaf', 0.1));
  s += convent(c, ox + 150) + drum(c, ox + 40, W > 600 ? ox + 700 : W + 40);
  s += fill(
    poly([
      [-5, 424],
      [W + 5, 416],
      [W + 5, H + 4],
      [-5, H + 4],
    ]),
    ink('leaf'),
  );
  for (const i of range(7))
    s += fill(
      `M-5 ${430 + i * 12}Q${W * 0.5} ${418 + i * 13} ${W + 5} ${426 + i * 12}V${436 + i * 12}Q${W * 0.5} ${428 + i * 13} -5 ${440 + i * 12}Z`,
      ink(i % 2 ? 'lime' : 'deep'),
      'opacity=".4"',
    );
  for (const [dx, y, size, name] of [
    [96, 460, 46, 'oxblood'],
    [118, 463, 42, 'azul'],
    [330, 448, 36, 'night'],
  ] as const)
    s += folk(ox + dx, y, size, ink(name), ink('ink'));
  return (
    s + birds(c, ox + 120, 120, 4, 9, ink(isDark(c) ? 'bone' : 'ink')) + spray(c, box(0, 420, W, 74), 'd', 'u', 0.4)
  );
}

function drum(c: Canvas, left: number, right: number): string {
  const { ink } = c;
  const stone = ink('slate');
  const body = `M${left} 430V300Q${left + 6} 268 ${left + 90} 258H${right}V424Z`;
  let joints = '';
  for (const row of range(9)) {
    const y = 272 + row * 18;
    joints += `M${left} ${y + 14}Q${left + 20} ${y - 2} ${left + 96} ${y - 4}H${right}`;
    for (const i of range((right - left) / 34)) {
      const x = left + 96 + i * 36 + (row % 2) * 17;
      joints += `M${num(x)} ${y - 4}v18`;
    }
    for (const i of range(3)) joints += `M${num(left + 10 + i * i * 12 + (row % 2) * 8)} ${num(y + 10 - i * 6)}v17`;
  }
  const shade = `M${left} 430V290Q${left + 20} 262 ${left + 60} 256V430Z`;
  return (
    plate(c, body, stone, c.light.sun, 1.4) +
    clip(
      c,
      body,
      fill(shade, c.side < 0 ? c.lite(stone, 0.24) : c.shade(stone, 0.4)) +
        stroke(joints, c.shade(stone, 0.5), 2.2) +
        spray(c, body, 'l', 'd', 0.6),
    ) +
    fill(trapezoid(left + 210, 424, 34, 74) + trapezoid(left + 300, 380, 20, 34), ink('night'))
  );
}

function convent(c: Canvas, x: number): string {
  const { ink } = c;
  const wall = ink('adobe', 0.04);
  const pale = c.lite(wall, 0.35);
  const bays = range(6).map((i) => arch(x - 44 + i * 58, 262, 38, 48));
  return (
    plate(c, box(x - 60, 176, 410, 96), pale) +
    fill(bays.join(''), isDark(c) ? LAMP.glow : c.shade(wall, 0.6)) +
    stroke(bays.join(''), wall, 3) +
    tileRoof(c, x - 66, 178, 424, 26, ink('clay')) +
    plate(c, box(x + 196, 70, 76, 204), wall) +
    fill(box(c.side < 0 ? x + 248 : x + 196, 70, 24, 204), c.shade(wall, 0.35)) +
    fill([206, 238].map((dx) => arch(x + dx, 136, 24, 48)).join(''), ink('night')) +
    fill(box(x + 190, 64, 88, 9) + box(x + 190, 146, 88, 8), pale) +
    stroke([210, 234, 258].map((dx) => `M${x + dx} 154q8 18 0 34q-8 16 0 34`).join(''), pale, 4) +
    fill(`M${x + 200} 64Q${x + 202} 26 ${x + 234} 18Q${x + 266} 26 ${x + 268} 64Z`, ink('clay')) +
    stroke(`M${x + 234} 18V-2M${x + 226} 6H${x + 242}`, ink('ink'), 3)
  );
}

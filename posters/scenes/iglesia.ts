import { arch, LAMP, tileRoof } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { plate, spray } from '../ink/hand.ts';
import { massif, poplar, tree } from '../ink/land.ts';
import { box, disc, fill, num, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { birds, cloud, sky, stars, sunOrMoon } from '../ink/weather.ts';

export function iglesia(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const wall = ink(['bone', 'yema', 'adobe', 'azul'][c.turn]!);
  const trim = ink(c.turn === 0 ? 'clay' : 'bone');
  let s = sky(c, { hz: 330, bands: 8, wave: 8 }) + (isDark(c) ? stars(c, 50, 160) : '');
  s +=
    sunOrMoon(c, ox + (c.side < 0 ? 70 : 374), 92, 36) +
    (isDark(c) ? '' : cloud(c, ox + (c.side < 0 ? 330 : 110), 70, 150, ink('bone'), 0.8));
  s += massif(
    c,
    [
      [-30, 330],
      [W * 0.18, 254],
      [W * 0.34, 300],
      [W * 0.62, 224],
      [W * 0.82, 286],
      [W + 30, 248],
    ],
    372,
    ink('stone', 0.4),
  );
  s += fill(box(-5, 366, W + 10, 130), ink('leaf', 0.15));
  for (const i of range(W / 60 + 1))
    s +=
      i % 2
        ? poplar(c, i * 62, 392, c.between(60, 96), ink('deep', 0.2), ink('leaf', 0.1))
        : tree(c, i * 62 - 10, 392, c.between(46, 70), ink('wood', 0.1), ink('leaf', 0.15), ink('lime', 0.1));
  s += c.turn % 2 ? towered(c, ox + 92, wall, trim) : gabled(c, ox + 92, wall, trim);
  s += fill(box(-5, 420, W + 10, 80), ink('sand')) + fill(box(-5, 420, W + 10, 6), c.shade(ink('sand'), 0.25));
  const middle = ox + 222;
  s += fill(
    poly([
      [middle - 34, 420],
      [middle + 34, 420],
      [middle + 120, H + 2],
      [middle - 120, H + 2],
    ]),
    c.lite(ink('stone'), 0.3),
  );
  s += cross(c, ox + (c.side < 0 ? 372 : 62), 456);
  for (const [dx, y, size] of [
    [-62, 446, 34],
    [-44, 449, 31],
    [38, 442, 30],
    [16, 470, 46],
  ] as const)
    s += folk(middle + dx, y, size, ink(dx % 4 ? 'night' : 'oxblood'), ink('sand'));
  return (
    s + birds(c, ox + 150, 128, 5, 8, ink(isDark(c) ? 'bone' : 'ink')) + spray(c, box(0, 424, W, 70), 'd', 'u', 0.5)
  );
}

function nave(c: Canvas, x: number, wall: string, trim: string): string {
  const dark = c.shade(wall, 0.3);
  const middle = x + 130;
  return (
    fill(box(x + 176, 268, 150, 156), c.shade(wall, 0.16)) +
    tileRoof(c, x + 170, 270, 160, 28, c.ink('clay')) +
    fill([202, 244, 286].map((dx) => arch(x + dx, 352, 20, 46)).join(''), isDark(c) ? LAMP.glow : c.ink('night')) +
    plate(c, box(x, 226, 260, 198), wall) +
    spray(c, box(x, 226, 260, 198), 'l', 'u', 0.6) +
    fill(box(c.side < 0 ? x + 214 : x, 226, 46, 198), dark, 'opacity=".6"') +
    fill(box(x - 8, 222, 276, 9) + box(x - 4, 318, 268, 6) + box(x - 8, 414, 276, 10), trim) +
    fill([8, 66, 184, 242].map((dx) => box(x + dx, 231, 10, 87) + box(x + dx, 324, 10, 90)).join(''), trim) +
    stroke(arch(middle - 34, 420, 68, 84), trim, 9) +
    fill(arch(middle - 34, 420, 68, 84), c.ink('wood')) +
    stroke(`M${middle} 342V420`, c.shade(c.ink('wood'), 0.4), 3) +
    range(8)
      .map((i) => disc(middle + (i % 2 ? 17 : -17), 362 + Math.floor(i / 2) * 14, 2.2, c.ink('ochre')))
      .join('') +
    disc(middle, 280, 24, trim) +
    disc(middle, 280, 17, isDark(c) ? LAMP.glow : c.ink('night')) +
    stroke(`M${middle} 263V297M${middle - 17} 280H${middle + 17}`, trim, 3)
  );
}

function gabled(c: Canvas, x: number, wall: string, trim: string): string {
  const gable = `M${x} 226Q${x + 30} 222 ${x + 40} 190H${x + 62}V116Q${x + 96} 112 ${x + 104} 84Q${x + 130} 56 ${x + 156} 84Q${x + 164} 112 ${x + 198} 116V190H${x + 220}Q${x + 230} 222 ${x + 260} 226Z`;
  return (
    plate(c, gable, wall) +
    stroke(
      `M${x} 226Q${x + 30} 222 ${x + 40} 190H${x + 62}V116Q${x + 96} 112 ${x + 104} 84Q${x + 130} 56 ${x + 156} 84Q${x + 164} 112 ${x + 198} 116V190H${x + 220}Q${x + 230} 222 ${x + 260} 226`,
      trim,
      5,
    ) +
    [80, 146].map((dx) => bell(c, x + dx, 186, 34, 54)).join('') +
    bell(c, x + 116, 114, 28, 36) +
    finial(c, x + 130, 62) +
    nave(c, x, wall, trim)
  );
}

function towered(c: Canvas, x: number, wall: string, trim: string): string {
  const left = c.side < 0 ? x - 6 : x + 176;
  const tower = (tx: number): string =>
    plate(c, box(tx, 128, 90, 296), wall) +
    fill(box(c.side < 0 ? tx + 62 : tx, 128, 28, 296), c.shade(wall, 0.3), 'opacity=".7"') +
    bell(c, tx + 24, 204, 42, 56) +
    fill(box(tx - 7, 122, 104, 9) + box(tx - 5, 216, 100, 7) + box(tx - 5, 318, 100, 6), trim) +
    fill(`M${tx + 4} 122Q${tx + 4} 74 ${tx + 45} 64Q${tx + 86} 74 ${tx + 86} 122Z`, c.ink('clay')) +
    stroke(
      `M${tx + 30} 122Q${tx + 30} 84 ${tx + 45} 66M${tx + 60} 122Q${tx + 60} 84 ${tx + 45} 66`,
      c.shade(c.ink('clay'), 0.3),
      2.4,
    ) +
    fill(arch(tx + 34, 300, 22, 44), c.ink('night')) +
    finial(c, tx + 45, 64);
  const crown = `M${x} 226Q${x + 60} 220 ${x + 78} 190Q${x + 130} 146 ${x + 182} 190Q${x + 200} 220 ${x + 260} 226`;
  return plate(c, `${crown}Z`, wall) + stroke(crown, trim, 5) + nave(c, x, wall, trim) + tower(left);
}

const bell = (c: Canvas, x: number, y: number, w: number, h: number): string => {
  const m = x + w / 2;
  const r = w * 0.26;
  return (
    fill(arch(x, y, w, h), c.shade(c.ink('azul'), 0.2)) +
    fill(
      `M${num(m - r)} ${num(y - h * 0.2)}Q${num(m - r * 0.8)} ${num(y - h * 0.62)} ${num(m)} ${num(y - h * 0.64)}Q${num(m + r * 0.8)} ${num(y - h * 0.62)} ${num(m + r)} ${num(y - h * 0.2)}Z`,
      c.ink('ochre'),
    ) +
    disc(m, y - h * 0.16, w * 0.07, c.ink('wood'))
  );
};

const finial = (c: Canvas, x: number, y: number): string =>
  stroke(`M${x} ${y}V${y - 30}M${x - 9} ${y - 21}H${x + 9}`, c.ink('ink'), 3.4);

const cross = (c: Canvas, x: number, y: number): string =>
  fill(box(x - 26, y - 10, 52, 12) + box(x - 18, y - 22, 36, 12), c.ink('stone')) +
  plate(c, box(x - 4, y - 84, 8, 62) + box(x - 20, y - 68, 40, 8), c.ink('wood'));

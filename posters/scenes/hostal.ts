import { arch, climber, LAMP, lamp, potted, tileRoof } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { plate, spray } from '../ink/hand.ts';
import { box, disc, fill, num, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { sky, stars, sunOrMoon } from '../ink/weather.ts';

export function hostal(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const walls = ['clay', 'foam', 'yema', 'azul', 'rosa', 'bone'];
  const wall = ink(walls[(c.turn + (c.own ? 0 : 2)) % 6]!);
  const trim = ink(wall === ink('bone') ? 'azul' : 'bone');
  const dark = c.shade(wall, 0.3);
  let s =
    sky(c, { hz: 200, bands: 6 }) +
    (isDark(c) ? stars(c, 40, 120) : '') +
    sunOrMoon(c, ox + (c.side < 0 ? 60 : 384), 60, 26);
  s += neighbours(c, walls);
  const x = ox + 46;
  s +=
    plate(c, box(x, 120, 352, 306), wall) +
    spray(c, box(x, 120, 352, 306), 'l', 'u', 0.7) +
    fill(box(c.side < 0 ? x + 300 : x, 120, 52, 306), dark, 'opacity=".5"');
  s += tileRoof(c, x - 4, 122, 360, 46, ink('clay')) + fill(box(x, 122, 352, 7), dark);
  for (const dx of [34, 142, 250]) s += shuttered(c, x + dx, 236, trim);
  s += fill(box(x - 4, 268, 360, 10), trim) + fill(box(x, 404, 352, 22), c.shade(wall, 0.45));
  const door = arch(x + 138, 426, 76, 124);
  s +=
    stroke(door, trim, 12) +
    fill(door, isDark(c) ? LAMP.glow : ink('wood')) +
    fill(arch(x + 146, 426, 60, 114), isDark(c) ? LAMP.deep : c.shade(ink('wood'), 0.4));
  s += fill(
    poly([
      [x + 214, 426],
      [x + 214, 318],
      [x + 240, 334],
      [x + 240, 438],
    ]),
    c.lite(ink('wood'), 0.15),
  );
  s += shuttered(c, x + 34, 380, trim) + shuttered(c, x + 262, 380, trim);
  s += climber(c, x + (c.side < 0 ? 336 : 16), 262, 90, 110, ink(c.turn % 2 ? 'rosa' : 'oxblood'));
  s += sign(c, x + 108, 300) + lamp(x + 234, 304, 8) + stroke(`M${x + 234} 296v-16`, ink('ink'), 3);
  s += fill(box(-5, 426, W + 10, 12), ink('stone')) + fill(box(-5, 438, W + 10, 60), c.shade(ink('stone'), 0.3));
  s += stroke(
    range(W / 16)
      .map((i) => `M${i * 17 + c.between(0, 8)} ${num(c.between(448, 486))}h${num(c.between(6, 14))}`)
      .join(''),
    c.shade(ink('stone'), 0.5),
    2,
  );
  for (const dx of [118, 236]) s += potted(c, x + dx, 434, 44, ink('yema'));
  const lead = c.side < 0 ? 300 : 40;
  s += traveller(c, x + lead, 460, 74, 'night') + traveller(c, x + lead + 34, 464, 68, 'oxblood');
  return s + spray(c, box(0, 430, W, H - 430), 'd', 'u', 0.6);
}

function neighbours(c: Canvas, walls: readonly string[]): string {
  const { W, ink } = c;
  return range(W / 120 + 2)
    .map((i) => {
      const x = i * 124 - 40;
      const top = 176 + ((i * 37 + c.turn * 11) % 46);
      const wall = ink(walls[(i * 2 + c.turn + 3) % 6]!, 0.32);
      const panes = range(4).map((k) => box(x + 16 + (k % 2) * 56, top + 34 + Math.floor(k / 2) * 92, 26, 48));
      return (
        fill(box(x, top, 124, 260), wall) +
        tileRoof(c, x, top, 124, 24, ink('clay', 0.28)) +
        fill(panes.join(''), isDark(c) ? LAMP.deep : ink('night', 0.3))
      );
    })
    .join('');
}

function shuttered(c: Canvas, x: number, y: number, trim: string): string {
  const { ink } = c;
  const leaf = (dx: number): string =>
    fill(box(x + dx, y - 76, 17, 76), ink('leaf')) +
    stroke(
      range(9)
        .map((i) => `M${num(x + dx + 2)} ${num(y - 70 + i * 8)}h13`)
        .join(''),
      ink('deep'),
      1.8,
    );
  const on = isDark(c) && c.chance() < 0.7;
  return (
    fill(box(x - 5, y - 82, 66, 88), trim) +
    fill(box(x, y - 76, 56, 76), on ? LAMP.glow : ink('night')) +
    stroke(`M${x + 28} ${y - 76}v76M${x} ${y - 44}h56`, trim, 3) +
    leaf(-18) +
    leaf(57) +
    fill(box(x - 9, y + 4, 74, 9), c.shade(trim, 0.25)) +
    range(4)
      .map((i) => disc(x + 4 + i * 16, y - 2, 6, ink(i % 2 ? 'rosa' : 'leaf')))
      .join('')
  );
}

const sign = (c: Canvas, x: number, y: number): string =>
  stroke(`M${x + 26} ${y - 8}H${x - 14}M${x - 8} ${y - 8}v8M${x + 18} ${y - 8}v8`, c.ink('ink'), 3) +
  plate(c, box(x - 14, y, 40, 44), c.ink('night')) +
  stroke(`M${x - 6} ${y + 36}V${y + 22}M${x - 6} ${y + 30}H${x + 18}V${y + 36}M${x} ${y + 25}h16`, LAMP.glow, 3) +
  disc(x + 6, y + 12, 4, LAMP.glow);

const traveller = (c: Canvas, x: number, y: number, size: number, ink: string): string =>
  folk(x, y, size, c.ink(ink), c.ink('sand')) +
  fill(box(x - c.side * size * 0.14 - size * 0.13, y - size * 0.8, size * 0.26, size * 0.36), c.ink('ochre'));

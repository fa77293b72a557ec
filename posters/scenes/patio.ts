import { arch, climber, lamp, potted, tileRoof } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { plate, spray } from '../ink/hand.ts';
import { box, disc, fill, HOLES, oval, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { sky, stars } from '../ink/weather.ts';

const BAY = 74;

export function patio(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const wall = ink(['yema', 'azul', 'clay', 'bone'][c.turn]!);
  const trim = ink(c.turn === 3 ? 'ochre' : 'bone');
  const deep = c.shade(wall, 0.5);
  const middle = ox + 222;
  let s = sky(c, { hz: 110, bands: 4 }) + (isDark(c) ? stars(c, 30, 70) : '');
  s += tileRoof(c, -20, 104, W + 40, 34, ink('clay')) + fill(box(-5, 104, W + 10, 8), trim);
  for (const [top, foot] of [
    [112, 236],
    [254, 396],
  ] as const) {
    const arches = range(W / BAY + 2).map((i) =>
      arch(middle + (i - Math.ceil(W / BAY / 2)) * BAY - BAY / 2 + 9, foot, BAY - 18, foot - top - 16),
    );
    const back = box(0, top, W, foot - top);
    s += fill(back, deep) + doors(c, middle, foot, wall) + spray(c, back, 'd', 'd', 0.5);
    s += fill(back + arches.join(''), wall, HOLES) + stroke(arches.join(''), trim, 4);
  }
  s +=
    fill(box(-5, 236, W + 10, 9) + box(-5, 396, W + 10, 7), trim) + fill(box(-5, 245, W + 10, 9), c.shade(wall, 0.25));
  s +=
    stroke(
      range(W / 9 + 1)
        .map((i) => `M${i * 9} 206V236`)
        .join(''),
      ink('wood'),
      2,
    ) + stroke(`M0 206H${W}`, ink('wood'), 4);
  s += floor(c, middle);
  if (isDark(c)) for (const i of [-2, -1, 1, 2]) s += lamp(middle + i * BAY, 312, 5);
  s += climber(c, middle - c.side * 168, 250, 130, 84, ink('rosa'));
  s += fountain(c, middle, 444);
  for (const [dx, size] of [
    [-196, 74],
    [-140, 58],
    [150, 62],
    [200, 80],
  ] as const)
    s += potted(c, middle + dx, 452 + size / 8, size, ink(dx > 0 ? 'oxblood' : 'rosa'));
  return (
    s +
    folk(middle + c.side * 96, 440, 56, ink('night'), ink('sand')) +
    spray(c, box(0, 396, W, H - 396), 'd', 'u', 0.5)
  );
}

function doors(c: Canvas, middle: number, foot: number, wall: string): string {
  const lit = isDark(c) ? '#FFD37A' : c.shade(wall, 0.72);
  return fill(
    range(c.W / BAY + 1)
      .map((i) => box(middle + (i - Math.floor(c.W / BAY / 2)) * BAY - 13, foot - 70, 26, 70))
      .join(''),
    lit,
  );
}

function floor(c: Canvas, middle: number): string {
  const { W, H, ink } = c;
  const light = ink('sand');
  const dark = c.shade(ink('clay'), 0.1);
  const rows = [403, 418, 440, 472, 520];
  let tiles = '';
  for (const row of range(4))
    for (const i of range(26)) {
      if ((i + row) % 2) continue;
      const at = (k: number, y: number): number => middle + (k - 13) * (y - 340) * 0.62;
      tiles += poly([
        [at(i, rows[row]!), rows[row]!],
        [at(i + 1, rows[row]!), rows[row]!],
        [at(i + 1, rows[row + 1]!), rows[row + 1]!],
        [at(i, rows[row + 1]!), rows[row + 1]!],
      ]);
    }
  return fill(box(0, 403, W, H - 403), light) + fill(tiles, dark, 'opacity=".7"');
}

function fountain(c: Canvas, x: number, y: number): string {
  const stone = c.ink('stone');
  const dark = c.shade(stone, 0.34);
  const jet = `M${x} ${y - 92}q-30 -14 -34 22M${x} ${y - 92}q30 -14 34 22M${x} ${y - 92}v20`;
  return (
    oval(x - c.side * 10, y + 12, 92, 16, c.shade(c.ink('clay'), 0.3), 'opacity=".5"') +
    fill(`M${x - 84} ${y - 22}Q${x - 80} ${y + 14} ${x} ${y + 16}Q${x + 80} ${y + 14} ${x + 84} ${y - 22}Z`, stone) +
    fill(
      `M${x - c.side * 84} ${y - 22}Q${x - c.side * 80} ${y + 14} ${x} ${y + 16}Q${x - c.side * 40} ${y + 4} ${x - c.side * 40} ${y - 22}Z`,
      dark,
    ) +
    oval(x, y - 22, 84, 13, c.lite(stone, 0.35)) +
    oval(x, y - 21, 74, 9, c.ink('pacific')) +
    plate(
      c,
      poly([
        [x - 8, y - 22],
        [x - 5, y - 66],
        [x + 5, y - 66],
        [x + 8, y - 22],
      ]),
      stone,
    ) +
    oval(x, y - 68, 34, 7, stone) +
    disc(x, y - 80, 6, dark) +
    stroke(jet, c.ink('foam'), 2.6)
  );
}

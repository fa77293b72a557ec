import type { Canvas } from '../ink/canvas.ts';
import { cut, plate, spray } from '../ink/hand.ts';
import { box, disc, fill, num, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { sky } from '../ink/weather.ts';

export function casona(c: Canvas): string {
  const { W, ink } = c,
    ox = c.ox,
    wall = ink(c.own ? 'azul' : ['yema', 'clay', 'azul', 'foam'][c.turn]!),
    wd = c.shade(wall, 0.34),
    bone = ink('bone');
  const door = ink(c.own || c.turn !== 1 ? 'oxblood' : 'deep');
  let s = sky(c, { hz: 120, bands: 4, wave: 3 });
  s +=
    fill(
      poly(
        cut(
          c,
          [
            [-4, 58],
            [W + 4, 58],
            [W + 4, 462],
            [-4, 462],
          ],
          1,
        ),
      ),
      wall,
    ) + spray(c, box(0, 58, W, 404), 'l', 'u', 0.7);
  s +=
    fill(
      poly(
        cut(
          c,
          [
            [-6, 40],
            [W + 6, 40],
            [W + 6, 60],
            [-6, 60],
          ],
          1,
        ),
      ),
      bone,
    ) +
    fill(box(-6, 60, W + 12, 7), wd) +
    fill(box(-6, 24, W + 12, 9), bone) +
    stroke(
      range(W / 18 + 1)
        .map((i) => `M${i * 18 + 4} 30V42`)
        .join(''),
      bone,
      5,
    ) +
    fill(box(-6, 430, W + 12, 34), ink('clay')) +
    fill(box(-6, 428, W + 12, 4), bone);
  const reja = (x: number, y: number, w: number, h: number) => {
    let o =
      fill(
        poly([
          [x + w / 2, y - 58],
          [x + w + 12, y - 20],
          [x - 12, y - 20],
        ]) + box(x - 12, y - 22, w + 24, 12),
        bone,
      ) +
      fill(box(x - 12, y - 10, w + 24, 6), wd) +
      fill(box(x, y - 4, w, h), ink('night'));
    o +=
      fill(box(x - 8, y + h, w + 16, 14), bone) +
      fill(
        poly([
          [x - 8, y + h + 14],
          [x + w + 8, y + h + 14],
          [x + w - 4, y + h + 32],
          [x + 4, y + h + 32],
        ]),
        c.shade(bone, 0.3),
      );
    const sh = -c.side * 14;
    o += fill(
      poly([
        [x + (sh > 0 ? w : 0), y],
        [x + (sh > 0 ? w : 0) + sh, y + 12],
        [x + (sh > 0 ? w : 0) + sh, y + h + 26],
        [x + (sh > 0 ? w : 0), y + h],
      ]),
      wd,
    );
    let bars = '';
    for (const i of range(8)) bars += `M${num(x + (i / 7) * w)} ${num(y - 4)}V${num(y + h)}`;
    for (const v of [0.02, 0.22, 0.5, 0.78, 0.98]) bars += `M${num(x)} ${num(y + h * v)}h${w}`;
    let curl = '';
    for (const i of range(7))
      for (const v of [0.12, 0.64])
        curl += `M${num(x + ((i + 0.5) / 7) * w)} ${num(y + h * v - 9)}c9 3 9 15 0 18c-9 -3 -9 -15 0 -18`;
    return o + stroke(bars, bone, 2.3) + stroke(curl, bone, 1.7);
  };
  s += reja(ox + 256, 240, 146, 156);
  if (W > 600) s += reja(ox - 190, 240, 146, 156) + reja(ox + 520, 240, 146, 156);
  const dx = ox + 54;
  s +=
    fill(box(dx - 16, 214, 138, 216), bone) +
    fill(box(dx - 26, 202, 158, 14), bone) +
    fill(`M${dx} 430V262Q${dx + 53} 206 ${dx + 106} 262V430Z`, ink('night')) +
    fill(`M${dx + 4} 430V266Q${dx + 53} 214 ${dx + 53} 236V430Z`, door) +
    fill(`M${dx + 102} 430V266Q${dx + 70} 228 ${dx + 57} 236V430Z`, c.shade(door, 0.25));
  for (const i of range(5))
    for (const j of range(3))
      s +=
        disc(dx + 14 + j * 15, 284 + i * 30, 2.6, ink('ochre')) +
        disc(dx + 66 + j * 14, 284 + i * 30, 2.6, ink('ochre'));
  const by = 74,
    bx = ox + 30,
    bw = 384,
    wood = ink('wood'),
    wl = c.lite(wood, 0.22),
    w2 = c.shade(wood, 0.4);
  s +=
    fill(
      poly([
        [bx + 4, by + 96],
        [bx + bw, by + 96],
        [bx + bw - c.side * 40, by + 146],
        [bx - c.side * 40, by + 146],
      ]),
      wd,
      'opacity=".8"',
    ) +
    fill(
      poly([
        [bx - 10, by - 8],
        [bx + bw + 10, by - 8],
        [bx + bw + 2, by - 26],
        [bx - 2, by - 26],
      ]),
      ink('clay'),
    ) +
    plate(c, box(bx, by - 8, bw, 106), wood, c.light.sun);
  for (const i of range(8)) {
    const x = bx + 6 + i * 47;
    s +=
      fill(box(x, by - 2, 43, 46), w2) +
      stroke(
        range(5)
          .map((q) => `M${x + 4 + q * 8.7} ${by - 2}l0 46`)
          .join('') +
          range(4)
            .map((q) => `M${x} ${by + 6 + q * 11}h43`)
            .join(''),
        wl,
        1.3,
      ) +
      fill(box(x, by + 50, 43, 40), wl) +
      fill(box(x + 5, by + 55, 33, 30), wood) +
      fill(
        poly([
          [x + 21, by + 58],
          [x + 34, by + 70],
          [x + 21, by + 82],
          [x + 9, by + 70],
        ]),
        w2,
      );
  }
  s +=
    fill(box(bx - 4, by + 92, bw + 8, 9), w2) +
    range(5)
      .map((i) =>
        fill(
          poly([
            [bx + 20 + i * 84, by + 100],
            [bx + 34 + i * 84, by + 100],
            [bx + 30 + i * 84, by + 118],
            [bx + 24 + i * 84, by + 118],
          ]),
          w2,
        ),
      )
      .join('') +
    fill(box(-5, 462, W + 10, 40), ink('sand')) +
    fill(box(-5, 462, W + 10, 6), c.shade(ink('sand'), 0.4));
  s +=
    folk(ox + 213, 480, 112, door, ink('bone')) +
    fill(
      poly([
        [ox + 206, 478],
        [ox + 222, 478],
        [ox + 220 - c.side * 60, 490],
        [ox + 200 - c.side * 60, 490],
      ]),
      ink('clay'),
      'opacity=".6"',
    );
  return s;
}

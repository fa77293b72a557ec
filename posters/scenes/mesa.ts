import type { Canvas } from '../ink/canvas.ts';
import { blob, clip, cut, spray } from '../ink/hand.ts';
import { bits, box, disc, fill, num, oval, type Point, poly, range, ring, stroke } from '../ink/marks.ts';
import { FRET } from '../ink/motifs.ts';

export function mesa(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    l = c.side;
  let s = fill(box(0, 0, W, H), ink('pacific'));
  for (const i of range(W / 30 + 1)) s += fill(box(i * 60 - 20, 0, 30, H), ink('foam'), 'opacity=".16"');
  s += spray(c, box(0, 0, W, H), 'l', 'd', 0.5);
  const cloth = poly(
    cut(
      c,
      [
        [ox - 30, 120],
        [ox + 340, 20],
        [ox + 474, 470],
        [ox + 96, 560],
      ],
      2,
      40,
    ),
  );
  s +=
    fill(cloth, ink('bone')) +
    clip(
      c,
      cloth,
      `<g transform="translate(${ox} 0) rotate(-15)">` +
        fill(box(-60, 136, 560, 12) + box(-60, 196, 560, 6), ink('oxblood')) +
        range(9)
          .map((i) => fill(bits(FRET, 4.4), ink('oxblood'), `transform="translate(${-70 + i * 68} 154)"`))
          .join('') +
        fill(box(-60, 520, 560, 12), ink('oxblood')) +
        '</g>',
    );
  const sd = (d: string, o = 0.34) => fill(d, ink('ink'), `opacity="${o}" transform="translate(${-l * 16} 14)"`),
    circ = (x: number, y: number, r: number) =>
      `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
  const px = ox + 196,
    py = 262;
  s +=
    sd(circ(px, py, 146)) +
    disc(px, py, 146, ink('bone')) +
    disc(px, py, 146, ink('sand'), 'opacity=".5"') +
    disc(px + l * 2, py - 2, 143, ink('bone')) +
    disc(px, py, 112, c.shade(ink('foam'), 0.2)) +
    disc(px - l * 3, py + 3, 108, ink('foam'));
  s += range(36)
    .map((i) =>
      fill(
        bits(['.##', '##.', '#..'], 3),
        ink('azul'),
        `transform="translate(${px} ${py}) rotate(${i * 10}) translate(-4 -134)"`,
      ),
    )
    .join('');
  s +=
    fill(
      range(3)
        .map((i) => blob(c, px - 68 + i * 34, py - 50 - i * 8, 42, 30, 13, 0.22))
        .join(''),
      ink('leaf'),
    ) +
    fill(
      range(3)
        .map((i) => blob(c, px - 66 + i * 34, py - 54 - i * 8, 30, 19, 13, 0.22))
        .join(''),
      ink('lime'),
    );
  for (const i of range(24)) {
    const a = c.between(0, 6.28),
      d = c.chance() ** 0.6 * 64,
      x = px + Math.cos(a) * d,
      y = py + 10 + Math.sin(a) * d * 0.8;
    const p = cut(
      c,
      [
        [x - 19, y - 12],
        [x + 17, y - 14],
        [x + 20, y + 11],
        [x - 17, y + 13],
      ],
      4,
      30,
    );
    s +=
      fill(poly(p.map((v): Point => [v[0] - l * 3, v[1] + 4])), ink('ochre'), 'opacity=".75"') +
      fill(ring(p), ink(i % 4 ? 'bone' : 'sand'));
  }
  for (const _i of range(13)) {
    const x = px + c.between(-60, 56),
      y = py + c.between(-44, 60),
      a = c.between(-40, 40);
    s += `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(a)})">${stroke('M-26 6Q0 -22 28 4', ink('oxblood'), 5) + stroke('M-25 4Q0 -24 27 2', ink('rosa'), 2.4)}</g>`;
  }
  for (const i of range(9))
    s += disc(
      px + c.between(-60, 60),
      py + c.between(-46, 62),
      4.4,
      i % 2 ? ink('clay') : ink('leaf'),
      `stroke="${ink('oxblood')}" stroke-width="1.2"`,
    );
  for (const i of range(3)) {
    const x = px + 76 - i * 7,
      y = py - 26 + i * 32;
    s +=
      fill(blob(c, x - l * 3, y + 4, 31, 22, 9, 0.06), ink('clay')) +
      fill(blob(c, x, y, 30, 21, 9, 0.06), ink('ochre')) +
      stroke(`M${num(x - 16)} ${num(y - 6)}q12 -10 26 -2`, ink('yema'), 2.6);
  }
  for (const i of range(20))
    s += fill(
      blob(
        c,
        px - 78 + (i % 5) * 9 + c.between(-3, 3),
        py + 46 + Math.floor(i / 5) * 8 + c.between(-3, 3),
        6,
        5,
        6,
        0.2,
      ),
      ink(i % 3 ? 'yema' : 'bone'),
    );
  const bx = ox + 352,
    by = 96;
  s +=
    sd(circ(bx, by, 82)) +
    disc(bx, by, 82, ink('oxblood')) +
    disc(bx + l * 2, by - 2, 79, ink('clay')) +
    disc(bx, by, 66, ink('oxblood')) +
    disc(bx - l * 2, by + 3, 64, ink('ochre'));
  for (const i of range(26)) {
    const a = c.between(0, 6.28),
      d = c.chance() ** 0.6 * 50;
    s += oval(
      bx + Math.cos(a) * d,
      by + Math.sin(a) * d,
      7,
      4.6,
      ink(['bone', 'sand', 'leaf', 'clay', 'wood'][i % 5]!),
      `transform="rotate(${num(a * 40)} ${num(bx)} ${num(by)})"`,
    );
  }
  s += stroke(`M${bx - 40} ${by + 22}q30 18 58 2M${bx - 20} ${by - 34}q28 -12 46 8`, ink('lime'), 3);
  const gx = ox + 380,
    gy = 330;
  s +=
    sd(circ(gx, gy, 46), 0.4) +
    disc(gx, gy, 46, ink('bone')) +
    disc(gx, gy, 40, ink('oxblood')) +
    disc(gx - l * 2, gy + 2, 36, ink('morado')) +
    stroke(`M${gx - 22} ${gy - 14}a28 28 0 0 1 26 -12`, ink('rosa'), 4);
  for (const [x, y, q] of [
    [ox + 58, 84, 30],
    [ox + 128, 56, 28],
    [ox + 44, 430, 32],
  ] as const) {
    s +=
      sd(circ(x, y, q)) +
      disc(x, y, q, ink('leaf')) +
      disc(x, y, q * 0.86, ink('bone')) +
      range(8)
        .map((i) =>
          fill(
            `M0 -3L${q * 0.26} ${-q * 0.74}A${q * 0.78} ${q * 0.78} 0 0 0 ${-q * 0.26} ${-q * 0.74}Z`,
            ink('lime'),
            `transform="translate(${x} ${y}) rotate(${i * 45 + 12})"`,
          ),
        )
        .join('');
  }
  s +=
    `<g transform="translate(${ox + 350} 430) rotate(-38)">` +
    fill(
      'M-80 0H20V-3Q40 -18 62 -16L92 -15V-10L62 -9V-5H92V0H62V4H92V9L62 11Q40 12 20 3H-80Q-90 1 -80 0Z',
      ink('ink'),
      'opacity=".35" transform="translate(-6 14)"',
    ) +
    fill('M-90 -4H20Q40 -18 62 -16L92 -15V-11H62V-7H92V-3H62V1H92V5L62 9Q40 10 20 2H-90Q-98 -1 -90 -4Z', ink('wood')) +
    '</g>';
  return s;
}

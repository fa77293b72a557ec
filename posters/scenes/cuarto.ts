import { LAMP, lamp } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { clip, cut, plate, spray } from '../ink/hand.ts';
import { massif, palm, poplar, sea } from '../ink/land.ts';
import { bits, box, disc, fill, num, oval, poly, range, soft, stroke } from '../ink/marks.ts';
import { STEPPED } from '../ink/motifs.ts';
import { sky, sunOrMoon } from '../ink/weather.ts';

export function cuarto(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const wall = ink(['adobe', 'foam', 'sand', 'rosa'][c.turn]!);
  const skirt = c.shade(wall, 0.3);
  const far = W > 600 ? 260 : 0;
  let s = fill(box(0, 0, W, H), wall) + spray(c, box(0, 0, W, 360), 'l', 'u', 0.6);
  s += fill(box(0, 250, W, 120), skirt) + fill(box(0, 246, W, 6), ink('bone'));
  s += window_(c, ox + 40 - far * 0.4, 48);
  s += fill(
    poly(
      cut(
        c,
        [
          [-4, 368],
          [W + 4, 368],
          [W + 4, H + 4],
          [-4, H + 4],
        ],
        1,
      ),
    ),
    ink('wood'),
  );
  s += stroke(
    range(9)
      .map((i) => `M0 ${380 + i * 13}H${W}`)
      .join(''),
    c.shade(ink('wood'), 0.35),
    2,
  );
  s += rug(c, ox + 84, 452) + bed(c, ox + 150, 420) + table(c, ox + 108, 392);
  s += picture(c, ox + 322, 86);
  if (far) s += picture(c, ox + 470, 96) + window_(c, ox + 560, 48);
  return s + spray(c, box(0, 368, W, 124), 'd', 'u', 0.5);
}

function window_(c: Canvas, x: number, y: number): string {
  const { ink } = c;
  const pane = box(x, y, 190, 236);
  const view =
    sky(c, { hz: 210, bands: 6 }) +
    sunOrMoon(c, x + 126, y + 74, 30) +
    massif(
      c,
      [
        [x - 30, 232],
        [x + 40, 180],
        [x + 92, 206],
        [x + 150, 150],
        [x + 230, 220],
      ],
      236,
      ink('stone', 0.3),
    ) +
    (c.turn % 2 && c.coast
      ? sea(c, 232, 290, [ink('pacific', 0.2), ink('pacific')], 4)
      : fill(box(x, 232, 190, 60), ink('leaf', 0.1)) +
        fill(
          range(7)
            .map((i) => box(x, 238 + i * 8, 190, 3))
            .join(''),
          ink('deep', 0.2),
        )) +
    (c.coast
      ? palm(c, x + 34, 296, 124, ink('wood'), ink('deep'), ink('leaf'))
      : poplar(c, x + 30, 290, 120, ink('deep'), ink('leaf')) + poplar(c, x + 56, 290, 90, ink('deep'), ink('leaf')));
  const curtain = (from: number, to: number): string =>
    fill(
      `${soft([
        [from, y - 14],
        [from + (to - from) * 0.9, y + 90],
        [from + (to - from) * 0.5, y + 190],
        [to, y + 262],
      ])}H${num(from)}Z`,
      ink('bone'),
    ) +
    stroke(
      `M${num(from + (to - from) * 0.3)} ${y - 6}Q${num(from + (to - from) * 0.66)} ${y + 120} ${num(from + (to - from) * 0.4)} ${y + 258}`,
      c.shade(ink('bone'), 0.25),
      3,
    );
  return (
    fill(box(x - 12, y - 12, 214, 262), ink('bone')) +
    clip(c, pane, view) +
    fill(box(x + 92, y, 7, 236) + box(x, y + 112, 190, 6), ink('bone')) +
    fill(box(x - 18, y + 246, 226, 12), c.lite(ink('wood'), 0.2)) +
    curtain(x - 34, x + 30) +
    curtain(x + 224, x + 162) +
    stroke(`M${num(x - 44)} ${y - 16}H${num(x + 236)}`, ink('wood'), 6) +
    disc(x - 46, y - 16, 6, ink('ochre')) +
    disc(x + 238, y - 16, 6, ink('ochre'))
  );
}

function bed(c: Canvas, x: number, y: number): string {
  const { ink } = c;
  const wood = c.lite(ink('wood'), 0.12);
  const cover = ink(['oxblood', 'pacific', 'azul', 'ochre'][(c.turn + 1) % 4]!);
  const blanket = `M${num(x + 58)} ${y - 74}H${num(x + 262)}V${y + 26}H${num(x + 40)}Q${num(x + 34)} ${y - 50} ${num(x + 58)} ${y - 74}Z`;
  const band = (dx: number, w: number, name: string): string => fill(box(x + dx, y - 80, w, 120), ink(name));
  const woven =
    band(80, 10, 'bone') +
    band(150, 34, 'bone') +
    band(194, 8, 'yema') +
    `<g fill="${cover}">${range(4)
      .map((i) => `<path d="${bits(STEPPED, 3.6, x + 153, y - 74 + i * 30)}"/>`)
      .join('')}</g>`;
  return (
    plate(
      c,
      `M${num(x - 8)} ${y + 44}V${y - 128}Q${num(x + 20)} ${y - 166} ${num(x + 40)} ${y - 128}V${y + 44}Z`,
      wood,
    ) +
    fill(box(x, y - 20, 262, 56), wood) +
    fill(box(x + 30, y - 56, 240, 60), ink('bone')) +
    plate(
      c,
      `M${num(x + 30)} ${y - 58}Q${num(x + 30)} ${y - 96} ${num(x + 66)} ${y - 98}Q${num(x + 104)} ${y - 96} ${num(x + 102)} ${y - 58}Z`,
      ink('bone'),
    ) +
    fill(`M${num(x + 40)} ${y - 58}Q${num(x + 70)} ${y - 70} ${num(x + 102)} ${y - 58}Z`, c.shade(ink('bone'), 0.2)) +
    plate(c, blanket, cover) +
    clip(c, blanket, woven + spray(c, blanket, 'd', 'u', 0.8)) +
    stroke(
      range(24)
        .map((i) => `M${num(x + 44 + i * 9)} ${y + 27}v9`)
        .join(''),
      ink('yema'),
      2.4,
    ) +
    plate(
      c,
      `M${num(x + 258)} ${y + 44}V${y - 44}Q${num(x + 274)} ${y - 66} ${num(x + 288)} ${y - 44}V${y + 44}Z`,
      wood,
    ) +
    fill(box(x - 2, y + 42, 14, 22) + box(x + 268, y + 42, 14, 22), c.shade(wood, 0.3))
  );
}

function table(c: Canvas, x: number, y: number): string {
  const wood = c.ink('wood');
  const shade = poly([
    [x - 26, y - 84],
    [x + 26, y - 84],
    [x + 16, y - 124],
    [x - 16, y - 124],
  ]);
  return (
    fill(box(x - 30, y - 34, 60, 10) + box(x - 24, y - 24, 7, 42) + box(x + 17, y - 24, 7, 42), wood) +
    fill(box(x - 3, y - 84, 6, 50), c.ink('ochre')) +
    oval(x, y - 36, 16, 4, c.ink('ochre')) +
    (isDark(c) ? lamp(x, y - 96, 18) : '') +
    fill(shade, isDark(c) ? LAMP.glow : c.ink('yema'))
  );
}

const rug = (c: Canvas, x: number, y: number): string =>
  oval(x + 130, y + 16, 220, 26, c.ink('bone')) +
  oval(x + 130, y + 16, 200, 21, c.ink('oxblood')) +
  oval(x + 130, y + 16, 176, 17, c.ink('ochre'));

function picture(c: Canvas, x: number, y: number): string {
  const { ink } = c;
  return (
    plate(c, box(x, y, 76, 92), ink('wood')) +
    fill(box(x + 7, y + 7, 62, 78), ink('bone')) +
    `<path d="${bits(STEPPED, 6, x + 14, y + 22)}" fill="${ink('oxblood')}"/>`
  );
}

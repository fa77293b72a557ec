import { lamp } from '../ink/buildings.ts';
import { type Canvas, isDark } from '../ink/canvas.ts';
import { blob, clip, plate, spray } from '../ink/hand.ts';
import { box, disc, fill, num, oval, poly, range, stroke } from '../ink/marks.ts';

export function cafe(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const wall = ink(['deep', 'oxblood', 'azul', 'wood'][c.turn]!);
  const cup = ink(['bone', 'bone', 'yema', 'foam'][c.turn]!);
  const top = ink(['sand', 'foam', 'sand', 'bone'][c.turn]!);
  let s = fill(box(0, 0, W, H), wall) + spray(c, box(0, 0, W, 320), 'l', 'd', 0.5);
  s += tiles(c, 230, 320, wall) + shelf(c, 118, wall) + shelf(c, 204, wall);
  for (const i of range(W / 148 + 1)) {
    const x = ox - 296 + i * 148 + 74;
    s +=
      stroke(`M${num(x)} -4V26`, ink('ink'), 3) +
      lamp(x, 52, isDark(c) ? 15 : 9) +
      fill(
        poly([
          [x - 30, 50],
          [x + 30, 50],
          [x + 12, 22],
          [x - 12, 22],
        ]),
        ink('ochre'),
      );
  }
  const x = ox + 206;
  s +=
    oval(ox + 222, 470, W > 600 ? 560 : 300, 168, c.shade(top, 0.4)) +
    oval(ox + 222, 458, W > 600 ? 556 : 296, 164, top);
  s += spray(c, box(0, 300, W, 190), 'd', 'u', 0.4);
  s +=
    oval(x - c.side * 18, 424, 128, 30, c.shade(top, 0.34)) +
    oval(x, 414, 126, 30, ink('bone')) +
    oval(x, 411, 96, 20, c.shade(ink('bone'), 0.18));
  s += cupOf(c, x, 404, cup) + steam(c, x, 254);
  s += c.turn % 2 ? loaf(c, ox + 356, 396) : roll(c, ox + 358, 410);
  s += pot(c, ox + 62, 400) + spoon(c, x + 96, 428);
  return s;
}

function cupOf(c: Canvas, x: number, y: number, ink: string): string {
  const side = c.side;
  const body = `M${x - 74} ${y - 118}Q${x - 72} ${y - 8} ${x - 30} ${y}H${x + 30}Q${x + 72} ${y - 8} ${x + 74} ${y - 118}Z`;
  const shade = `M${x - side * 78} ${y - 118}Q${x - side * 76} ${y - 8} ${x - side * 30} ${y}H${x + side * 6}Q${x - side * 26} ${y - 40} ${x - side * 24} ${y - 118}Z`;
  return (
    stroke(`M${x + 66} ${y - 92}q50 -6 46 30q-6 30 -60 30`, ink, 13) +
    plate(c, body, ink) +
    clip(
      c,
      body,
      fill(shade, c.shade(ink, 0.3)) +
        fill(
          range(9)
            .map((i) => `M${x - 78 + i * 20} ${y - 52}l10 -12l10 12l-10 12Z`)
            .join(''),
          c.ink('oxblood'),
        ),
    ) +
    oval(x, y - 118, 74, 15, c.lite(ink, 0.4)) +
    oval(x, y - 116, 64, 11, c.ink('wood')) +
    oval(x + side * 14, y - 116, 30, 5, c.ink('ochre'))
  );
}

const steam = (c: Canvas, x: number, y: number): string =>
  stroke(
    [-26, 0, 26]
      .map((dx, i) => `M${x + dx} ${y + 22}c-20 -26 20 -38 0 -66c-12 -22 8 -36 ${4 - i * 4} -${40 + i * 6}`)
      .join(''),
    c.ink('bone'),
    5,
    'opacity=".75"',
  );

function roll(c: Canvas, x: number, y: number): string {
  const bread = c.ink('ochre');
  return (
    oval(x, y + 12, 76, 18, c.shade(c.ink('bone'), 0.2)) +
    oval(x, y + 8, 74, 17, c.ink('bone')) +
    plate(
      c,
      `M${x - 60} ${y + 4}Q${x - 62} ${y - 42} ${x} ${y - 46}Q${x + 62} ${y - 42} ${x + 60} ${y + 4}Q${x} ${y + 16} ${x - 60} ${y + 4}Z`,
      bread,
    ) +
    stroke(
      [-34, -8, 18, 42].map((dx) => `M${x + dx - 8} ${y - 34 + Math.abs(dx) / 4}q14 10 6 34`).join(''),
      c.shade(bread, 0.4),
      5,
    ) +
    range(14)
      .map(() => disc(x + c.between(-48, 48), y - c.between(6, 34), 1.8, c.ink('bone')))
      .join('')
  );
}

function loaf(c: Canvas, x: number, y: number): string {
  const crust = c.ink('adobe');
  const slices = [0, 22, 44].map(
    (dx) =>
      plate(
        c,
        `M${x + dx - 50} ${y + 18}V${y - 34}Q${x + dx - 26} ${y - 62} ${x + dx} ${y - 34}V${y + 18}Z`,
        dx ? c.ink('sand') : crust,
      ) +
      stroke(`M${x + dx - 50} ${y + 18}V${y - 34}Q${x + dx - 26} ${y - 62} ${x + dx} ${y - 34}V${y + 18}`, crust, 5),
  );
  return (
    fill(
      poly([
        [x - 72, y + 16],
        [x + 62, y + 16],
        [x + 70, y + 30],
        [x - 80, y + 30],
      ]),
      c.ink('wood'),
    ) + slices.join('')
  );
}

function pot(c: Canvas, x: number, y: number): string {
  const enamel = c.ink(c.turn === 2 ? 'oxblood' : 'azul');
  return (
    stroke(`M${x - 40} ${y - 96}q-44 6 -34 66q6 22 30 20`, enamel, 10) +
    plate(c, `M${x - 34} ${y - 120}H${x + 30}L${x + 48} ${y}Q${x} ${y + 12} ${x - 50} ${y}Z`, enamel) +
    fill(
      `M${x + 32} ${y - 84}Q${x + 64} ${y - 92} ${x + 74} ${y - 124}L${x + 84} ${y - 118}Q${x + 80} ${y - 66} ${x + 42} ${y - 46}Z`,
      enamel,
    ) +
    fill(`M${x - 34} ${y - 120}Q${x - 2} ${y - 148} ${x + 30} ${y - 120}Z`, c.shade(enamel, 0.3)) +
    disc(x - 2, y - 140, 7, c.ink('ochre')) +
    fill(blob(c, x - 22 * c.side, y - 60, 7, 40, 8, 0.1), c.lite(enamel, 0.4), 'opacity=".7"') +
    stroke(`M${x - 42} ${y - 40}H${x + 42}`, c.ink('bone'), 4)
  );
}

const spoon = (c: Canvas, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-24)">${fill('M0 -3H62V3H0Z', c.ink('ochre'))}${oval(-14, 0, 18, 9, c.ink('ochre'))}</g>`;

function shelf(c: Canvas, y: number, wall: string): string {
  const { W, ink } = c;
  const jars = range(W / 34 + 1).map((i) => {
    const x = i * 34 + 8 + c.between(-4, 4);
    const h = c.between(22, 46);
    const tone = ink(c.pick(['bone', 'ochre', 'foam', 'clay', 'lime', 'sand']), 0.15);
    return c.chance() < 0.28
      ? fill(`M${num(x)} ${y}q-4 ${num(-h)} 11 ${num(-h)}q15 0 11 ${num(h)}Z`, tone)
      : fill(box(x, y - h, 20, h), tone) + fill(box(x + 2, y - h - 5, 16, 6), ink('wood'));
  });
  return (
    fill(box(0, y - 56, W, 56), c.shade(wall, 0.25)) +
    jars.join('') +
    fill(box(-4, y, W + 8, 8), c.lite(ink('wood'), 0.2))
  );
}

const tiles = (c: Canvas, y0: number, y1: number, wall: string): string =>
  fill(box(0, y0, c.W, y1 - y0), c.lite(wall, 0.14)) +
  stroke(
    range(c.W / 34 + 1)
      .map((i) => `M${i * 34} ${y0}V${y1}`)
      .join('') +
      range(4)
        .map((i) => `M0 ${y0 + i * 30}H${c.W}`)
        .join(''),
    wall,
    2.4,
  );

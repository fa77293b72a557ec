import type { Canvas } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { bits, box, disc, fill, num, oval, poly, range, stroke } from '../ink/marks.ts';
import { FRET, STEPPED, wave } from '../ink/motifs.ts';

export function brujo(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const x = ox + 222;
  const skin = ink('adobe');
  const dark = c.shade(skin, 0.42);
  const gold = ink('yema');
  const goldDark = c.shade(gold, 0.34);
  let s = fill(box(0, 0, W, H), ink(['deep', 'oxblood', 'night', 'clay'][c.turn]!)) + halo(c, x);
  s += robe(c, x) + braids(c, x);
  s += fill(`M${x - 34} 322H${x + 34}V258H${x - 34}Z`, dark);
  const face = `M${x - 76} 196Q${x - 82} 284 ${x - 40} 312Q${x} 334 ${x + 40} 312Q${x + 82} 284 ${x + 76} 196Q${x} 168 ${x - 76} 196Z`;
  s += plate(c, face, skin, c.light.sun, 1.4);
  const f = -c.side;
  const at = (v: number): number => num(x + v * f);
  const shade = `M${at(8)} 160Q${at(30)} 250 ${at(12)} 340H${at(110)}V160Z`;
  const eye = (dx: number): string =>
    fill(`M${x + dx - 24} 226Q${x + dx} 210 ${x + dx + 24} 226Q${x + dx} 240 ${x + dx - 24} 226Z`, ink('bone')) +
    disc(x + dx, 225, 8, ink('ink')) +
    stroke(`M${x + dx - 28} 224Q${x + dx} 204 ${x + dx + 28} 224`, ink('ink'), 4) +
    stroke(`M${x + dx - 26} 204Q${x + dx} 192 ${x + dx + 26} 203`, ink('ink'), 5);
  s += clip(
    c,
    face,
    fill(shade, dark, 'opacity=".75"') +
      fill(
        box(x - 90, 246, 60, 6) + box(x + 30, 246, 60, 6) + box(x - 90, 258, 50, 6) + box(x + 40, 258, 50, 6),
        ink('oxblood'),
      ) +
      spray(c, face, 'd', 'u', 0.5),
  );
  s += eye(-36) + eye(36) + stroke(`M${at(-7)} 218Q${at(-12)} 252 ${at(-15)} 262`, dark, 4);
  s +=
    noseRing(c, x, gold, goldDark) +
    earSpools(c, x, gold, goldDark) +
    diadem(c, x, gold, goldDark) +
    necklace(c, x, gold);
  return s + arms(c, x, skin, dark) + clubs(c, x, gold, goldDark);
}

function halo(c: Canvas, x: number): string {
  const { W, ink } = c;
  const rays = range(28).map((i) => {
    const a = (i / 28) * 6.283;
    return poly([
      [x, 200],
      [x + Math.cos(a) * 900, 200 + Math.sin(a) * 900],
      [x + Math.cos(a + 0.112) * 900, 200 + Math.sin(a + 0.112) * 900],
    ]);
  });
  const frets = range(W / 105 + 2).map((i) => bits(FRET, 6.4, x - 52 + (i - Math.ceil(W / 210)) * 105, 20));
  return (
    fill(rays.join(''), ink('ochre'), 'opacity=".3"') +
    disc(x, 204, 176, ink('ochre'), 'opacity=".55"') +
    disc(x, 204, 150, ink('clay')) +
    fill(frets.join(''), ink('bone'), 'opacity=".35"') +
    spray(c, box(0, 0, W, 300), 'l', 'd', 0.6)
  );
}

function robe(c: Canvas, x: number): string {
  const { H, ink } = c;
  const shape = `M${x - 210} ${H + 4}Q${x - 204} 350 ${x - 96} 322Q${x} 300 ${x + 96} 322Q${x + 204} 350 ${x + 210} ${H + 4}Z`;
  const bands = range(5)
    .map((i) => box(x - 230, 350 + i * 30, 460, 12))
    .join('');
  return (
    plate(c, shape, ink('bone')) +
    clip(
      c,
      shape,
      fill(bands, ink('oxblood')) +
        fill(
          range(9)
            .map((i) => bits(STEPPED, 4.2, x - 210 + i * 50, 394))
            .join(''),
          ink('deep'),
        ) +
        spray(c, shape, 'd', 'u', 0.5),
    )
  );
}

const braids = (c: Canvas, x: number): string =>
  [-1, 1]
    .map(
      (k) =>
        fill(
          `M${x + k * 60} 176Q${x + k * 106} 230 ${x + k * 92} 400L${x + k * 70} 404Q${x + k * 66} 300 ${x + k * 62} 240Z`,
          c.ink('ink'),
        ) +
        stroke(
          range(9)
            .map((i) => `M${num(x + k * (70 + i))} ${264 + i * 15}l${k * 22} 8`)
            .join(''),
          c.ink('wood'),
          3,
        ),
    )
    .join('');

function diadem(c: Canvas, x: number, gold: string, dark: string): string {
  const { ink } = c;
  const band = `M${x - 88} 204Q${x} 168 ${x + 88} 204V166Q${x} 130 ${x - 88} 166Z`;
  const plume = (k: number): string =>
    plate(
      c,
      `M${x + k * 26} 150Q${x + k * 40} 60 ${x + k * 92} 40Q${x + k * 112} 66 ${x + k * 96} 84Q${x + k * 78} 78 ${x + k * 74} 96Q${x + k * 66} 130 ${x + k * 56} 156Z`,
      gold,
    );
  return (
    plume(-1) +
    plume(1) +
    plate(c, `M${x - 40} 154Q${x - 46} 74 ${x} 66Q${x + 46} 74 ${x + 40} 154Z`, gold) +
    plate(c, band, gold) +
    fill(wave(x - 84, 192, 24, 7), ink('oxblood')) +
    [-1, 1].map((k) => disc(x + k * 16, 104, 9, ink('bone')) + disc(x + k * 16, 104, 4.6, ink('ink'))).join('') +
    fill(`M${x - 8} 118H${x + 8}L${x} 128Z`, dark) +
    stroke(`M${x - 22} 138Q${x} 130 ${x + 22} 138M${x - 22} 138v6M${x + 22} 138v6`, ink('oxblood'), 4) +
    fill(box(x - 15, 134, 5, 9) + box(x + 10, 134, 5, 9), ink('bone'))
  );
}

const noseRing = (c: Canvas, x: number, gold: string, dark: string): string =>
  plate(
    c,
    `M${x - 44} 264H${x - 9}Q${x} 274 ${x + 9} 264H${x + 44}Q${x + 42} 318 ${x} 320Q${x - 42} 318 ${x - 44} 264Z`,
    gold,
  ) +
  fill(
    range(5)
      .map((i) =>
        poly([
          [x - 30 + i * 15, 274],
          [x - 25 + i * 15, 281],
          [x - 30 + i * 15, 288],
          [x - 35 + i * 15, 281],
        ]),
      )
      .join(''),
    dark,
  ) +
  stroke(`M${x - 14} 296V308M${x} 296V312M${x + 14} 296V308`, dark, 3);

const earSpools = (c: Canvas, x: number, gold: string, dark: string): string =>
  [-1, 1]
    .map(
      (k) =>
        disc(x + k * 92, 250, 25, gold) +
        disc(x + k * 92, 250, 18, dark) +
        disc(x + k * 92, 250, 12, c.ink('pacific')) +
        disc(x + k * 92, 250, 5, gold),
    )
    .join('');

const necklace = (c: Canvas, x: number, gold: string): string =>
  [0, 1, 2]
    .map((row) =>
      range(11)
        .map((i) => {
          const angle = Math.PI * (0.16 + (i / 10) * 0.68);
          return (
            oval(
              x + Math.cos(angle) * (66 + row * 22),
              300 + Math.sin(angle) * (34 + row * 22),
              8.6,
              8.6,
              row % 2 ? c.ink('pacific') : gold,
            ) +
            oval(
              x + Math.cos(angle) * (66 + row * 22) + c.side * 2,
              298 + Math.sin(angle) * (34 + row * 22),
              3,
              3,
              c.ink('bone'),
            )
          );
        })
        .join(''),
    )
    .join('');

function arms(c: Canvas, x: number, skin: string, dark: string): string {
  const { H, ink } = c;
  const arm = (k: number): string => {
    const shape = `M${x + k * 176} ${H + 6}Q${x + k * 150} 430 ${x + k * 96} 420Q${x + k * 30} 414 ${x - k * 24} 424L${x - k * 30} 452Q${x + k * 40} 452 ${x + k * 84} 462Q${x + k * 112} 470 ${x + k * 118} ${H + 6}Z`;
    const serpent = `M${num(x + k * 120)} 452q${k * -10} -18 ${k * -20} -6t${k * -20} -4t${k * -20} -4t${k * -20} -2`;
    return (
      plate(c, shape, k === c.side ? skin : dark) +
      clip(
        c,
        shape,
        stroke(serpent, ink('night'), 5) +
          disc(x + k * 38, 436, 6, ink('night')) +
          stroke(
            range(4)
              .map((i) => `M${x + k * 2 - 14} ${424 + i * 7}h28`)
              .join(''),
            ink('night'),
            2.4,
          ),
      )
    );
  };
  return arm(1) + arm(-1);
}

const clubs = (c: Canvas, x: number, gold: string, dark: string): string =>
  [-1, 1]
    .map(
      (k) =>
        `<g transform="translate(${x + k * 168} 392) rotate(${k * 12})">${plate(c, 'M-11 100V-150L-22 -176H22L11 -150V100Z', gold)}${fill(
          range(9)
            .map((i) => box(-11, -134 + i * 26, 22, 7))
            .join(''),
          dark,
        )}</g>`,
    )
    .join('');

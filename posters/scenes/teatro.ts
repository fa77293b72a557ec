import { LAMP } from '../ink/buildings.ts';
import type { Canvas } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { bits, box, disc, fill, num, oval, place, poly, range, soft, stroke } from '../ink/marks.ts';
import { STEPPED } from '../ink/motifs.ts';
import { folk } from '../ink/people.ts';

export function teatro(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const cloth = ink(['oxblood', 'deep', 'azul', 'clay'][c.turn]!);
  const middle = ox + 222;
  let s = fill(box(0, 0, W, H), c.shade(cloth, 0.72));
  const back = box(0, 60, W, 310);
  s += clip(
    c,
    back,
    range(13)
      .map((i) => disc(middle, 388, 420 - i * 32, i % 2 ? c.shade(ink('ochre'), 0.5) : c.shade(ink('clay'), 0.36)))
      .join(''),
  );
  s += fill(
    range(W / 56 + 1)
      .map((i) => bits(STEPPED, 3.4, (middle % 56) - 56 + i * 56, 100))
      .join(''),
    ink('ochre'),
    'opacity=".35"',
  );
  s += fill(
    poly([
      [0, 372],
      [W, 372],
      [W, 440],
      [0, 440],
    ]),
    ink('wood'),
  );
  s += stroke(
    range(25)
      .map((i) => `M${num(middle + (i - 12) * 30)} 372L${num(middle + (i - 12) * 58)} 440`)
      .join(''),
    c.shade(ink('wood'), 0.4),
    2,
  );
  const beam = poly([
    [middle - 20, -10],
    [middle + 20, -10],
    [middle + 148, 396],
    [middle - 148, 396],
  ]);
  s +=
    fill(beam, LAMP.glow, 'opacity=".2"') +
    spray(c, beam, 'l', 'u', 0.8) +
    oval(middle, 398, 150, 24, LAMP.glow, 'opacity=".5"');
  s += c.turn % 2 || c.own ? dancers(c, middle) : band(c, middle);
  s += curtain(c, middle, -1, cloth) + curtain(c, middle, 1, cloth) + valance(c, cloth);
  s +=
    fill(box(-5, 436, W + 10, 60), c.shade(cloth, 0.8)) +
    fill(
      range(W / 39 + 1)
        .map((i) => bits(c.motif, 2, i * 39 - 6, 444))
        .join(''),
      ink('ochre'),
      'opacity=".8"',
    );
  for (const i of range(W / 46 + 1)) {
    const x = i * 48 - 8 + c.between(-5, 5);
    s +=
      fill(
        `M${num(x - 24)} ${H + 4}Q${num(x - 22)} 474 ${num(x)} 472Q${num(x + 22)} 474 ${num(x + 24)} ${H + 4}Z`,
        ink('ink'),
      ) +
      disc(x, 462, 11, ink('ink')) +
      stroke(`M${num(x - 8)} 455a11 11 0 0 1 16 0`, LAMP.deep, 1.6);
  }
  return s;
}

function dancers(c: Canvas, x: number): string {
  const { ink } = c;
  const skin = ink('wood');
  const woman =
    fill('M-10 -66Q-46 -40 -62 2Q-30 12 4 8Q44 10 60 -6Q34 -40 12 -66Z', ink('bone')) +
    stroke('M-56 -4Q-10 8 54 -10M-44 -22Q-4 -10 42 -28', ink('oxblood'), 4) +
    fill('M-13 -64L-15 -104Q0 -112 15 -104L13 -64Z', ink('oxblood')) +
    disc(0, -120, 11, skin) +
    fill('M-12 -121Q-12 -136 2 -134Q16 -132 13 -116Q6 -126 -12 -121Z', ink('ink')) +
    disc(-12, -128, 5, ink('rosa')) +
    stroke('M12 -98Q34 -108 40 -136M-13 -98Q-36 -84 -50 -30', skin, 6) +
    fill('M40 -140Q58 -160 70 -148Q60 -138 64 -124Q50 -128 40 -140Z', ink('bone'));
  const man =
    fill('M-14 -62L-20 0H-8L0 -40L12 0H24L14 -62Z', ink('ink')) +
    fill('M-16 -60L-18 -106Q0 -114 18 -106L16 -60Z', ink('bone')) +
    fill('M-17 -66H17V-58H-17Z', ink('oxblood')) +
    disc(0, -122, 11, skin) +
    oval(0, -131, 27, 5, ink('sand')) +
    fill('M-12 -132Q-10 -146 0 -146Q10 -146 12 -132Z', ink('sand')) +
    stroke('M16 -100Q40 -96 52 -120M-16 -100Q-30 -80 -20 -64', ink('bone'), 6) +
    fill('M52 -122Q66 -142 80 -132Q72 -122 76 -108Q62 -110 52 -122Z', ink('oxblood'));
  return (
    oval(x - 60, 402, 60, 8, ink('ink'), 'opacity=".4"') +
    oval(x + 70, 402, 40, 7, ink('ink'), 'opacity=".4"') +
    place(x - 58, 398, woman, 1.16) +
    place(x + 74, 398, man, 1.16, -1)
  );
}

function band(c: Canvas, x: number): string {
  const { ink } = c;
  const stand = range(5).map((i) =>
    folk(x - 104 + i * 52, 398, 104, ink(['night', 'oxblood', 'ink', 'azul', 'clay'][i]!), ink('sand')),
  );
  const guitar =
    fill('M-30 6Q-44 -16 -18 -20Q-8 -34 8 -22Q26 -8 6 10Q-12 20 -30 6Z', ink('ochre')) +
    disc(-12, -6, 6, ink('ink')) +
    stroke('M4 -14L46 -46', ink('wood'), 5);
  const drum = place(
    0,
    0,
    fill('M-26 -20H26V20H-26Z', ink('adobe')) +
      oval(0, -20, 26, 8, ink('bone')) +
      stroke('M-26 -14L-10 18L8 -14L26 18', ink('bone'), 2.4),
  );
  return (
    stand.join('') +
    place(x - 40, 346, guitar, 0.9) +
    place(x + 52, 352, drum, 0.9) +
    place(x + 106, 346, guitar, 0.8, -1)
  );
}

function curtain(c: Canvas, middle: number, side: -1 | 1, cloth: string): string {
  const outer = middle + side * Math.max(c.W, 500);
  const at = (d: number): number => middle + side * d;
  const shape = `${soft([
    [outer, 40],
    [at(196), 40],
    [at(176), 150],
    [at(150), 250],
    [at(204), 330],
    [at(190), 442],
    [outer, 442],
  ])}Z`;
  const folds = range(7).map(
    (i) =>
      `M${num(at(214 + i * 32))} 50Q${num(at(196 + i * 26))} 200 ${num(at(212 + i * 30))} 324Q${num(at(204 + i * 30))} 390 ${num(at(208 + i * 32))} 442`,
  );
  return (
    plate(c, shape, cloth, c.ink('ochre')) +
    stroke(folds.join(''), c.shade(cloth, 0.45), 7) +
    stroke(`M${num(at(152))} 266Q${num(at(210))} 330 ${num(at(300))} 320`, c.ink('ochre'), 7)
  );
}

const valance = (c: Canvas, cloth: string): string => {
  const scallops = range(c.W / 74 + 1).map(
    (i) => `M${i * 74 - 20} 0H${i * 74 + 54}V50Q${i * 74 + 17} 96 ${i * 74 - 20} 50Z`,
  );
  return (
    scallops.map((d, i) => fill(d, i % 2 ? cloth : c.lite(cloth, 0.08))).join('') +
    stroke(
      range(c.W / 74 + 1)
        .map((i) => `M${i * 74 - 20} 52Q${i * 74 + 17} 98 ${i * 74 + 54} 52`)
        .join(''),
      c.ink('ochre'),
      5,
    ) +
    fill(box(0, 0, c.W, 14), c.shade(cloth, 0.4))
  );
};

import type { Canvas } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { bits, box, disc, fill, num, oval, place, poly, range, stroke } from '../ink/marks.ts';
import { STEPPED, wave } from '../ink/motifs.ts';
import { folk } from '../ink/people.ts';

type Piece = (c: Canvas) => string;

export function vitrina(c: Canvas): string {
  const { W, H, ink, ox } = c;
  const wall = ink(['night', 'deep', 'oxblood', 'wood'][c.turn]!);
  const pieces = [stirrup, mask, mantle, owl, spool];
  let s = fill(box(0, 0, W, H), wall) + spray(c, box(0, 0, W, 430), 'l', 'u', 0.4);
  s += `<path d="${range(W / 84 + 1)
    .map((i) => bits(c.motif, 5, i * 84 - 20, 26))
    .join('')}" fill="${c.lite(wall, 0.2)}"/>`;
  const cases = Math.ceil(W / 148) + 1;
  for (const i of range(cases)) {
    const x = ox + 222 + (i - Math.floor(cases / 2)) * 148;
    s += niche(c, x, wall) + place(x, 338, pieces[(i + c.turn + (c.own ? 0 : 2)) % pieces.length]!(c), 1.06);
  }
  s +=
    fill(box(-5, 344, W + 10, 14), ink('bone')) +
    fill(box(-5, 358, W + 10, 66), c.shade(wall, 0.3)) +
    fill(box(-5, 358, W + 10, 7), c.shade(ink('bone'), 0.35));
  s +=
    fill(box(-5, 424, W + 10, 80), c.shade(ink('wood'), 0.2)) +
    stroke(
      range(6)
        .map((i) => `M0 ${434 + i * 12}H${W}`)
        .join(''),
      c.shade(ink('wood'), 0.5),
      1.6,
    );
  for (const [dx, size, name] of [
    [-112, 128, 'ink'],
    [-68, 92, 'oxblood'],
    [96, 122, 'clay'],
  ] as const)
    s += folk(ox + 222 + dx * c.side, 482, size, ink(name), dx === 96 ? ink('sand') : undefined);
  return s + spray(c, box(0, 424, W, 70), 'd', 'u', 0.5);
}

function niche(c: Canvas, x: number, wall: string): string {
  const glow = c.lite(wall, 0.24);
  const beam = poly([
    [x - 14, 96],
    [x + 14, 96],
    [x + 66, 344],
    [x - 66, 344],
  ]);
  return (
    fill(box(x - 68, 90, 136, 256), c.shade(wall, 0.45)) +
    fill(beam, c.light.sun, 'opacity=".2"') +
    spray(c, beam, 'l', 'u', 0.8) +
    oval(x, 342, 60, 9, glow) +
    fill(box(x - 18, 88, 36, 10), c.ink('ochre')) +
    stroke(
      `M${num(x - 68)} 90V346M${num(x + 68)} 90V346M${num(x - 70)} 90H${num(x + 70)}`,
      c.ink('bone'),
      2.4,
      'opacity=".6"',
    ) +
    stroke(
      `M${num(x + c.side * 40)} 120L${num(x + c.side * 10)} 190M${num(x + c.side * 54)} 130L${num(x + c.side * 18)} 214`,
      c.ink('bone'),
      2,
      'opacity=".35"',
    )
  );
}

const stirrup: Piece = (c) => {
  const clay = c.ink('bone');
  const body = 'M-50 -52Q-50 -104 0 -104T50 -52Q48 0 0 0T-50 -52Z';
  return (
    stroke('M-24 -94C-50 -152 -22 -170 0 -170S50 -152 24 -94M0 -170V-204', c.ink('oxblood'), 13) +
    plate(c, body, clay) +
    clip(
      c,
      body,
      fill(wave(-58, -40, 30, 5), c.ink('oxblood')) +
        fill(box(-60, -36, 120, 6) + box(-60, -84, 120, 5), c.ink('oxblood')) +
        fill(
          `M${-c.side * 60} -120H${-c.side * 14}Q${-c.side * 30} -50 ${-c.side * 6} 4H${-c.side * 60}Z`,
          c.shade(clay, 0.5),
          'opacity=".4"',
        ),
    )
  );
};

const mask: Piece = (c) => {
  const gold = c.ink('yema');
  const dark = c.shade(gold, 0.4);
  const face = 'M-54 -150Q0 -170 54 -150Q60 -70 34 -34Q0 -10 -34 -34Q-60 -70 -54 -150Z';
  return (
    fill(box(-5, -40, 10, 40) + box(-26, -6, 52, 8), c.ink('ink')) +
    plate(c, 'M-60 -150L-44 -206L-20 -176L0 -214L20 -176L44 -206L60 -150Z', gold) +
    plate(c, face, gold) +
    clip(
      c,
      face,
      fill(
        `M${-c.side * 70} -180H${-c.side * 8}Q${-c.side * 22} -90 ${-c.side * 4} 0H${-c.side * 70}Z`,
        dark,
        'opacity=".5"',
      ) + fill(box(-60, -152, 120, 9), c.ink('oxblood')),
    ) +
    [-1, 1]
      .map(
        (k) =>
          fill(`M${k * 8} -112Q${k * 26} -128 ${k * 46} -112Q${k * 26} -100 ${k * 8} -112Z`, c.ink('bone')) +
          disc(k * 25, -112, 5.4, c.ink('pacific')) +
          disc(k * 66, -96, 17, gold) +
          disc(k * 66, -96, 9, c.ink('pacific')),
      )
      .join('') +
    fill('M-8 -108L8 -108L15 -74H-15Z', dark) +
    fill('M-26 -60H26V-48H-26Z', c.ink('oxblood')) +
    stroke('M-16 -60v12M-5 -60v12M6 -60v12M17 -60v12', gold, 2.4)
  );
};

const mantle: Piece = (c) => {
  const base = c.ink(['oxblood', 'azul', 'clay', 'deep'][c.turn]!);
  const body = 'M-58 -186H58V-120H46V-20H-46V-120H-58Z';
  const rows = range(4).map((j) =>
    range(4)
      .map((i) => bits(STEPPED, 2.6, -50 + i * 26, -168 + j * 36))
      .join(''),
  );
  return (
    stroke('M-64 -190H64', c.ink('wood'), 6) +
    plate(c, body, base) +
    clip(
      c,
      body,
      fill(rows.join(''), c.ink('yema')) +
        fill(
          box(-60, -138, 120, 6) + box(-60, -102, 120, 6) + box(-60, -66, 120, 6) + box(-60, -30, 120, 6),
          c.ink('bone'),
        ) +
        fill('M-10 -190H10L0 -156Z', c.shade(base, 0.6)),
    ) +
    stroke(
      range(12)
        .map((i) => `M${num(-42 + i * 7.6)} -19v12`)
        .join(''),
      c.ink('yema'),
      2,
    )
  );
};

const owl: Piece = (c) => {
  const clay = c.ink('clay');
  const body =
    'M-46 -30Q-56 -110 -30 -150L-40 -178L-10 -162H10L40 -178L30 -150Q56 -110 46 -30Q30 -2 0 0Q-30 -2 -46 -30Z';
  return (
    stroke('M0 -160V-200', clay, 14) +
    plate(c, body, clay) +
    clip(
      c,
      body,
      fill(
        `M${-c.side * 60} -190H${-c.side * 12}Q${-c.side * 24} -80 0 6H${-c.side * 60}Z`,
        c.shade(clay, 0.5),
        'opacity=".6"',
      ) +
        stroke(
          range(4)
            .map((j) =>
              range(5)
                .map((i) => `M${-40 + i * 18 + (j % 2) * 8} ${-84 + j * 20}q8 14 16 0`)
                .join(''),
            )
            .join(''),
          c.ink('bone'),
          3,
        ),
    ) +
    [-1, 1].map((k) => disc(k * 18, -128, 17, c.ink('bone')) + disc(k * 18, -128, 8, c.ink('ink'))).join('') +
    fill('M-7 -118H7L0 -98Z', c.ink('ochre')) +
    fill(box(-30, -4, 22, 6) + box(8, -4, 22, 6), c.ink('ochre'))
  );
};

const spool: Piece = (c) => {
  const gold = c.ink('yema');
  return (
    fill(box(-5, -44, 10, 44) + box(-26, -6, 52, 8), c.ink('ink')) +
    disc(0, -106, 64, gold) +
    range(24)
      .map((i) =>
        disc(Math.cos((i / 24) * 6.283) * 57, -106 + Math.sin((i / 24) * 6.283) * 57, 4.4, c.shade(gold, 0.3)),
      )
      .join('') +
    disc(0, -106, 48, c.ink('pacific')) +
    range(8)
      .map((i) =>
        fill(
          'M0 -14L10 -30L0 -46L-10 -30Z',
          c.ink(i % 2 ? 'bone' : 'oxblood'),
          `transform="translate(0 -106) rotate(${i * 45})"`,
        ),
      )
      .join('') +
    disc(0, -106, 13, gold) +
    disc(c.side * 4, -110, 4, c.ink('bone'))
  );
};

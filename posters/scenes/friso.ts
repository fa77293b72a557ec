import { bricks } from '../ink/adobe.ts';
import type { Canvas } from '../ink/canvas.ts';
import { cut, spray } from '../ink/hand.ts';
import { box, disc, fill, num, oval, place, poly, range, stroke } from '../ink/marks.ts';
import { wave } from '../ink/motifs.ts';
import { folk } from '../ink/people.ts';

type FaceInks = Record<'ox' | 'bone' | 'ochre' | 'ink' | 'sea', string>;

const face = (s: number, col: FaceInks): string => {
  const { ox, bone, ochre, ink } = col,
    hook = (a: number, k: number) =>
      `<path d="M0 0C${k} -6 ${10 * k} -26 ${-8 * k} -30C${-22 * k} -30 ${-20 * k} -12 ${-9 * k} -16" transform="rotate(${a}) translate(0 -66)" fill="none" stroke="${bone}" stroke-width="8" stroke-linecap="round"/>`;
  let o = '';
  for (const a of [12, 40, 68, 96, 124]) o += hook(a, 1) + hook(-a, -1);
  o +=
    fill('M-62 -50Q-62 -66 -46 -66H46Q62 -66 62 -50V34Q62 64 30 66H-30Q-62 64 -62 34Z', ink) +
    fill('M-54 -46Q-54 -58 -42 -58H42Q54 -58 54 -46V32Q54 56 28 58H-28Q-54 56 -54 32Z', ochre);
  o +=
    fill('M-54 -34Q-28 -60 0 -36Q28 -60 54 -34V-58H-54Z', ox) +
    [-1, 1]
      .map(
        (k) =>
          disc(66 * k, 8, 13, bone) +
          disc(66 * k, 8, 6, ox) +
          oval(26 * k, -16, 20, 17, bone) +
          disc(24 * k, -15, 10, ink) +
          disc(21 * k, -18, 3, bone) +
          stroke(`M${46 * k} -38Q${26 * k} -50 ${4 * k} -30`, ink, 5),
      )
      .join('');
  o +=
    fill('M-9 -8L9 -8L15 16Q0 24 -15 16Z', ox) +
    fill('M-42 30Q-42 22 -34 22H34Q42 22 42 30V38Q42 50 30 50H-30Q-42 50 -42 38Z', ink) +
    fill('M-36 28H36V34H-36ZM-36 40H36V45H-36Z', bone) +
    fill('M-26 26L-15 26L-20 48ZM26 26L15 26L20 48Z', bone) +
    stroke('M-8 27V35M8 27V35M-8 40V45M8 40V45M0 27V35M0 40V45', ink, 2);
  return `<g transform="scale(${s})">${o}</g>`;
};

const SETS: readonly (readonly [string, string, string])[] = [
  ['oxblood', 'ochre', 'pacific'],
  ['pacific', 'yema', 'oxblood'],
  ['clay', 'foam', 'night'],
  ['night', 'ochre', 'clay'],
];

export function friso(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox;
  const [field, ground, between] = c.own ? SETS[0]! : SETS[c.turn]!;
  const col = { ox: ink(field), bone: ink('bone'), ochre: ink(ground), ink: ink('ink'), sea: ink(between) };
  let s = fill(box(0, 0, W, H), ink('clay'));
  const seen = [0, 0],
    cx = ox + 222,
    cy = 196,
    r = 186,
    rh = (x: number, y: number, q: number, f: string) =>
      fill(
        poly(
          cut(
            c,
            [
              [x, y - q],
              [x + q, y],
              [x, y + q],
              [x - q, y],
            ],
            1.6,
            40,
          ),
        ),
        f,
      );
  for (const i of range(Math.ceil(W / r / 2) * 2 + 3)) {
    const dx = (i - Math.floor(W / r / 2) - 1) * r,
      up = Math.abs(Math.round(dx / r)) % 2;
    for (const dy of up ? [-r, r] : [0]) {
      const x = cx + dx,
        y = cy + dy;
      s +=
        rh(x, y, r, col.bone) +
        rh(x, y, r - 9, col.ink) +
        rh(x, y, r - 14, up ? col.sea : col.ochre) +
        rh(x, y, r - 40, col.bone) +
        rh(x, y, r - 46, up ? col.ochre : col.ox);
      const band = () =>
          range(4)
            .map(
              (a) =>
                `<path d="${wave(-84, 9, 24, 7)}" transform="rotate(${45 + a * 90}) translate(0 ${num(-(r - 29) * Math.SQRT1_2)})" fill="${up ? col.bone : col.ox}"/>`,
            )
            .join(''),
        id = `${c.id}k${up}`;
      s += place(
        x,
        y,
        seen[up]
          ? `<use href="#${id}"/>`
          : `<g id="${id}">${band()}${face(up ? 0.86 : 1, up ? { ...col, ochre: col.bone, bone: col.ochre } : col)}</g>`,
      );
      seen[up] = 1;
    }
  }
  const lit = poly([
    [0, 0],
    [W, 0],
    [W, 40],
    [0, c.side < 0 ? 108 : 66],
  ]);
  s +=
    fill(lit, ink('ink'), 'opacity=".42"') +
    bricks(c, 0, 0, W, 400, ink('bone'), 56) +
    spray(c, box(0, 0, W, 400), 'd', '', 0.5);
  s +=
    fill(
      poly(
        cut(
          c,
          [
            [0, 384],
            [W, 384],
            [W, 420],
            [0, 420],
          ],
          2,
          30,
        ),
      ),
      ink('adobe'),
    ) +
    fill(box(0, 384, W, 5), ink('bone')) +
    fill(box(0, 418, W, 80), ink('sand')) +
    fill(box(0, 418, W, 9), ink('clay'));
  for (const [x, t] of [
    [ox + 318, 62],
    [ox + 346, 54],
    [ox + 96, 58],
  ] as const)
    s +=
      fill(
        poly([
          [x, 462],
          [x - c.side * 80, 484],
          [x - c.side * 62, 490],
          [x + 6, 466],
        ]),
        ink('clay'),
        'opacity=".6"',
      ) + folk(x, 464, t, ink(x > ox + 200 ? 'night' : 'ink'), ink('sand'));
  return s;
}

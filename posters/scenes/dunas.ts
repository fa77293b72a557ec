import type { Canvas } from '../ink/canvas.ts';
import { spray } from '../ink/hand.ts';
import { box, fill, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { sky, sun } from '../ink/weather.ts';

export function dunas(c: Canvas): string {
  const { W, H, ink } = c,
    l = c.side < 0;
  const across = (v: number) => (l ? v * W : W - v * W);
  let s = sky(c, { hz: 250, at: [across(0.72), 168], bands: 6, pow: 0.7 }) + sun(c, across(0.72), 168, 62);
  s += fill(
    `${soft([
      [-5, 232],
      [W * 0.2, 214],
      [W * 0.45, 236],
      [W * 0.7, 208],
      [W + 5, 228],
    ])}V${H}H-5Z`,
    ink('clay', 0.6),
  );
  const dune = (crest: readonly Point[], lit: string, dark: string, sl: readonly Point[]) => {
    const e = crest[crest.length - 1]!;
    const o = fill(
      soft(crest.map((p): Point => [across(p[0]), p[1]])) +
        `L${num(across(e[0] + 0.3))} ${H + 10}L${num(across(-0.3))} ${H + 10}L${num(across(-0.3))} ${crest[0]![1]}Z`,
      lit,
    );
    const inner = sl.map((p): Point => [across(p[0]), p[1]]);
    const dd = `${soft(crest.map((p): Point => [across(p[0]), p[1]])) + soft([...inner].reverse(), 'L')}Z`;
    return o + fill(dd, dark) + spray(c, dd, 'l', 'd', 0.55);
  };
  s += dune(
    [
      [-0.1, 300],
      [0.1, 282],
      [0.3, 236],
      [0.42, 226],
      [0.55, 246],
      [0.8, 262],
      [1.2, 250],
    ],
    ink('sand', 0.3),
    ink('adobe', 0.3),
    [
      [0.42, 226],
      [0.4, 262],
      [0.5, 290],
      [0.72, 318],
      [1.2, 330],
    ],
  );
  s += dune(
    [
      [-0.2, 352],
      [0.2, 330],
      [0.46, 316],
      [0.72, 262],
      [0.84, 250],
      [1, 274],
      [1.3, 300],
    ],
    ink('sand', 0.12),
    ink('adobe', 0.12),
    [
      [0.84, 250],
      [0.76, 300],
      [0.84, 342],
      [1.1, 380],
      [1.3, 390],
    ],
  );
  const cr: Point[] = [
    [-0.15, 470],
    [0.04, 430],
    [0.2, 342],
    [0.3, 296],
    [0.37, 290],
    [0.46, 322],
    [0.54, 372],
    [0.74, 400],
    [1.2, 388],
  ];
  s += dune(cr, ink('bone', 0.05), ink('clay', 0.02), [
    [0.37, 290],
    [0.34, 340],
    [0.42, 396],
    [0.36, 440],
    [0.5, 520],
    [1.2, 560],
  ]);
  let rip = '';
  for (const i of range(17)) {
    const y = 346 + i * 9;
    rip += soft(range(6).map((j): Point => [across(0.24 - i * 0.018 + j * 0.026), y + j * 2.2 + c.between(-2, 2)]));
  }
  s += stroke(rip, ink('sand'), 1.5, 'opacity=".8"');
  const wk: Point[] = [
    [0.1, 396],
    [0.145, 374],
    [0.18, 355],
    [0.213, 337],
    [0.24, 323],
  ];
  wk.forEach(([u, y], i) => {
    s +=
      folk(across(u), y + 2, 26 - i * 2.4, ink(i % 2 ? 'oxblood' : 'night'), i % 2 ? ink('bone') : undefined) +
      fill(
        poly([
          [across(u), y],
          [across(u + 0.07), y + 26],
          [across(u + 0.085), y + 26],
          [across(u + 0.012), y],
        ]),
        ink('adobe'),
        'opacity=".8"',
      );
  });
  s += stroke(
    soft([
      [across(-0.05), 466],
      [across(0.02), 436],
      [across(0.07), 410],
      [across(0.1), 398],
    ]),
    ink('adobe'),
    2.4,
    'stroke-dasharray="3 6"',
  );
  return s + spray(c, box(0, 380, W, 112), 'd', 'u', 0.4);
}

import type { Canvas } from '../ink/canvas.ts';
import { nextId } from '../ink/canvas.ts';
import { clip, cut, plate, spray } from '../ink/hand.ts';
import { bits, box, fill, num, type Point, place, poly, range, soft, stroke } from '../ink/marks.ts';
import { STEPPED, WEAVE } from '../ink/motifs.ts';
import { masonry } from '../ink/stone.ts';

type Stripe = readonly [ink: string, width: number, motif?: number, motifInk?: string];

export function tejidos(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    M: (readonly string[])[] = [
      WEAVE,
      STEPPED,
      ['#...#...', '##.###.#', '.###.###', '..#...#.'],
      ['..##....', '.####..#', '######..', '.####..#', '..##....'],
      ['#.#.#.#.', '.#.#.#.#'],
    ];
  let s =
    fill(box(0, 0, W, H), ink('granite')) +
    masonry(c, 0, 0, W, 60, 58, ink('slate')) +
    spray(c, box(0, 0, W, 90), 'd', 'd', 0.8);
  const cloth = (x: number, y: number, w: number, h: number, base: string, seq: readonly Stripe[], sl: number) => {
    let o = '',
      yy = 0;
    const inner = [];
    while (yy < w) {
      const [cl, bw, mi, mc] = seq[inner.length % seq.length]!;
      inner.push(1);
      o += fill(box(yy, 0, bw, h), ink(cl));
      if (mi != null) {
        const m = M[mi]!,
          u = bw / (m.length + 1.4);
        const id = nextId(c, 'w'),
          one = m
            .map((r, a) =>
              [...r.matchAll(/#+/g)].map((g) => box(yy + u * 0.7 + a * u, g.index * u, u, g[0].length * u)).join(''),
            )
            .join('');
        o += `<g fill="${ink(mc!)}"><path id="${id}" d="${one}"/>${range(h / (m[0]!.length * u))
          .map((i) => `<use href="#${id}" y="${num((i + 1) * m[0]!.length * u)}"/>`)
          .join('')}</g>`;
      }
      yy += bw;
    }
    const d = poly([
      [x, y],
      [x + w, y + sl],
      ...range(9).map(
        (i): Point => [x + w - (i / 8) * w, y + h + (i % 2 ? 7 : -4) + c.between(-2, 2) + sl * (1 - i / 8)],
      ),
    ]);
    let fold = '';
    for (const i of range(3))
      fold += fill(
        soft([
          [x + w * (0.16 + i * 0.3), y],
          [x + w * (0.2 + i * 0.3), y + h * 0.5],
          [x + w * (0.15 + i * 0.3), y + h + 10],
        ]) +
          soft(
            [
              [x + w * (0.24 + i * 0.3), y + h + 10],
              [x + w * (0.27 + i * 0.3), y + h * 0.5],
              [x + w * (0.19 + i * 0.3), y],
            ],
            'L',
          ) +
          'Z',
        ink('night'),
        'opacity=".24"',
      );
    return (
      fill(d, ink('night'), `opacity=".5" transform="translate(${-c.side * 10} 9)"`) +
      clip(c, d, place(x, y, o) + fold + spray(c, d, 'l', 'd', 0.5)) +
      stroke(
        range(w / 7)
          .map((i) => `M${Math.round(x + 3 + i * 7)} ${Math.round(y + h)}l${Math.round(c.between(-2, 2))} 13`)
          .join(''),
        ink(base),
        2,
      )
    );
  };
  const s1: Stripe[] = [
      ['magenta', 26],
      ['snow', 4],
      ['night', 40, 0, 'snow'],
      ['snow', 4],
      ['magenta', 14],
      ['green', 8],
      ['ichu', 4],
    ],
    s2: Stripe[] = [
      ['green', 20],
      ['ichu', 4],
      ['teja', 34, 1, 'ichu'],
      ['ichu', 4],
      ['green', 20],
      ['magenta', 10],
    ],
    s3: Stripe[] = [
      ['azul', 22],
      ['snow', 3],
      ['magenta', 30, 2, 'snow'],
      ['snow', 3],
      ['azul', 18],
      ['ocre', 8],
    ],
    s4: Stripe[] = [
      ['snow', 20],
      ['granite', 24, 3, 'snow'],
      ['snow', 12],
      ['magenta', 6],
    ];
  s += fill(box(-5, 40, W + 10, 9), ink('wood')) + fill(box(-5, 40, W + 10, 3), ink('ichu'));
  const off = W > 600 ? -330 : 0;
  const seqs = [s1, s2, s4, s3];
  for (const i of range(W / 118 + 2))
    s += cloth(
      ox + off - 40 + i * 122,
      44,
      114,
      [282, 226, 300, 250][i % 4]!,
      ['magenta', 'green', 'snow', 'azul'][i % 4]!,
      seqs[i % 4]!,
      0,
    );
  s +=
    fill(
      poly(
        cut(
          c,
          [
            [-4, 352],
            [W + 4, 340],
            [W + 4, H + 4],
            [-4, H + 4],
          ],
          1.5,
          40,
        ),
      ),
      ink('wood'),
    ) +
    fill(
      poly([
        [-4, 352],
        [W + 4, 340],
        [W + 4, 350],
        [-4, 362],
      ]),
      c.lite(ink('wood'), 0.3),
    );
  for (const i of range(W / 164 + 1))
    for (const j of range(3)) {
      const x = i * 164 - 60 + c.between(-8, 8),
        y = 470 - j * 40,
        cl = ['magenta', 'green', 'azul', 'teja', 'snow', 'ocre', 'lila'][(i * 3 + j * 2) % 7]!,
        m = M[(i + j) % 4]!,
        d = `M${num(x)} ${y}Q${num(x - 9)} ${y - 20} ${num(x)} ${y - 38}H${num(x + 140)}Q${num(x + 149)} ${y - 20} ${num(x + 140)} ${y}Z`;
      s +=
        fill(d, ink('night'), `opacity=".4" transform="translate(${-c.side * 7} 5)"`) +
        plate(c, d, ink(cl), ink('snow')) +
        clip(
          c,
          d,
          `<g fill="${ink(cl === 'snow' || cl === 'ocre' ? 'magenta' : 'snow')}"><path id="${c.id}r${i}${j}" d="${bits(m, 2, Math.round(x) - 10, y - 28)}"/>${range(
            10,
          )
            .map((q) => `<use href="#${c.id}r${i}${j}" x="${num((q + 1) * m[0]!.length * 2)}"/>`)
            .join('')}</g>${fill(box(x - 10, y - 8, 170, 9), ink('night'), 'opacity=".3"')}`,
        );
    }
  const bx = ox + 330;
  for (const [x, y, r, cl] of [
    [bx, 458, 40, 'magenta'],
    [bx + 62, 470, 34, 'ichu'],
    [bx - 60, 476, 30, 'turq'],
  ] as const) {
    const d = `M${x - r} ${y}a${r} ${r * 0.9} 0 1 0 ${2 * r} 0a${r} ${r * 0.9} 0 1 0 ${-2 * r} 0Z`;
    s +=
      fill(d, ink('night'), `opacity=".45" transform="translate(${-c.side * 9} 6)"`) +
      plate(c, d, ink(cl), ink('snow')) +
      clip(
        c,
        d,
        stroke(
          range(8)
            .map(
              (i) =>
                `M${x - r} ${num(y - r + i * r * 0.3)}Q${x} ${num(y - r * 0.5 + i * r * 0.3)} ${x + r} ${num(y - r * 1.1 + i * r * 0.3)}`,
            )
            .join(''),
          c.shade(ink(cl), 0.3),
          2.2,
        ) +
          stroke(
            range(4)
              .map(
                (i) =>
                  `M${num(x - r * 0.6 + i * r * 0.4)} ${y - r}Q${num(x - r * 0.2 + i * r * 0.4)} ${y} ${num(x - r * 0.8 + i * r * 0.4)} ${y + r}`,
              )
              .join(''),
            c.lite(ink(cl), 0.3),
            2,
          ),
      );
  }
  return s;
}

import type { Canvas } from '../ink/canvas.ts';
import { cut, spray } from '../ink/hand.ts';
import { box, disc, fill, num, oval, place, poly, range, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { sky } from '../ink/weather.ts';

type Stripes = readonly [string, string];

export function mercado(c: Canvas): string {
  const { W, ink } = c,
    ox = c.ox;
  let s =
    sky(c, { hz: 150, bands: 5, wave: 4 }) +
    fill(
      poly([
        [-5, 92],
        [W * 0.36, 118],
        [W * 0.36, 230],
        [-5, 230],
      ]),
      ink('azul', 0.15),
    ) +
    fill(
      poly([
        [W + 5, 80],
        [W * 0.64, 112],
        [W * 0.64, 230],
        [W + 5, 230],
      ]),
      ink('yema', 0.15),
    ) +
    fill(
      box(W * 0.1, 128, 22, 44) + box(W * 0.22, 134, 18, 38) + box(W * 0.76, 130, 18, 40) + box(W * 0.88, 124, 24, 46),
      ink('bone'),
    );
  const cols: Stripes[] = [
    ['oxblood', 'bone'],
    ['pacific', 'bone'],
    ['ochre', 'oxblood'],
    ['azul', 'bone'],
  ];
  const awn = (x: number, y: number, w: number, d: number, h: number, [a, b]: Stripes, t: number, K = 8) => {
    const o = ['', ''],
      v = ['', ''];
    for (const i of range(K)) {
      const x0 = x + (i / K) * w,
        x1 = x + ((i + 1) / K) * w,
        q0 = x - d + (i / K) * (w + 2 * d),
        q1 = x - d + ((i + 1) / K) * (w + 2 * d);
      o[i % 2] += poly([
        [x0, y],
        [x1, y],
        [q1, y + h],
        [q0, y + h],
      ]);
      v[i % 2] +=
        `M${num(q0)} ${num(y + h)}V${num(y + h * 1.16)}q${num((q1 - q0) / 2)} ${num(h * 0.26)} ${num(q1 - q0)} 0V${num(y + h)}Z`;
    }
    return (
      [a, b].map((m, i) => fill(o[i]!, ink(m, t)) + fill(v[i]!, c.shade(ink(m, t), 0.24))).join('') +
      spray(
        c,
        poly([
          [x, y],
          [x + w, y],
          [x + w + d, y + h],
          [x - d, y + h],
        ]),
        'l',
        'd',
        0.7,
      )
    );
  };
  s += fill(box(0, 196, W, 300), ink('wood', 0.05));
  for (const i of range(W / 110 + 1))
    s += awn(i * 116 - 40, 158 + (i % 2) * 8, 84, 10, 26, cols[(i + 2) % 4]!, 0.32, 6);
  for (const i of range(W / (W > 600 ? 58 : 34)))
    s += folk(
      i * (W > 600 ? 60 : 36) + c.between(-6, 6),
      272 + c.between(-4, 6),
      c.between(56, 66),
      ink(['clay', 'night', 'pacific', 'sand'][i % 4]!, 0.12),
      i % 3 ? undefined : ink('bone'),
    );
  s += awn(ox - 70, 176, 200, 22, 50, cols[0]!, 0.05) + awn(ox + 252, 170, 210, 22, 52, cols[1]!, 0.05);
  if (W > 600) s += awn(ox - 330, 174, 200, 22, 50, cols[2]!, 0.05) + awn(ox + 530, 176, 210, 22, 52, cols[3]!, 0.05);
  s += fill(box(ox + 138, 226, 5, 150) + box(ox + 236, 222, 5, 150), ink('ink'));
  const seller = (x: number, y: number, q: number, dress: string, hat: string, f: number) =>
    place(
      x,
      y,
      fill('M-34 4Q-40 -52 -20 -66Q0 -76 20 -66Q40 -52 34 4Z', dress) +
        fill('M-20 -66Q0 -48 20 -66L26 -58Q0 -34 -26 -58Z', ink('bone')) +
        fill('M-9 -62V-78H9V-62Q0 -54 -9 -62Z', c.shade(ink('adobe'), 0.2)) +
        oval(0, -88, 14, 17, ink('adobe')) +
        fill('M0 -105a14 17 0 0 1 0 34Z', c.shade(ink('adobe'), 0.3)) +
        fill('M-15 -88Q-16 -108 0 -108Q16 -108 15 -88Q8 -98 0 -98Q-8 -98 -15 -88Z', ink('ink')) +
        (hat
          ? oval(0, -99, 31, 6, hat) +
            fill('M-16 -100Q-16 -122 0 -123Q16 -122 16 -100Z', hat) +
            fill(box(-16, -105, 32, 5), ink('oxblood'))
          : '') +
        stroke('M-28 -44Q-36 -14 -14 -4M28 -44Q38 -16 14 -4', dress, 12) +
        disc(-12, -3, 6, ink('adobe')) +
        disc(12, -3, 6, ink('adobe')),
      q,
      f,
    );
  s +=
    seller(ox + 88, 366, 1, ink('azul'), ink('bone'), 1) +
    seller(ox + 316, 362, 1.04, ink('oxblood'), '', -1) +
    seller(ox + 404, 356, 0.9, ink('leaf'), ink('sand'), -1) +
    (W > 600
      ? seller(ox - 130, 364, 1, ink('ochre'), ink('bone'), 1) +
        seller(ox + 560, 362, 1, ink('pacific'), ink('bone'), -1)
      : '');
  const fr: [string, string, number][] = [
    ['lime', 'leaf', 11],
    ['yema', 'bone', 14],
    ['clay', 'ochre', 12],
    ['ochre', 'yema', 15],
    ['leaf', 'lime', 13],
    ['oxblood', 'rosa', 11],
    ['morado', 'rosa', 12],
  ];
  for (const row of [0, 1]) {
    const y = 372 + row * 70,
      bw = (row ? 176 : 142) * (W > 600 ? 1.3 : 1);
    for (const i of range(W / bw + 2)) {
      const x = i * bw - (row ? 90 : 40),
        [a, hi, r] = fr[(i + row * 3 + c.turn) % 7]!,
        R = r * (row ? 1.35 : 1) * (W > 600 ? 1.5 : 1);
      let _sh = '',
        f = '',
        g = '';
      for (const j of [2, 1, 0])
        for (const q of range((bw - 20) / (R * 1.75) - j)) {
          const xx = Math.round(x + 10 + R + q * R * 1.75 + j * R * 0.9 + c.between(-1.5, 1.5)),
            yy = Math.round(y + 6 - j * R * 0.95),
            o = (rr: number, ex: number, ey: number) =>
              `M${num(xx + ex - rr)} ${num(yy + ey)}a${num(rr)} ${num(rr * 0.95)} 0 1 0 ${num(rr * 2)} 0a${num(rr)} ${num(rr * 0.95)} 0 1 0 ${num(-rr * 2)} 0Z`;
          f += fill(o(R, 0, 0), c.shade(ink(a), 0.34)) + fill(o(R * 0.86, c.side * R * 0.12, -R * 0.12), ink(a));
          g += `M${num(xx + c.side * R * 0.4)} ${num(yy - R * 0.42)}h.1`;
        }
      s +=
        f +
        stroke(g, ink(hi), R * 0.42) +
        fill(
          poly(
            cut(
              c,
              [
                [x + 2, y + 12],
                [x + bw - 6, y + 12],
                [x + bw - 8, y + 68],
                [x + 4, y + 68],
              ],
              1,
            ),
          ),
          ink('wood'),
        ) +
        fill(box(x + 2, y + 12, bw - 8, 6), c.lite(ink('wood'), 0.35)) +
        stroke(`M${x + 6} ${y + 42}h${bw - 16}`, c.shade(ink('wood'), 0.4), 3);
      const tx = x + bw / 2;
      s +=
        fill(
          poly([
            [tx - 20, y + 22],
            [tx + 20, y + 20],
            [tx + 21, y + 50],
            [tx - 19, y + 51],
          ]),
          ink('bone'),
        ) + stroke(`M${num(tx - 11)} ${y + 31}h21M${num(tx - 11)} ${y + 41}h14`, ink('oxblood'), 3);
    }
  }
  return (
    s +
    awn(-80, -34, W + 160, 20, 92, cols[0]!, 0, Math.round(W / 52)) +
    stroke(`M0 118Q${W / 2} 170 ${W} 112`, ink('ink'), 1.6) +
    range(W / 50)
      .map((i) => {
        const x = 25 + i * 50,
          y = 118 + Math.sin((x / W) * 3.14) * 26 + 6;
        return disc(x, y, 10, c.light.sun, 'opacity=".3"') + disc(x, y, 5, c.light.sun);
      })
      .join('')
  );
}

import type { Canvas } from '../ink/canvas.ts';
import { blob, plate, spray } from '../ink/hand.ts';
import { massif } from '../ink/land.ts';
import { box, fill, num, poly, range } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { cloud, mist, sky } from '../ink/weather.ts';

export function valle(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    hz = 236,
    vx = ox + (c.side < 0 ? 150 : 300);
  let s = sky(c, { hz: 200, bands: 6, tilt: 30 }) + cloud(c, W * 0.75, 62, 180, ink('bone'), 0.8);
  s += massif(
    c,
    [
      [-30, 170],
      [W * 0.12, 118],
      [W * 0.2, 140],
      [W * 0.36, 62],
      [W * 0.42, 92],
      [W * 0.5, 80],
      [W * 0.64, 158],
      [W * 0.8, 104],
      [W * 0.88, 134],
      [W + 40, 90],
    ],
    234,
    ink('azul', 0.42),
    { rough: 0.1, shade: ink('morado', 0.5) },
  );
  s +=
    massif(
      c,
      [
        [-20, 226],
        [W * 0.24, 176],
        [W * 0.4, 216],
        [W * 0.62, 198],
        [W * 0.84, 168],
        [W + 20, 206],
      ],
      240,
      ink('adobe', 0.28),
      {
        rough: 0.08,
      },
    ) + mist(c, 216, 14, 0.5);
  s +=
    fill(box(0, hz - 4, W, 300), ink('leaf', 0.1)) +
    range(W / 26)
      .map((i) =>
        fill(
          blob(c, i * 28 + c.between(-8, 8), hz + c.between(-8, 0), c.between(10, 18), c.between(7, 13), 7, 0.2),
          ink('deep', 0.25),
        ),
      )
      .join('');
  const K = 15,
    far = (a: number) => vx + a * W * 0.24,
    near = (a: number) => vx + a * W * 2.4;
  for (const i of range(K)) {
    const a = (i / K) * 2 - 1,
      b = a + 1.05 / K,
      e = a + 2 / K;
    s +=
      fill(
        poly([
          [far(a), hz + 6],
          [far(b), hz + 6],
          [near(b), H + 4],
          [near(a), H + 4],
        ]),
        ink(i % 2 ? 'lime' : 'leaf', 0.02),
      ) +
      fill(
        poly([
          [far(b), hz + 6],
          [far(e), hz + 6],
          [near(e), H + 4],
          [near(b), H + 4],
        ]),
        ink('deep', 0.02),
      );
  }
  let tuft = '',
    tl = '';
  for (const j of range(19)) {
    const t = ((j + 1) / 19) ** 1.7,
      y = hz + 8 + t * (H - hz);
    for (const i of range(K)) {
      const a = (i / K) * 2 - 1 + 0.52 / K,
        x = far(a) + (near(a) - far(a)) * t,
        w = 2 + t * 13;
      if (x < -30 || x > W + 30) continue;
      const d = `M${num(x - w)} ${num(y)}l${num(-w * 0.3)} ${num(-w * 1.4)}l${num(w * 0.9)} ${num(w * 0.9)}l${num(w * 0.5)} ${num(-w * 1.5)}l${num(w * 0.3)} ${num(w * 1.4)}l${num(w * 0.8)} ${num(-w)}l${num(-w * 0.2)} ${num(w * 1.6)}Z`;
      if ((i + j) % 3) tuft += d;
      else tl += d;
    }
  }
  s += fill(tuft, ink('leaf')) + fill(tl, ink('lime'));
  s +=
    fill(
      poly([
        [vx - 4, hz + 4],
        [vx + 4, hz + 4],
        [vx + 64, H],
        [vx - 50, H],
      ]),
      ink('sand'),
    ) +
    fill(
      poly([
        [vx - 4, hz + 4],
        [vx, hz + 4],
        [vx + c.side * 6, H],
        [vx - 50, H],
      ]),
      ink('ochre'),
      'opacity=".55"',
    );
  const hx = ox + (c.side < 0 ? 318 : 84);
  s +=
    fill(box(hx - 50, 208, 104, 36), ink('bone')) +
    fill(
      poly([
        [hx - 56, 208],
        [hx + 60, 208],
        [hx + 48, 194],
        [hx - 44, 194],
      ]),
      ink('clay'),
    ) +
    fill(
      range(5)
        .map((i) => `M${hx - 42 + i * 19} 244v-18a6 6 0 0 1 12 0v18Z`)
        .join(''),
      ink('oxblood'),
    ) +
    plate(
      c,
      poly([
        [hx + 64, 244],
        [hx + 68, 142],
        [hx + 78, 142],
        [hx + 83, 244],
      ]),
      ink('adobe'),
    ) +
    fill(box(hx + 65, 138, 16, 6), ink('oxblood')) +
    fill(
      range(6)
        .map((i) => blob(c, hx + 78 - c.side * i * 15, 130 - i * 9 + c.between(-3, 3), 7 + i * 3.4, 5 + i * 2, 8, 0.2))
        .join(''),
      ink('bone'),
      'opacity=".7"',
    );
  for (const [x, y, t] of [
    [vx + 10, 300, 22],
    [vx + 22, 306, 22],
  ] as const)
    s += folk(x, y, t, ink('oxblood'), ink('bone'));
  return s + spray(c, box(0, 360, W, 130), 'd', 'u', 0.55);
}

import type { Canvas } from '../ink/canvas.ts';
import { blob, clip, plate, spray } from '../ink/hand.ts';
import { massif, sea } from '../ink/land.ts';
import { box, fill, num, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk } from '../ink/people.ts';
import { snowy } from '../ink/stone.ts';
import { sky, stars } from '../ink/weather.ts';

export function laguna(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    hz = 300;
  let s = sky(c, { hz: 260, bands: 8, wave: 4 });
  if (c.hour === 'night' || c.hour === 'dusk') s += stars(c, 60, 200);
  s += snowy(
    c,
    [
      [-60, 250],
      [W * 0.1, 170],
      [W * 0.22, 200],
      [W * 0.48, 34],
      [W * 0.6, 112],
      [W * 0.78, 58],
      [W * 0.9, 150],
      [W + 60, 120],
    ],
    hz,
    0.04,
  );
  s +=
    massif(
      c,
      [
        [-20, 286],
        [W * 0.08, 220],
        [W * 0.2, 262],
        [W * 0.34, 300],
      ],
      hz + 4,
      ink('granite', 0.1),
      {
        rough: 0.1,
      },
    ) +
    massif(
      c,
      [
        [W * 0.56, hz + 2],
        [W * 0.74, 262],
        [W * 0.86, 208],
        [W + 30, 250],
      ],
      hz + 4,
      ink('slate', 0.05),
      { rough: 0.1 },
    );
  s += sea(c, hz, 430, [ink('turq', 0.35), ink('turq'), ink('azul')], 8);
  let refl = '';
  for (const i of range(26)) {
    const t = i / 26,
      w = (1 - t) * W * 0.34;
    refl += `M${num(W * 0.48 - w * c.between(0.2, 0.6))} ${num(hz + 4 + t * 90)}h${num(w * c.between(0.3, 0.9))}`;
  }
  s +=
    stroke(refl, ink('snow'), 2, 'opacity=".75"') +
    fill(
      `${soft([
        [-5, 404],
        [W * 0.14, 398],
        [W * 0.34, 420],
        [W * 0.56, 426],
        [W * 0.8, 408],
        [W + 5, 414],
      ])}V${H}H-5Z`,
      ink('snow'),
    ) +
    fill(
      `${soft([
        [-5, 410],
        [W * 0.14, 404],
        [W * 0.34, 427],
        [W * 0.56, 434],
        [W * 0.8, 415],
        [W + 5, 422],
      ])}V${H}H-5Z`,
      ink('ichu'),
    );
  s += stroke(
    range(W / 5)
      .map(() => {
        const x = c.between(0, W),
          y = c.between(428, H),
          h = c.between(6, 16);
        return `M${num(x)} ${num(y)}l${num(c.between(-4, 4))} ${num(-h)}`;
      })
      .join(''),
    ink('ocre'),
    1.6,
  );
  const ax = ox + (c.side < 0 ? 96 : 330);
  let y = 462;
  for (const [w, h] of [
    [46, 24],
    [38, 20],
    [33, 19],
    [25, 16],
    [20, 14],
    [13, 11],
  ] as const) {
    const f = ink('slate'),
      x = ax + c.between(-4, 4),
      d = blob(c, x, y - h / 2, w, h * 0.58, 8, 0.07);
    s +=
      plate(c, d, f, ink('snow'), 1.2) +
      clip(c, d, fill(blob(c, x - c.side * w * 0.45, y - h * 0.3, w * 0.9, h * 0.6, 8, 0.1), ink('granite')));
    y -= h - 1;
  }
  return (
    s +
    fill(
      poly([
        [ax - c.side * 40, 458],
        [ax - c.side * 190, 474],
        [ax - c.side * 190, 480],
        [ax - c.side * 20, 468],
      ]),
      ink('granite'),
      'opacity=".45"',
    ) +
    folk(ox + (c.side < 0 ? 300 : 140), 442, 40, ink('magenta'), ink('night')) +
    spray(c, box(0, 420, W, 70), 'd', 'u', 0.5)
  );
}

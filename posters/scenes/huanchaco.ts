import type { Canvas } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { foam, glint, sea } from '../ink/land.ts';
import { box, fill, num, type Point, poly, range, soft, stroke } from '../ink/marks.ts';
import { folk, rider } from '../ink/people.ts';
import { birds, sky, sun } from '../ink/weather.ts';

export function huanchaco(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    hz = 214;
  let s =
    sky(c, { hz, at: [ox + 128, hz], bands: 7 }) +
    sun(c, ox + 128, hz - 24, 38, 'halo') +
    sea(c, hz, 372, [ink('pacific', 0.35), ink('pacific', 0.1), ink('pacific'), ink('foam', 0.1)], 7) +
    glint(c, ox + 128, hz + 4, 350, 34, 120, ink('bone'), 18);
  if (W > 600) {
    const x0 = ox + 560,
      y = hz + 2;
    s +=
      fill(box(x0, y - 14, W - x0 + 5, 5), ink('wood', 0.25)) +
      stroke(
        range((W - x0) / 13)
          .map((i) => `M${num(x0 + 6 + i * 13)} ${y - 12}v22`)
          .join(''),
        ink('wood', 0.25),
        2.2,
      ) +
      fill(
        poly([
          [x0 + 2, y - 14],
          [x0 + 2, y - 32],
          [x0 - 8, y - 32],
          [x0 + 17, y - 50],
          [x0 + 42, y - 32],
          [x0 + 32, y - 32],
          [x0 + 32, y - 14],
        ]),
        ink('wood', 0.25),
      ) +
      fill(box(x0 + 7, y - 29, 7, 12) + box(x0 + 20, y - 29, 7, 12), ink('bone', 0.2));
  }
  s +=
    foam(c, 0, 292, W, 14 * (W / 444), ink('bone'), 2) +
    rider(c, ox + (W > 600 ? 490 : 52), W > 600 ? 312 : 304, W > 600 ? 1 : 0.72) +
    foam(c, 0, 346, W, 18 * (W / 444), ink('bone'), 3);
  const shore = (y: number, a: number, col: string) =>
    fill(`${soft(range(9).map((i): Point => [(i / 8) * W, y + c.between(-a, a)]))}V${H}H0Z`, col);
  s += shore(366, 9, ink('bone')) + shore(378, 7, ink('clay', 0.4)) + shore(398, 6, ink('sand'));
  const horse = (x: number, y: number, h: number, b: number) => {
    const w = h * 0.108,
      f = -c.side;
    const sp = (v: number): Point => [x + f * h * (0.03 * Math.sin(v * 4) + 0.2 * v ** 2.6), y - h * v],
      wd = (v: number) => w * Math.min(1, (1 - v) ** 0.62 * 1.18) * (v < 0.12 ? 0.8 + v * 1.7 : 1);
    const vs = range(h < 200 ? 9 : 15).map((i, _, q) => i / (q.length - 1)),
      A = vs.map((v): Point => [sp(v)[0] - wd(v), sp(v)[1]]),
      D = vs.map((v): Point => [sp(v)[0] + wd(v), sp(v)[1]]),
      M = vs.map(sp);
    const d = `${soft(A) + soft([...D].reverse(), 'L')}Q${num(x)} ${num(y + w * 0.5)} ${num(A[0]![0])} ${num(y)}Z`,
      base = ink('ochre', b),
      dk = ink('clay', b),
      lt = ink('sand', b * 0.6);
    const shade = `${soft(M) + soft([...(c.side < 0 ? D : A)].reverse(), 'L')}L${num(x)} ${num(y + w)}Z`;
    const reed = range(7)
        .map((i) =>
          soft(vs.filter((_, j) => j % 2 < 1).map((v): Point => [sp(v)[0] + wd(v) * (-0.8 + i * 0.265), sp(v)[1]])),
        )
        .join(''),
      cord = [0.07, 0.18, 0.29, 0.4, 0.51, 0.62, 0.72, 0.81, 0.89]
        .map((v) => {
          const p = sp(v),
            q = wd(v) + 2;
          return `M${num(p[0] - q)} ${num(p[1] + 2)}q${num(q * 0.5)} ${num(q * 0.34)} ${num(q)} ${num(q * 0.1)}q${num(q * 0.5)} ${num(q * 0.3)} ${num(q)} ${num(-q * 0.2)}`;
        })
        .join('');
    return (
      fill(
        poly([
          [x - w, y],
          [x + w, y + 4],
          [x + w - c.side * h * 0.52, y + h * 0.12],
          [x - c.side * h * 0.7, y + h * 0.1],
        ]),
        ink('clay'),
        'opacity=".45"',
      ) +
      plate(c, d, base, c.light.sun, 1.2) +
      clip(
        c,
        d,
        fill(shade, dk) +
          stroke(reed, lt, 1.1, 'opacity=".6"') +
          stroke(cord, ink('oxblood', b), 2.6) +
          stroke(soft(M), ink('oxblood', b), 2),
      )
    );
  };
  s +=
    horse(ox + 408, 404, 150, 0.24) +
    horse(ox + 356, 408, 184, 0.16) +
    horse(ox + 298, 416, 232, 0.09) +
    folk(ox + 46, 414, 54, ink('night'), ink('bone')) +
    folk(ox + 68, 416, 50, ink('oxblood')) +
    horse(ox + 226, 430, 306, 0.04) +
    horse(ox + 136, 456, 404, 0);
  if (W > 600)
    for (const [x, y, h, b] of [
      [560, 398, 120, 0.34],
      [604, 400, 136, 0.3],
      [-150, 404, 150, 0.24],
      [-96, 408, 172, 0.18],
    ] as const)
      s += horse(ox + x, y, h, b);
  return s + spray(c, box(0, 398, W, 92), 'd', 'u', 0.55) + birds(c, ox + 310, 76, 5, 9, ink('pacific'));
}

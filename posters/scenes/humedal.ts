import type { Canvas } from '../ink/canvas.ts';
import { blob } from '../ink/hand.ts';
import { glint, land, sea } from '../ink/land.ts';
import { disc, fill, num, place, range, soft, stroke } from '../ink/marks.ts';
import { birds, mist, sky, sun } from '../ink/weather.ts';

export function humedal(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    l = c.side < 0;
  let s =
    sky(c, { hz: 190, bands: 6 }) +
    sun(c, ox + (l ? 300 : 130), 96, 34) +
    mist(c, 120, 26, 0.5) +
    land(
      c,
      [
        [-5, 176],
        [W * 0.3, 162],
        [W * 0.6, 178],
        [W + 5, 160],
      ],
      ink('pacific', 0.6),
    ) +
    stroke(
      range(W / (W > 600 ? 14 : 9))
        .map((i) => `M${Math.round(i * (W > 600 ? 14 : 9) + c.between(-4, 4))} 196v${Math.round(-c.between(10, 30))}`)
        .join(''),
      ink('leaf', 0.5),
      3,
    );
  s +=
    sea(c, 188, H, [ink('foam', 0.4), ink('foam', 0.1), ink('pacific', 0.1), ink('pacific')], 8) +
    glint(c, ox + (l ? 300 : 130), 196, 420, 44, 80, ink('bone'), 16) +
    mist(c, 190, 16, 0.5);
  s +=
    fill(
      `${soft([
        [-5, 248],
        [W * 0.16, 240],
        [W * 0.34, 252],
        [W * 0.46, 262],
        [W * 0.3, 268],
        [-5, 276],
      ])}Z`,
      ink('leaf', 0.2),
    ) +
    fill(
      `${soft([
        [W + 5, 292],
        [W * 0.8, 286],
        [W * 0.66, 300],
        [W * 0.78, 312],
        [W + 5, 322],
      ])}Z`,
      ink('leaf', 0.1),
    );
  const reeds = (x0: number, x1: number, y: number, h: number, q: number, cols: readonly string[], sp = false) => {
    if (W > 600) q /= 2.3;
    const g = cols.map(() => '');
    let hd = '';
    for (const i of range(q)) {
      const x = c.between(x0, x1),
        hh = h * c.between(0.55, 1.05),
        b = c.between(-0.16, 0.16) * hh,
        w = hh * 0.016 + 0.8;
      g[i % cols.length] +=
        `M${Math.round(x)} ${y}q${num(w)} ${Math.round(-hh * 0.6)} ${Math.round(b)} ${Math.round(-hh)}q${num(w * 3 - b)} ${Math.round(hh * 0.4)} ${num(w * 2 - b)} ${Math.round(hh)}`;
      if (sp && i % 3 === 0) hd += blob(c, x + b, y - hh - 6, 3.4, 11, 7, 0.1);
    }
    return g.map((d, i) => fill(d, cols[i]!)).join('') + fill(hd, ink('wood'));
  };
  s +=
    reeds(-10, W * 0.42, 262, 58, W / 5, [ink('leaf', 0.35), ink('lime', 0.3)]) +
    reeds(W * 0.68, W + 10, 310, 66, W / 7, [ink('leaf', 0.2), ink('lime', 0.2)]);
  const hx = ox + (l ? 206 : 246),
    f = l ? 1 : -1,
    wht = ink('bone'),
    g2 = c.shade(wht, 0.32);
  s += place(
    hx,
    372,
    stroke('M-6 0L-2 -92M12 0L8 -92', ink('ink'), 3) +
      fill('M-34 -92Q-30 -134 14 -140Q30 -142 40 -128Q44 -112 18 -90Q-4 -80 -52 -70Q-40 -82 -34 -92Z', wht) +
      fill('M-34 -92Q-6 -92 18 -112Q36 -122 40 -126Q44 -112 18 -90Q-4 -80 -52 -70Q-40 -82 -34 -92Z', g2) +
      stroke('M28 -132C54 -150 46 -182 30 -196C18 -210 26 -228 40 -228', wht, 9.5) +
      fill('M30 -234Q44 -242 54 -230L96 -221L52 -220Q42 -216 34 -224Z', wht) +
      fill('M56 -229L98 -221L54 -221Z', ink('ochre')) +
      disc(45, -230, 2.2, ink('ink')) +
      fill('M34 -236Q18 -236 6 -226Q22 -230 38 -230Z', ink('ink')),
    1,
    f,
  );
  s +=
    stroke(`M${hx - 34} 374h50M${hx - 22} 382h40M${hx - 40} 392h70`, ink('bone'), 2) +
    place(hx, 380, fill('M-30 6Q0 20 30 12L24 40L40 60L18 86L26 110L8 92L14 60L-8 40Z', wht, 'opacity=".35"'), 1, f);
  s +=
    reeds(-20, W * 0.2, H + 10, 300, W / 9, [ink('deep'), ink('leaf'), ink('deep')], true) +
    reeds(W * 0.8, W + 20, H + 10, 350, W / 9, [ink('deep'), ink('leaf'), ink('lime')], true) +
    reeds(0, W, H + 14, 96, W / 7, [ink('deep'), ink('leaf')]);
  return s + birds(c, ox + (l ? 60 : 250), 60, 6, 9, ink('pacific'));
}

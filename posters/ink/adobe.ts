import type { Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { clip, cut, plate } from './hand.ts';
import { fill, num, poly, range, stroke } from './marks.ts';

export const bricks = (c: Canvas, x: number, y: number, w: number, h: number, col: string, k: number): string =>
  stroke(
    range(k)
      .map(() => `M${num(x + c.chance() * w)} ${num(y + c.chance() * h)}h${num(c.between(3, 9))}`)
      .join(''),
    col,
    1.1,
    'opacity=".7"',
  );

export interface AdobeOptions {
  tiers: number;
  /** `wl` and `wr` are the widths of the left and right face. `th` is the height of a tier. */
  wl: number;
  wr: number;
  th: number;
  col: string;
  /** Fraction of a tier's width by which the next tier stands back. `setR` applies to the right face. */
  set?: number;
  setR?: number;
}

export const adobeMass = (c: Canvas, cx: number, y0: number, o: AdobeOptions): string => {
  let s = '',
    y = y0;
  const { tiers, wl, wr, th, col } = o,
    lit = c.lite(col, 0.32),
    dark = c.shade(col, 0.38),
    A = c.side < 0 ? lit : dark,
    Bc = c.side < 0 ? dark : lit;
  let L = wl,
    R = wr;
  for (const _i of range(tiers)) {
    const h = th * c.between(0.85, 1.15),
      bt = h * 0.2,
      l2 = L - bt - c.between(0, 5),
      r2 = R - bt - c.between(0, 5),
      y1 = y - h;
    const Lf = cut(
        c,
        [
          [cx, y],
          [cx - L, y - L * 0.05],
          [cx - l2, y1 - l2 * 0.03],
          [cx, y1],
        ],
        3.4,
        17,
      ),
      Rf = cut(
        c,
        [
          [cx, y],
          [cx + R, y - R * 0.05],
          [cx + r2, y1 - r2 * 0.03],
          [cx, y1],
        ],
        3.4,
        17,
      );
    s += plate(c, poly(Lf), A, c.light.sun) + plate(c, poly(Rf), Bc, mix(Bc, c.light.sun, 0.4));
    let rill = '';
    for (const _k of range((L + R) / 13)) {
      const x = cx - L + (L + R) * c.chance(),
        g = h * c.between(0.3, 0.95);
      rill += `M${num(x)} ${num(y1 + 1)}q${num(c.between(-2, 2))} ${num(g / 2)} ${num(c.between(-3, 3))} ${num(g)}q${num(c.between(1, 3))} ${num(-g * 0.6)} ${num(c.between(2, 5))} ${num(-g)}Z`;
    }
    s += clip(
      c,
      poly(Lf) + poly(Rf),
      fill(rill, c.shade(col, 0.5), 'opacity=".42"') + bricks(c, cx - L, y1, L + R, h, c.shade(col, 0.3), (L + R) / 14),
    );
    const sx = o.set ?? 0.16;
    L = l2 * (1 - sx);
    R = r2 * (1 - sx * (o.setR ?? 1));
    y = y1 + 1;
  }
  return s;
};

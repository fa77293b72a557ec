import type { Canvas } from './canvas.ts';
import { disc, fill, num, oval, place, stroke } from './marks.ts';

/** `size` is the height of the person. The feet stand at (x, y). */
export function folk(x: number, y: number, size: number, ink: string, hat?: string): string {
  const at = (px: number, py: number): string => `${num(x + px * size)} ${num(y + py * size)}`;
  const legs =
    Math.round(x) % 2
      ? `L${at(0.2, -0.14)}L${at(0.06, -0.13)}L${at(0.06, 0)}L${at(-0.06, 0)}L${at(-0.05, -0.13)}L${at(-0.19, -0.13)}L${at(-0.1, -0.5)}`
      : `L${at(0.12, -0.26)}L${at(0.15, 0)}L${at(0.06, 0)}L${at(0.01, -0.34)}L${at(-0.07, 0)}L${at(-0.16, 0)}L${at(-0.1, -0.5)}`;
  const body = `M${at(-0.1, -0.5)}L${at(-0.17, -0.52)}Q${at(-0.18, -0.78)} ${at(-0.07, -0.82)}L${at(0.07, -0.82)}Q${at(0.19, -0.78)} ${at(0.16, -0.5)}L${at(0.1, -0.5)}${legs}Z`;
  const brim = hat
    ? oval(x, y - size * 0.95, size * 0.16, size * 0.028, hat) +
      fill(`M${at(-0.085, -0.95)}Q${at(0, -1.12)} ${at(0.085, -0.95)}Z`, hat)
    : '';
  return fill(body, ink) + disc(x, y - size * 0.91, size * 0.085, ink) + brim;
}

export const rider = (c: Canvas, x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    fill('M-46 6Q0 16 40 2Q58 -6 70 -28Q66 -2 44 12Q4 24 -46 12Z', c.ink('ochre')) +
      fill('M-46 9Q0 20 44 6Q60 -2 70 -28Q66 -2 44 12Q4 24 -46 12Z', c.ink('clay')) +
      stroke('M-24 8v6M0 10v7M22 7v8M42 0l4 9', c.ink('oxblood'), 2) +
      fill('M-22 8Q-24 -18 -14 -26Q-4 -28 0 -22Q4 -8 10 2L2 10Z', c.ink('night')) +
      disc(-8, -34, 6.4, c.ink('wood')) +
      fill('M-20 -35q12 -14 24 0Z', c.ink('bone')) +
      stroke('M-10 -18L10 -12L22 -16', c.ink('night'), 4.6) +
      stroke('M38 -30L6 4L-4 14', c.ink('wood'), 3) +
      fill('M-60 16Q0 26 70 10Q84 16 60 20Q0 32 -60 22Z', c.ink('bone')),
    scale,
    -c.side,
  );

export function llama(c: Canvas, x: number, y: number, scale: number, wool: string, cloth: string): string {
  const dark = c.shade(wool, 0.26);
  return place(
    x,
    y,
    stroke('M-22 -30V0M-14 -28V0M16 -28V0M23 -30V0', dark, 5) +
      fill(
        'M-32 -52Q-30 -62 -14 -60H16Q26 -62 26 -76L28 -104Q30 -114 40 -112L54 -104Q56 -98 44 -96L42 -70Q42 -40 26 -30Q0 -20 -24 -30Q-36 -38 -32 -52Z',
        wool,
      ) +
      fill('M-32 -52Q-34 -36 -24 -30Q0 -20 26 -30Q34 -34 38 -46Q10 -36 -32 -52Z', dark) +
      fill('M30 -110L28 -124L35 -113ZM38 -112L40 -126L44 -111Z', wool) +
      fill('M-22 -60H10V-40H-22Z', cloth) +
      stroke('M-22 -54H10M-22 -46H10', c.ink('yema'), 2.6) +
      disc(42, -104, 1.8, c.ink('ink')),
    scale,
    c.side < 0 ? 1 : -1,
  );
}

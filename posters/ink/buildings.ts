import type { Canvas } from './canvas.ts';
import { blob } from './hand.ts';
import { box, disc, fill, num, poly, range, stroke } from './marks.ts';

export const LAMP = { bright: '#FFE6A8', glow: '#FFD37A', deep: '#F4A545' } as const;

/** Returns the path of a round-headed opening. `y` is the foot of the opening. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}V${num(y - h + w / 2)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0V${num(y)}Z`;

/** Returns the path of a trapezoidal Inca opening. `y` is the foot of the opening. */
export const trapezoid = (x: number, y: number, w: number, h: number): string =>
  poly([
    [x, y],
    [x + w * 0.14, y - h],
    [x + w * 0.86, y - h],
    [x + w, y],
  ]);

export function tileRoof(c: Canvas, x: number, y: number, w: number, h: number, ink: string): string {
  const rows = range(w / 11).map(
    (i) => `M${num(x + 4 + i * 11)} ${num(y - h + 2)}l${num((i / (w / 11) - 0.5) * 6)} ${num(h - 2)}`,
  );
  const slope = poly([
    [x - 6, y],
    [x + w + 6, y],
    [x + w - 6, y - h],
    [x + 6, y - h],
  ]);
  return (
    fill(slope, ink) +
    stroke(rows.join(''), c.shade(ink, 0.3), 1.6) +
    stroke(`M${num(x + 6)} ${num(y - h)}h${num(w - 12)}`, c.lite(ink, 0.4), 2.4)
  );
}

export const lamp = (x: number, y: number, r: number): string =>
  disc(x, y, r * 3.4, LAMP.glow, 'opacity=".16"') +
  disc(x, y, r * 2, LAMP.glow, 'opacity=".28"') +
  disc(x, y, r, LAMP.bright);

export const potted = (c: Canvas, x: number, y: number, size: number, flower = ''): string => {
  const leaf = range(7).map((i) => {
    const angle = -2.7 + i * 0.38;
    const length = size * c.between(0.42, 0.6);
    const tx = x + Math.cos(angle) * length;
    const ty = y - size * 0.4 + Math.sin(angle) * length;
    return `M${num(x)} ${num(y - size * 0.36)}Q${num(x + Math.cos(angle - 0.3) * length * 0.6)} ${num(y - size * 0.42 + Math.sin(angle - 0.3) * length * 0.7)} ${num(tx)} ${num(ty)}Q${num(x + Math.cos(angle + 0.3) * length * 0.6)} ${num(y - size * 0.42 + Math.sin(angle + 0.3) * length * 0.7)} ${num(x)} ${num(y - size * 0.36)}Z`;
  });
  const pot = poly([
    [x - size * 0.2, y - size * 0.4],
    [x + size * 0.2, y - size * 0.4],
    [x + size * 0.14, y],
    [x - size * 0.14, y],
  ]);
  const blooms =
    flower &&
    range(6)
      .map(() => disc(x + c.between(-0.36, 0.36) * size, y - size * c.between(0.55, 0.95), size * 0.055, flower))
      .join('');
  return (
    fill(leaf.filter((_, i) => i % 2).join(''), c.ink('deep')) +
    fill(leaf.filter((_, i) => i % 2 === 0).join(''), c.ink('leaf')) +
    blooms +
    fill(pot, c.ink('clay')) +
    fill(box(x - size * 0.23, y - size * 0.43, size * 0.46, size * 0.09), c.lite(c.ink('clay'), 0.2))
  );
};

export const climber = (c: Canvas, x: number, y: number, w: number, h: number, flower: string): string =>
  fill(
    range(6)
      .map((i) => blob(c, x + (i / 5 - 0.5) * w, y + c.between(-0.3, 0.3) * h, w * 0.18, h * 0.4, 8, 0.25))
      .join(''),
    c.ink('leaf'),
  ) +
  fill(
    range(16)
      .map(() => blob(c, x + c.between(-0.55, 0.55) * w, y + c.between(-0.5, 0.45) * h, w * 0.055, w * 0.045, 6, 0.3))
      .join(''),
    flower,
  );

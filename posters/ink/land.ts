import type { Canvas } from './canvas.ts';
import { ramp } from './colour.ts';
import { blob, clip, crag, spray } from './hand.ts';
import { box, fill, num, type Point, poly, range, soft, stroke } from './marks.ts';

export interface MassifOptions {
  rough?: number;
  depth?: number;
  shade?: string;
  lite?: string;
  grain?: number;
  inner?: string;
}

export function massif(
  c: Canvas,
  points: readonly Point[],
  base: number,
  ink: string,
  options: MassifOptions = {},
): string {
  const depth = options.depth ?? 3;
  const profile = crag(c, points, options.rough ?? 0.11, depth);
  const perSide = 2 ** depth;
  const body = poly([...profile, [profile[profile.length - 1]![0], base], [profile[0]![0], base]]);
  const away = -c.side;
  let lit = '';
  let dark = '';
  points.forEach((summit, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after || summit[1] > before[1] || summit[1] > after[1]) return;
    let foot = i + away;
    while (points[foot + away] && points[foot + away]![1] > points[foot]![1]) foot += away;
    const height = base - summit[1];
    const spine = spineOf(c, summit, base, away);
    const edge = profile.slice(Math.min(i, foot) * perSide, Math.max(i, foot) * perSide + 1);
    if (away < 0) edge.reverse();
    const end = edge[edge.length - 1]!;
    dark += poly([...edge, [end[0] + away * height * 0.3, base], ...[...spine].reverse()]);
    spine.forEach((v, a) => {
      if (!a || a > spine.length - 2) return;
      const length = height * c.between(0.07, 0.2);
      if (a % 2 && a > 1)
        lit += poly([
          v,
          [v[0] + away * length * 0.42, v[1] + length],
          [v[0] + away * length * 0.12, v[1] + length * 0.8],
        ]);
      else
        dark += poly([
          v,
          [v[0] - away * length * 0.5, v[1] + length],
          [v[0] - away * length * 0.14, v[1] + length * 0.75],
        ]);
    });
  });
  const relief = fill(dark, options.shade ?? c.shade(ink, 0.3)) + fill(lit, options.lite ?? c.lite(ink, 0.25));
  return (
    fill(body, ink) + clip(c, body, relief + (options.inner ?? '') + spray(c, body, 'l', 'd', options.grain ?? 0.5))
  );
}

function spineOf(c: Canvas, summit: Point, base: number, away: number): Point[] {
  const height = base - summit[1];
  const spine: Point[] = [summit];
  let [x, y] = summit;
  let zig = away;
  while (y < base) {
    const drop = height * c.between(0.07, 0.16);
    y += drop;
    x += (zig > 0 ? 1 : -1) * drop * c.between(0.25, 0.9) + away * -drop * 0.12;
    zig = -zig;
    spine.push([x, Math.min(y, base)]);
  }
  return spine;
}

export const land = (c: Canvas, points: readonly Point[], ink: string): string =>
  fill(`${soft(points)}V${c.H + 2}H${num(points[0]![0])}Z`, ink);

export function sea(c: Canvas, top: number, bottom: number, inks: readonly string[], bands = 7): string {
  let art = fill(box(0, top, c.W, bottom - top), inks[0]!);
  for (let i = 1; i <= bands; i++) {
    const y = top + (bottom - top) * (i / (bands + 1)) ** 1.35;
    const swell = 1 + i * 0.7;
    const edge = range(11).map((j): Point => [(j / 10) * c.W, y + c.between(-swell, swell)]);
    art += fill(`${soft(edge)}V${num(bottom)}H0Z`, ramp(inks, i / bands));
  }
  return art;
}

export const glint = (
  c: Canvas,
  x: number,
  y0: number,
  y1: number,
  w0: number,
  w1: number,
  ink: string,
  count = 16,
): string =>
  stroke(
    range(count)
      .map((i) => {
        const t = (i / count) ** 1.2;
        const w = (w0 + (w1 - w0) * t) * c.between(0.35, 1);
        const cx = x + c.between(-0.3, 0.3) * w;
        return `M${num(cx - w / 2)} ${num(y0 + (y1 - y0) * t)}h${num(w)}`;
      })
      .join(''),
    ink,
    2.2,
  );

export const foam = (c: Canvas, x: number, y: number, w: number, count: number, ink: string, width = 2): string =>
  stroke(
    range(count)
      .map(() => {
        const length = Math.min(w, 444) * c.between(0.08, 0.3);
        return `M${num(x + c.between(0, w - length))} ${num(y + c.between(-5, 5))}q${num(length / 2)} ${num(c.between(-3, 3))} ${num(length)} 0`;
      })
      .join(''),
    ink,
    width,
  );

export function palm(c: Canvas, x: number, y: number, h: number, trunk: string, leaf: string, lit = leaf): string {
  const lean = c.between(-0.12, 0.12) * h;
  const tx = x + lean;
  const ty = y - h;
  let dark = '';
  let light = '';
  for (const angle of [-3.0, -2.5, -2.05, -1.57, -1.05, -0.6, -0.1, 0.35, 2.8]) {
    const length = h * c.between(0.3, 0.42);
    const ex = tx + Math.cos(angle) * length;
    const ey = ty + Math.sin(angle) * length * 0.62 + length * 0.42;
    const mx = tx + Math.cos(angle) * length * 0.55;
    const my = ty + Math.sin(angle) * length * 0.75;
    const frond = `M${num(tx)} ${num(ty)}Q${num(mx)} ${num(my - length * 0.12)} ${num(ex)} ${num(ey)}Q${num(mx)} ${num(my + length * 0.2)} ${num(tx)} ${num(ty)}Z`;
    if (Math.cos(angle) * c.side > 0.2) light += frond;
    else dark += frond;
  }
  const stem = `M${num(x - h * 0.022)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - h * 0.5)} ${num(tx - 1)} ${num(ty)}h2.4Q${num(x + lean * 0.2 + 4)} ${num(y - h * 0.5)} ${num(x + h * 0.026)} ${num(y)}Z`;
  return fill(stem, trunk) + fill(dark, leaf) + fill(light, lit);
}

export const shrub = (c: Canvas, x: number, y: number, size: number, ink: string, lit: string): string =>
  fill(blob(c, x, y - size * 0.4, size, size * 0.5, 8, 0.2), ink) +
  fill(blob(c, x + c.side * size * 0.25, y - size * 0.55, size * 0.55, size * 0.26, 7, 0.2), lit);

export const tree = (c: Canvas, x: number, y: number, h: number, trunk: string, leaf: string, lit: string): string =>
  fill(box(x - h * 0.03, y - h * 0.5, h * 0.06, h * 0.5), trunk) +
  fill(blob(c, x, y - h * 0.64, h * 0.3, h * 0.36, 10, 0.12), leaf) +
  fill(blob(c, x + c.side * h * 0.08, y - h * 0.72, h * 0.17, h * 0.2, 8, 0.16), lit);

export const poplar = (c: Canvas, x: number, y: number, h: number, leaf: string, lit: string): string =>
  fill(blob(c, x, y - h * 0.52, h * 0.12, h * 0.5, 10, 0.1), leaf) +
  fill(blob(c, x + c.side * h * 0.035, y - h * 0.56, h * 0.05, h * 0.38, 8, 0.14), lit);

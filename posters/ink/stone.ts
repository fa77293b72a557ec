import type { Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import { crag } from './hand.ts';
import { massif } from './land.ts';
import { fill, line, num, type Point, poly, range, ring, stroke } from './marks.ts';

export const snowy = (c: Canvas, pts: readonly Point[], base: number, d: number): string => {
  const { ink } = c;
  const lo = pts.map((p, i): Point => [p[0], base - (base - p[1]) * (i % 2 ? 0.42 : 0.62)]);
  const teeth = crag(c, lo, 0.5, 3);
  return massif(c, pts, base, ink('snow', d), {
    rough: 0.12,
    shade: ink('ice', d + 0.05),
    lite: ink('snow', d * 0.5),
    grain: 0.2,
    inner:
      fill(poly([...teeth, [pts[pts.length - 1]![0], base], [pts[0]![0], base]]), ink('slate', d + 0.1)) +
      stroke(line(teeth), ink('granite', d + 0.1), 2.4),
  });
};
export const masonry = (c: Canvas, x0: number, y0: number, w: number, h: number, size: number, col: string): string => {
  let s = '';
  const rows = Math.round(h / size),
    pts = range(rows + 1).map((j) => {
      const xs = [x0 - size];
      while (xs[xs.length - 1]! < x0 + w + size) xs.push(xs[xs.length - 1]! + size * c.between(0.8, 1.6));
      return xs.map((x): Point => [x, y0 + (j / rows) * h + c.between(-0.22, 0.22) * size]);
    });
  for (const j of range(rows)) {
    const top = pts[j],
      bot = pts[j + 1];
    for (let i = 1; i < bot!.length; i++) {
      const a = bot![i - 1],
        b = bot![i];
      const up = top!.filter((p) => p[0] > a![0] + 3 && p[0] < b![0] - 3);
      const at = (x: number) => {
        const q = top!.findIndex((p) => p[0] >= x),
          r = top![Math.max(1, q)] ?? top![top!.length - 1],
          l = top![Math.max(1, q) - 1] ?? r;
        return l![1] + ((r![1] - l![1]) * (x - l![0])) / (r![0] - l![0] || 1);
      };
      const g = size * 0.035;
      const ring0: Point[] = [
        [a![0] + g, at(a![0]) + g],
        ...up.map((p): Point => [p[0], p[1] + g]),
        [b![0] - g, at(b![0]) + g],
        [b![0] - g, b![1] - g],
        [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2 - g + c.between(-2, 2)],
        [a![0] + g, a![1] - g],
      ];
      const f = mix(col, c.chance() < 0.5 ? c.ink('slate') : c.ink('stone'), c.between(0, 0.55)),
        d = ring(
          ring0.flatMap((p, q): Point[] => {
            const r = ring0[(q + 1) % ring0.length]!;
            return [0.07, 0.93].map(
              (t): Point => [Math.round(p[0] + (r[0] - p[0]) * t), Math.round(p[1] + (r[1] - p[1]) * t)],
            );
          }),
        );
      s +=
        fill(d, c.lite(f, 0.34)) +
        fill(d, f, `transform="translate(${num(-c.side * size * 0.03)} ${num(size * 0.05)})"`);
    }
  }
  return s;
};

/** Draws large or distant walls with a tenth of the bytes of `masonry`. */
export function joints(c: Canvas, x: number, y: number, w: number, h: number, size: number, ink: string): string {
  const rows = Math.max(1, Math.round(h / (size * 0.8)));
  const courses = range(rows + 1).map((j) => {
    const xs: Point[] = [];
    for (let px = x - size * c.chance(); px < x + w + size; px += size * c.between(0.75, 1.5))
      xs.push([Math.round(px), Math.round(y + (j / rows) * h + c.between(-0.16, 0.16) * size)]);
    return xs;
  });
  const flat = courses.slice(1, -1).map(line).join('');
  const upright = courses
    .slice(1)
    .flatMap((course, j) =>
      course.map(([px, py]) => `M${px} ${py}l${Math.round(c.between(-3, 3))} ${Math.round(-h / rows + (j ? 2 : 0))}`),
    )
    .join('');
  return (
    stroke(
      flat + upright,
      c.lite(ink, 0.4),
      Math.max(1.4, size * 0.04),
      `transform="translate(${num(c.side * -1)} 2)"`,
    ) + stroke(flat + upright, c.shade(ink, 0.55), Math.max(1.6, size * 0.06))
  );
}

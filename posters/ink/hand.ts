import { type Canvas, nextId } from './canvas.ts';
import { fill, num, type Point, range, ring } from './marks.ts';

export function cut(c: Canvas, points: readonly Point[], wobble = 1.2, step = 26): Point[] {
  const out: Point[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const parts = Math.max(1, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / step));
    out.push(p);
    for (let j = 1; j < parts; j++) {
      const t = j / parts;
      out.push([
        p[0] + (q[0] - p[0]) * t + c.between(-wobble, wobble),
        p[1] + (q[1] - p[1]) * t + c.between(-wobble, wobble),
      ]);
    }
  });
  return out;
}

export const blob = (c: Canvas, x: number, y: number, rx: number, ry: number, corners = 9, uneven = 0.12): string =>
  ring(
    range(corners).map((i): Point => {
      const angle = (i / corners) * 6.283;
      return [
        x + Math.cos(angle) * rx * c.between(1 - uneven, 1 + uneven),
        y + Math.sin(angle) * ry * c.between(1 - uneven, 1 + uneven),
      ];
    }),
  );

export function crag(c: Canvas, points: readonly Point[], rough = 0.12, depth = 3): Point[] {
  let edge = [...points];
  for (let k = 0; k < depth; k++) {
    const finer: Point[] = [edge[0]!];
    for (let i = 1; i < edge.length; i++) {
      const p = edge[i - 1]!;
      const q = edge[i]!;
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
      finer.push(
        [
          (p[0] + q[0]) / 2 + c.between(-0.12, 0.12) * (q[0] - p[0]),
          (p[1] + q[1]) / 2 + c.between(-1, 1) * rough * length,
        ],
        q,
      );
    }
    edge = finer;
  }
  return edge;
}

export function clip(c: Canvas, d: string, drawing: string): string {
  const id = nextId(c, 'c');
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

export const spray = (
  c: Canvas,
  d: string,
  grain: 'l' | 'd',
  fade: '' | 'u' | 'd' | 'l' | 'r' = '',
  opacity = 1,
): string =>
  `<path d="${d}" fill="url(#${c.id}${grain})"${fade && ` mask="url(#${c.id}m${fade})"`}${opacity !== 1 ? ` opacity="${opacity}"` : ''}/>`;

export const plate = (c: Canvas, d: string, ink: string, edge = c.light.sun, slip = 1): string =>
  fill(d, edge, `transform="translate(${num(c.side * 1.7 * slip)} ${num(-1.2 * slip)})"`) + fill(d, ink);

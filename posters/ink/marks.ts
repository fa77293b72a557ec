export type Point = readonly [x: number, y: number];

export const num = (v: number): number => Math.round(v * 10) / 10;
export const range = (count: number): number[] => Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i);

export const line = (points: readonly Point[]): string =>
  `M${points.map((p) => `${num(p[0])} ${num(p[1])}`).join('L')}`;
export const poly = (points: readonly Point[]): string => `${line(points)}Z`;
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
export const circle = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

export function soft(points: readonly Point[], head: 'M' | 'L' = 'M'): string {
  let d = `${head}${num(points[0]![0])} ${num(points[0]![1])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [nx, ny] = points[i + 1]!;
    d += `Q${num(x)} ${num(y)} ${num((x + nx) / 2)} ${num((y + ny) / 2)}`;
  }
  const end = points[points.length - 1]!;
  return `${d}L${num(end[0])} ${num(end[1])}`;
}

export function ring(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(points[points.length - 1]!, points[0]!);
  let d = `M${num(start[0])} ${num(start[1])}`;
  points.forEach((p, i) => {
    const q = middle(p, points[(i + 1) % points.length]!);
    d += `Q${num(p[0])} ${num(p[1])} ${num(q[0])} ${num(q[1])}`;
  });
  return `${d}Z`;
}

/** `#` is a filled cell. A cell is `unit` wide. */
export const bits = (rows: readonly string[], unit: number, x = 0, y = 0): string =>
  rows
    .map((row, j) =>
      [...row.matchAll(/#+/g)]
        .map((run) => box(x + run.index * unit, y + j * unit, run[0].length * unit, unit))
        .join(''),
    )
    .join('');

const extra = (attributes: string): string => (attributes ? ` ${attributes}` : '');

export const HOLES = 'fill-rule="evenodd"';

export const fill = (d: string, ink: string, attributes = ''): string =>
  `<path d="${d}" fill="${ink}"${extra(attributes)}/>`;

export const stroke = (d: string, ink: string, width = 2, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${extra(attributes)}/>`;

export const disc = (x: number, y: number, r: number, ink: string, attributes = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${ink}"${extra(attributes)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, ink: string, attributes = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${ink}"${extra(attributes)}/>`;

export function place(x: number, y: number, drawing: string, scale = 1, facing: number = 1): string {
  const size = scale !== 1 || facing !== 1 ? ` scale(${num(scale * 10 * facing) / 10} ${num(scale * 10) / 10})` : '';
  return `<g transform="translate(${num(x)} ${num(y)})${size}">${drawing}</g>`;
}

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark);

export const leftToRight = (points: readonly Point[]): Point[] => [...points].sort((a, b) => a[0] - b[0]);

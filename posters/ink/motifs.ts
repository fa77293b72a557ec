import { num, type Point, poly, range } from './marks.ts';

/** Moche step-fret with its wave. */
export const FRET = [
  '.......#######.',
  '......##.....#.',
  '.....###.###.#.',
  '....####.#...#.',
  '...#####.#####.',
  '..######.......',
  '.#######.......',
  '########.......',
] as const;

/** Andean weave: crossed bands. */
export const WEAVE = [
  '#......#......',
  '##....###....#',
  '.##..##.##..##',
  '..####...####.',
  '...##..#..##..',
  '..####...####.',
  '.##..##.##..##',
  '##....###....#',
  '#......#......',
] as const;

/** Stepped rhombus with an open eye. */
export const STEPPED = [
  '...##...',
  '..####..',
  '.######.',
  '###..###',
  '###..###',
  '.######.',
  '..####..',
  '...##...',
] as const;

/** A frieze figure: a list of rings in a unit box, y down. `glyph` draws the figure on a surface. */
export type Figure = readonly (readonly Point[])[];

export const FISH: Figure = [
  [
    [0, 0.52],
    [0.14, 0.24],
    [0.36, 0.1],
    [0.36, 0],
    [0.6, 0],
    [0.6, 0.16],
    [0.78, 0.4],
    [0.84, 0.2],
    [1, 0.06],
    [0.95, 0.5],
    [1, 0.94],
    [0.84, 0.8],
    [0.78, 0.6],
    [0.6, 0.84],
    [0.36, 0.92],
    [0.14, 0.8],
  ],
  [
    [0.16, 0.34],
    [0.25, 0.34],
    [0.25, 0.5],
    [0.16, 0.5],
  ],
  [
    [0.4, 0.34],
    [0.52, 0.5],
    [0.4, 0.66],
    [0.46, 0.5],
  ],
];

/** A pelican in the style of Chimú friezes: long bill on the breast, stepped tail, one folded wing. */
export const BIRD: Figure = [
  [
    [0.0, 0.62],
    [0.04, 0.3],
    [0.14, 0.12],
    [0.26, 0.02],
    [0.4, 0.06],
    [0.46, 0.18],
    [0.4, 0.34],
    [0.42, 0.44],
    [0.56, 0.36],
    [0.74, 0.36],
    [0.74, 0.46],
    [0.87, 0.46],
    [0.87, 0.56],
    [1, 0.56],
    [1, 0.68],
    [0.8, 0.76],
    [0.62, 0.8],
    [0.62, 0.92],
    [0.72, 0.92],
    [0.72, 1],
    [0.36, 1],
    [0.36, 0.92],
    [0.5, 0.92],
    [0.5, 0.82],
    [0.34, 0.76],
    [0.26, 0.62],
    [0.26, 0.46],
    [0.3, 0.3],
    [0.22, 0.26],
    [0.16, 0.36],
    [0.12, 0.6],
    [0.06, 0.7],
  ],
  [
    [0.27, 0.1],
    [0.34, 0.1],
    [0.34, 0.18],
    [0.27, 0.18],
  ],
  [
    [0.46, 0.52],
    [0.7, 0.5],
    [0.7, 0.58],
    [0.58, 0.58],
    [0.58, 0.66],
    [0.46, 0.66],
  ],
];

export const glyph = (figure: Figure, map: (x: number, y: number) => Point): string =>
  figure.map((part) => poly(part.map(([x, y]) => map(x, y)))).join('');

/** Path data of a row of `count` curling waves, each `size` wide. */
export const wave = (x: number, y: number, size: number, count: number): string => {
  const u = (v: number): number => num(size * v);
  const curl = `q${u(0.05)} ${u(-0.62)} ${u(0.5)} ${u(-0.62)}q${u(0.36)} 0 ${u(0.36)} ${u(0.3)}q0 ${u(0.22)} ${u(-0.2)} ${u(0.22)}q${u(-0.14)} 0 ${u(-0.14)} ${u(-0.13)}q${u(-0.06)} ${u(0.23)} ${u(0.48)} ${u(0.23)}Z`;
  return range(count)
    .map((i) => `M${num(x + i * size)} ${num(y)}${curl}`)
    .join('');
};

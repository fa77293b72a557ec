import type { RegionArt } from '../art.ts';
import { bits } from '../ink/marks.ts';

/** Width and height of one motif at `unit` per cell. */
export const motifSize = (art: RegionArt, unit: number): { width: number; height: number } => ({
  width: art.motif[0]!.length * unit,
  height: art.motif.length * unit,
});

/** One motif as path data, for a rule, a divider or a loading mark. */
export const motifPath = (art: RegionArt, unit = 1): string => bits(art.motif, unit);

/** A tile that repeats sideways: use it as a mask or a background. `gap` in cells. */
export function motifTile(art: RegionArt, unit = 1, ink = 'currentColor', gap = 0): string {
  const { width, height } = motifSize(art, unit);
  const across = width + gap * unit;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}" viewBox="0 0 ${across} ${height}"><path d="${motifPath(art, unit)}" fill="${ink}"/></svg>`;
}

/** A quiet ground for map edges and empty walls: motifs on alternate places of two rows. */
export function motifTexture(art: RegionArt, unit = 2, ink = art.rule, opacity = 0.16): string {
  const { width, height } = motifSize(art, unit);
  const w = width * 2;
  const h = height * 4;
  const d = bits(art.motif, unit, width * 0.25, height * 0.5) + bits(art.motif, unit, width * 1.25, height * 2.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><path d="${d}" fill="${ink}" opacity="${opacity}"/></svg>`;
}

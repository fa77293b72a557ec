import type { RegionArt } from '../art.ts';
import { bits } from '../ink/marks.ts';

/** Width and height of one motif at `unit` per cell. */
export const motifSize = (art: RegionArt, unit: number): { width: number; height: number } => ({
  width: art.motif[0]!.length * unit,
  height: art.motif.length * unit,
});

/** One motif as path data, for a rule, a divider or a loading mark. */
export const motifPath = (art: RegionArt, unit = 1): string => bits(art.motif, unit);

import { bits } from '#posters/ink/marks.ts';

interface Fret {
  /** Points. */
  left: number;
  /** Points; filled with whole motifs, in its middle. */
  width: number;
  /** Where the motifs stand, in points from the top. */
  foot: number;
  /** Points of one cell of the motif. */
  unit: number;
  colour: string;
}

/** The region's motif as a rule. */
export function drawFret(page: PDFKit.PDFDocument, motif: readonly string[], fret: Fret): void {
  const { unit, width, foot, colour } = fret;
  const cell = motif[0]!.length * unit;
  const count = Math.floor(width / cell);
  const left = fret.left + (width - count * cell) / 2;
  for (let i = 0; i < count; i += 1)
    page.path(bits(motif, unit, left + i * cell, foot - motif.length * unit)).fill(colour);
}

import { bits } from '#posters/ink/marks.ts';

interface Fret {
  /** Left edge in points. */
  left: number;
  /** Points. The rule is filled with whole motifs and centred. */
  width: number;
  /** Bottom edge of the motifs, in points from the top. */
  foot: number;
  /** Points per cell of the motif. */
  unit: number;
  colour: string;
}

/** Draws the region's motif as a horizontal rule. */
export function drawFret(page: PDFKit.PDFDocument, motif: readonly string[], fret: Fret): void {
  const { unit, width, foot, colour } = fret;
  const cell = motif[0]!.length * unit;
  const count = Math.floor(width / cell);
  const left = fret.left + (width - count * cell) / 2;
  for (let i = 0; i < count; i += 1)
    page.path(bits(motif, unit, left + i * cell, foot - motif.length * unit)).fill(colour);
}

import { bits } from '#posters/ink/marks.ts';

interface Fret {
  left: number;
  /** Points. The motif is repeated as often as it fits. */
  width: number;
  /** Points from the top of the page to the bottom of the motif. */
  foot: number;
  unit: number;
  colour: string;
}

export function drawFret(page: PDFKit.PDFDocument, motif: readonly string[], fret: Fret): void {
  const { unit, width, foot, colour } = fret;
  const cell = motif[0]!.length * unit;
  const count = Math.floor(width / cell);
  const left = fret.left + (width - count * cell) / 2;
  for (let i = 0; i < count; i += 1)
    page.path(bits(motif, unit, left + i * cell, foot - motif.length * unit)).fill(colour);
}

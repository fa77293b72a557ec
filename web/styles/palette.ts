import type { Look } from '#web/face.ts';

/** Returns the region's colours as CSS variables. tokens.css derives the colour roles from these variables. */
export function paletteCss({ palette, motif }: Pick<Look, 'palette' | 'motif'>): string {
  const colours = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 6'><path fill-rule='evenodd' d='${motif}'/></svg>`;
  return `@layer region{:root{${colours.join(';')};--brand-motif:url("data:image/svg+xml,${encodeURIComponent(drawing)}")}}`;
}

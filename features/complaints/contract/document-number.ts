/** How the number of a kind of document looks, as the country pack says it; without `pattern`, any. */
interface DocumentShape {
  pattern?: string;
}

/** Whether a number, as somebody typed it, can be one of that kind: capitals, spaces, dots and hyphens do not count. */
export function fitsDocument(number: string, { pattern }: DocumentShape): boolean {
  return !pattern || new RegExp(pattern).test(number.replaceAll(/[\s.-]/g, '').toUpperCase());
}

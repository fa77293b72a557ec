/** Format of a document's number from the country pack; any number fits without `pattern`. */
interface DocumentShape {
  pattern?: string;
}

/** Whether a typed number fits a kind of document; case, spaces, dots and hyphens are ignored. */
export function fitsDocument(number: string, { pattern }: DocumentShape): boolean {
  return !pattern || new RegExp(pattern).test(number.replaceAll(/[\s.-]/g, '').toUpperCase());
}

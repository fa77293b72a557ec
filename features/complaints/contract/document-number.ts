/** Kind of identity document in the country pack. Without `pattern`, every number is valid. */
interface DocumentShape {
  pattern?: string;
}

/** Whether a number is valid for a kind of document. Spaces, dots, hyphens and case are ignored. */
export function fitsDocument(number: string, { pattern }: DocumentShape): boolean {
  return !pattern || new RegExp(pattern).test(number.replaceAll(/[\s.-]/g, '').toUpperCase());
}

/** Without `pattern` every number is valid. */
interface DocumentShape {
  pattern?: string;
}

/** Ignores spaces, dots, hyphens and case. */
export function fitsDocument(number: string, { pattern }: DocumentShape): boolean {
  return !pattern || new RegExp(pattern).test(number.replaceAll(/[\s.-]/g, '').toUpperCase());
}

import { plainLines } from './plain-text.ts';

/**
 * RFC 4180 with a byte order mark, which spreadsheets need to read accents. What a spreadsheet would take for a formula is led by an apostrophe: at the
 * beginning of a cell, and behind whatever it may take for the end of one (a semicolon where that separates cells, a tab, a line break). Numbers stay numbers.
 */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
/** Also the wide signs, which some spreadsheets read alike, and behind quotation marks and spaces, which they drop. */
const FORMULA = /(^|[;\t\n])((?:[^\S\t\n]|["'])*)(?=[=+\-@＝＋－＠])/gu;

function cell(text: string): string {
  const plain = plainLines(text);
  const safe = NUMBER.test(plain) ? plain : plain.replace(FORMULA, "$1'$2");
  return /[",;\t\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

import { plainLines } from './plain-text.ts';

/**
 * The byte order mark lets spreadsheets read accents (RFC 4180). An apostrophe precedes text that a spreadsheet would
 * run as a formula.
 */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
/** One of the signs = + - @, also in full width. Spreadsheets ignore quotation marks and spaces before the sign. */
const FORMULA = /(^|[;\t\n])((?:[^\S\t\n]|["'])*)(?=[=+\-@＝＋－＠])/gu;

function cell(text: string): string {
  const plain = plainLines(text);
  const safe = NUMBER.test(plain) ? plain : plain.replace(FORMULA, "$1'$2");
  return /[",;\t\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

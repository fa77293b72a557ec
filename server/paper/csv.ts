import { plainLines } from './plain-text.ts';

/**
 * Writes CSV with a byte order mark, which spreadsheets need for accents. An apostrophe stops a spreadsheet from
 * running text as a formula.
 */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
/**
 * Signs with which a formula begins, also in full width. Spreadsheets ignore quotation marks and spaces before the
 * sign.
 */
const FORMULA = /(^|[;\t\n])((?:[^\S\t\n]|["'])*)(?=[=+\-@＝＋－＠])/gu;

function cell(text: string): string {
  const plain = plainLines(text);
  const safe = NUMBER.test(plain) ? plain : plain.replace(FORMULA, "$1'$2");
  return /[",;\t\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const GUARD = /(^|[;\t\n])'((?:[^\S\t\n]|["'])*)(?=[=+\-@＝＋－＠])/gu;

/** The text of a cell without the apostrophes of `writeCsv`. */
export const withoutGuard = (text: string): string => text.replace(GUARD, '$1$2');

/** The text of a cell of another format that `withoutGuard` gives back unchanged. */
export const keptByGuard = (text: string): string => (GUARD_ONCE.test(text) ? text.replace(FORMULA, "$1'$2") : text);
const GUARD_ONCE = new RegExp(GUARD.source, 'u');

/** For calendar files, spreadsheets and mail headers, a carriage return alone also ends a line. */
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/** Line breaks become a line feed. Control characters other than the tab are removed. */
export const plainLines = (text: string): string => text.replace(BREAKS, '\n').replace(CONTROLS, '');

/** Line breaks and tabs become spaces. */
export const plainLine = (text: string): string => plainLines(text).replace(/[\n\t]+/g, ' ');

/** In calendar files, spreadsheets and mail headers, a carriage return ends a line too. */
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/** Replaces line breaks by line feeds, and removes control characters. */
export const plainLines = (text: string): string => text.replace(BREAKS, '\n').replace(CONTROLS, '');

/** Replaces line breaks and tabs by spaces, and removes control characters. */
export const plainLine = (text: string): string => plainLines(text).replace(/[\n\t]+/g, ' ');

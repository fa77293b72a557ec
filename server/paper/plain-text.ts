/** Every way of writing a line break: also a lone carriage return, which calendar files, spreadsheets and mail headers take for the end of a line. */
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/** A text of several lines for a format of lines: its breaks are all "\n", and other control characters but the tab are gone. */
export const plainLines = (text: string): string => text.replace(BREAKS, '\n').replace(CONTROLS, '');

/** A text on one line: breaks and tabs become spaces. */
export const plainLine = (text: string): string => plainLines(text).replace(/[\n\t]+/g, ' ');

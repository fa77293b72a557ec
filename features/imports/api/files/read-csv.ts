import { parse } from 'csv-parse/sync';
import { type FileGrid, UnreadableImport } from './file-grid.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Excel writes the delimiter into the first line. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;
/** Characters of one row. */
const LONGEST_ROW = 500_000;

/**
 * Uses one delimiter, because with two, a decimal comma would cut numbers in half.
 * @throws {UnreadableImport}
 */
export function readCsv(text: string, notes: string[] = []): FileGrid {
  const named = SEPARATOR_LINE.exec(text);
  const body = named ? text.slice(named[0].length) : text.replace(/^\uFEFF/, '');
  const delimiter = named?.[1] ?? delimiterOf(body);
  try {
    const rows = parse(body, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_ROW,
    }) as string[][];
    return { format: 'csv', rows: named ? [[''], ...rows] : rows, notes };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'CSV_MAX_RECORD_SIZE')
      throw new UnreadableImport('Una fila del CSV es larguísima: puede que le falten comillas de cierre.');
    throw new UnreadableImport('El CSV está roto: puede que a una celda le falten sus comillas de cierre.');
  }
}

/** The sign that occurs most in the first line that has one, outside of quotation marks. */
export function delimiterOf(text: string): string {
  for (const line of text.slice(0, 20_000).split(/\r?\n/)) {
    const bare = line.replace(/"[^"]*"/g, '');
    const counts = DELIMITERS.map((sign) => bare.split(sign).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)]!;
  }
  return ',';
}

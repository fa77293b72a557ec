import { readSheet } from 'read-excel-file/node';
import { type FileGrid, UnreadableImport } from './file-grid.ts';

type Cell = string | number | boolean | Date | null;

/**
 * Reads the first sheet. Call `listZip` before, because reading a huge sheet takes minutes.
 * @throws {UnreadableImport}
 */
export async function readXlsx(bytes: Uint8Array): Promise<FileGrid> {
  let rows: Cell[][];
  try {
    rows = (await readSheet(Buffer.from(bytes))) as Cell[][];
  } catch {
    throw new UnreadableImport('No leemos esa hoja de cálculo. Guárdala de nuevo como XLSX, o como CSV.');
  }
  return { format: 'xlsx', rows: rows.map((row) => row.map(textOf)), notes: ['Leímos la primera hoja del libro.'] };
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  // Dates come as midnight in UTC.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';
import { type FileGrid, UnreadableImport } from './file-grid.ts';

type Cell = string | number | boolean | Date | null;

/**
 * Reads the first sheet. Call `listZip` before, because reading a huge sheet takes minutes.
 * @throws {UnreadableImport}
 */
export async function readXlsx(bytes: Uint8Array, onProgress: (part: number) => void = () => {}): Promise<FileGrid> {
  let rows: Cell[][];
  try {
    rows = (await readSheet(Readable.from(piecesOf(bytes, onProgress), { objectMode: false }))) as Cell[][];
  } catch {
    throw new UnreadableImport('No leemos esa hoja de cálculo. Guárdala de nuevo como XLSX, o como CSV.');
  }
  // In place, because a copy of all cells would need as much memory again.
  for (const row of rows) for (const [at, cell] of row.entries()) row[at] = textOf(cell);
  return { format: 'xlsx', rows: rows as string[][], notes: ['Leímos la primera hoja del libro.'] };
}

const PIECE = 1 << 16;
/** Share of unpacking in the time of reading. The rest has no progress of its own. */
const UNPACKING = 0.5;

function* piecesOf(bytes: Uint8Array, onProgress: (part: number) => void): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(PIECE, bytes.length - at));
    onProgress((UNPACKING * Math.min(bytes.length, at + PIECE)) / bytes.length);
  }
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  // Dates come as midnight in UTC.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

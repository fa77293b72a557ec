import type { FileFormat } from '#features/imports/contract/columns.ts';

export const MOST_ROWS = 100_000;
/** Characters. Longer cells are cut. */
export const LONGEST_CELL = 4000;

/** The cells of a file as texts. The titles may stand below some lines of another kind. */
export interface FileGrid {
  format: Exclude<FileFormat, 'photos'>;
  rows: string[][];
  /** Remarks in Spanish, such as the encoding. */
  notes: string[];
}

/** A picture of an archive. `fault` says why it cannot become a photo. */
export interface FoundPicture {
  /** Path in the archive. */
  name: string;
  /** SHA-256 in hexadecimal digits. Empty if the picture was not unpacked. */
  hash: string;
  fault: 'not_picture' | 'too_large' | 'broken' | null;
}

/** A folder of pictures. The cells are those of its table. */
export interface PictureFolder {
  format: 'photos';
  rows: string[][];
  notes: string[];
  pictures: FoundPicture[];
}

export type ReadFile = FileGrid | PictureFolder;

/** The file cannot be read. The message is Spanish and for the person who uploaded it. */
export class UnreadableImport extends Error {
  readonly detail: string;

  constructor(detail: string) {
    super(detail);
    this.name = 'UnreadableImport';
    this.detail = detail;
  }
}

/** @throws {UnreadableImport} if there are too many rows */
export function checkedGrid<Read extends ReadFile>(grid: Read): Read {
  if (grid.rows.length > MOST_ROWS + 1)
    throw new UnreadableImport(`El archivo tiene más de ${MOST_ROWS.toLocaleString('es')} filas. Divídelo en varios.`);
  // A copy of all cells would need as much memory again.
  for (const row of grid.rows) for (const [at, cell] of row.entries()) row[at] = cleanCell(cell);
  return grid;
}

/** The database stores no null character and no half of a surrogate pair. */
const cleanCell = (cell: string): string => cell.slice(0, LONGEST_CELL).replaceAll('\0', '').toWellFormed();

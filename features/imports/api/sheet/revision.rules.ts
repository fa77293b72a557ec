import { createHash } from 'node:crypto';
import { type Cells, type ColumnKey, FACT_CELLS, SHEET_FACT_NAMES, type SheetFactName } from './columns.ts';

const VERSION = 'v1';
/** Characters for each fact. */
const PART = 4;

/** A short print of the cells of a fact. Two values of a place's fact have the same print once in 16 million cases. */
export function printOf(fact: SheetFactName, cells: Cells): string {
  const texts = (FACT_CELLS[fact] as readonly ColumnKey[]).map((column) => cells[column] ?? '');
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, PART);
}

/** Says for each fact of a row what it was when the sheet was downloaded. */
export function revisionOf(cells: Cells): string {
  return `${VERSION}.${SHEET_FACT_NAMES.map((fact) => printOf(fact, cells)).join('')}`;
}

/** Null if the text is no revision of this version. */
export function readRevision(text: string): Record<SheetFactName, string> | null {
  const [version, prints = ''] = text.trim().split('.');
  if (version !== VERSION || !/^[\w-]+$/.test(prints) || prints.length !== SHEET_FACT_NAMES.length * PART) return null;
  return Object.fromEntries(
    SHEET_FACT_NAMES.map((fact, at) => [fact, prints.slice(at * PART, (at + 1) * PART)]),
  ) as Record<SheetFactName, string>;
}

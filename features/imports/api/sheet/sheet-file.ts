import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/node';
import type { PlaceSnapshot } from '#features/places/api/public.ts';
import { keptByGuard, writeCsv } from '#server/paper/csv.ts';
import { type Cells, COLUMN_KEYS, COLUMNS, type Column, type ColumnKey } from './columns.ts';
import { revisionOf } from './revision.rules.ts';
import { cellsOf, type Money, sheetFacts } from './write-cells.rules.ts';

const TITLES = COLUMN_KEYS.map((key) => COLUMNS[key].title);

/** UTF-8 with a byte order mark. */
export const sheetCsv = (places: readonly PlaceSnapshot[], money: Money): string =>
  writeCsv([TITLES, ...places.map((place) => rowOf(place, money))]);

/** Texts have the format of a text, so that no spreadsheet runs one as a formula or drops the plus of a telephone. */
export async function sheetXlsx(places: readonly PlaceSnapshot[], money: Money): Promise<Buffer> {
  const head = (titles: readonly string[]) => titles.map((value): Cell => ({ value, fontWeight: 'bold', ...TEXT }));
  const data: SheetData = [head(TITLES), ...places.map((place) => rowOf(place, money).map(cellAt))];
  const about: SheetData = [
    head(['Columna', 'Qué va en ella']),
    ...COLUMN_KEYS.map((key) => [COLUMNS[key].title, COLUMNS[key].about].map((value): Cell => ({ value, ...WRAPPED }))),
  ];
  return writeXlsxFile([
    {
      ...{ data, sheet: 'Lugares', stickyRowsCount: 1, stickyColumnsCount: 2 },
      columns: COLUMN_KEYS.map((key) => ({ width: COLUMNS[key].width })),
    },
    { data: about, sheet: 'Cómo se llena', stickyRowsCount: 1, columns: [{ width: 30 }, { width: 90 }] },
  ]).toBuffer();
}

const TEXT = { type: String, format: '@' } as const;
const WRAPPED = { ...TEXT, wrap: true, alignVertical: 'top' } as const;

function cellAt(text: string, at: number): Cell {
  const column: Column = COLUMNS[COLUMN_KEYS[at]!];
  if (text === '') return column.isNumber ? null : { value: '', ...TEXT };
  return column.isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : { value: keptByGuard(text), ...TEXT };
}

function rowOf(place: PlaceSnapshot, money: Money): string[] {
  const cells: Cells = cellsOf(sheetFacts(place), money);
  const all: Record<ColumnKey, string> = { ...EMPTY, ...cells, id: place.id, revision: revisionOf(cells) };
  return COLUMN_KEYS.map((key) => all[key]);
}

const EMPTY = Object.fromEntries(COLUMN_KEYS.map((key) => [key, ''])) as Record<ColumnKey, string>;

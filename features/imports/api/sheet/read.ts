import type { CellProblem, SheetProblem } from '#features/imports/contract/sheet.ts';
import { COLUMNS, type ColumnKey } from './columns.ts';

/** `doubt`: the value is the most likely of two. */
export type Read<Value> = { value: Value; doubt?: 'hours_two' } | { problems: CellProblem[] };

export const refuse = (column: ColumnKey, code: SheetProblem, value: string, most?: number): Read<never> => ({
  problems: [{ column: COLUMNS[column].title, code, value: value.slice(0, 200), ...(most !== undefined && { most }) }],
});

import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import * as routes from '#features/imports/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { PAGE_SIZE, strangeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { findImport } from '../import.store.ts';
import { rowView } from '../import.view.ts';
import { listRows } from '../row.store.ts';

export function listImportRows(app: App, { db, config }: Platform): void {
  serve(app, routes.listImportRows, async ({ params: { id }, query: { view, cursor, limit = PAGE_SIZE } }) => {
    if (!(await findImport(db, config.REGION, id))) throw problem(IMPORT_ERRORS, 'import_not_found');
    const rows = await listRows(db, config.REGION, id, { view, limit: limit + 1, after: lineOf(cursor) });
    const items = rows.slice(0, limit).map(rowView);
    return { items, next: rows.length > limit ? String(items.at(-1)!.line) : null };
  });
}

/** The cursor is the last line of the previous page. */
export function lineOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,7}$/.test(cursor)) throw strangeCursor();
  return Number(cursor);
}

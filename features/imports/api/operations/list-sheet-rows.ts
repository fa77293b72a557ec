import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import * as routes from '#features/imports/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { PAGE_SIZE } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { findImport } from '../import.store.ts';
import { sheetRowView } from '../import.view.ts';
import { listSheetRows as listRows } from '../sheet/sheet.store.ts';
import { lineOf } from './list-import-rows.ts';

export function listSheetRows(app: App, { db, config }: Platform): void {
  serve(app, routes.listSheetRows, async ({ params: { id }, query: { view, cursor, limit = PAGE_SIZE } }) => {
    if (!(await findImport(db, config.REGION, id))) throw problem(IMPORT_ERRORS, 'import_not_found');
    const rows = await listRows(db, config.REGION, id, { view, limit: limit + 1, after: lineOf(cursor) });
    const items = rows.slice(0, limit).map(sheetRowView);
    return { items, next: rows.length > limit ? String(items.at(-1)!.line) : null };
  });
}

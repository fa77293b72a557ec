import * as routes from '#features/imports/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { listImportRecords } from '../import.store.ts';
import { listedImportView } from '../import.view.ts';
import { countRows } from '../row.store.ts';

export function listImports(app: App, { db, config }: Platform): void {
  serve(app, routes.listImports, async ({ query: { limit = PAGE_SIZE, cursor } }) => {
    const found = await listImportRecords(db, config.REGION, { limit: limit + 1, after: readTimeCursor(cursor) });
    const { rows, next } = cutPage(found, limit);
    const counts = await countRows(
      db,
      config.REGION,
      rows.map(({ id }) => id),
    );
    return { items: rows.map((row) => listedImportView(row, counts.get(row.id))), next };
  });
}

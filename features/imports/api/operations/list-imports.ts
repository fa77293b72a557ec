import * as routes from '#features/imports/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { listImportRecords } from '../import.store.ts';
import { listedImportView } from '../import.view.ts';
import { countImports } from '../sheet/count-imports.ts';

export function listImports(app: App, { db, config }: Platform): void {
  serve(app, routes.listImports, async ({ query: { limit = PAGE_SIZE, cursor, purpose } }) => {
    const found = await listImportRecords(db, config.REGION, {
      ...{ purpose, limit: limit + 1, after: readTimeCursor(cursor) },
    });
    const { rows, next } = cutPage(found, limit);
    const counts = await countImports(db, config.REGION, rows);
    return { items: rows.map((row) => listedImportView(row, counts.get(row.id))), next };
  });
}

import { hasPosition } from '#features/imports/contract/columns.ts';
import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import * as routes from '#features/imports/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockImport, moveImport, saveMapping } from '../import.store.ts';
import { READ } from '../jobs/read-import.ts';
import { readImportView } from '../read-import-view.ts';

export function changeImportMapping(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  serve(app, routes.changeImportMapping, async ({ params: { id }, body: { mapping, source } }) => {
    await inTransaction(db, async (trx) => {
      const row = await lockImport(trx, config.REGION, id);
      if (!row) throw problem(IMPORT_ERRORS, 'import_not_found');
      const isWhole = mapping.columns.length === row.columns.length;
      if (!isWhole || !mapping.columns.includes('name') || !hasPosition(mapping.columns))
        throw problem(IMPORT_ERRORS, 'import_columns_lack');
      // The file of a finished import is no longer stored.
      if (row.finished_at !== null || !(await moveImport(trx, config.REGION, row, 'map')))
        throw problem(IMPORT_ERRORS, 'import_cannot');
      await saveMapping(trx, config.REGION, id, { mapping, source: { ...source, name: source.name.trim() } });
      await jobs.add(trx, READ, { importId: id });
    });
    return readImportView(platform, id);
  });
}

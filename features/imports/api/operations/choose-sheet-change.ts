import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import * as routes from '#features/imports/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockImport } from '../import.store.ts';
import { readImportView } from '../read-import-view.ts';
import { lockSheetRow, saveSheetResults } from '../sheet/sheet.store.ts';

export function chooseSheetChange(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.chooseSheetChange, async ({ params: { id }, body: { line, fact, take } }) => {
    await inTransaction(db, async (trx) => {
      const row = await lockImport(trx, config.REGION, id);
      if (!row) throw problem(IMPORT_ERRORS, 'import_not_found');
      if (row.state !== 'ready' && row.state !== 'done') throw problem(IMPORT_ERRORS, 'import_cannot');
      const stored = await lockSheetRow(trx, config.REGION, id, line);
      if (!stored?.changes.some((change) => change.fact === fact)) throw problem(IMPORT_ERRORS, 'import_row_not_found');
      const { kind, place_id, changes } = stored;
      // A row that adds a place is taken or left as a whole.
      const chosen = changes.map((change) =>
        change.outcome === null && (kind === 'add' || change.fact === fact) ? { ...change, take } : change,
      );
      await saveSheetResults(trx, config.REGION, id, [{ line, placeId: place_id, changes: chosen }]);
    });
    return readImportView(platform, id);
  });
}

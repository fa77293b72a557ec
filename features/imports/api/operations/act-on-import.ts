import { recordAudit } from '#features/audit/api/public.ts';
import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import type { ImportAction } from '#features/imports/contract/import-states.ts';
import * as routes from '#features/imports/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockImport, moveImport } from '../import.store.ts';
import { RUN } from '../jobs/run-import.ts';
import { UNDO } from '../jobs/undo-import.ts';
import { readImportView } from '../read-import-view.ts';
import { countRows } from '../row.store.ts';

const JOBS: Record<ImportAction, string> = { start: RUN, undo: UNDO };

export function actOnImport(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  serve(app, routes.actOnImport, async ({ params: { id }, body: { action }, actor }) => {
    await inTransaction(db, async (trx) => {
      const row = await lockImport(trx, config.REGION, id);
      if (!row) throw problem(IMPORT_ERRORS, 'import_not_found');
      const counts = (await countRows(trx, config.REGION, [id])).get(id);
      const hasRows = action !== 'start' || (counts?.take ?? 0) > 0;
      if (!hasRows || !(await moveImport(trx, config.REGION, row, action)))
        throw problem(IMPORT_ERRORS, 'import_cannot');
      await jobs.add(trx, JOBS[action], { importId: id });
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: `imports.${action}`,
        subject: { kind: 'place_import', id },
        after: { name: row.file_name },
      });
    });
    return readImportView(platform, id);
  });
}

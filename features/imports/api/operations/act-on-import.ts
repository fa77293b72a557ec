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
import { countImports } from '../sheet/count-imports.ts';

const JOBS: Record<ImportAction, string> = { start: RUN, undo: UNDO };

export function actOnImport(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  serve(app, routes.actOnImport, async ({ params: { id }, body: { action, source }, actor }) => {
    await inTransaction(db, async (trx) => {
      const row = await lockImport(trx, config.REGION, id);
      if (!row) throw problem(IMPORT_ERRORS, 'import_not_found');
      const counts = (await countImports(trx, config.REGION, [row])).get(id);
      const hasRows = action !== 'start' || (counts?.take ?? 0) > 0;
      if (!hasRows || !(await moveImport(trx, config.REGION, row, action)))
        throw problem(IMPORT_ERRORS, 'import_cannot');
      const by = actor.kind === 'person' && { accountId: actor.accountId, staff: actor.staff };
      await jobs.add(trx, JOBS[action], {
        importId: id,
        ...(by && { by }),
        ...(action === 'start' && source && { source }),
      });
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

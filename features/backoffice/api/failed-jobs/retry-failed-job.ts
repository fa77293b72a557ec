import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { retryFailedJob as retryJob } from '#server/jobs/jobs.store.ts';
import type { App, Platform } from '#server/platform.ts';

export function retryFailedJob(app: App, { db, config }: Platform): void {
  serve(app, routes.retryFailedJob, async ({ actor, params: { id } }, reply) => {
    await inTransaction(db, async (trx) => {
      if (!(await retryJob(trx, config.REGION, id))) throw problem(BACKOFFICE_ERRORS, 'job_not_found');
      await recordAudit(trx, { region: config.REGION, actor, action: 'jobs.retry', subject: { kind: 'job', id } });
    });
    return reply.code(204).send(null);
  });
}

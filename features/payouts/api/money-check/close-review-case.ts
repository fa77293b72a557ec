import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { closeCase } from '#features/payments/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';

export function closeReviewCase(app: App, { db, config }: Platform): void {
  serve(app, routes.closeReviewCase, async ({ actor, params: { id }, body: { resolution } }, reply) => {
    await inTransaction(db, async (trx) => {
      const closedBy = accountIdOf(actor);
      const about = await closeCase(trx, { region: config.REGION, id, closedBy, resolution });
      if (about === undefined) throw problem(PAYOUT_ERRORS, 'case_not_found');
      await recordAudit(trx, {
        region: config.REGION,
        actor,
        action: 'money.close_case',
        subject: { kind: 'review_case', id },
        reason: resolution,
        after: { about },
      });
    });
    return reply.code(204).send(null);
  });
}

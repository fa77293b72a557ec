import { recordAudit } from '#features/audit/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockOperator } from '../operator/profile/operator.store.ts';
import { saveCommission } from './region.store.ts';
import { readRegionOperator } from './region-operator.view.ts';

export function changeCommission(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(app, routes.changeCommission, async ({ params, actor, body: { commissionBps } }) => {
    await inTransaction(db, async (trx) => {
      const row = await lockOperator(trx, region, params.operatorId);
      if (!row) throw problem(OPERATOR_ERRORS, 'operator_not_found');
      await saveCommission(trx, region, row.id, commissionBps);
      await recordAudit(trx, {
        region,
        actor,
        action: 'operators.commission',
        subject: { kind: 'operator', id: row.id },
        before: { commissionBps: row.commission_bps },
        after: { commissionBps },
      });
    });
    return readRegionOperator(platform, params.operatorId, actor);
  });
}

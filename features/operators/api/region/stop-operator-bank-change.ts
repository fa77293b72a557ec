import { personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { stopBankChange } from '../operator/bank/stop-bank-change.ts';
import { lockOperator } from '../operator/profile/operator.store.ts';
import { readRegionOperator } from './region-operator.view.ts';

export function stopOperatorBankChange(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(app, routes.stopOperatorBankChange, async (request) => {
    const { operatorId, changeId } = request.params;
    const by = { actor: 'region', person: personOf(request), reason: request.body.reason } as const;
    await inTransaction(db, async (trx) => {
      const row = await lockOperator(trx, region, operatorId);
      if (!row) throw problem(OPERATOR_ERRORS, 'operator_not_found');
      if (!(await stopBankChange(trx, platform, row, changeId, by))) throw problem(OPERATOR_ERRORS, 'bank_change_over');
    });
    return readRegionOperator(platform, operatorId, request.actor);
  });
}

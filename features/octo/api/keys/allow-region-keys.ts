import { authorize } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/octo/contract/key-routes.ts';
import { readRegionKeysFrom, saveRegionKeysFrom } from '#features/operators/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperatorKeys } from './operator-keys.view.ts';

export function allowRegionKeys(app: App, platform: Platform): void {
  const { db, config: settings } = platform;
  const region = settings.REGION;

  serve(app, routes.allowRegionKeys, async ({ actor, body: { fromBps }, params: { operatorId } }) => {
    authorize(actor, 'operator.edit', { operatorId });
    await inTransaction(db, async (trx) => {
      const before = await readRegionKeysFrom(trx, region, operatorId);
      await saveRegionKeysFrom(trx, region, operatorId, fromBps);
      await recordAudit(trx, {
        region,
        actor,
        action: 'octo.allow_region',
        subject: { kind: 'operator', id: operatorId },
        before: { fromBps: before },
        after: { fromBps },
      });
    });
    return readOperatorKeys(platform, operatorId);
  });
}

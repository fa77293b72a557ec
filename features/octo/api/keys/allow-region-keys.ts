import { authorize } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { AllowRegionKeys, ResellerKeys } from '#features/octo/contract/reseller-key.ts';
import { resellerKeyRoutes } from '#features/octo/contract/routes.ts';
import { readRegionKeysFrom, saveRegionKeysFrom } from '#features/operators/api/public.ts';
import { OperatorParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperatorKeys } from './operator-keys.view.ts';

/** Route with which an operator lets the region's keys sell its places, and sets the smallest net price. */
export function allowRegionKeys(app: App, platform: Platform): void {
  const { db, config: settings } = platform;
  const region = settings.REGION;

  app.put(
    resellerKeyRoutes.region,
    {
      config: { right: 'operator.edit', freshProof: true },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Permite, o no, que las llaves de la región vendan lo del operador',
        params: OperatorParams,
        body: AllowRegionKeys,
        response: { 200: ResellerKeys },
      },
    },
    async ({ actor, body: { fromBps }, params: { operatorId } }) => {
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
    },
  );
}

import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/octo/contract/key-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionKeys } from './region-keys.view.ts';
import { revokeKey } from './reseller-key.store.ts';

export function revokeRegionKey(app: App, platform: Platform): void {
  const { db, config: settings } = platform;
  const region = settings.REGION;
  serve(app, routes.revokeRegionKey, async (request) => {
    const { keyId } = request.params;
    await inTransaction(db, async (trx) => {
      const gone = await revokeKey(trx, region, null, keyId, personOf(request).accountId);
      if (!gone) throw problem(PLATFORM_ERRORS, 'not_found');
      await recordAudit(trx, {
        region,
        actor: request.actor,
        action: 'octo.revoke_key',
        subject: { kind: 'octo_key', id: keyId },
        after: { reseller: gone.reseller, mode: gone.mode },
      });
    });
    return readRegionKeys(platform);
  });
}

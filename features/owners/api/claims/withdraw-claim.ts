import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/owners/contract/claim-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveClaim } from './claim.store.ts';
import { readOwnClaim } from './claim.view.ts';
import { endClaimOfPlace } from './end-claim-of-place.ts';
import { lockOwnClaim } from './lock-own-claim.ts';

/** A repeated request changes nothing. */
export function withdrawClaim(app: App, platform: Platform): void {
  const { db, config } = platform;

  serve(app, routes.withdrawClaim, async (request) => {
    const { id } = request.params;
    const { accountId } = personOf(request);
    await inTransaction(db, async (trx) => {
      const claim = await lockOwnClaim(trx, config.REGION, id, accountId);
      if (claim.state === 'withdrawn') return;
      await moveClaim(trx, claim, { action: 'withdraw', actor: 'claimant' });
      await endClaimOfPlace(trx, config.REGION, claim.company_id);
    });
    return readOwnClaim(platform, id, accountId);
  });
}

import { assertWithinLimit, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/owners/contract/claim-routes.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveClaim } from './claim.store.ts';
import { readOwnClaim } from './claim.view.ts';
import { openClaimCodes } from './claim-codes.ts';
import { lockOwnClaim } from './lock-own-claim.ts';
import { digitsOf } from './proof.rules.ts';

/** The right code of a proved claim changes nothing. */
export async function proveClaim(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const codes = await openClaimCodes(config);

  serve(app, routes.proveClaim, async (request) => {
    const { id } = request.params;
    const { accountId } = personOf(request);
    await readOwnClaim(platform, id, accountId);
    await assertWithinLimit(platform, 'claimCodes', id);
    await inTransaction(db, async (trx) => {
      const claim = await lockOwnClaim(trx, config.REGION, id, accountId);
      if (claim.proof === 'document') throw problem(OWNER_ERRORS, 'claim_cannot');
      if (!codes.isCode(id, digitsOf(request.body.code))) {
        const { detail } = OWNER_ERRORS.claim_code_wrong;
        throw problem(OWNER_ERRORS, 'claim_code_wrong', {
          issues: [{ path: 'body.code', code: 'wrong', message: detail }],
        });
      }
      if (claim.proved_at === null) await moveClaim(trx, claim, { action: 'prove', actor: 'claimant' });
    });
    return readOwnClaim(platform, id, accountId);
  });
}

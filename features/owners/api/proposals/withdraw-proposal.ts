import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/owner-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';
import { readOwnedPlace } from '../own/owned.view.ts';
import { lockProposal, moveProposal } from './proposal.store.ts';

export function withdrawProposal(app: App, platform: Platform): void {
  const { db, config } = platform;

  serve(app, routes.withdrawProposal, async (request) => {
    const { placeId, proposalId } = request.params;
    const { person } = memberOf(request, placeId);
    await inTransaction(db, async (trx) => {
      const proposal = await lockProposal(trx, config.REGION, proposalId);
      if (proposal?.company_id !== placeId) throw problem(OWNER_ERRORS, 'proposal_not_found');
      if (proposal.state !== 'withdrawn') await moveProposal(trx, proposal, 'withdraw');
    });
    return readOwnedPlace(platform, person, placeId);
  });
}

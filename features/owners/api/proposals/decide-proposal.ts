import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/proposal-routes.ts';
import { correctFact, readPlaceFacts } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { OneFact } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { NOTIFY_PROPOSAL } from '../emails/email-jobs.ts';
import { lockProposal, moveProposal, readProposal } from './proposal.store.ts';
import { waitingProposalViews } from './proposal.view.ts';

/** An accepted value replaces the present value, which the region saw beside it. */
export function decideProposal(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;

  serve(app, routes.decideProposal, async (request) => {
    const { params, body, actor } = request;
    const reason = body.reason?.trim() || null;
    if (body.action === 'refuse' && reason === null) {
      const { detail } = OWNER_ERRORS.claim_reason_needed;
      throw problem(OWNER_ERRORS, 'claim_reason_needed', {
        issues: [{ path: 'body.reason', code: 'required', message: detail }],
      });
    }
    const found = await readProposal(db, region, params.id);
    if (!found) throw problem(OWNER_ERRORS, 'proposal_not_found');

    const decide = async (trx: Database) => {
      const proposal = await lockProposal(trx, region, params.id);
      if (!proposal) throw problem(OWNER_ERRORS, 'proposal_not_found');
      await moveProposal(trx, proposal, body.action, { reason, decided_by: personOf(request).accountId });
      await jobs.add(trx, NOTIFY_PROPOSAL, { proposalId: proposal.id });
      await recordAudit(trx, {
        region,
        actor,
        action: `proposals.${body.action}`,
        subject: { kind: 'place', id: proposal.company_id },
        ...(reason && { reason }),
      });
    };
    if (body.action === 'refuse') await inTransaction(db, decide);
    else {
      const facts = await readPlaceFacts(db, region, operatorRows, [found.company_id]);
      const correction = {
        base: { [found.fact]: facts.get(found.company_id)?.[found.fact] } as OneFact,
        value: { [found.fact]: found.value } as OneFact,
        ...({ source: 'owner', madeAs: 'region', actor } as const),
      };
      const isSaved = await correctFact(platform, operatorRows, found.company_id, correction, decide);
      if (!isSaved) throw problem(PLACE_ERRORS, 'company_fact_changed');
    }
    const row = await readProposal(db, region, params.id);
    return (await waitingProposalViews(platform, [row!]))[0]!;
  });
}

import { insertPlaceMember, lockPlaceTeam, personOf, savePlaceMember } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import * as routes from '#features/owners/contract/claim-routes.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { movePlaceClaim } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { NOTIFY_DECIDED } from '../emails/email-jobs.ts';
import { type ClaimRow, countOpenClaims, lockClaim, moveClaim, readClaim } from './claim.store.ts';
import { waitingClaimViews } from './claim.view.ts';
import { endClaimOfPlace } from './end-claim-of-place.ts';

export function decideClaim(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;

  serve(app, routes.decideClaim, async (request) => {
    const { params, actor, body } = request;
    const reason = body.reason?.trim() || null;
    if (body.action === 'refuse' && reason === null) {
      const { detail } = OWNER_ERRORS.claim_reason_needed;
      throw problem(OWNER_ERRORS, 'claim_reason_needed', {
        issues: [{ path: 'body.reason', code: 'required', message: detail }],
      });
    }
    const day = today(regionClock(await platform.region.current()));
    await inTransaction(db, async (trx) => {
      const claim = await lockClaim(trx, region, params.id);
      if (!claim) throw problem(OWNER_ERRORS, 'claim_not_found');
      await moveClaim(trx, claim, {
        action: body.action,
        actor: 'region',
        decision: { reason, decided_by: personOf(request).accountId },
      });
      const formerTeam =
        body.action === 'approve' ? await giveTo(trx, claim, { keepsTeam: body.keepsTeam ?? false, day }) : [];
      if (body.action === 'refuse') await endClaimOfPlace(trx, region, claim.company_id);
      await jobs.add(trx, NOTIFY_DECIDED, { claimId: claim.id, formerTeam });
      await recordAudit(trx, {
        region,
        actor,
        action: `claims.${body.action}`,
        subject: { kind: 'place', id: claim.company_id },
        ...(reason && { reason }),
        before: { state: claim.state },
        after: { state: body.action === 'approve' ? 'approved' : 'refused' },
      });
    });
    const row = await readClaim(db, region, params.id);
    return (await waitingClaimViews(platform, [row!]))[0]!;
  });
}

/**
 * The former team leaves, unless the region keeps it. Other open claims still dispute the place.
 * @returns the accounts of the people who left
 */
async function giveTo(
  trx: Database,
  claim: ClaimRow,
  { keepsTeam, day }: { keepsTeam: boolean; day: string },
): Promise<string[]> {
  const { region_id: region, company_id: placeId, account_id: accountId } = claim;
  const team = (await lockPlaceTeam(trx, region, placeId)).map(({ account_id }) => account_id);
  const leaving = keepsTeam ? [] : team.filter((id) => id !== accountId);
  for (const id of leaving) await savePlaceMember(trx, { region, placeId, accountId: id }, null);
  await insertPlaceMember(trx, { region, placeId, accountId, role: 'owner' });
  await movePlaceClaim(trx, region, placeId, 'approve', day);
  if ((await countOpenClaims(trx, region, placeId)) > 0) await movePlaceClaim(trx, region, placeId, 'request');
  return leaving;
}

import { Type } from 'typebox';
import { findAccount, readPlaceTeams } from '#features/accounts/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job, Platform } from '#server/platform.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { paths } from '#web/paths/site.ts';
import { noteCodeSent, readClaim } from '../claims/claim.store.ts';
import { openClaimCodes } from '../claims/claim-codes.ts';
import { codeEmail, decidedEmail, disputeEmail, lostEmail } from './claim-emails.ts';
import { NOTIFY_DECIDED, NOTIFY_DISPUTE, SEND_CODE } from './email-jobs.ts';
import { sendTo } from './send-to.ts';

const OfClaim = Type.Object({ claimId: Id });

export const claimJobs: Record<string, Job> = {
  [SEND_CODE]: defineJob(OfClaim, async ({ claimId }, platform, attempt) => {
    const { db, config } = platform;
    const claim = await readClaim(db, config.REGION, claimId);
    if (claim?.state !== 'requested' || claim.email === null) return;
    const codes = await openClaimCodes(config);
    const url = config.PUBLIC_URL + ownerPaths.ownClaim(claimId);
    await sendTo(
      platform,
      [claim.email],
      codeEmail({ place: claim.place.name, code: codes.codeOf(claimId), url }),
      attempt,
    );
    await noteCodeSent(db, config.REGION, claimId);
  }),
  [NOTIFY_DISPUTE]: defineJob(OfClaim, async ({ claimId }, platform, attempt) => {
    const { db, config } = platform;
    const claim = await readClaim(db, config.REGION, claimId);
    if (claim?.state !== 'requested') return;
    const url = config.PUBLIC_URL + ownerPaths.place(claim.company_id);
    await sendTo(
      platform,
      await ownersOf(platform, claim.company_id),
      disputeEmail({ place: claim.place.name, url }),
      attempt,
    );
  }),
  [NOTIFY_DECIDED]: defineJob(
    Type.Object({ claimId: Id, formerTeam: Type.Array(Id) }),
    async ({ claimId, formerTeam }, platform, attempt) => {
      const { db, config } = platform;
      const claim = await readClaim(db, config.REGION, claimId);
      if (!claim) return;
      const { place, reason, state } = claim;
      const isApproved = state === 'approved';
      const page = isApproved ? ownerPaths.place(place.id) : ownerPaths.claim(place.slug);
      const words = decidedEmail({ place: place.name, isApproved, reason, url: config.PUBLIC_URL + page });
      await sendTo(platform, await addressesOf(platform, [claim.account_id]), words, attempt);
      const lost = lostEmail({ place: place.name, reason, url: config.PUBLIC_URL + paths.place(place.slug) });
      await sendTo(platform, await addressesOf(platform, formerTeam), lost, attempt);
    },
  ),
};

/** Email addresses of the owners whose account is active. */
export async function ownersOf({ db, config }: Platform, placeId: string): Promise<string[]> {
  const team = await readPlaceTeams(db, config.REGION, [placeId]);
  return team.filter(({ role, state }) => role === 'owner' && state === 'active').map(({ email }) => email);
}

async function addressesOf({ db, config }: Platform, ids: readonly string[]): Promise<string[]> {
  const accounts = await Promise.all(ids.map((id) => findAccount(db, config.REGION, id)));
  return accounts.flatMap((account) => (account?.state === 'active' ? account.email : []));
}

import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readInvitedEmail, renewInvitation } from './invitation.store.ts';
import { assertInvitationWithinLimits } from './invitation-limits.ts';
import { SEND_INVITATION } from './send-invitation.ts';
import { staffView } from './staff.view.ts';

export function resendStaffInvitation(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  serve(app, routes.resendStaffInvitation, async (request) => {
    const { actor } = request;
    const { id } = request.params;
    const invitedBy = personOf(request).accountId;
    const email = await readInvitedEmail(db, region, id);
    if (!email) throw problem(BACKOFFICE_ERRORS, 'invitation_not_found');
    // The limit uses a second connection. A transaction that waits for another connection could deadlock, so the
    // transaction starts afterwards.
    await assertInvitationWithinLimits(platform, invitedBy, email);
    await inTransaction(db, async (trx) => {
      if (!(await renewInvitation(trx, region, id, invitedBy)))
        throw problem(BACKOFFICE_ERRORS, 'invitation_not_found');
      await jobs.add(trx, SEND_INVITATION, { id });
      await recordAudit(trx, { region, actor, action: 'staff.resend', subject: { kind: 'invitation', id } });
    });
    return staffView(platform, actor);
  });
}

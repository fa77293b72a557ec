import { lockStaff, saveStaff } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { INVITATION_HEADER } from '#features/backoffice/contract/headers.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOpenInvitation } from './find-open-invitation.ts';
import { acceptInvitation } from './invitation.store.ts';

export function acceptStaffInvitation(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.acceptStaffInvitation, async ({ actor, headers }) => {
    if (actor.kind !== 'person') throw problem(PLATFORM_ERRORS, 'token_missing');
    return inTransaction(db, async (trx) => {
      const team = await lockStaff(trx, region);
      const invitation = await findOpenInvitation(trx, region, headers[INVITATION_HEADER]);
      const { id, email, role, inviter_id, invited_by, expires_at } = invitation;
      if (email.toLowerCase() !== actor.email.toLowerCase()) throw problem(BACKOFFICE_ERRORS, 'invitation_for_another');
      if (team.some(({ account_id }) => account_id === actor.accountId))
        throw problem(BACKOFFICE_ERRORS, 'already_staff');
      await acceptInvitation(trx, region, id, actor.accountId);
      await saveStaff(trx, { region, accountId: actor.accountId, role, addedBy: inviter_id });
      await recordAudit(trx, {
        region,
        actor,
        action: 'staff.join',
        subject: { kind: 'staff', id: actor.accountId },
        after: { role },
      });
      return { email, role, invitedBy: invited_by, expiresAt: expires_at.toISOString() };
    });
  });
}

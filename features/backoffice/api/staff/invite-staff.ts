import { isStaffEmail, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveInvitation } from './invitation.store.ts';
import { assertInvitationWithinLimits } from './invitation-limits.ts';
import { SEND_INVITATION } from './send-invitation.ts';
import { staffView } from './staff.view.ts';

export function inviteStaff(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  serve(app, routes.inviteStaff, async (request, reply) => {
    const { actor, body } = request;
    if (await isStaffEmail(db, region, body.email)) throw problem(BACKOFFICE_ERRORS, 'already_staff');
    const invitedBy = personOf(request).accountId;
    await assertInvitationWithinLimits(platform, invitedBy, body.email);
    await inTransaction(db, async (trx) => {
      const id = await saveInvitation(trx, { region, ...body, invitedBy });
      await jobs.add(trx, SEND_INVITATION, { id });
      await recordAudit(trx, {
        region,
        actor,
        action: 'staff.invite',
        subject: { kind: 'invitation', id },
        after: { role: body.role },
      });
    });
    return reply.code(201).send(await staffView(platform, actor));
  });
}

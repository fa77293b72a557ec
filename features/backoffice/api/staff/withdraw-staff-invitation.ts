import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { withdrawInvitation } from './invitation.store.ts';
import { staffView } from './staff.view.ts';

export function withdrawStaffInvitation(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.withdrawStaffInvitation, async ({ actor, params: { id } }) => {
    await inTransaction(db, async (trx) => {
      if (!(await withdrawInvitation(trx, region, id))) throw problem(BACKOFFICE_ERRORS, 'invitation_not_found');
      await recordAudit(trx, { region, actor, action: 'staff.withdraw', subject: { kind: 'invitation', id } });
    });
    return staffView(platform, actor);
  });
}

import { askFactorRemoval, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personDetail } from './people.view.ts';
import { lockLivingAccount, readExistingPerson } from './person-access.ts';

const REFUSALS = { inactive: 'person_not_active', none: 'factor_not_there', waits: 'factor_removal_waits' } as const;

/**
 * Admins cannot request the removal of their own factors. Otherwise a thief with an admin's session could take over the
 * account.
 */
export function requestFactorRemoval(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.requestFactorRemoval, async (request) => {
    const { id } = request.params;
    const { reason } = request.body;
    const admin = personOf(request);
    if (admin.accountId === id) throw problem(BACKOFFICE_ERRORS, 'person_is_you');
    await inTransaction(db, async (trx) => {
      const account = await lockLivingAccount(trx, region, id);
      const outcome = await askFactorRemoval(trx, platform, account, { staffId: admin.accountId, reason });
      if (outcome !== 'asked') throw problem(BACKOFFICE_ERRORS, REFUSALS[outcome]);
      await recordAudit(trx, {
        region,
        actor: admin,
        action: 'people.remove_factors',
        subject: { kind: 'account', id },
        reason,
      });
    });
    return personDetail(await readExistingPerson(db, region, id), admin);
  });
}

import { personOf, stopFactorRemoval } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personDetail } from './people.view.ts';
import { lockLivingAccount, readExistingPerson } from './person-access.ts';

export function cancelFactorRemoval(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.cancelFactorRemoval, async (request) => {
    const { id } = request.params;
    const admin = personOf(request);
    await inTransaction(db, async (trx) => {
      const account = await lockLivingAccount(trx, region, id);
      if (!(await stopFactorRemoval(trx, account, { actor: 'staff', staffId: admin.accountId }))) {
        throw problem(BACKOFFICE_ERRORS, 'factor_removal_over');
      }
      await recordAudit(trx, {
        region,
        actor: admin,
        action: 'people.keep_factors',
        subject: { kind: 'account', id },
      });
    });
    return personDetail(await readExistingPerson(db, region, id), admin);
  });
}

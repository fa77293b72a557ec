import { Type } from 'typebox';
import { askFactorRemoval, lockAccount, personOf, stopFactorRemoval } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { PersonDetail, Reason } from '#features/backoffice/contract/people.ts';
import { backofficeRoutes } from '#features/backoffice/contract/routes.ts';
import { IdParams } from '#features/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPerson } from './people.store.ts';
import { personDetail } from './people.view.ts';

const RecoveryRequest = Type.Object({ reason: Reason }, { additionalProperties: false });

const REFUSALS = { inactive: 'person_not_active', none: 'factor_not_there', waits: 'factor_removal_waits' } as const;

/**
 * `POST /api/admin/people/:id/factor-removal`: an admin starts the recovery of a person who lost every second factor; `DELETE` stops it. The factors
 * are removed a day after an email informed the person. Admins cannot start a removal for themselves, because a thief of an admin's session could
 * then take over the account.
 */
export function recoverPerson(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;

  app.post(
    backofficeRoutes.factorRemoval,
    {
      config: { right: 'people.recover', freshProof: true },
      schema: {
        tags: ['Administración'],
        summary: 'Pedir que se retire el segundo paso de quien lo perdió, con su motivo',
        params: IdParams,
        body: RecoveryRequest,
        response: { 200: PersonDetail },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason } = request.body;
      const admin = personOf(request);
      if (admin.accountId === id) throw problem(BACKOFFICE_ERRORS, 'person_is_you');
      await inTransaction(db, async (trx) => {
        const account = await lockLivingAccount(trx, id);
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
      return personDetail(await readExistingPerson(id), admin);
    },
  );

  app.delete(
    backofficeRoutes.factorRemoval,
    {
      config: { right: 'people.recover' },
      schema: {
        tags: ['Administración'],
        summary: 'Detener el retiro del segundo paso de una cuenta',
        params: IdParams,
        response: { 200: PersonDetail },
      },
    },
    async (request) => {
      const { id } = request.params;
      const admin = personOf(request);
      await inTransaction(db, async (trx) => {
        const account = await lockLivingAccount(trx, id);
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
      return personDetail(await readExistingPerson(id), admin);
    },
  );

  async function lockLivingAccount(trx: Database, id: string) {
    const account = await lockAccount(trx, region, id);
    if (!account || account.state === 'erased') throw problem(BACKOFFICE_ERRORS, 'person_not_found');
    return account;
  }

  async function readExistingPerson(id: string) {
    const row = await readPerson(db, region, id);
    if (!row) throw problem(BACKOFFICE_ERRORS, 'person_not_found');
    return row;
  }
}

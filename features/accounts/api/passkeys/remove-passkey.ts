import { Type } from 'typebox';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { assertFactorLeft } from '../second-factor/assert-factor-left.ts';
import { deletePasskey } from './passkey.store.ts';
import { PasskeyParams } from './passkey.view.ts';

/** Removes a passkey after a fresh proof of identity; the person is notified by email. */
export function removePasskey(app: App, { db, config, jobs }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  app.delete(
    accountRoutes.onePasskey,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Cuenta'],
        summary: 'Quita una llave de acceso',
        params: PasskeyParams,
        response: { 204: Type.Null({ description: 'La llave ya no abre la cuenta' }) },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      await inTransaction(db, async (trx) => {
        const account = accountOf(person.accountId);
        if (!(await deletePasskey(trx, account, request.params.id))) throw problem(ACCOUNT_ERRORS, 'passkey_not_found');
        await assertFactorLeft(trx, account);
        await jobs.add(trx, 'accounts/tell-proof-changed', { accountId: person.accountId, change: 'passkey_removed' });
      });
      return reply.code(204).send(null);
    },
  );
}

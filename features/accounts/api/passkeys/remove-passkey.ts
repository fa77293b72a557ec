import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import * as routes from '#features/accounts/contract/proof-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { assertFactorLeft } from '../second-factor/assert-factor-left.ts';
import { deletePasskey } from './passkey.store.ts';

export function removePasskey(app: App, { db, config, jobs }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.removePasskey, async (request, reply) => {
    const person = personOf(request);
    await inTransaction(db, async (trx) => {
      const account = accountOf(person.accountId);
      if (!(await deletePasskey(trx, account, request.params.id))) throw problem(ACCOUNT_ERRORS, 'passkey_not_found');
      await assertFactorLeft(trx, account);
      await jobs.add(trx, 'accounts/tell-proof-changed', { accountId: person.accountId, change: 'passkey_removed' });
    });
    return reply.code(204).send(null);
  });
}

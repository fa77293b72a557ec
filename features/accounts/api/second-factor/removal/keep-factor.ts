import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccount } from '../../account.store.ts';
import { takeKey } from '../../account-key.store.ts';
import { stopFactorRemoval } from './factor-removal.ts';

export function keepFactor(app: App, { db, config }: Platform): void {
  serve(app, routes.keepFactor, async ({ body }) => {
    await inTransaction(db, async (trx) => {
      const taken = await takeKey(trx, config.REGION, 'keep_factor', body.key);
      const account = taken && (await lockAccount(trx, config.REGION, taken.accountId));
      if (!account || !(await stopFactorRemoval(trx, account, { actor: 'owner' }))) {
        throw problem(ACCOUNT_ERRORS, 'link_invalid');
      }
    });
    return { done: true as const };
  });
}

import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccount } from '../account.store.ts';
import { dropKeys, takeKey } from '../account-key.store.ts';
import { moveAccountRow } from '../move-account.ts';
import { forgetDevices } from '../sessions/known-device.store.ts';

export function lockOwnAccount(app: App, { db, config, jobs }: Platform): void {
  serve(app, routes.lockOwnAccount, async ({ body }) => {
    await inTransaction(db, async (trx) => {
      const taken = await takeKey(trx, config.REGION, 'not_me', body.key);
      const account = taken && (await lockAccount(trx, config.REGION, taken.accountId));
      if (account?.state !== 'active') throw problem(ACCOUNT_ERRORS, 'link_invalid');
      await moveAccountRow(trx, account, { action: 'lock', by: 'owner', reason: 'not_me' });
      await forgetDevices(trx, account);
      await dropKeys(trx, account, 'sign_in', 'change_email', 'not_me');
      await jobs.add(trx, 'accounts/tell-locked', { accountId: account.id });
    });
    return { done: true as const };
  });
}

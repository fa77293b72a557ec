import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { dropKeys } from '../account-key.store.ts';
import { setEmail, takeEmailLink, unlessTaken } from './set-email.ts';

export function confirmNewEmail(app: App, { db, config, jobs }: Platform): void {
  serve(app, routes.confirmNewEmail, async ({ body }) => {
    await unlessTaken(
      inTransaction(db, async (trx) => {
        const { account, email } = await takeEmailLink(trx, config.REGION, 'change_email', body.key);
        if (account.state !== 'active') throw problem(ACCOUNT_ERRORS, 'link_invalid');
        await setEmail(trx, account, email, 'change_email');
        await dropKeys(trx, account, 'restore', 'sign_in');
        await jobs.add(trx, 'accounts/tell-email-changed', { accountId: account.id, oldEmail: account.email });
      }),
    );
    return { done: true as const };
  });
}

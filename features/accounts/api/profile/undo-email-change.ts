import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { dropKeys } from '../account-key.store.ts';
import { forgetDevices } from '../sessions/known-device.store.ts';
import { endSessions } from '../sessions/session.store.ts';
import { setEmail, takeEmailLink, unlessTaken } from './set-email.ts';

export function undoEmailChange(app: App, { db, config, jobs }: Platform): void {
  serve(app, routes.undoEmailChange, async ({ body }) => {
    await unlessTaken(
      inTransaction(db, async (trx) => {
        const { account, email } = await takeEmailLink(trx, config.REGION, 'undo_email', body.key);
        if (account.state === 'erased') throw problem(ACCOUNT_ERRORS, 'link_invalid');
        await setEmail(trx, account, email, 'undo_email');
        await endSessions(trx, account, 'email_undone');
        await forgetDevices(trx, account);
        // A thief may have changed the email address several times. The links of these later changes must stop working.
        await dropKeys(trx, account, 'restore', 'sign_in', 'change_email', 'undo_email');
        await jobs.add(trx, 'accounts/tell-email-returned', { accountId: account.id });
      }),
    );
    return { done: true as const };
  });
}

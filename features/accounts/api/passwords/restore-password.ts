import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeAccountRow, findAccount, lockAccount, recordEvent } from '../account.store.ts';
import { dropKeys, findKey, takeKey } from '../account-key.store.ts';
import { moveAccountRow } from '../move-account.ts';
import type { Tools } from '../open-tools.ts';
import { forgetDevices } from '../sessions/known-device.store.ts';
import { endSessions } from '../sessions/session.store.ts';
import { hashPassword } from './hash-password.ts';

/** Sets a new password, ends every session and forgets every known device. */
export function restorePassword(app: App, platform: Platform, { assertGoodPassword }: Tools): void {
  const { db, config, jobs } = platform;

  serve(app, routes.restorePassword, async ({ body }) => {
    const found = await findKey(db, config.REGION, 'restore', body.key);
    const account = found && (await findAccount(db, config.REGION, found.accountId));
    if (!account) throw problem(ACCOUNT_ERRORS, 'link_invalid');
    await assertGoodPassword(body.password, [account.name, account.email]);
    const password_hash = await hashPassword(body.password);
    await inTransaction(db, async (trx) => {
      const locked = await lockAccount(trx, config.REGION, account.id);
      if (!locked || !(await takeKey(trx, config.REGION, 'restore', body.key))) {
        throw problem(ACCOUNT_ERRORS, 'link_invalid');
      }
      await changeAccountRow(trx, locked, { password_hash });
      await recordEvent(trx, locked, {
        action: 'restore_password',
        from_state: locked.state,
        to_state: locked.state,
        actor: 'owner',
      });
      await endSessions(trx, locked, 'password_restored');
      await forgetDevices(trx, locked);
      await dropKeys(trx, locked, 'restore', 'sign_in', 'change_email');
      if (locked.state === 'locked' && locked.locked_by === 'owner') {
        await moveAccountRow(trx, locked, { action: 'unlock', by: 'owner', reason: 'restore_password' });
      }
      await jobs.add(trx, 'accounts/tell-password-changed', { accountId: locked.id });
    });
    return { done: true as const };
  });
}

import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import * as routes from '#features/accounts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeAccountRow, findAccount, lockAccount, recordEvent } from '../account.store.ts';
import { dropKeys } from '../account-key.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { personOf } from '../person-of.ts';
import { forgetDevices } from '../sessions/known-device.store.ts';
import { endSessions, findSession } from '../sessions/session.store.ts';
import { hashPassword, passwordFits } from './hash-password.ts';

export function changePassword(app: App, platform: Platform, { assertGoodPassword }: Tools): void {
  const { db, config, jobs } = platform;
  serve(app, routes.changePassword, async (request) => {
    const { accountId, sessionId } = personOf(request);
    const { current, password } = request.body;
    const account = (await findAccount(db, config.REGION, accountId))!;
    await assertGoodPassword(password, [account.name, account.email]);
    const hit = await assertWithinLimit(platform, 'proofByAccount', accountId, sessionId);
    if (!(await passwordFits(current, account.password_hash, { urgent: true }))) {
      throw problem(ACCOUNT_ERRORS, 'password_wrong');
    }
    await forgive(platform, [hit]);
    const password_hash = await hashPassword(password);
    await inTransaction(db, async (trx) => {
      const locked = await lockAccount(trx, config.REGION, accountId);
      if (locked?.password_hash !== account.password_hash) throw problem(ACCOUNT_ERRORS, 'password_wrong');
      await changeAccountRow(trx, locked, { password_hash });
      const { state } = locked;
      await recordEvent(trx, locked, {
        action: 'change_password',
        from_state: state,
        to_state: state,
        actor: 'owner',
      });
      const session = (await findSession(trx, config.REGION, sessionId))!;
      await endSessions(trx, locked, 'password_changed', sessionId);
      await forgetDevices(trx, locked, session.device_hash);
      await dropKeys(trx, locked, 'restore', 'sign_in');
      await jobs.add(trx, 'accounts/tell-password-changed', { accountId });
    });
    return { done: true as const };
  });
}

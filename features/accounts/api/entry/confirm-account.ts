import { timingSafeEqual } from 'node:crypto';
import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { hiddenCookie } from '#server/http/cookies.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type AccountRow, dropPendingAccounts, findAccount, isEmailTaken, lockAccount } from '../account.store.ts';
import { findKey, takeKey } from '../account-key.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import { moveAccountRow } from '../move-account.ts';
import type { Tools } from '../open-tools.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { startCookie } from './start-cookie.ts';

/**
 * A stranger may have signed up with the person's email address. A browser that did not sign up therefore needs the
 * password too.
 */
export function confirmAccount(app: App, platform: Platform, { browserSessions }: Tools): void {
  const { db, config } = platform;
  const cookie = hiddenCookie(config, ...startCookie);
  serve(app, routes.confirmAccount, async (request, reply) => {
    const { key, password } = request.body;
    const found = await findKey(db, config.REGION, 'confirm', key);
    const account = found && (await findAccount(db, config.REGION, found.accountId));
    if (!account) throw problem(ACCOUNT_ERRORS, 'link_invalid');
    if (!isSameBrowser(account, cookie.read(request))) await authorizeByPassword(account, password);

    const started = await inTransaction(db, async (trx) => {
      const locked = await lockAccount(trx, config.REGION, account.id);
      if (!locked || !(await takeKey(trx, config.REGION, 'confirm', key)))
        throw problem(ACCOUNT_ERRORS, 'link_invalid');
      if (await isEmailTaken(trx, config.REGION, locked.email)) throw problem(ACCOUNT_ERRORS, 'email_taken');
      const active = await moveAccountRow(trx, locked, { action: 'confirm', by: 'owner' });
      await dropPendingAccounts(trx, config.REGION, active.email_key);
      return browserSessions.start(trx, request, active, { method: 'confirmation', secondFactor: false });
    }).catch((error: { code?: string; constraint?: string }) => {
      throw error.constraint === 'account_email' ? problem(ACCOUNT_ERRORS, 'email_taken') : error;
    });
    cookie.clear(reply);
    return browserSessions.answer(reply, started);
  });

  async function authorizeByPassword(account: AccountRow, password: string | undefined): Promise<void> {
    if (password === undefined) throw problem(ACCOUNT_ERRORS, 'confirm_with_password');
    const hit = await assertWithinLimit(platform, 'proofByAccount', account.id);
    if (!(await passwordFits(password, account.password_hash))) throw problem(ACCOUNT_ERRORS, 'password_wrong');
    await forgive(platform, [hit]);
  }
}

function isSameBrowser({ start_hash }: AccountRow, start: string | undefined): boolean {
  return start_hash !== null && start !== undefined && timingSafeEqual(start_hash, hashSecret(start));
}

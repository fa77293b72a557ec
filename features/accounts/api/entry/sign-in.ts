import type { FastifyRequest } from 'fastify';
import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type Problem, problem } from '#server/errors.ts';
import { callerOf } from '#server/http/callers.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type AccountRow, changeAccountRow, emailKey, findAccountByEmail, lockAccount } from '../account.store.ts';
import type { Hit } from '../limits/attempt-window.store.ts';
import { assertWithinLimit, forgive, tryWithin } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { hashPassword, isOutdated, passwordFits } from '../passwords/hash-password.ts';
import { isKnownDevice } from '../sessions/known-device.store.ts';
import { assertOpenAccount, authorizeBySecondFactor, letIn } from './let-in.ts';

/**
 * An unknown email address takes the same time as a wrong password. A try is counted before the password is checked, so
 * that concurrent tries count too.
 */
export function signIn(app: App, platform: Platform, { browserSessions, seal }: Tools): void {
  const { db, config, jobs } = platform;
  serve(app, routes.signIn, async (request, reply) => {
    const { email, password, code, keepAccount } = request.body;
    const account = await findAccountByEmail(db, config.REGION, email);
    const device = await knownDevice(request, account);
    const hits = await countTry(request, email, account, device);

    const urgent = device !== undefined;
    const fits = await passwordFits(password, account?.password_hash, { urgent }).catch(async (error) => {
      // The queue of hashes was full, so the password was not checked.
      await forgive(platform, hits);
      throw error;
    });
    if (!fits || !account) throw problem(ACCOUNT_ERRORS, 'sign_in_failed');
    try {
      assertOpenAccount(account, keepAccount);
      const secondFactor = await authorizeBySecondFactor(db, seal, account, code);
      const rehashed = isOutdated(account.password_hash) ? await hashPassword(password) : undefined;
      const started = await inTransaction(db, async (trx) => {
        const locked = await lockAccount(trx, config.REGION, account.id);
        // Another request may have changed the password during the check.
        if (locked?.password_hash !== account.password_hash) throw problem(ACCOUNT_ERRORS, 'sign_in_failed');
        assertOpenAccount(locked, keepAccount);
        if (rehashed) await changeAccountRow(trx, locked, { password_hash: rehashed });
        return letIn(trx, browserSessions, request, locked, { method: 'password', secondFactor });
      });
      await forgive(platform, hits);
      return browserSessions.answer(reply, started);
    } catch (error) {
      // The password was right. Only a wrong code counts as a failed try.
      if ((error as Problem).code !== 'code_wrong') await forgive(platform, hits);
      throw error;
    }
  });

  async function knownDevice(request: FastifyRequest, account: AccountRow | undefined): Promise<Buffer | undefined> {
    const device = browserSessions.deviceOf(request);
    return device && account && (await isKnownDevice(db, account, device)) ? device : undefined;
  }

  /**
   * Counts tries of known and unknown devices separately.
   * @throws `too_many_tries` if the limit is reached.
   */
  async function countTry(
    request: FastifyRequest,
    email: string,
    account: AccountRow | undefined,
    device: Buffer | undefined,
  ): Promise<Hit[]> {
    if (account && device)
      return [await assertWithinLimit(platform, 'signInByDevice', account.id, device.toString('hex'))];
    const byAddress = await assertWithinLimit(platform, 'signInByAddress', callerOf(request));
    const byEmail = await tryWithin(platform, 'signInByEmail', emailKey(email));
    if (!byEmail) {
      if (await tryWithin(platform, 'warningByEmail', emailKey(email))) {
        await jobs.add(db, 'accounts/warn-many-tries', { email });
      }
      throw problem(ACCOUNT_ERRORS, 'link_needed');
    }
    return [byAddress, byEmail];
  }
}

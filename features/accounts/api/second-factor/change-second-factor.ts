import { Done } from '#features/accounts/contract/account.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { PasswordAndCodeBody, RecoveryCodes } from '#features/accounts/contract/second-factor.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAccount } from '../account.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { personOf } from '../person-of.ts';
import { endSessions } from '../sessions/session.store.ts';
import { assertFactorLeft } from './assert-factor-left.ts';
import { takeCode } from './check-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { dropSecondFactor, findSecondFactor, saveRecoveryCodes } from './second-factor.store.ts';

/** Creates new recovery codes, or turns the second factor off. */
export function changeSecondFactor(app: App, platform: Platform, { seal }: Tools): void {
  const { db, config, jobs } = platform;
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  app.post(
    accountRoutes.recoveryCodes,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Cuenta'],
        summary: 'Crea códigos de recuperación nuevos; los anteriores dejan de servir',
        body: PasswordAndCodeBody,
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => {
      const { accountId, sessionId } = personOf(request);
      await authorizeByPasswordAndCode(accountId, sessionId, request.body);
      const { codes, hashes } = await newRecoveryCodes();
      await inTransaction(db, async (trx) => {
        await saveRecoveryCodes(trx, accountOf(accountId), hashes);
        await jobs.add(trx, 'accounts/tell-proof-changed', { accountId, change: 'recovery_codes' });
      });
      return { recoveryCodes: codes };
    },
  );

  app.post(
    accountRoutes.disableSecondFactor,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Cuenta'],
        summary: 'Desactiva la verificación en dos pasos',
        body: PasswordAndCodeBody,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { accountId, sessionId } = personOf(request);
      await authorizeByPasswordAndCode(accountId, sessionId, request.body);
      await inTransaction(db, async (trx) => {
        const account = accountOf(accountId);
        await dropSecondFactor(trx, account);
        await assertFactorLeft(trx, account);
        await endSessions(trx, account, 'signed_out_elsewhere', sessionId);
        await jobs.add(trx, 'accounts/tell-proof-changed', { accountId, change: 'second_factor_off' });
      });
      return { done: true as const };
    },
  );

  async function authorizeByPasswordAndCode(
    accountId: string,
    sessionId: string,
    { password, code }: PasswordAndCodeBody,
  ): Promise<void> {
    const account = (await findAccount(db, config.REGION, accountId))!;
    if (!(await findSecondFactor(db, account))) throw problem(ACCOUNT_ERRORS, 'second_factor_off');
    const hit = await assertWithinLimit(platform, 'proofByAccount', accountId, sessionId);
    if (!(await passwordFits(password, account.password_hash, { urgent: true }))) {
      throw problem(ACCOUNT_ERRORS, 'password_wrong');
    }
    if (!(await takeCode(db, seal, account, code))) throw problem(ACCOUNT_ERRORS, 'code_wrong');
    await forgive(platform, [hit]);
  }
}

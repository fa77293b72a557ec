import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import {
  ConfirmSecondFactorBody,
  RecoveryCodes,
  SecondFactorOffer,
} from '#features/accounts/contract/second-factor.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { drawQr } from '#server/paper/draw-qr.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccount, type Writer } from '../account.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { personOf } from '../person-of.ts';
import { authorizeByProof } from '../proof/step-up.ts';
import { endSessions, markProved } from '../sessions/session.store.ts';
import { openSeed, seedContext } from './check-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { confirmOffer, lockOffer, saveOffer, saveRecoveryCodes } from './second-factor.store.ts';
import { newSeed, stepOfCode, totpOf } from './totp.rules.ts';

/** Offers a seed to an authenticator app, and turns the second factor on with its first code. */
export function turnOnSecondFactor(app: App, platform: Platform, { seal }: Tools): void {
  const { config, db, region, jobs } = platform;
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  app.post(
    accountRoutes.beginSecondFactor,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Cuenta'],
        summary: 'Lo que la aplicación de verificación necesita, como QR y como texto',
        response: { 200: SecondFactorOffer },
      },
    },
    async (request) => {
      const person = personOf(request);
      const account = accountOf(person.accountId);
      const seed = newSeed();
      if (!(await saveOffer(db, account, seal.close(seed, seedContext(account))))) {
        throw problem(ACCOUNT_ERRORS, 'second_factor_on');
      }
      const totp = totpOf(seed, (await region.current()).settings.product, person.email);
      return { uri: totp.toString(), secret: totp.secret.base32, qr: drawQr(totp.toString()) };
    },
  );

  app.post(
    accountRoutes.confirmSecondFactor,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Cuenta'],
        summary: 'Activa la verificación en dos pasos con el primer código',
        body: ConfirmSecondFactorBody,
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => {
      const person = personOf(request);
      const hit = await assertWithinLimit(platform, 'proofByAccount', person.accountId, person.sessionId);
      const account = accountOf(person.accountId);
      // The code is checked first, because hashing ten recovery codes is expensive.
      await assertOfferedCode(db, account, request.body.code);
      const { codes, hashes } = await newRecoveryCodes();
      await inTransaction(db, async (trx) => {
        // Another session may have added a factor since the guard's check.
        await lockAccount(trx, config.REGION, person.accountId);
        await authorizeByProof(trx, config.REGION, person);
        const step = await assertOfferedCode(trx, account, request.body.code);
        await confirmOffer(trx, account, step);
        await saveRecoveryCodes(trx, account, hashes);
        await endSessions(trx, account, 'signed_out_elsewhere', person.sessionId);
        await markProved(trx, config.REGION, person.sessionId, true);
        await jobs.add(trx, 'accounts/tell-proof-changed', { accountId: person.accountId, change: 'second_factor_on' });
      });
      await forgive(platform, [hit]);
      return { recoveryCodes: codes };
    },
  );

  /**
   * @returns the time step of the code.
   * @throws unless the code fits the offered seed.
   */
  async function assertOfferedCode(at: Writer, account: ReturnType<typeof accountOf>, code: string): Promise<number> {
    const offer = await lockOffer(at, account);
    if (!offer) throw problem(ACCOUNT_ERRORS, 'second_factor_off');
    const step = stepOfCode(openSeed(seal, offer), code, Date.now());
    if (step === undefined) throw problem(ACCOUNT_ERRORS, 'code_wrong');
    return step;
  }
}

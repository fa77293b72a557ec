import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import * as routes from '#features/accounts/contract/proof-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccount, type Writer } from '../account.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { personOf } from '../person-of.ts';
import { authorizeByProof } from '../proof/authorize-by-proof.ts';
import { endSessions, markProved } from '../sessions/session.store.ts';
import { openSeed } from './check-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { confirmOffer, lockOffer, saveRecoveryCodes } from './second-factor.store.ts';
import { stepOfCode } from './totp.rules.ts';

export function turnOnSecondFactor(app: App, platform: Platform, { seal }: Tools): void {
  const { config, db, jobs } = platform;
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.turnOnSecondFactor, async (request) => {
    const person = personOf(request);
    const hit = await assertWithinLimit(platform, 'proofByAccount', person.accountId, person.sessionId);
    const account = accountOf(person.accountId);
    // Hashing ten recovery codes is expensive, so the code is checked first.
    await assertOfferedCode(db, account, request.body.code);
    const { codes, hashes } = await newRecoveryCodes();
    await inTransaction(db, async (trx) => {
      // Another session may have added a second factor after the guard's check.
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
  });

  /**
   * @returns the period of the code.
   * @throws `second_factor_off`, `code_wrong`.
   */
  async function assertOfferedCode(at: Writer, account: ReturnType<typeof accountOf>, code: string): Promise<number> {
    const offer = await lockOffer(at, account);
    if (!offer) throw problem(ACCOUNT_ERRORS, 'second_factor_off');
    const step = stepOfCode(openSeed(seal, offer), code, Date.now());
    if (step === undefined) throw problem(ACCOUNT_ERRORS, 'code_wrong');
    return step;
  }
}

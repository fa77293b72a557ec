import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import * as routes from '#features/accounts/contract/proof-routes.ts';
import { problem } from '#server/errors.ts';
import { noteEntry } from '#server/http/security-lines.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAccount } from '../account.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { personOf } from '../person-of.ts';
import { takeCode } from '../second-factor/check-code.ts';
import { findFactors } from '../second-factor/second-factor.store.ts';
import { markProved } from '../sessions/session.store.ts';
import { provedUntil } from './authorize-by-proof.ts';

export function proveIdentity(app: App, platform: Platform, { seal }: Tools): void {
  const { db, config } = platform;

  serve(app, routes.proveIdentity, async (request) => {
    const { accountId, sessionId } = personOf(request);
    const { password, code, passkey } = request.body;
    const account = (await findAccount(db, config.REGION, accountId))!;
    const hit = await assertWithinLimit(platform, 'proofByAccount', accountId, sessionId);
    let secondFactor = false;
    if (passkey) {
      await provePasskey(platform, passkey, accountId);
      secondFactor = true;
    } else {
      const factors = await findFactors(db, account);
      if (factors.passkey && !factors.code) throw problem(ACCOUNT_ERRORS, 'passkey_needed');
      if (!password || !(await passwordFits(password, account.password_hash, { urgent: true }))) {
        throw problem(ACCOUNT_ERRORS, 'password_wrong');
      }
      if (factors.code) {
        if (!code) throw problem(ACCOUNT_ERRORS, 'code_needed');
        if (!(await takeCode(db, seal, account, code))) throw problem(ACCOUNT_ERRORS, 'code_wrong');
        secondFactor = true;
      }
    }
    await forgive(platform, [hit]);
    noteEntry(request, 'proved', { method: passkey ? 'passkey' : 'password', secondFactor });
    return { provedUntil: provedUntil(await markProved(db, config.REGION, sessionId, secondFactor)) };
  });
}

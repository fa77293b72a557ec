import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { PasskeyOptions, PasskeySignInBody } from '#features/accounts/contract/passkey.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { Session } from '#features/accounts/contract/session.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { callerOf } from '#server/http/callers.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccount } from '../account.store.ts';
import { assertOpenAccount, letIn } from '../entry/let-in.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { askForPasskey, provePasskey } from './prove-passkey.ts';

/** `/api/session/passkey/…`: signs in without typing; the device offers the accounts that it has passkeys for. */
export function signInByPasskey(app: App, platform: Platform, { browserSessions }: Tools): void {
  const { db, config } = platform;

  app.post(
    accountRoutes.beginPasskeySignIn,
    {
      config: { right: 'account.enter', rateLimit: { max: 60, timeWindow: 60_000 } },
      schema: {
        tags: ['Sesión'],
        summary: 'Lo que una llave de acceso debe firmar para entrar',
        response: { 200: PasskeyOptions },
      },
    },
    async () => ({ options: await askForPasskey(platform, null) }),
  );

  app.post(
    accountRoutes.finishPasskeySignIn,
    {
      config: { right: 'account.enter' },
      schema: {
        tags: ['Sesión'],
        summary: 'Inicia sesión con una llave de acceso',
        body: PasskeySignInBody,
        response: { 200: Session },
      },
    },
    async (request, reply) => {
      const hit = await assertWithinLimit(platform, 'signInByAddress', callerOf(request));
      const passkey = await provePasskey(platform, request.body.credential, null);
      await forgive(platform, [hit]);
      const started = await inTransaction(db, async (trx) => {
        const account = await lockAccount(trx, config.REGION, passkey.account_id);
        if (!account) throw problem(ACCOUNT_ERRORS, 'passkey_refused');
        assertOpenAccount(account, request.body.keepAccount);
        return letIn(trx, browserSessions, request, account, { method: 'passkey', secondFactor: true });
      });
      return browserSessions.answer(reply, started);
    },
  );
}

import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { callerOf } from '#server/http/callers.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccount } from '../account.store.ts';
import { assertOpenAccount, letIn } from '../entry/let-in.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { provePasskey } from './prove-passkey.ts';

export function signInByPasskey(app: App, platform: Platform, { browserSessions }: Tools): void {
  const { db, config } = platform;

  serve(app, routes.signInByPasskey, async (request, reply) => {
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
  });
}

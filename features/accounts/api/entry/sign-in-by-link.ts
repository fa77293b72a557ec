import * as routes from '#features/accounts/contract/entry-routes.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type AccountRow, findAccount, lockAccount } from '../account.store.ts';
import { dropKeys, findKey, takeKey } from '../account-key.store.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { assertOpenAccount, authorizeBySecondFactor, letIn } from './let-in.ts';

/** The link works even while failed sign-ins of strangers block unknown devices. */
export function signInByLink(app: App, platform: Platform, { browserSessions, seal }: Tools): void {
  const { db, config } = platform;

  serve(app, routes.signInByLink, async (request, reply) => {
    const { key, code } = request.body;
    const found = await findKey(db, config.REGION, 'sign_in', key);
    const account = found && (await findAccount(db, config.REGION, found.accountId));
    if (!account) throw problem(ACCOUNT_ERRORS, 'link_invalid');
    assertOpenAccount(account);
    const secondFactor = await codeWithin(account, code);
    const started = await inTransaction(db, async (trx) => {
      const locked = await lockAccount(trx, config.REGION, account.id);
      const taken = await takeKey(trx, config.REGION, 'sign_in', key);
      if (!locked || !taken) throw problem(ACCOUNT_ERRORS, 'link_invalid');
      assertOpenAccount(locked);
      await dropKeys(trx, locked, 'sign_in');
      return letIn(trx, browserSessions, request, locked, { method: 'link', secondFactor });
    });
    return browserSessions.answer(reply, started);
  });

  async function codeWithin(account: AccountRow, code: string | undefined): Promise<boolean> {
    if (code === undefined) return authorizeBySecondFactor(db, seal, account, code);
    const hit = await assertWithinLimit(platform, 'codeByLink', account.id);
    const shown = await authorizeBySecondFactor(db, seal, account, code);
    await forgive(platform, [hit]);
    return shown;
  }
}

import { EmailBody, EmailRequested } from '#features/accounts/contract/account.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { Session, UseLinkBody } from '#features/accounts/contract/session.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { type AccountRow, findAccount, lockAccount } from '../account.store.ts';
import { dropKeys, findKey, takeKey } from '../account-key.store.ts';
import { requestEmail } from '../emails/request-email.ts';
import { assertWithinLimit, forgive } from '../limits/limits.ts';
import type { Tools } from '../open-tools.ts';
import { assertOpenAccount, authorizeBySecondFactor, letIn } from './let-in.ts';

/**
 * Getting in by a mailed one-time link: what an owner has when strangers used up the tries of unknown devices. The link lets in the browser that
 * opens it and no other, so asking for somebody else's gives nothing; a second factor is asked for all the same.
 */
export function signInByLink(app: App, platform: Platform, { browserSessions, seal }: Tools): void {
  const { db, config } = platform;

  app.post(
    accountRoutes.askLink,
    {
      config: { right: 'account.enter' },
      schema: {
        tags: ['Sesión'],
        summary: 'Envía por correo un enlace para entrar, si la cuenta existe',
        body: EmailBody,
        response: { 202: EmailRequested },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await requestEmail(platform, request, 'sign_in', request.body.email)),
  );

  app.post(
    accountRoutes.useLink,
    {
      config: { right: 'account.enter' },
      schema: {
        tags: ['Sesión'],
        summary: 'Inicia sesión con el enlace que llegó por correo',
        body: UseLinkBody,
        response: { 200: Session },
      },
    },
    async (request, reply) => {
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
    },
  );

  /** A wrong code leaves the link as it was, but not as often as one likes. */
  async function codeWithin(account: AccountRow, code: string | undefined): Promise<boolean> {
    if (code === undefined) return authorizeBySecondFactor(db, seal, account, code);
    const hit = await assertWithinLimit(platform, 'codeByLink', account.id);
    const shown = await authorizeBySecondFactor(db, seal, account, code);
    await forgive(platform, [hit]);
    return shown;
  }
}

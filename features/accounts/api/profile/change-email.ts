import { Done, EmailBody, KeyBody, LinkSent } from '#features/accounts/contract/account.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import {
  type AccountRow,
  changeAccountRow,
  dropPendingAccounts,
  emailKey,
  isEmailTaken,
  lockAccount,
  recordEvent,
  type Writer,
} from '../account.store.ts';
import { dropKeys, takeKey } from '../account-key.store.ts';
import { LINK_MINUTES } from '../emails/link-lives.ts';
import { assertEmailWithinLimits, assertWithinLimit } from '../limits/limits.ts';
import { personOf } from '../person-of.ts';
import { forgetDevices } from '../sessions/known-device.store.ts';
import { endSessions } from '../sessions/session.store.ts';

/**
 * Changes the email address. A link in an email to the new address confirms the change. A link in an email to the old address undoes the change
 * within a week. Only the owner of the new address learns whether another account already has it.
 */
export function changeEmail(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;

  app.post(
    accountRoutes.email,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Cuenta'],
        summary: 'Pide usar otro correo; un enlace enviado a él lo confirma',
        body: EmailBody,
        response: { 202: LinkSent },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      await assertWithinLimit(platform, 'newEmailByAccount', person.accountId);
      await assertEmailWithinLimits(platform, ['newEmailByAddress', emailKey(request.body.email)]);
      await jobs.add(db, 'accounts/send-new-email', { accountId: person.accountId, email: request.body.email });
      return reply.code(202).send({ minutes: LINK_MINUTES.change_email });
    },
  );

  app.post(
    accountRoutes.confirmEmail,
    {
      config: { right: 'account.enter' },
      schema: {
        tags: ['Cuenta'],
        summary: 'Confirma el correo nuevo con el enlace que llegó a él',
        body: KeyBody,
        response: { 200: Done },
      },
    },
    async ({ body }) => {
      await unlessTaken(
        inTransaction(db, async (trx) => {
          const { account, email } = await takeLink(trx, 'change_email', body.key);
          if (account.state !== 'active') throw problem(ACCOUNT_ERRORS, 'link_invalid');
          await setEmail(trx, account, email, 'change_email');
          await dropKeys(trx, account, 'restore', 'sign_in');
          await jobs.add(trx, 'accounts/tell-email-changed', { accountId: account.id, oldEmail: account.email });
        }),
      );
      return { done: true as const };
    },
  );

  app.post(
    accountRoutes.undoEmail,
    {
      config: { right: 'account.enter' },
      schema: {
        tags: ['Cuenta'],
        summary: 'Deshace el cambio de correo y cierra todas las sesiones',
        body: KeyBody,
        response: { 200: Done },
      },
    },
    async ({ body }) => {
      await unlessTaken(
        inTransaction(db, async (trx) => {
          const { account, email } = await takeLink(trx, 'undo_email', body.key);
          if (account.state === 'erased') throw problem(ACCOUNT_ERRORS, 'link_invalid');
          await setEmail(trx, account, email, 'undo_email');
          await endSessions(trx, account, 'email_undone');
          await forgetDevices(trx, account);
          // The links of later changes also stop working, because the owner is the person with the email address before all changes.
          await dropKeys(trx, account, 'restore', 'sign_in', 'change_email', 'undo_email');
          await jobs.add(trx, 'accounts/tell-email-returned', { accountId: account.id });
        }),
      );
      return { done: true as const };
    },
  );

  async function takeLink(
    trx: Writer,
    purpose: 'change_email' | 'undo_email',
    key: string,
  ): Promise<{ account: AccountRow; email: string }> {
    const taken = await takeKey(trx, config.REGION, purpose, key);
    const account = taken && (await lockAccount(trx, config.REGION, taken.accountId));
    if (!account || !taken.detail.email) throw problem(ACCOUNT_ERRORS, 'link_invalid');
    return { account, email: taken.detail.email };
  }

  async function setEmail(
    trx: Writer,
    account: AccountRow,
    email: string,
    action: 'change_email' | 'undo_email',
  ): Promise<void> {
    const key = emailKey(email);
    if (key !== account.email_key && (await isEmailTaken(trx, config.REGION, email))) {
      throw problem(ACCOUNT_ERRORS, 'email_taken');
    }
    await changeAccountRow(trx, account, { email, email_key: key });
    await dropPendingAccounts(trx, config.REGION, key);
    await recordEvent(trx, account, { action, from_state: account.state, to_state: account.state, actor: 'owner' });
  }
}

/** Turns the database's refusal into the error `email_taken`. When two accounts set the same email address at the same moment, one is refused. */
async function unlessTaken(work: Promise<void>): Promise<void> {
  await work.catch((error: { constraint?: string }) => {
    throw error.constraint === 'account_email' ? problem(ACCOUNT_ERRORS, 'email_taken') : error;
  });
}

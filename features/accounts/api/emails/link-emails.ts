import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Attempt, Job, Platform } from '#server/platform.ts';
import { type AccountRow, findAccount, findAccountByEmail, isEmailTaken } from '../account.store.ts';
import { tryWithin } from '../limits/limits.ts';
import {
  confirmationWords,
  knownAddressWords,
  newEmailWords,
  restoreWords,
  signInLinkWords,
  takenEmailWords,
} from './email-words.ts';
import { makeLink, mayWarn, screenUrl, sendEmail } from './send-email.ts';

/** These emails are sent by jobs. The time of the response therefore does not reveal whether an account exists. */
export const LINK_EMAILS: Record<string, Job> = {
  'accounts/send-confirmation': defineJob(
    Type.Object({ accountId: Type.String() }),
    async ({ accountId }, platform, attempt) => {
      const account = await findAccount(platform.db, platform.config.REGION, accountId);
      if (account?.state !== 'pending_email') return;
      if (attempt.number === 1 && !(await tryWithin(platform, 'signUpByEmail', account.email_key))) return;
      const owner = await findAccountByEmail(platform.db, platform.config.REGION, account.email);
      if (owner && owner.state !== 'pending_email') await notifyOwner(owner, platform, attempt);
      else await sendConfirmation(account, platform, attempt);
    },
  ),

  'accounts/resend-confirmation': aboutEmail(async (account, platform, attempt) => {
    if (account.state === 'pending_email') await sendConfirmation(account, platform, attempt);
  }),

  'accounts/send-sign-in-link': aboutEmail(async (account, platform, attempt) => {
    if (account.state !== 'active') return;
    const url = await makeLink(platform, account, 'sign_in');
    await sendEmail(platform, attempt, account.email, (product) =>
      signInLinkWords({ name: account.name, product }, url),
    );
  }),

  'accounts/send-restore': aboutEmail(async (account, platform, attempt) => {
    if (account.state === 'pending_email') return sendConfirmation(account, platform, attempt);
    const lockedByOwner = account.state === 'locked' && account.locked_by === 'owner';
    if (account.state !== 'active' && account.state !== 'deletion_requested' && !lockedByOwner) return;
    const url = await makeLink(platform, account, 'restore', { voidsOlder: true });
    await sendEmail(platform, attempt, account.email, (product) => restoreWords({ name: account.name, product }, url));
  }),

  'accounts/send-new-email': defineJob(
    Type.Object({ accountId: Type.String(), email: Type.String() }),
    async ({ accountId, email }, platform, attempt) => {
      const { db, config } = platform;
      const account = await findAccount(db, config.REGION, accountId);
      if (account?.state !== 'active') return;
      if (await isEmailTaken(db, config.REGION, email)) {
        const owner = (await findAccountByEmail(db, config.REGION, email))!;
        if (!(await mayWarn(platform, attempt, email))) return;
        await sendEmail(platform, attempt, owner.email, (product) =>
          takenEmailWords({ name: owner.name, product }, screenUrl(platform, 'sign_in')),
        );
        return;
      }
      const url = await makeLink(platform, account, 'change_email', { detail: { email }, voidsOlder: true });
      await sendEmail(platform, attempt, email, (product) => newEmailWords({ name: account.name, product }, url));
    },
  ),
};

function aboutEmail(send: (account: AccountRow, platform: Platform, attempt: Attempt) => Promise<void>): Job {
  return defineJob(Type.Object({ email: Type.String() }), async ({ email }, platform, attempt) => {
    const account = await findAccountByEmail(platform.db, platform.config.REGION, email);
    if (account) await send(account, platform, attempt);
  });
}

async function sendConfirmation(account: AccountRow, platform: Platform, attempt: Attempt): Promise<void> {
  const url = await makeLink(platform, account, 'confirm', { voidsOlder: true });
  await sendEmail(platform, attempt, account.email, (product) =>
    confirmationWords({ name: account.name, product }, url),
  );
}

async function notifyOwner({ name, email }: AccountRow, platform: Platform, attempt: Attempt): Promise<void> {
  await sendEmail(platform, attempt, email, (product) =>
    knownAddressWords({ name, product }, screenUrl(platform, 'sign_in')),
  );
}

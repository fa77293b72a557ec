import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Attempt, Job, Platform } from '#server/platform.ts';
import { type AccountRow, findAccount, findAccountByEmail } from '../account.store.ts';
import { findSession } from '../sessions/session.store.ts';
import {
  type EmailContent,
  emailChangedWords,
  emailReturnedWords,
  lockedWords,
  manyTriesWords,
  newDeviceWords,
  PROOF_CHANGES,
  type ProofChange,
  passwordChangedWords,
  proofChangedWords,
} from './email-words.ts';
import { localMoment, makeLink, screenUrl, sendEmail } from './send-email.ts';

export const NOTICE_EMAILS: Record<string, Job> = {
  'accounts/warn-new-device': defineJob(
    Type.Object({ sessionId: Type.String() }),
    async ({ sessionId }, platform, attempt) => {
      const session = await findSession(platform.db, platform.config.REGION, sessionId);
      const account = session && (await findAccount(platform.db, platform.config.REGION, session.account_id));
      if (!session || account?.state !== 'active') return;
      const url = await makeLink(platform, account, 'not_me');
      const when = await localMoment(platform, session.created_at);
      await sendEmail(platform, attempt, account.email, (product) =>
        newDeviceWords({ name: account.name, product }, session.device, when, url),
      );
    },
  ),

  'accounts/warn-many-tries': defineJob(Type.Object({ email: Type.String() }), async ({ email }, platform, attempt) => {
    const account = await findAccountByEmail(platform.db, platform.config.REGION, email);
    if (account?.state === 'active') {
      await notify(account, platform, attempt, (to) => manyTriesWords(to, screenUrl(platform, 'sign_in')));
    }
  }),

  'accounts/tell-password-changed': aboutAccount(async (account, platform, attempt) => {
    await notify(account, platform, attempt, (to) => passwordChangedWords(to, screenUrl(platform, 'restore')));
  }),

  'accounts/tell-locked': aboutAccount(async (account, platform, attempt) => {
    const url = await makeLink(platform, account, 'restore', { voidsOlder: true });
    await notify(account, platform, attempt, (to) => lockedWords(to, url));
  }),

  'accounts/tell-email-changed': defineJob(
    Type.Object({ accountId: Type.String(), oldEmail: Type.String() }),
    async ({ accountId, oldEmail }, platform, attempt) => {
      const account = await findAccount(platform.db, platform.config.REGION, accountId);
      if (!account) return;
      const url = await makeLink(platform, account, 'undo_email', { detail: { email: oldEmail } });
      await sendEmail(platform, attempt, oldEmail, (product) =>
        emailChangedWords({ name: account.name, product }, account.email, url),
      );
    },
  ),

  'accounts/tell-email-returned': aboutAccount(async (account, platform, attempt) => {
    await notify(account, platform, attempt, (to) => emailReturnedWords(to, screenUrl(platform, 'restore')));
  }),

  'accounts/tell-proof-changed': defineJob(
    Type.Object({ accountId: Type.String(), change: Type.Enum(Object.keys(PROOF_CHANGES) as ProofChange[]) }),
    async ({ accountId, change }, platform, attempt) => {
      const account = await findAccount(platform.db, platform.config.REGION, accountId);
      if (account?.state !== 'active') return;
      await notify(account, platform, attempt, (to) => proofChangedWords(to, change, screenUrl(platform, 'security')));
    },
  ),
};

function aboutAccount(send: (account: AccountRow, platform: Platform, attempt: Attempt) => Promise<void>): Job {
  return defineJob(Type.Object({ accountId: Type.String() }), async ({ accountId }, platform, attempt) => {
    const account = await findAccount(platform.db, platform.config.REGION, accountId);
    if (account && account.state !== 'erased') await send(account, platform, attempt);
  });
}

function notify(
  { name, email }: AccountRow,
  platform: Platform,
  attempt: Attempt,
  words: (to: { name: string; product: string }) => EmailContent,
): Promise<void> {
  return sendEmail(platform, attempt, email, (product) => words({ name, product }));
}

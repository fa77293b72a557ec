import { Type } from 'typebox';
import { findAccount } from '#features/accounts/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job } from '#server/platform.ts';
import { accountPaths } from '#web/paths/account.ts';
import { paths } from '#web/paths/site.ts';
import { findCopy } from '../copy/data-copy.store.ts';
import { endOfGrace } from '../erasure/end-of-grace.ts';
import { copyReadyWords, erasureRequestedWords } from './email-words.ts';
import { sayDay, sendEmail } from './send-email.ts';

export const EMAIL_JOBS: Record<string, Job> = {
  'privacy/tell-copy-ready': defineJob(Type.Object({ copyId: Id }), async ({ copyId }, platform, attempt) => {
    const { db, config } = platform;
    const copy = await findCopy(db, config.REGION, copyId);
    const account = copy && (await findAccount(db, config.REGION, copy.account_id));
    if (!copy?.expires_at || account?.state !== 'active') return;
    const until = await sayDay(platform, copy.expires_at);
    await sendEmail(platform, attempt, account.email, (product) =>
      copyReadyWords(account.name, product, until, `${config.PUBLIC_URL}${paths.privacy()}`),
    );
  }),

  'privacy/tell-erasure-asked': defineJob(
    Type.Object({ accountId: Id, by: Type.Enum(['owner', 'staff']) }),
    async ({ accountId, by }, platform, attempt) => {
      const { db, config } = platform;
      const account = await findAccount(db, config.REGION, accountId);
      if (account?.state !== 'deletion_requested' || !account.deletion_requested_at) return;
      const until = await sayDay(platform, endOfGrace(account.deletion_requested_at));
      await sendEmail(platform, attempt, account.email, (product) =>
        erasureRequestedWords(by, account.name, product, until, `${config.PUBLIC_URL}${accountPaths.signIn()}`),
      );
    },
  ),
};

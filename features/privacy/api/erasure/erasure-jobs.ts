import { Type } from 'typebox';
import { listDueAccounts, lockAccount, moveAccountRow } from '#features/accounts/api/public.ts';
import { DELETION_GRACE_DAYS } from '#features/accounts/contract/account-states.ts';
import { Id, Instant } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { GiveUp } from '#server/jobs/give-up.ts';
import type { Job, Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { farewellWords } from '../emails/email-words.ts';
import { sendEmail } from '../emails/send-email.ts';
import { endOfGrace } from './end-of-grace.ts';
import { erasePerson } from './erase-person.ts';

const DAY_MS = 86_400_000;

export const ERASURE_JOBS: Record<string, Job> = {
  /** Tests set `asOf` to a later instant. */
  'privacy/erase-due': defineJob(
    Type.Object({ asOf: Type.Optional(Instant) }),
    async ({ asOf }, { db, config, jobs }) => {
      const moment = asOf ?? new Date().toISOString();
      for (const accountId of await listDueAccounts(db, config.REGION, DELETION_GRACE_DAYS, new Date(moment))) {
        await jobs.add(db, 'privacy/erase-account', { accountId, asOf: moment }, { key: `privacy:erase:${accountId}` });
      }
    },
  ),

  'privacy/erase-account': defineJob(
    Type.Object({ accountId: Id, asOf: Instant }),
    async ({ accountId, asOf }, platform) => {
      const { db, config, jobs } = platform;
      await inTransaction(db, async (trx) => {
        const leaving = await dueAccount(trx, config.REGION, accountId, new Date(asOf));
        if (!leaving) return;
        await moveAccountRow(trx, leaving, { action: 'erase', by: 'clock' });
        const subject = { region: config.REGION, id: accountId, email: leaving.email };
        await finish(platform, trx, await erasePerson(trx, keptFiles(config), subject, leaving.name), accountId);
        // The erasure deletes waiting jobs with the email address, so this job is added afterwards.
        await jobs.add(trx, 'privacy/say-farewell', { to: leaving.email, name: leaving.name });
      });
    },
  ),

  /** A failed job keeps its payload, which contains the email address. The last attempt therefore never fails. */
  'privacy/say-farewell': defineJob(
    Type.Object({ to: Type.String(), name: Type.String() }),
    async ({ to, name }, platform, attempt) => {
      try {
        await sendEmail(platform, attempt, to, (product) => farewellWords(name, product));
      } catch (error) {
        if (!attempt.last && !(error instanceof GiveUp)) throw error;
        platform.log.error({ job: attempt.jobId }, 'the farewell of an erased account could not be sent');
      }
    },
  ),

  'privacy/erase-rest': defineJob(Type.Object({ accountId: Id }), async ({ accountId }, platform) => {
    const { db, config } = platform;
    await inTransaction(db, async (trx) => {
      const account = await lockAccount(trx, config.REGION, accountId);
      if (account?.state !== 'erased') return;
      const subject = { region: config.REGION, id: accountId, email: '' };
      await finish(platform, trx, await erasePerson(trx, keptFiles(config), subject, ''), accountId);
    });
  }),
};

type Trx = Parameters<typeof lockAccount>[0];

async function dueAccount(trx: Trx, region: string, accountId: string, asOf: Date) {
  const account = await lockAccount(trx, region, accountId);
  const asked = account?.state === 'deletion_requested' ? account.deletion_requested_at : null;
  return asked && endOfGrace(asked) <= asOf ? account : undefined;
}

async function finish({ jobs }: Platform, trx: Trx, waiting: number, accountId: string): Promise<void> {
  if (waiting === 0) return;
  const tomorrow = new Date(Date.now() + DAY_MS);
  await jobs.add(trx, 'privacy/erase-rest', { accountId }, { runAt: tomorrow, key: `privacy:rest:${accountId}` });
}

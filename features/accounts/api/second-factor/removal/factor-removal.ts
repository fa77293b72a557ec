import { Type } from 'typebox';
import { FACTOR_REMOVAL_HOURS } from '#features/accounts/contract/second-factor.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job, Platform } from '#server/platform.ts';
import { type AccountRow, findAccount, lockAccount, recordEvent, type Writer } from '../../account.store.ts';
import { dropKeys } from '../../account-key.store.ts';
import { factorRemovalWords, type ProofChange } from '../../emails/email-words.ts';
import { localMoment, makeLink, sendEmail } from '../../emails/send-email.ts';
import { dropPasskeys } from '../../passkeys/passkey.store.ts';
import { forgetDevices } from '../../sessions/known-device.store.ts';
import { endSessions } from '../../sessions/session.store.ts';
import { hasSecondStep } from '../assert-factor-left.ts';
import { dropSecondFactor } from '../second-factor.store.ts';
import {
  dropRemoval,
  enteredWithFactor,
  findRemoval,
  insertRemoval,
  setRemovalDue,
  takeDueRemoval,
} from './factor-removal.store.ts';

/**
 * Helps a person who lost every second factor. The person gets an email with a link that stops the removal. The factors
 * are removed 24 hours after the email.
 */

export async function askFactorRemoval(
  trx: Writer,
  { jobs }: Pick<Platform, 'jobs'>,
  account: AccountRow,
  { staffId, reason }: { staffId: string; reason: string },
): Promise<'asked' | 'inactive' | 'none' | 'waits'> {
  if (account.state !== 'active') return 'inactive';
  if (!(await hasSecondStep(trx, account))) return 'none';
  if (!(await insertRemoval(trx, account, { askedBy: staffId, reason }))) return 'waits';
  await recordEvent(trx, account, { ...status(account, 'ask_factor_removal'), actor: 'staff', staffId, reason });
  await jobs.add(trx, 'accounts/tell-factor-removal', { accountId: account.id });
  return 'asked';
}

/** @returns `true` if a removal was pending. */
export async function stopFactorRemoval(
  trx: Writer,
  account: AccountRow,
  by: { actor: 'owner' | 'clock' } | { actor: 'staff'; staffId: string },
): Promise<boolean> {
  if (!(await dropRemoval(trx, account))) return false;
  await dropKeys(trx, account, 'keep_factor');
  await recordEvent(trx, account, { ...status(account, 'stop_factor_removal'), ...by });
  return true;
}

export const FACTOR_REMOVAL_JOBS: Record<string, Job> = {
  /** The 24 hours begin when this email is sent. */
  'accounts/tell-factor-removal': defineJob(
    Type.Object({ accountId: Type.String() }),
    async ({ accountId }, platform, attempt) => {
      const { db, config, jobs } = platform;
      const account = await findAccount(db, config.REGION, accountId);
      const removal = account && (await findRemoval(db, account));
      if (!account || !removal || removal.due_at) return;
      const dueAt = new Date(Date.now() + FACTOR_REMOVAL_HOURS * 3_600_000);
      const url = await makeLink(platform, account, 'keep_factor', { voidsOlder: true });
      const when = await localMoment(platform, dueAt);
      await sendEmail(platform, attempt, account.email, (product) =>
        factorRemovalWords({ name: account.name, product }, { reason: removal.reason, when }, url),
      );
      await inTransaction(db, async (trx) => {
        if (!(await setRemovalDue(trx, removal, dueAt))) return;
        await jobs.add(trx, 'accounts/remove-factors', { accountId }, { runAt: dueAt });
      });
    },
  ),

  'accounts/remove-factors': defineJob(
    Type.Object({ accountId: Type.String() }),
    async ({ accountId }, { db, config, jobs }) => {
      await inTransaction(db, async (trx) => {
        const account = await lockAccount(trx, config.REGION, accountId);
        const removal = account && (await takeDueRemoval(trx, account));
        if (!account || !removal) return;
        await dropKeys(trx, account, 'keep_factor');
        if (account.state !== 'active' || (await enteredWithFactor(trx, account, removal.asked_at))) {
          await recordEvent(trx, account, { ...status(account, 'stop_factor_removal'), actor: 'clock' });
          return;
        }
        await dropSecondFactor(trx, account);
        await dropPasskeys(trx, account);
        await forgetDevices(trx, account);
        await endSessions(trx, account, 'closed_by_staff');
        await recordEvent(trx, account, {
          ...status(account, 'remove_factors'),
          actor: 'staff',
          staffId: removal.asked_by,
          reason: removal.reason,
        });
        const change: ProofChange = 'removed_by_staff';
        await jobs.add(trx, 'accounts/tell-proof-changed', { accountId, change });
      });
    },
  ),
};

type RemovalEvent = 'ask_factor_removal' | 'stop_factor_removal' | 'remove_factors';

function status({ state }: AccountRow, action: RemovalEvent) {
  return { action, from_state: state, to_state: state };
}

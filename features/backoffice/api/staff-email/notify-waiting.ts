import { Type } from 'typebox';
import { GROUPED_MINUTES } from '#features/backoffice/contract/staff-email.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { queuesOf } from '../queues/queues.ts';
import { SEND_WAITING } from './send-waiting.ts';
import { type EmailedStaff, markNotified, readEmailedStaff } from './staff-email.store.ts';

export const NOTIFY_WAITING = 'backoffice/notify-waiting';

/** The first check of a member only stores which work waits, so that a new member gets no email about old work. */
export const notifyWaiting = defineJob(Type.Object({}), async (_, platform) => {
  const { db, config, jobs } = platform;
  const newest = await readNewest(platform);
  const now = new Date();
  for (const member of await readEmailedStaff(db, config.REGION)) {
    const notified = { ...member.notified };
    const fresh: string[] = [];
    for (const { name, emailsItems } of queuesOf(platform, member.role)) {
      const at = newest.get(name);
      if (!at || at <= (notified[name] ?? '')) continue;
      notified[name] = at;
      if (!emailsItems && !member.muted.includes(name)) fresh.push(name);
    }
    const isFirst = member.notified === null;
    const isDue = !isFirst && member.atOnce && fresh.length > 0;
    if (isDue && isGrouped(member, now)) continue;
    await inTransaction(db, async (trx) => {
      const isOurs = await markNotified(trx, config.REGION, member, notified, isDue ? now : member.notifiedAt);
      if (isOurs && isDue) await jobs.add(trx, SEND_WAITING, { accountId: member.accountId, queues: fresh });
    });
  }
});

const isGrouped = ({ notifiedAt }: EmailedStaff, now: Date): boolean =>
  notifiedAt !== null && now.getTime() - notifiedAt.getTime() < GROUPED_MINUTES * 60_000;

async function readNewest(platform: Platform): Promise<Map<string, string>> {
  const queues = queuesOf(platform, 'admin').concat(queuesOf(platform, 'moderator'), queuesOf(platform, 'editor'));
  const found = new Map<string, string>();
  for (const { name, read } of new Set(queues)) {
    const { newest } = await read(platform);
    if (newest) found.set(name, newest.toISOString());
  }
  return found;
}

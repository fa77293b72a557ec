import type { Actor } from '#features/accounts/contract/actor.ts';
import type { StaffEmails } from '#features/backoffice/contract/staff-email.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { queuesOf } from '../queues/queues.ts';
import { readEmailedStaff } from './staff-email.store.ts';

/** @throws `forbidden` */
export async function staffEmails(platform: Platform, actor: Actor): Promise<StaffEmails> {
  const { db, config } = platform;
  const [member] = actor.kind === 'person' ? await readEmailedStaff(db, config.REGION, actor.accountId) : [];
  if (!member) throw problem(PLATFORM_ERRORS, 'forbidden');
  const queues = queuesOf(platform, member.role).filter(({ isEmailed }) => isEmailed !== false);
  return {
    atOnce: member.atOnce,
    weekly: member.weekly,
    queues: queues.map(({ name, title }) => ({ name, title, on: !member.muted.includes(name) })),
  };
}

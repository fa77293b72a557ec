import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Platform } from '#server/platform.ts';
import { queuesOf } from '../queues/queues.ts';
import { endOf } from './end-of.ts';
import { readEmailedStaff } from './staff-email.store.ts';

export interface QueueStaff {
  accountId: string;
  email: string;
  role: StaffRole;
}

/** Active staff whose role works on the queue. */
export async function staffOfQueue(platform: Platform, queue: string): Promise<QueueStaff[]> {
  return (await read(platform, queue)).map(({ accountId, email, role }) => ({ accountId, email, role }));
}

/** Staff who want an email about new items of the queue, with the words that end these emails. */
export async function staffForQueue(platform: Platform, queue: string) {
  const wanting = (await read(platform, queue)).filter(({ atOnce, muted }) => atOnce && !muted.includes(queue));
  return Promise.all(
    wanting.map(async ({ accountId, email }) => ({
      accountId,
      email,
      end: await endOf(platform.config, accountId, 'at_once'),
    })),
  );
}

async function read(platform: Platform, queue: string) {
  const staff = await readEmailedStaff(platform.db, platform.config.REGION);
  return staff.filter(({ role }) => queuesOf(platform, role).some(({ name }) => name === queue));
}

import { Type } from 'typebox';
import { NO_SHOW_AFTER_HOURS } from '#features/bookings/contract/absence.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { lockBookings } from '../booking.store.ts';
import { moveBooking } from '../move-booking.ts';
import { type Absent, listAbsent } from './absent.store.ts';

const AT_A_TIME = 200;
const HOUR_MS = 3_600_000;

export const missAbsentJob = defineJob(Type.Object({}), async (_payload, platform) => {
  await missAbsent(platform);
});

export async function missAbsent(
  { db, config, region }: Pick<Platform, 'db' | 'config' | 'region'>,
  now = new Date(),
): Promise<number> {
  const { settings } = await region.current();
  const hours = settings.selling?.noShowHours ?? NO_SHOW_AFTER_HOURS;
  const before = new Date(now.getTime() - hours * HOUR_MS);
  let missed = 0;
  let after: Absent | null = null;
  for (;;) {
    const absent: Absent[] = await listAbsent(db, config.REGION, before, { limit: AT_A_TIME, after });
    for (const { id } of absent) {
      const moved = await inTransaction(db, async (trx) => {
        const [booking] = await lockBookings(trx, config.REGION, [id]);
        if (booking?.state !== 'CONFIRMED' || booking.cancellation?.pending) return false;
        await moveBooking(trx, booking, { action: 'miss', actor: 'system', reason: `${hours} h` });
        return true;
      });
      if (moved) missed += 1;
    }
    after = absent.at(-1) ?? null;
    if (absent.length < AT_A_TIME) return missed;
  }
}

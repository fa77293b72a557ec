import { Type } from 'typebox';
import { bookFees } from '#features/payments/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { listServed, type ServedBooking } from './earn.store.ts';
import { earnBooking } from './earn-booking.ts';

const AT_A_TIME = 200;

export const earnDueJob = defineJob(Type.Object({}), async (_payload, platform) => {
  await earnDue(platform);
  await inTransaction(platform.db, (trx) => bookFees(trx, platform.config.REGION));
});

export async function earnDue({ db, config }: Pick<Platform, 'db' | 'config'>, now = new Date()): Promise<number> {
  let earned = 0;
  let after: ServedBooking | null = null;
  for (;;) {
    const served: ServedBooking[] = await listServed(db, config.REGION, now, { limit: AT_A_TIME, after });
    for (const one of served) {
      if ((await inTransaction(db, (trx) => earnBooking(trx, config.REGION, one))) > 0) earned += 1;
    }
    after = served.at(-1) ?? null;
    if (served.length < AT_A_TIME) return earned;
  }
}

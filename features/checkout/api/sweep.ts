import { dropEndedHolds, releaseOverdue } from '#features/bookings/api/public.ts';
import { takePaymentsToCheck } from '#features/payments/api/public.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { lapseChanges } from './change/change.store.ts';
import { dropOverCodes } from './confirm-email/email-code.store.ts';
import { termsOf } from './sale.rules.ts';
import { settlePayment } from './settle-payment.ts';

const AT_A_TIME = 50;

/** Runs every second in each listening process. The processes share the work (SKIP LOCKED). */
export async function sweep(platform: Platform): Promise<void> {
  const { db, config, log } = platform;
  while ((await inTransaction(db, (trx) => releaseOverdue(trx, config.REGION))) > 0);
  await lapseChanges(db, config.REGION);
  const { againMinutes } = termsOf(await platform.region.current());
  await Promise.all([dropEndedHolds(db, config.REGION, againMinutes), dropOverCodes(db, config.REGION)]);
  const again = new Date(Date.now() + 30_000);
  const due = await takePaymentsToCheck(db, config.REGION, AT_A_TIME, again);
  await Promise.all(
    due.map((id) =>
      settlePayment(platform, id, 'poll').catch((error: unknown) => {
        if (!(error instanceof CardTrouble)) throw error;
        log.warn({ err: error, payment: id }, 'the provider did not report the state of a payment');
      }),
    ),
  );
}

import { Type } from 'typebox';
import { findPayment } from '#features/payments/api/public.ts';
import { Id } from '#features/schema.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { isUuid } from '#server/database/uuid.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { GiveUp } from '#server/jobs/give-up.ts';
import { carryRefund } from './carry-refund.ts';
import { settlePayment } from './settle-payment.ts';

const AGAIN = 10 * 60_000;

/** The number of tries is high, because processes may be killed and providers may be unreachable. */
const CARRIED = 60;

export const carryRefundJob = defineJob(
  Type.Object({ refundId: Id }),
  async ({ refundId }, platform) => {
    const state = await carryRefund(platform, refundId);
    if (state === 'approved' || state === 'failed') throw new Error(`Refund ${refundId} is ${state}.`);
    if (state === 'submitted') {
      const again = { runAt: new Date(Date.now() + AGAIN), key: `refund/${refundId}` };
      await platform.jobs.add(platform.db, 'checkout/carry-refund', { refundId }, again);
    }
  },
  { attempts: CARRIED },
);

export const findPaymentJob = defineJob(
  Type.Object({ providerPaymentId: Type.String({ maxLength: 200 }) }),
  async ({ providerPaymentId }, platform) => {
    const { db, config, cards } = platform;
    const seen = await cards.show(providerPaymentId).catch((error: unknown) => {
      if (error instanceof CardTrouble && error.outcome === 'refused') throw new GiveUp(error.message);
      throw error;
    });
    const known = isUuid(seen.paymentId) && (await findPayment(db, config.REGION, seen.paymentId));
    // The provider account may also serve other shops, whose payments are not in the database.
    if (known) await settlePayment(platform, known.id, 'webhook');
  },
);

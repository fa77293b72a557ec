import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import { carryRefund } from './carry-refund.ts';

const Uuid = Type.String({ format: 'uuid' });
const AGAIN = 10 * 60_000;

/** Carries one refund; asks again until the provider has settled it. */
export const carryRefundJob = defineJob(Type.Object({ refundId: Uuid }), async ({ refundId }, platform) => {
  const state = await carryRefund(platform, refundId);
  if (state === 'approved' || state === 'failed') throw new Error(`Refund ${refundId} is ${state}.`);
  if (state === 'submitted') {
    const again = { runAt: new Date(Date.now() + AGAIN), key: `refund/${refundId}` };
    await platform.jobs.add(platform.db, 'checkout/carry-refund', { refundId }, again);
  }
});

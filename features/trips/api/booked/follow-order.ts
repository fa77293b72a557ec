import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { withOrder } from '#features/trips/contract/order-in-document.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { lockTrip, saveDocument } from '../trip.store.ts';
import { readSoldOrder } from './read-sold-order.ts';
import { readTripsOfOrder } from './trip-order.store.ts';

export const followOrderJob = defineJob(Type.Object({ orderId: Id }), async ({ orderId }, { db, config }) => {
  for (const link of await readTripsOfOrder(db, config.REGION, orderId)) {
    await inTransaction(db, async (trx) => {
      // The trip is locked before its bookings are read, so that no concurrent job stores older bookings.
      const trip = await lockTrip(trx, config.REGION, link.trip_id);
      if (!trip) return;
      const order = await readSoldOrder(trx, config.REGION, { ...link, orderId });
      const followed = withOrder(trip.document, order);
      if (!isDeepStrictEqual(followed, trip.document)) await saveDocument(trx, trip, followed);
    });
  }
});

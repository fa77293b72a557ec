import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import { readTripsOfOrder } from './trip-order.store.ts';

export async function notifyTrips(trx: Database, { jobs, config }: Platform, orderId: string): Promise<void> {
  const trips = await readTripsOfOrder(trx, config.REGION, orderId);
  if (trips.length > 0) await jobs.add(trx, 'trips/follow-order', { orderId });
}

import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { authorize } from '#features/accounts/api/public.ts';
import type { BookingRow } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { RegionBooking } from '#features/checkout/contract/region-bookings.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { lockBookingWithOrder } from '../operator/answer-booking.ts';
import type { OrderRow } from '../order.store.ts';
import { readRegionBooking } from './read-region-booking.ts';
import { findAnyBooking } from './region-booking.store.ts';

type Asking = Pick<FastifyRequest, 'actor'> & { params: { bookingId: string } };

interface Locked {
  booking: BookingRow;
  order: OrderRow;
}

/**
 * Locks the booking and its order.
 * @throws booking_action_refused for a booking of a reseller
 */
export async function withinRegionBooking(
  platform: Platform,
  { actor, params: { bookingId } }: Asking,
  work: (trx: Transaction<Tables>, locked: Locked) => Promise<void>,
): Promise<RegionBooking> {
  const { db, config } = platform;
  authorize(actor, 'bookings.serve', null);
  return inTransaction(db, async (trx) => {
    await assertRealBooking(trx, config.REGION, bookingId);
    const { booking, order } = (await lockBookingWithOrder(trx, platform, bookingId))!;
    if (!order) throw problem(BOOKING_ERRORS, 'booking_action_refused');
    await work(trx, { booking, order });
    return readRegionBooking(trx, config.REGION, { actor, bookingId });
  });
}

/** Bookings of an agency's tests are no bookings for the region. */
async function assertRealBooking(db: Database, region: string, bookingId: string): Promise<void> {
  if (!(await findAnyBooking(db, region, bookingId))) throw problem(BOOKING_ERRORS, 'booking_not_found');
}

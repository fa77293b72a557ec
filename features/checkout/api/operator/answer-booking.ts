import type { Transaction } from 'kysely';
import {
  type BookingRow,
  findBooking,
  lockBookings,
  lockOrderBookings,
  moveBooking,
} from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { readCustomerMoney } from '#features/payments/api/public.ts';
import { notifyTrips } from '#features/trips/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Keep } from '#server/http/work-once.ts';
import type { Platform } from '#server/platform.ts';
import { beginCancellation } from '../cancel/begin-cancellation.ts';
import { closeEmptyOrder } from '../cancel/finish-cancellation.ts';
import { cancelOnAccount } from '../on-account/cancel-on-account.ts';
import { lockOrder, type OrderRow } from '../order.store.ts';

interface BookingWithOrder {
  booking: BookingRow;
  /** The order is null if a reseller sold the booking. */
  order: OrderRow | null;
}

/** Locks the order before its booking to avoid deadlocks. */
export async function lockBookingWithOrder(
  trx: Transaction<Tables>,
  platform: Platform,
  bookingId: string,
): Promise<BookingWithOrder | undefined> {
  const region = platform.config.REGION;
  const known = await findBooking(trx, region, bookingId);
  if (!known) return undefined;
  if (!known.order_id) {
    const [booking] = await lockBookings(trx, region, [bookingId]);
    return { booking: booking!, order: null };
  }
  const order = (await lockOrder(trx, region, known.order_id))!;
  const booking = (await lockOrderBookings(trx, region, order.id)).find(({ id }) => id === bookingId)!;
  return { booking, order };
}

export async function acceptBooking(
  platform: Platform,
  bookingId: string,
  actorId: string,
  keep: Keep<object>,
): Promise<object> {
  return inTransaction(platform.db, async (trx) => {
    const { booking, order } = (await lockBookingWithOrder(trx, platform, bookingId))!;
    if (booking.cancellation?.pending) throw problem(BOOKING_ERRORS, 'booking_action_refused');
    await moveBooking(trx, booking, { action: 'accept', actor: 'operator', actorId });
    if (order) {
      await notifyTrips(trx, platform, order.id);
      await platform.jobs.add(trx, 'checkout/tell-confirmed', { orderId: order.id });
    }
    return keep(trx, {});
  });
}

export async function rejectBooking(
  platform: Platform,
  bookingId: string,
  { actorId, reason }: { actorId: string; reason: string },
  keep: Keep<object>,
): Promise<object> {
  return inTransaction(platform.db, async (trx) => {
    const locked = (await lockBookingWithOrder(trx, platform, bookingId))!;
    if (locked.booking.state !== 'PENDING' || locked.booking.cancellation?.pending)
      throw problem(BOOKING_ERRORS, 'booking_action_refused');
    await giveAllBack(trx, platform, locked, { actor: 'operator', actorId, cause: 'operator', reason });
    return keep(trx, {});
  });
}

export async function giveAllBack(
  trx: Transaction<Tables>,
  platform: Platform,
  { booking, order }: BookingWithOrder,
  by: {
    actor: 'operator' | 'system' | 'traveller';
    actorId: string | null;
    cause: 'weather' | 'minimum' | 'operator' | 'authority';
    reason: string | null;
  },
): Promise<void> {
  if (!order) {
    await cancelOnAccount(trx, platform, booking, by);
    return;
  }
  const wasPending = booking.state === 'PENDING' && by.actor === 'operator';
  const money = (await readCustomerMoney(trx, booking.region_id, order.id)).get(booking.id) ?? 0;
  await beginCancellation(trx, platform, {
    order,
    booking,
    ...by,
    itemIds: null,
    refund: money,
    kept: 0,
    quoteId: null,
  });
  if (!wasPending) return;
  // A rejection does not call `finishCancellation`, so the order is closed and the traveller is notified here.
  await closeEmptyOrder(trx, booking.region_id, order.id);
  await platform.jobs.add(trx, 'checkout/tell-cancelled', { bookingId: booking.id });
}

import type { Transaction } from 'kysely';
import { amendItems, type BookingRow, moveBooking, readOrderBookings } from '#features/bookings/api/public.ts';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';
import { moveOrder } from '#features/checkout/contract/order-states.ts';
import { scheduled, withLess } from '#features/checkout/contract/schedule.ts';
import { notifyTrips } from '#features/trips/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { lockOrder, saveOrder } from '../order.store.ts';
import { taxOfRest, taxRateOf } from '../sale.rules.ts';

/**
 * Releases the seats once every refund of the booking is accepted. The caller must have locked the order and the
 * booking.
 */
export async function finishCancellation(
  trx: Transaction<Tables>,
  platform: Platform,
  booking: BookingRow,
  actor: BookingActor,
  actorId: string | null = null,
): Promise<void> {
  const { region_id: region, order_id: orderId } = booking;
  const cancellation = { ...booking.cancellation!, pending: false };
  const active = booking.items.filter(({ state }) => state === 'active');
  const gone = cancellation.itemIds;
  let share = 0;
  if (gone && active.some(({ id }) => !gone.includes(id))) {
    const rate = taxRateOf(await platform.region.current());
    const left = await amendItems(trx, booking, gone, {
      ...{ actor, actorId, reason: cancellation.reason, cancellation },
      taxOf: (total) => taxOfRest(booking, total, rate),
    });
    share = booking.total > 0 ? left.total / booking.total : 1;
  } else {
    const items = booking.items.map((item) =>
      item.state === 'active' ? { ...item, state: 'cancelled' as const } : item,
    );
    await moveBooking(trx, booking, {
      action: 'cancel',
      actor,
      actorId,
      reason: cancellation.reason ?? cancellation.cause,
      change: { cancellation: JSON.stringify(cancellation), items: JSON.stringify(items) },
    });
  }
  if (!orderId) return;
  await forgiveBalance(trx, region, orderId, booking.id, share);
  await closeEmptyOrder(trx, region, orderId);
  await notifyTrips(trx, platform, orderId);
  await platform.jobs.add(trx, 'checkout/tell-cancelled', { bookingId: booking.id });
}

/** @param share the part of the booking that remains, from 0 to 1 */
export async function forgiveBalance(
  trx: Transaction<Tables>,
  region: string,
  orderId: string,
  bookingId: string,
  share: number,
): Promise<void> {
  const order = (await lockOrder(trx, region, orderId))!;
  const schedule = withLess(order.schedule, order.paid, bookingId, share);
  if (scheduled(schedule) < scheduled(order.schedule)) {
    await saveOrder(trx, region, orderId, { schedule: JSON.stringify(schedule), total: scheduled(schedule) });
  }
}

export async function closeEmptyOrder(trx: Transaction<Tables>, region: string, orderId: string): Promise<void> {
  const bookings = await readOrderBookings(trx, region, orderId);
  if (!bookings.every(({ state }) => state === 'CANCELLED' || state === 'REJECTED')) return;
  const order = (await lockOrder(trx, region, orderId))!;
  const to = moveOrder(order.state, 'cancel');
  if (to) await saveOrder(trx, region, orderId, { state: to });
}

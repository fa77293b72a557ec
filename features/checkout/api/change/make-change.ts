import type { Transaction } from 'kysely';
import type { BookingRow, Refused } from '#features/bookings/api/public.ts';
import { scheduled, withChange } from '#features/checkout/contract/schedule.ts';
import { notifyTrips } from '#features/trips/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { promiseBack } from '../cancel/promise-back.ts';
import { type OrderRow, saveOrder } from '../order.store.ts';
import { type ChangeRow, endChange } from './change.store.ts';
import type { KeptOffer } from './quote-change.ts';
import { swapBooking } from './swap-booking.ts';

export interface ToMake {
  /** The order as it was before the payment for the change. */
  order: OrderRow;
  booking: BookingRow;
  change: ChangeRow;
  offer: KeptOffer;
  late: boolean;
  accountId: string | null;
}

/**
 * The caller must have locked the order and its bookings. If the result is not null, the caller must roll back.
 * @returns null if the change was made
 */
export async function makeChange(
  trx: Transaction<Tables>,
  platform: Platform,
  { order, booking, change, offer, late, accountId }: ToMake,
): Promise<Refused | null> {
  const { to, charge, refund, kept, later } = offer;
  const { region_id: region, id } = booking;
  const refused = await swapBooking(trx, {
    booking,
    to,
    holdId: change.hold_id,
    late,
    actor: 'traveller',
    actorId: accountId,
  });
  if (refused) return refused;
  const { quote_id: quoteId } = change;
  await promiseBack(trx, platform, {
    order,
    booking,
    entry: `move/${quoteId}`,
    refund,
    kept,
    quoteId,
    reason: 'change',
  });
  const schedule = withChange(order.schedule, order.paid, id, { charge, later });
  await saveOrder(trx, region, order.id, {
    schedule: JSON.stringify(schedule),
    total: order.total + scheduled(schedule) - scheduled(order.schedule),
    ...(charge > 0 && { paid: order.paid + charge }),
  });
  await endChange(trx, change, 'done');
  await notifyTrips(trx, platform, order.id);
  await platform.jobs.add(trx, 'checkout/tell-change', { changeId: change.id });
  await platform.jobs.add(trx, 'checkout/tell-operator', { bookingId: id, about: 'moved', was: change.was });
  return null;
}

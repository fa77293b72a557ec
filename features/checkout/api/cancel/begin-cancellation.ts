import type { Transaction } from 'kysely';
import { type BookingRow, moveBooking, recordStep, saveBooking } from '#features/bookings/api/public.ts';
import type { Cancellation } from '#features/bookings/contract/booking.ts';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';
import { notifyTrips } from '#features/trips/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { endOpenChange } from '../change/end-open-change.ts';
import type { OrderRow } from '../order.store.ts';
import { finishCancellation, forgiveBalance } from './finish-cancellation.ts';
import { promiseBack } from './promise-back.ts';

export interface ToBegin {
  order: OrderRow;
  booking: BookingRow;
  actor: BookingActor;
  actorId: string | null;
  cause: Cancellation['cause'];
  reason: string | null;
  itemIds: string[] | null;
  /** In minor units. `refund` plus `kept` is the amount paid for the cancelled items. */
  refund: number;
  kept: number;
  quoteId: string | null;
}

/**
 * The booking keeps its seats until the provider accepts the refund. The caller must have locked the booking and its
 * order.
 */
export async function beginCancellation(trx: Transaction<Tables>, platform: Platform, it: ToBegin): Promise<void> {
  const { order, booking } = it;
  const region = booking.region_id;
  const begun: Cancellation = {
    cause: it.cause,
    refund: it.refund,
    reason: it.reason,
    pending: it.refund > 0,
    itemIds: it.itemIds,
  };
  await endOpenChange(trx, booking, it.actor === 'system' ? 'lapsed' : 'refused');
  const { refund, kept, quoteId } = it;
  const entry = `cancel/${quoteId ?? booking.id}`;
  const promised = { order, booking, entry, refund, kept, quoteId, reason: it.cause };
  const { refunds, byHand } = await promiseBack(trx, platform, promised);
  const cancellation = { ...begun, ...(byHand > 0 && { byHand }) };
  if (booking.state === 'PENDING' && it.actor === 'operator') {
    await moveBooking(trx, booking, {
      action: 'reject',
      actor: it.actor,
      actorId: it.actorId,
      reason: it.reason,
      change: { cancellation: JSON.stringify({ ...cancellation, pending: false }) },
    });
    await forgiveBalance(trx, region, order.id, booking.id, 0);
    await notifyTrips(trx, platform, order.id);
    return;
  }
  const saved = await saveBooking(trx, region, booking.id, { cancellation: JSON.stringify(cancellation) });
  if (refunds.length === 0) return finishCancellation(trx, platform, saved, it.actor, it.actorId);
  // The last step of a refunded cancellation is the system's, so the history names the member of staff here.
  if (it.actor !== 'region') return;
  await recordStep(trx, region, {
    bookingId: booking.id,
    action: 'ask_cancel',
    from: booking.state,
    to: booking.state,
    actor: it.actor,
    actorId: it.actorId,
    reason: it.reason,
  });
}

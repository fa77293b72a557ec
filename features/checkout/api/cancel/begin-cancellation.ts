import type { Transaction } from 'kysely';
import { type BookingRow, moveBooking, saveBooking } from '#features/bookings/api/public.ts';
import type { Cancellation } from '#features/bookings/contract/booking.ts';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';
import {
  accrue,
  insertRefunds,
  openCase,
  type RefundRow,
  readRefundable,
  writeEntry,
} from '#features/payments/api/public.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';
import { finishCancellation, forgiveBalance } from './finish-cancellation.ts';

export interface ToBegin {
  order: OrderRow;
  /** Locked, with its order. */
  booking: BookingRow;
  actor: BookingActor;
  actorId: string | null;
  cause: Cancellation['cause'];
  reason: string | null;
  itemIds: string[] | null;
  /** Minor units out of what was paid: together all that was paid for what is given up. */
  refund: number;
  kept: number;
  quoteId: string | null;
}

/**
 * Decides a cancellation in one transaction: who gets what is written into the ledger, and the money is sent on its way. While it is not
 * certain that the provider takes it, the booking keeps its places.
 */
export async function beginCancellation(trx: Transaction<Tables>, platform: Platform, it: ToBegin): Promise<void> {
  const { order, booking } = it;
  const region = booking.region_id;
  const cancellation: Cancellation = {
    cause: it.cause,
    refund: it.refund,
    reason: it.reason,
    pending: it.refund > 0,
    itemIds: it.itemIds,
  };
  const refunds = await spread(trx, it);
  const sent = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const about = { orderId: order.id, bookingId: booking.id, operatorId: booking.operator_id };
  const commission = shareOf(it.kept, booking.commission_bps);
  const entry = `cancel/${it.quoteId ?? booking.id}`;
  await writeEntry(trx, region, entry, booking.currency, [
    { account: 'customer', amount: it.refund + it.kept, ...about },
    ...refunds.map(({ id, amount, payment_id }) => ({
      account: 'refund' as const,
      amount: -amount,
      ...about,
      refundId: id,
      paymentId: payment_id,
    })),
    // What no payment can carry back any more is still owed: a person pays it.
    { account: 'review', amount: -(it.refund - sent), ...about },
    { account: 'operator', amount: -(it.kept - commission), ...about },
    { account: 'commission', amount: -commission, ...about },
  ]);
  if (sent < it.refund) {
    await openCase(trx, {
      region,
      about: `cancel/${booking.id}`,
      reason: 'owed_beyond_payments',
      amount: it.refund - sent,
      currency: booking.currency,
      orderId: order.id,
    });
  }
  if (it.kept > 0) {
    await accrue(trx, {
      region,
      entry,
      bookingId: booking.id,
      operatorId: booking.operator_id,
      orderId: order.id,
      currency: booking.currency,
      amount: it.kept - commission,
      commission,
      serviceEndedAt: new Date(),
    });
  }
  if (booking.state === 'PENDING' && (it.actor === 'operator' || it.actor === 'region')) {
    await moveBooking(trx, booking, {
      action: 'reject',
      actor: it.actor,
      actorId: it.actorId,
      reason: it.reason,
      change: { cancellation: JSON.stringify({ ...cancellation, pending: false }) },
    });
    await forgiveBalance(trx, region, order.id, booking.id, 0);
  } else {
    const saved = await saveBooking(trx, region, booking.id, { cancellation: JSON.stringify(cancellation) });
    if (refunds.length === 0) await finishCancellation(trx, platform, saved, it.actor, it.actorId);
  }
  for (const { id } of refunds) await platform.jobs.add(trx, 'checkout/carry-refund', { refundId: id });
}

/** The newest payment first; each gives back what is left of it. */
async function spread(
  trx: Transaction<Tables>,
  { order, booking, refund, quoteId, cause }: ToBegin,
): Promise<RefundRow[]> {
  let open = refund;
  const rows = [];
  for (const { paymentId, left } of await readRefundable(trx, booking.region_id, order.id)) {
    const amount = Math.min(open, left);
    if (amount <= 0) continue;
    open -= amount;
    rows.push({
      region_id: booking.region_id,
      order_id: order.id,
      payment_id: paymentId,
      booking_id: booking.id,
      quote_id: quoteId,
      state: 'approved' as const,
      reason: cause,
      amount,
      currency: booking.currency,
      provider_refund_id: null,
      failure: null,
      settled_at: null,
    });
  }
  return insertRefunds(trx, rows);
}

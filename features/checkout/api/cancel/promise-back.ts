import type { Transaction } from 'kysely';
import type { BookingRow } from '#features/bookings/api/public.ts';
import {
  accrue,
  insertRefunds,
  openCase,
  type RefundRow,
  readHeld,
  readOnSite,
  readRefundable,
  writeEntry,
} from '#features/payments/api/public.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';
import { spreadOver } from './spread-refund.rules.ts';

export interface ToPromise {
  order: OrderRow;
  booking: BookingRow;
  /** The unique name of the ledger entry. A second call with the same name writes nothing. */
  entry: string;
  /** In minor units. `refund` plus `kept` is the amount paid for the cancelled items. */
  refund: number;
  kept: number;
  quoteId: string | null;
  reason: string;
}

/**
 * The caller must have locked the booking and its order.
 * @returns the refunds to send, and the amount in minor units that the operator pays back by hand
 */
export async function promiseBack(
  trx: Transaction<Tables>,
  platform: Platform,
  it: ToPromise,
): Promise<{ refunds: readonly RefundRow[]; byHand: number }> {
  const { order, booking, entry, refund, kept } = it;
  const region = booking.region_id;
  const refunds = await spread(trx, it);
  const sent = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const about = { orderId: order.id, bookingId: booking.id, operatorId: booking.operator_id };
  const commission = shareOf(kept, booking.commission_bps);
  const { byHand, toOperator } = await onSiteParts(trx, it, refund - sent);
  const earned = kept - commission - toOperator;
  await writeEntry(trx, region, entry, booking.currency, [
    { account: 'customer', amount: refund + kept, ...about },
    ...refunds.map(({ id, amount, payment_id }) => ({
      account: 'refund' as const,
      amount: -amount,
      ...about,
      refundId: id,
      paymentId: payment_id,
    })),
    // If the payments cannot cover the whole refund, the region pays the rest by other means.
    { account: 'review', amount: -(refund - sent - byHand), ...about },
    { account: 'by_hand', amount: -byHand, ...about },
    { account: 'on_site', amount: -toOperator, ...about },
    { account: 'operator', amount: -earned, ...about },
    { account: 'commission', amount: -commission, ...about },
  ]);
  if (byHand > 0) {
    await openCase(trx, {
      region,
      about: `on-site/${entry}`,
      reason: 'owed_on_site',
      amount: byHand,
      currency: booking.currency,
      orderId: order.id,
    });
  }
  if (sent + byHand < refund) {
    await openCase(trx, {
      region,
      about: entry,
      reason: 'owed_beyond_payments',
      amount: refund - sent - byHand,
      currency: booking.currency,
      orderId: order.id,
    });
  }
  if (kept > 0 || toOperator > 0) {
    await accrue(trx, {
      region,
      entry,
      bookingId: booking.id,
      operatorId: booking.operator_id,
      orderId: order.id,
      currency: booking.currency,
      amount: earned,
      commission,
      serviceEndedAt: new Date(),
    });
  }
  for (const { id } of refunds) await platform.jobs.add(trx, 'checkout/carry-refund', { refundId: id });
  return { refunds, byHand };
}

async function onSiteParts(
  trx: Transaction<Tables>,
  { order, booking, refund, kept }: ToPromise,
  beyondCards: number,
): Promise<{ byHand: number; toOperator: number }> {
  const onSite = await readOnSite(trx, booking.region_id, booking.id);
  if (onSite === 0) return { byHand: 0, toOperator: 0 };
  const byHand = Math.min(onSite, beyondCards);
  const money = await readHeld(trx, booking.region_id, { bookingId: booking.id, orderId: order.id });
  return { byHand, toOperator: Math.max(0, onSite - byHand - (money - refund - kept)) };
}

async function spread(
  trx: Transaction<Tables>,
  { order, booking, refund, quoteId, reason }: ToPromise,
): Promise<RefundRow[]> {
  const payments = await readRefundable(trx, booking.region_id, { orderId: order.id, bookingId: booking.id });
  const rows = spreadOver(payments, refund).map(({ paymentId, amount }) => ({
    region_id: booking.region_id,
    order_id: order.id,
    payment_id: paymentId,
    booking_id: booking.id,
    quote_id: quoteId,
    state: 'approved' as const,
    reason,
    amount,
    currency: booking.currency,
    provider_refund_id: null,
    failure: null,
    settled_at: null,
  }));
  return insertRefunds(trx, rows);
}

import type { Transaction } from 'kysely';
import type { BookingRow } from '#features/bookings/api/public.ts';
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
import { spreadOver } from './spread-refund.rules.ts';

export interface ToPromise {
  order: OrderRow;
  /** Locked, with its order. */
  booking: BookingRow;
  /** Names the move in the ledger, so that it is written once. */
  entry: string;
  /** Minor units out of what was paid: together all that was paid for what is given up. */
  refund: number;
  kept: number;
  quoteId: string | null;
  /** Why, as the refund says it. */
  reason: string;
}

/**
 * Promises money back, in the ledger and as refunds on their way, and gives the operator and the region what stays of it.
 * @returns the refunds; none where nothing goes back.
 */
export async function promiseBack(
  trx: Transaction<Tables>,
  platform: Platform,
  it: ToPromise,
): Promise<readonly RefundRow[]> {
  const { order, booking, entry, refund, kept } = it;
  const region = booking.region_id;
  const refunds = await spread(trx, it);
  const sent = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const about = { orderId: order.id, bookingId: booking.id, operatorId: booking.operator_id };
  const commission = shareOf(kept, booking.commission_bps);
  await writeEntry(trx, region, entry, booking.currency, [
    { account: 'customer', amount: refund + kept, ...about },
    ...refunds.map(({ id, amount, payment_id }) => ({
      account: 'refund' as const,
      amount: -amount,
      ...about,
      refundId: id,
      paymentId: payment_id,
    })),
    // What no payment can carry back any more is still owed: a person pays it.
    { account: 'review', amount: -(refund - sent), ...about },
    { account: 'operator', amount: -(kept - commission), ...about },
    { account: 'commission', amount: -commission, ...about },
  ]);
  if (sent < refund) {
    await openCase(trx, {
      region,
      about: entry,
      reason: 'owed_beyond_payments',
      amount: refund - sent,
      currency: booking.currency,
      orderId: order.id,
    });
  }
  if (kept > 0) {
    await accrue(trx, {
      region,
      entry,
      bookingId: booking.id,
      operatorId: booking.operator_id,
      orderId: order.id,
      currency: booking.currency,
      amount: kept - commission,
      commission,
      serviceEndedAt: new Date(),
    });
  }
  for (const { id } of refunds) await platform.jobs.add(trx, 'checkout/carry-refund', { refundId: id });
  return refunds;
}

/** Back to the payments that paid this booking, the newest first; what those cannot carry goes to any other payment of the order. */
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

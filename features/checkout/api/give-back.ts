import type { Transaction } from 'kysely';
import { insertRefunds, type PaymentRow, readCustomerMoney, writeEntry } from '#features/payments/api/public.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from './order.store.ts';

export interface GivingBack {
  order: OrderRow;
  payment: PaymentRow;
  /** In minor units. */
  amount: number;
  reason: 'late_payment' | 'paid_twice' | 'called_off';
}

/** The caller must have recorded the money in the same transaction. */
export async function giveBack(
  trx: Transaction<Tables>,
  platform: Platform,
  { order, payment, amount, reason }: GivingBack,
): Promise<void> {
  const { region_id: region, currency } = payment;
  const [refund] = await insertRefunds(trx, [
    {
      region_id: region,
      order_id: order.id,
      payment_id: payment.id,
      booking_id: null,
      quote_id: null,
      state: 'approved',
      reason,
      amount,
      currency,
      provider_refund_id: null,
      failure: null,
      settled_at: null,
    },
  ]);
  const held = [...(await readCustomerMoney(trx, region, order.id, payment.id))];
  const parts = apportion(
    amount,
    held.map(([, money]) => Math.max(0, money)),
  );
  await writeEntry(trx, region, `owe/${refund!.id}`, currency, [
    ...held.map(([bookingId], index) => ({
      account: 'customer' as const,
      amount: parts[index]!,
      orderId: order.id,
      bookingId,
      paymentId: payment.id,
      refundId: refund!.id,
    })),
    { account: 'refund', amount: -amount, orderId: order.id, paymentId: payment.id, refundId: refund!.id },
  ]);
  await platform.jobs.add(trx, 'checkout/carry-refund', { refundId: refund!.id });
}

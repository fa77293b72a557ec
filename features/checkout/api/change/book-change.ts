import type { Transaction } from 'kysely';
import { lockOrderBookings } from '#features/bookings/api/public.ts';
import { scheduled, withPaid } from '#features/checkout/contract/schedule.ts';
import { openCase, type PaymentRow, readCustomerMoney, writeEntry } from '#features/payments/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { orUndo } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { giveBack } from '../give-back.ts';
import { type OrderRow, saveOrder } from '../order.store.ts';
import { type ChangeRow, endChange } from './change.store.ts';
import { makeChange } from './make-change.ts';
import { saleOf } from './quote-change.ts';
import { readTakenOffer } from './read-taken-offer.ts';

/**
 * If the change is no longer possible, the money is refunded. The caller must have locked the payment and the order.
 * @param amount money that is not in the ledger yet, in minor units
 */
export async function bookChange(
  trx: Transaction<Tables>,
  platform: Platform,
  { payment, order, change, amount }: { payment: PaymentRow; order: OrderRow; change: ChangeRow; amount: number },
): Promise<void> {
  const { region_id: region, currency } = payment;
  const booking = (await lockOrderBookings(trx, region, order.id)).find(({ id }) => id === change.booking_id)!;
  const about = { orderId: order.id, paymentId: payment.id };
  await writeEntry(trx, region, `capture/${payment.id}/${payment.captured + amount}`, currency, [
    { account: 'provider', amount, ...about },
    { account: 'customer', amount: -amount, ...about, bookingId: booking.id, operatorId: booking.operator_id },
  ]);
  if (payment.captured + amount < change.charge) {
    await openCase(trx, {
      region,
      about: `payment/${payment.id}`,
      reason: 'change_paid_short',
      amount,
      currency,
      orderId: order.id,
    });
    return;
  }
  const offer = await readTakenOffer(trx, region, change.quote_id!);
  const paid = (await readCustomerMoney(trx, region, order.id)).get(booking.id) ?? 0;
  const isStill =
    (change.state === 'open' || change.state === 'lapsed') &&
    booking.state === 'CONFIRMED' &&
    !booking.cancellation?.pending &&
    saleOf(booking) === offer.from &&
    // If the balance was paid after the quote, the booking may have more money than the new price.
    paid <= offer.to.total;
  const made =
    isStill &&
    (await orUndo(trx, async () => {
      const accountId = change.made_by;
      return (await makeChange(trx, platform, { order, booking, change, offer, late: true, accountId })) === null;
    }));
  if (made) return;
  // Refunds are stored separately, so the schedule counts a refunded amount as paid.
  const schedule = withPaid(order.schedule, booking.id, amount);
  await saveOrder(trx, region, order.id, {
    schedule: JSON.stringify(schedule),
    total: order.total + scheduled(schedule) - scheduled(order.schedule),
    paid: order.paid + amount,
  });
  if (change.state === 'open') await endChange(trx, change, 'lapsed');
  const reason = change.state === 'done' ? 'paid_twice' : 'late_payment';
  await giveBack(trx, platform, { order, payment, amount, reason });
  const why = reason === 'paid_twice' ? { why: reason, amount } : {};
  await platform.jobs.add(trx, 'checkout/tell-too-late', { orderId: order.id, paymentId: payment.id, ...why });
}

import type { Transaction } from 'kysely';
import { lockOrderBookings, moveBooking, rememberLateRelease } from '#features/bookings/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { moveOrder } from '#features/checkout/contract/order-states.ts';
import { readOrderPayments } from '#features/payments/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { lockOrder, type OrderRow, saveOrder } from './order.store.ts';
import { notifyQuotation } from './quoted/notify-quotation.ts';

/** Releases the seats of an unpaid order. A released order stays unchanged. @throws order_not_payable. */
export async function releaseHeldOrder(
  trx: Transaction<Tables>,
  platform: Platform,
  orderId: string,
): Promise<OrderRow> {
  const region = platform.config.REGION;
  const locked = (await lockOrder(trx, region, orderId))!;
  if (locked.state === 'released') return locked;
  const to = moveOrder(locked.state, 'release');
  const payments = await readOrderPayments(trx, region, orderId);
  // The provider may still capture an authorized payment, so the seats stay held.
  if (!to || payments.some(({ state }) => state === 'authorized')) {
    throw problem(CHECKOUT_ERRORS, 'order_not_payable');
  }
  if (locked.hold_until) {
    const { id, created_at: createdAt, hold_until: holdUntil } = locked;
    await rememberLateRelease(trx, region, { id, createdAt, holdUntil });
  }
  for (const booking of await lockOrderBookings(trx, region, orderId)) {
    await moveBooking(trx, booking, { action: 'release', actor: 'traveller' });
  }
  await notifyQuotation(trx, platform, locked);
  return saveOrder(trx, region, orderId, { state: to, hold_until: null });
}

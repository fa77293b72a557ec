import type { Transaction } from 'kysely';
import { lockBookings } from '#features/bookings/api/public.ts';
import { lockOrder } from '#features/checkout/api/public.ts';
import {
  accrue,
  countEarnings,
  readHeld,
  readOnSite,
  readOrderPayments,
  writeEntry,
} from '#features/payments/api/public.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { Tables } from '#server/database/tables.ts';
import type { ServedBooking } from './earn.store.ts';

const SERVED: readonly string[] = ['CONFIRMED', 'REDEEMED', 'NO_SHOW'];

/**
 * Divides the booking's unearned money between the operator and the commission. Money that the operator received on the
 * spot is deducted from the operator's part. If this part is negative, the operator owes commission.
 * @returns the divided amount in minor units, or 0 if nothing can be earned now
 */
export async function earnBooking(
  trx: Transaction<Tables>,
  region: string,
  { bookingId, orderId, endedAt }: ServedBooking,
): Promise<number> {
  if (orderId) await lockOrder(trx, region, orderId);
  const [booking] = await lockBookings(trx, region, [bookingId]);
  if (!booking || !SERVED.includes(booking.state) || booking.cancellation?.pending) return 0;
  const payments = orderId ? await readOrderPayments(trx, region, orderId) : [];
  if (payments.some(({ state }) => state === 'disputed')) return 0;
  const money = await readHeld(trx, region, { bookingId, orderId });
  if (money <= 0) return 0;
  const onSite = await readOnSite(trx, region, bookingId);
  const commission = shareOf(money, booking.commission_bps);
  const earned = money - commission - onSite;
  const before = await countEarnings(trx, region, bookingId);
  const entry = before === 0 ? `earn/${bookingId}` : `earn/${bookingId}/${before + 1}`;
  const about = { orderId, bookingId, operatorId: booking.operator_id };
  await writeEntry(trx, region, entry, booking.currency, [
    { account: 'customer', amount: money, ...about },
    { account: 'on_site', amount: -onSite, ...about },
    { account: 'operator', amount: -earned, ...about },
    { account: 'commission', amount: -commission, ...about },
  ]);
  await accrue(trx, {
    region,
    entry,
    bookingId,
    operatorId: booking.operator_id,
    orderId,
    currency: booking.currency,
    amount: earned,
    commission,
    serviceEndedAt: before === 0 ? endedAt : new Date(),
  });
  return money;
}

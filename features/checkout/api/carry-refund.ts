import type { Transaction } from 'kysely';
import { type BookingRow, lockOrderBookings } from '#features/bookings/api/public.ts';
import {
  countRefunded,
  findPayment,
  findRefund,
  lockPayment,
  lockRefund,
  openCase,
  type RefundRow,
  readOrderRefunds,
  saveRefund,
  writeEntry,
} from '#features/payments/api/public.ts';
import { moveRefund, REFUND_CERTAIN, type RefundState } from '#features/payments/contract/refund-states.ts';
import { type CardRefund, CardTrouble } from '#server/cards/port.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { finishCancellation } from './cancel/finish-cancellation.ts';
import { lockOrder } from './order.store.ts';
import { refundDone } from './refund-done.rules.ts';

/** After eight failed tries, a person must pay the refund by other means. */
const TRIES = 8;

/**
 * The refund's id is the provider's idempotency key. If the result is `approved` or `failed`, the caller must call
 * again.
 */
export async function carryRefund(platform: Platform, refundId: string): Promise<RefundState> {
  const { db, config } = platform;
  const refund = await findRefund(db, config.REGION, refundId);
  if (!refund) throw new Error(`There is no refund ${refundId}.`);
  if (refund.state === 'settled' || refund.state === 'manual') return refund.state;
  const seen = await askProvider(platform, refund);
  return inTransaction(db, (trx) => apply(trx, platform, refund, seen));
}

async function askProvider({ db, config, cards }: Platform, refund: RefundRow): Promise<CardRefund | CardTrouble> {
  const payment = (await findPayment(db, config.REGION, refund.payment_id))!;
  try {
    if (refund.state === 'submitted' && refund.provider_refund_id)
      return await cards.showRefund(payment.provider_id!, refund.provider_refund_id);
    // Providers delete idempotency keys after a day, so an earlier refund is looked up first.
    const [{ refunds }, ours] = await Promise.all([
      cards.show(payment.provider_id!),
      readOrderRefunds(db, config.REGION, refund.order_id),
    ]);
    const done = refundDone(
      refund,
      refunds,
      ours.filter(({ payment_id }) => payment_id === payment.id),
    );
    if (done) return done;
    return await cards.refund(
      payment.provider_id!,
      refund.amount,
      `${refund.id}/${refund.state === 'failed' ? refund.tries : 0}`,
    );
  } catch (error) {
    if (error instanceof CardTrouble) return error;
    throw error;
  }
}

async function apply(
  trx: Transaction<Tables>,
  platform: Platform,
  known: RefundRow,
  seen: CardRefund | CardTrouble,
): Promise<RefundState> {
  const region = platform.config.REGION;
  const payment = (await lockPayment(trx, region, known.payment_id))!;
  const order = (await lockOrder(trx, region, known.order_id))!;
  const bookings = await lockOrderBookings(trx, region, order.id);
  const refund = (await lockRefund(trx, region, known.id))!;
  if (seen instanceof CardTrouble && seen.outcome === 'unknown') return refund.state;
  const wished = seen instanceof CardTrouble ? 'failed' : seen.state;
  const to = moveRefund(refund.state, wished === 'failed' && refund.tries + 1 >= TRIES ? 'manual' : wished);
  if (to === null || (to === refund.state && to !== 'failed')) return refund.state;

  const failure = seen instanceof CardTrouble ? seen.code : seen.failure;
  const saved = await saveRefund(trx, refund, to, {
    providerRefundId: seen instanceof CardTrouble ? null : seen.id,
    failure,
  });
  const about = { orderId: order.id, bookingId: refund.booking_id, paymentId: payment.id, refundId: refund.id };
  if (to === 'settled') {
    await writeEntry(trx, region, `refund-settled/${refund.id}`, refund.currency, [
      { account: 'refund', amount: refund.amount, ...about },
      { account: 'provider', amount: -refund.amount, ...about },
    ]);
    await countRefunded(trx, payment);
  }
  if (to === 'manual') {
    await openCase(trx, {
      region,
      about: `refund/${refund.id}`,
      reason: 'refund_refused',
      facts: { tries: TRIES, failure: failure ?? '' },
      amount: refund.amount,
      currency: refund.currency,
      orderId: order.id,
    });
  }
  if (REFUND_CERTAIN.includes(saved.state)) await letGo(trx, platform, saved, order.id, bookings);
  return saved.state;
}

async function letGo(
  trx: Transaction<Tables>,
  platform: Platform,
  refund: RefundRow,
  orderId: string,
  bookings: readonly BookingRow[],
): Promise<void> {
  const booking = bookings.find(({ id }) => id === refund.booking_id);
  if (!booking?.cancellation?.pending) return;
  const all = (await readOrderRefunds(trx, refund.region_id, orderId)).filter(
    ({ booking_id }) => booking_id === booking.id,
  );
  if (!all.every(({ state }) => REFUND_CERTAIN.includes(state))) return;
  await finishCancellation(trx, platform, booking, 'system');
}

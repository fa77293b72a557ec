import type { Transaction } from 'kysely';
import { type BookingRow, moveBooking } from '#features/bookings/api/public.ts';
import type { Cancellation } from '#features/bookings/contract/booking.ts';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';
import { type CancellationQuote, quoteCancellation } from '#features/bookings/contract/quote-cancellation.ts';
import type { CancellationReason } from '#features/operators/contract/cancellation-refund.ts';
import { accrue, readHeld, writeEntry } from '#features/payments/api/public.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { owedFor } from './owed.ts';

export interface CancelOnAccount {
  actor: BookingActor;
  actorId?: string | null;
  cause: Cancellation['cause'];
  reason: string | null;
}

export function quoteOnAccount(
  booking: BookingRow,
  reason: CancellationReason,
  paid: number,
  now: Date,
): CancellationQuote {
  const { snapshot, items } = booking;
  return quoteCancellation({
    policy: snapshot.policy,
    startsAt: new Date(snapshot.startsAt),
    zone: snapshot.zone,
    now,
    total: owedFor(booking),
    paid,
    items,
    giveUp: null,
    reason,
  });
}

/**
 * If the operator or the system cancels the booking, the reseller owes nothing. The caller must have locked the
 * booking.
 */
export async function cancelOnAccount(
  trx: Transaction<Tables>,
  platform: Platform,
  booking: BookingRow,
  { actor, actorId = null, cause, reason }: CancelOnAccount,
): Promise<BookingRow> {
  const { region_id: region, id, operator_id, currency } = booking;
  const items = booking.items.map((item) =>
    item.state === 'active' ? { ...item, state: 'cancelled' as const } : item,
  );
  if (booking.state === 'ON_HOLD') {
    return moveBooking(trx, booking, {
      action: 'release',
      actor,
      actorId,
      reason,
      change: {
        items: JSON.stringify(items),
        cancellation: JSON.stringify({ cause, refund: 0, reason, pending: false, itemIds: null }),
      },
    });
  }
  const paid = await readHeld(trx, region, { bookingId: id, orderId: null });
  const { refund, kept } = quoteOnAccount(booking, reasonOf(cause), paid, new Date());
  const commission = shareOf(kept, booking.commission_bps);
  const about = { bookingId: id, operatorId: operator_id };
  await writeEntry(trx, region, `octo-cancel/${id}`, currency, [
    { account: 'customer', amount: refund + kept, ...about },
    { account: 'reseller', amount: -refund, ...about },
    { account: 'operator', amount: -(kept - commission), ...about },
    { account: 'commission', amount: -commission, ...about },
  ]);
  if (kept > 0) {
    await accrue(trx, {
      region,
      entry: `octo-cancel/${id}`,
      bookingId: id,
      operatorId: operator_id,
      orderId: null,
      currency,
      amount: kept - commission,
      commission,
      serviceEndedAt: new Date(),
    });
  }
  const moved = await moveBooking(trx, booking, {
    action: booking.state === 'PENDING' && (actor === 'operator' || actor === 'region') ? 'reject' : 'cancel',
    actor,
    actorId,
    reason: reason ?? cause,
    change: {
      items: JSON.stringify(items),
      cancellation: JSON.stringify({ cause, refund, reason, pending: false, itemIds: null }),
    },
  });
  if (actor === 'reseller' && !booking.test_mode)
    await platform.jobs.add(trx, 'checkout/tell-operator', { bookingId: id, about: 'cancelled' });
  return moved;
}

function reasonOf(cause: Cancellation['cause']): CancellationReason {
  return cause === 'weather' || cause === 'minimum' || cause === 'authority' || cause === 'operator'
    ? cause
    : 'traveller';
}

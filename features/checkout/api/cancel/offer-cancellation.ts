import { type BookingRow, insertQuote } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { quoteCancellation as quote } from '#features/bookings/contract/quote-cancellation.ts';
import type { CancellationOffer } from '#features/checkout/contract/cancel.ts';
import { readCustomerMoney } from '#features/payments/api/public.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { readOutlooks } from '../change/change.store.ts';
import type { OrderRow } from '../order.store.ts';
import { termsOf } from '../sale.rules.ts';

export const isCancellable = ({ state, cancellation }: Pick<BookingRow, 'state' | 'cancellation'>): boolean =>
  (state === 'CONFIRMED' || state === 'PENDING') && !cancellation?.pending;

/**
 * Stores the quote, which `takeCancellation` accepts.
 * @param itemIds null for the whole booking
 */
export async function offerCancellation(
  platform: Platform,
  { booking, order }: { booking: BookingRow; order: Pick<OrderRow, 'id'> },
  itemIds: string[] | null,
): Promise<CancellationOffer> {
  const { db, config } = platform;
  if (!isCancellable(booking)) throw problem(BOOKING_ERRORS, 'booking_action_refused');
  const now = new Date();
  const { snapshot } = booking;
  const [money, outlooks] = await Promise.all([
    readCustomerMoney(db, config.REGION, order.id),
    readOutlooks(db, config.REGION, order.id),
  ]);
  const outlook = outlooks.find(({ bookingId }) => bookingId === booking.id);
  const offer = quote({
    policy: snapshot.policy,
    startsAt: new Date(snapshot.startsAt),
    zone: snapshot.zone,
    now,
    total: booking.total,
    paid: money.get(booking.id) ?? 0,
    items: booking.items,
    giveUp: itemIds,
    // Until the traveller has answered a closure, a cancellation refunds everything.
    reason: outlook?.calledOff ? 'operator' : outlook?.change?.kind === 'closure' ? 'authority' : 'traveller',
  });
  const row = await insertQuote(db, {
    region_id: config.REGION,
    booking_id: booking.id,
    kind: itemIds ? 'amend' : 'cancel',
    offer: JSON.stringify({ ...offer, itemIds }),
    refund: offer.refund,
    currency: booking.currency,
    valid_until: new Date(now.getTime() + termsOf(await platform.region.current()).quoteMinutes * 60_000),
    taken_at: null,
  });
  return {
    id: row.id,
    currency: booking.currency,
    refund: offer.refund,
    kept: offer.kept,
    price: offer.price,
    validUntil: row.valid_until.toISOString(),
    itemIds,
  };
}

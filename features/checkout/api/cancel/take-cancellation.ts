import type { Transaction } from 'kysely';
import { type BookingRow, takeQuote } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { CancellationQuote } from '#features/bookings/contract/quote-cancellation.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { readCustomerMoney } from '#features/payments/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';
import { beginCancellation } from './begin-cancellation.ts';
import { isCancellable } from './offer-cancellation.ts';

interface Taking {
  quoteId: string;
  reason: string | null;
  /** The operator cancels at the wish of a guest whose booking it entered by hand. */
  actor: 'traveller' | 'region' | 'operator';
  actorId: string | null;
}

/**
 * Cancels with the quoted refund. The caller must have locked the order and the booking.
 * @returns the refund in minor units, or null if the quote was accepted before
 */
export async function takeCancellation(
  trx: Transaction<Tables>,
  platform: Platform,
  { order, booking }: { order: OrderRow; booking: BookingRow },
  { quoteId, ...by }: Taking,
): Promise<number | null> {
  const region = platform.config.REGION;
  const taken = await takeQuote(trx, region, booking.id, quoteId);
  if (!taken || taken.quote.kind === 'move') throw problem(CHECKOUT_ERRORS, 'quote_over');
  if (taken.again) return null;
  if (!isCancellable(booking)) throw problem(BOOKING_ERRORS, 'booking_action_refused');
  const offer = taken.quote.offer as unknown as CancellationQuote & { itemIds: string[] | null };
  const money = (await readCustomerMoney(trx, region, order.id)).get(booking.id) ?? 0;
  const stillActive = (id: string) => booking.items.some((item) => item.id === id && item.state === 'active');
  if (money < offer.paid || (!offer.itemIds && money !== offer.paid) || !(offer.itemIds ?? []).every(stillActive)) {
    throw problem(CHECKOUT_ERRORS, 'quote_over');
  }
  await beginCancellation(trx, platform, {
    order,
    booking,
    ...by,
    cause: 'traveller',
    itemIds: offer.itemIds,
    refund: offer.refund,
    kept: offer.kept,
    quoteId: taken.quote.id,
  });
  return offer.refund;
}

import { type BookingRow, readOrderBookings } from '#features/bookings/api/public.ts';
import { findOrder, type OrderRow, openSchedule } from '#features/checkout/api/public.ts';
import type { Instalment } from '#features/checkout/contract/order.ts';
import { type RefundRow, readOrderRefunds } from '#features/payments/api/public.ts';
import type { CancelledLine } from '#features/quotations/contract/cancelled-line.ts';
import type { LineMeeting } from '#features/quotations/contract/line-meeting.ts';
import type { Database } from '#server/database/connect.ts';
import type { OfferRow } from '../quotation.store.ts';

export interface SettledOrder extends OrderRow {
  /** Refunds for cancellations, in minor units. The order's total and paid sum still contain these refunds. */
  returned: number;
  open: Instalment[];
  cancelled: CancelledLine[];
  meetings: LineMeeting[];
}

type OfOffer = Pick<OfferRow, 'region_id' | 'order_id' | 'chosen' | 'chosen_bookings'>;

export async function findSettledOrder(db: Database, offer: OfOffer): Promise<SettledOrder | undefined> {
  const { region_id: region, order_id: id } = offer;
  if (!id) return undefined;
  const [order, refunds, bookings] = await Promise.all([
    findOrder(db, region, id),
    readOrderRefunds(db, region, id),
    readOrderBookings(db, region, id),
  ]);
  // A refund without a booking returns a late or double payment, which is not part of the total.
  const returned = sumOf(refunds.filter(({ booking_id }) => booking_id !== null));
  const open = order && (await openSchedule(db, order, bookings));
  return order && { ...order, open: open!, returned, ...linesOf(offer, bookings, refunds) };
}

function linesOf(offer: OfOffer, bookings: readonly BookingRow[], refunds: readonly RefundRow[]) {
  const cancelled = cancelledLines(offer, bookings, refunds);
  const over = cancelled.flatMap(({ lineId, isWhole }) => (isWhole ? lineId : []));
  return { cancelled, meetings: lineMeetings(offer, bookings).filter(({ lineId }) => !over.includes(lineId)) };
}

export function lineMeetings(
  { chosen, chosen_bookings }: Pick<OfOffer, 'chosen' | 'chosen_bookings'>,
  bookings: readonly Pick<BookingRow, 'id' | 'snapshot'>[],
): LineMeeting[] {
  const booked = (chosen_bookings ?? []).flatMap((bookingId, index) => {
    const snapshot = bookings.find(({ id }) => id === bookingId)?.snapshot;
    const lineId = chosen?.[index];
    return snapshot && lineId ? [{ lineId, snapshot }] : [];
  });
  return booked
    .toSorted((one, other) => one.snapshot.startsAt.localeCompare(other.snapshot.startsAt))
    .map(({ lineId, snapshot: { localDate, localTime, meeting } }) => {
      return { lineId, date: localDate, time: localTime, name: meeting.name };
    });
}

export function cancelledLines(
  { chosen, chosen_bookings }: Pick<OfOffer, 'chosen' | 'chosen_bookings'>,
  bookings: readonly Pick<BookingRow, 'id' | 'state' | 'cancellation'>[],
  refunds: readonly Pick<RefundRow, 'booking_id' | 'amount'>[],
): CancelledLine[] {
  return (chosen_bookings ?? []).flatMap((bookingId, index) => {
    const booking = bookings.find(({ id }) => id === bookingId);
    const lineId = chosen?.[index];
    if (!booking?.cancellation || !lineId) return [];
    const { state, cancellation } = booking;
    const isOver = state === 'CANCELLED' || state === 'REJECTED';
    const returned = sumOf(refunds.filter(({ booking_id }) => booking_id === bookingId));
    return [{ lineId, isWhole: isOver || (cancellation.pending && cancellation.itemIds === null), returned }];
  });
}

function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

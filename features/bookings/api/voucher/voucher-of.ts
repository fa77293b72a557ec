import { itemsLeft } from '#features/bookings/contract/booking-words.ts';
import { drawQr, type QrPath } from '#server/paper/draw-qr.ts';
import type { BookingRow } from '../booking.store.ts';
import type { VoucherKey } from './voucher-key.ts';

const HAS_VOUCHER: readonly BookingRow['state'][] = ['CONFIRMED', 'REDEEMED', 'NO_SHOW'];
/** A voucher is valid for this time after the end of the service. */
const GRACE_MS = 24 * 3_600_000;

export interface Voucher {
  token: string;
  qr: QrPath;
}

export function voucherOf(key: VoucherKey, booking: BookingRow): Voucher | null {
  if (!HAS_VOUCHER.includes(booking.state)) return null;
  const token = key.sign({
    bookingId: booking.id,
    departureId: booking.departure_id,
    items: itemsLeft(booking.items),
    // The voucher of a test booking is expired, so it admits no traveller.
    expiresAt: booking.test_mode ? new Date(0) : new Date(Date.parse(booking.snapshot.endsAt) + GRACE_MS),
    reference: booking.reference,
  });
  return { token, qr: drawQr(token) };
}

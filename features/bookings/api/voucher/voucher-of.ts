import { itemsLeft } from '#features/bookings/contract/booking-words.ts';
import { drawQr, type QrPath } from '#server/paper/draw-qr.ts';
import type { BookingRow } from '../booking.store.ts';
import type { VoucherKey } from './voucher-key.ts';

/** States in which a booking has a voucher. */
const HAS_VOUCHER: readonly BookingRow['state'][] = ['CONFIRMED', 'REDEEMED', 'NO_SHOW'];
/** After the end of the service, for whoever comes late or is checked the next morning. */
const GRACE_MS = 24 * 3_600_000;

export interface Voucher {
  /** The text of the code: also what a reseller hands on (OCTO's QRCODE). */
  token: string;
  qr: QrPath;
}

/** @returns null while, or since, there is nothing to come in with. */
export function voucherOf(key: VoucherKey, booking: BookingRow): Voucher | null {
  if (!HAS_VOUCHER.includes(booking.state)) return null;
  const token = key.sign({
    bookingId: booking.id,
    departureId: booking.departure_id,
    items: itemsLeft(booking.items),
    // What a reseller only tries lets nobody in: it was over before it began.
    expiresAt: booking.test_mode ? new Date(0) : new Date(Date.parse(booking.snapshot.endsAt) + GRACE_MS),
    reference: booking.reference,
  });
  return { token, qr: drawQr(token) };
}

import { ADMISSION_HOURS_BEFORE, type Manifest, type ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { arrivalOf } from '#features/bookings/contract/manifest-words.ts';
import { readVoucher, type VoucherClaims } from '#features/bookings/contract/voucher.ts';

export type Verdict =
  | 'valid'
  | 'used'
  | 'other_departure'
  | 'forged'
  | 'no_voucher'
  | 'cancelled'
  | 'unconfirmed'
  | 'expired'
  | 'too_early';

export interface Judgement {
  verdict: Verdict;
  booking: ManifestBooking | null;
  claims: VoucherClaims | null;
}

export type Verify = (signature: Uint8Array, signed: Uint8Array, publicKey: string) => Promise<boolean>;

const HOUR_MS = 3_600_000;

/**
 * The state in the list decides the result, because the voucher may be older. If the booking is not in the list, the
 * signature, departure and expiry of the voucher decide the result.
 */
export async function judgeVoucher(text: string, manifest: Manifest, verify: Verify, now: Date): Promise<Judgement> {
  const read = readVoucher(text);
  if (!read) return { verdict: 'no_voucher', booking: null, claims: null };
  const { claims } = read;
  if (!(await verify(read.signature, read.signed, manifest.publicKey).catch(() => false)))
    return { verdict: 'forged', booking: null, claims: null };
  const booking = manifest.bookings.find(({ id }) => id === claims.bookingId) ?? null;
  if (booking) return { verdict: judgeBooking(booking, manifest, now), booking, claims };
  if (claims.departureId !== manifest.departure.id) return { verdict: 'other_departure', booking, claims };
  if (claims.expiresAt < now) return { verdict: 'expired', booking, claims };
  return { verdict: isEarly(manifest, now) ? 'too_early' : 'valid', booking, claims };
}

export function judgeBooking(booking: ManifestBooking, manifest: Manifest, now: Date): Verdict {
  const arrival = arrivalOf(booking);
  if (arrival === 'cancelled' || arrival === 'unconfirmed') return arrival;
  if (arrival === 'here') return 'used';
  return isEarly(manifest, now) ? 'too_early' : 'valid';
}

const isEarly = ({ departure }: Manifest, now: Date) =>
  now.getTime() < Date.parse(departure.startsAt) - ADMISSION_HOURS_BEFORE * HOUR_MS;

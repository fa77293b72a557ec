import { fromBase45, toBase45 } from './base45.ts';

/**
 * The site signs these claims with Ed25519, and phones check the signature offline. The text of a voucher is `VR1:` and
 * base45 of booking id (16 bytes), departure id (16), number of items (1), expiry (4, minutes since 1970), reference
 * (ASCII) and signature (64). The signature covers all bytes before it.
 */
export interface VoucherClaims {
  bookingId: string;
  departureId: string;
  items: number;
  /** The time is rounded down to the minute. */
  expiresAt: Date;
  reference: string;
}

export const VOUCHER_MARK = 'VR1:';
const SIGNATURE_BYTES = 64;
const FIXED_BYTES = 16 + 16 + 1 + 4;
const MINUTE_MS = 60_000;

export function voucherBytes({ bookingId, departureId, items, expiresAt, reference }: VoucherClaims): Uint8Array {
  const minute = Math.floor(expiresAt.getTime() / MINUTE_MS);
  const bytes = [
    ...new TextEncoder().encode(VOUCHER_MARK),
    ...uuidBytes(bookingId),
    ...uuidBytes(departureId),
    Math.min(items, 255),
    ...[24, 16, 8, 0].map((shift) => (minute >>> shift) & 255),
    ...new TextEncoder().encode(reference),
  ];
  return Uint8Array.from(bytes);
}

export function writeVoucher(signed: Uint8Array, signature: Uint8Array): string {
  return VOUCHER_MARK + toBase45(Uint8Array.from([...signed.subarray(VOUCHER_MARK.length), ...signature]));
}

export interface ReadVoucher {
  claims: VoucherClaims;
  signed: Uint8Array;
  signature: Uint8Array;
}

/**
 * The caller must check the signature before it trusts the claims.
 * @returns null for other QR codes
 */
export function readVoucher(text: string): ReadVoucher | null {
  if (!text.startsWith(VOUCHER_MARK)) return null;
  const bytes = fromBase45(text.slice(VOUCHER_MARK.length));
  if (!bytes || bytes.length < FIXED_BYTES + SIGNATURE_BYTES) return null;
  const body = bytes.subarray(0, -SIGNATURE_BYTES);
  const minute = new DataView(body.buffer, body.byteOffset).getUint32(33);
  return {
    claims: {
      bookingId: uuidText(body.subarray(0, 16)),
      departureId: uuidText(body.subarray(16, 32)),
      items: body[32]!,
      expiresAt: new Date(minute * MINUTE_MS),
      reference: new TextDecoder().decode(body.subarray(FIXED_BYTES)),
    },
    signed: Uint8Array.from([...new TextEncoder().encode(VOUCHER_MARK), ...body]),
    signature: bytes.subarray(-SIGNATURE_BYTES),
  };
}

function uuidBytes(uuid: string): number[] {
  return (uuid.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function uuidText(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

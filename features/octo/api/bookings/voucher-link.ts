import { createHmac, timingSafeEqual } from 'node:crypto';
import { octoVoucherRoute } from '#features/octo/contract/routes.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';

/** The URL of a voucher contains a secret, and opens the voucher without signing in. */
export interface VoucherLinks {
  of(bookingId: string): string;
  isOf(bookingId: string, file: string): boolean;
}

export async function voucherLinks(config: Config): Promise<VoucherLinks> {
  const key = (await openSiteKey(config))('octo voucher links');
  const fileOf = (bookingId: string) =>
    `${createHmac('sha256', key).update(bookingId).digest().subarray(0, 16).toString('base64url')}.pdf`;
  return {
    of: (bookingId) =>
      config.PUBLIC_URL + octoVoucherRoute.replace(':bookingId', bookingId).replace(':file', fileOf(bookingId)),
    isOf(bookingId, file) {
      const [known, given] = [Buffer.from(fileOf(bookingId)), Buffer.from(file)];
      return known.length === given.length && timingSafeEqual(known, given);
    },
  };
}

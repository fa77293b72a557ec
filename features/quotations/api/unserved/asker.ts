import { createHmac } from 'node:crypto';
import type { DeriveKey } from '#server/auth/site-key.ts';

export const askerKeyOf = (derive: DeriveKey): Buffer => derive('askers of quotations');

/**
 * Hashes an email address with a secret key, so that the stored hashes cannot be compared with hashes of known addresses.
 * @param email hexadecimal SHA-256 of the email address in lower case
 */
export function askerHash(key: Buffer, email: string): string {
  return createHmac('sha256', key).update(email).digest('hex');
}
